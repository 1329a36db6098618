// Observations as floats. A game writes its planes one after the other into a sink; the same function names them, so that the layout that is told is the
// one that is written.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"

namespace nemeton::research {

// Floats that belong together, in rows: the last number of the shape counts fastest.
struct Plane {
  std::string name;
  std::vector<int> shape;
  std::string meaning;
  std::size_t offset;  // of its first float

  std::size_t size() const {
    std::size_t size = 1;
    for (const int length : shape) size *= static_cast<std::size_t>(length);
    return size;
  }
};

// The sink that writes, into floats that are all 0.
class TensorWriter {
 public:
  explicit TensorWriter(float* at) : at_(at) {}

  // The floats of the next plane.
  float* plane(std::string_view, std::initializer_list<int> shape, std::string_view) {
    float* const first = at_;
    std::ptrdiff_t size = 1;
    for (const int length : shape) size *= length;
    at_ += size;
    return first;
  }

 private:
  float* at_;
};

// The sink that learns the layout.
class LayoutReader {
 public:
  float* plane(std::string_view name, std::initializer_list<int> shape, std::string_view meaning) {
    planes_.push_back({std::string(name), shape, std::string(meaning), size_});
    size_ += planes_.back().size();
    thrown_away_.assign(planes_.back().size(), 0);
    return thrown_away_.data();
  }
  const std::vector<Plane>& planes() const { return planes_; }

 private:
  std::vector<Plane> planes_;
  std::size_t size_ = 0;
  std::vector<float> thrown_away_;
};

// Planes of one float, and of a row of which at most one is 1: none where `which` is negative.
template <class Sink>
void write_number(Sink& sink, std::string_view name, double number, std::string_view meaning) {
  *sink.plane(name, {1}, meaning) = static_cast<float>(number);
}
template <class Sink>
void write_one_of(Sink& sink, std::string_view name, int count, int which, std::string_view meaning) {
  float* const plane = sink.plane(name, {count}, meaning);
  if (which >= 0) plane[which] = 1;
}

// The seats as a viewer counts them: itself first, the others in turn after it.
class SeatsFrom {
 public:
  SeatsFrom(Seat viewer, int seats) : viewer_(viewer), seats_(seats) {}
  int count() const { return seats_; }
  // The seat that is counted so.
  Seat operator[](int place) const { return viewer_ + place < seats_ ? viewer_ + place : viewer_ + place - seats_; }
  // How a seat is counted; −1 for none.
  int place(Seat seat) const { return seat < 0 ? -1 : seat >= viewer_ ? seat - viewer_ : seat - viewer_ + seats_; }

 private:
  Seat viewer_;
  int seats_;
};

}  // namespace nemeton::research
