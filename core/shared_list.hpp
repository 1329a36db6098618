// A list that grows at its end. Copies share all but the last elements, so copying is cheap however long the list is.
#pragma once

#include <cstddef>
#include <memory>
#include <vector>

namespace nemeton {

// Full chunks are immutable, so copies may be used on different threads.
template <class T>
class SharedList {
 public:
  static constexpr std::size_t kChunk = 256;

  std::size_t size() const { return chunks_.size() * kChunk + rest_.size(); }
  bool empty() const { return size() == 0; }
  const T& operator[](std::size_t i) const {
    const std::size_t chunk = i / kChunk;
    return chunk < chunks_.size() ? (*chunks_[chunk])[i % kChunk] : rest_[i % kChunk];
  }
  const T& back() const { return (*this)[size() - 1]; }

  void push_back(T element) {
    rest_.push_back(std::move(element));
    if (rest_.size() < kChunk) return;
    chunks_.push_back(std::make_shared<const std::vector<T>>(std::move(rest_)));
    rest_ = {};
  }
  // Keeps only the first `size` elements.
  void truncate(std::size_t size) {
    const std::size_t chunk = size / kChunk;
    if (chunk < chunks_.size()) {
      rest_ = *chunks_[chunk];
      chunks_.resize(chunk);
    }
    rest_.erase(rest_.begin() + static_cast<std::ptrdiff_t>(size % kChunk), rest_.end());
  }

 private:
  std::vector<std::shared_ptr<const std::vector<T>>> chunks_;
  std::vector<T> rest_;
};

}  // namespace nemeton
