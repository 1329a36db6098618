// A game that learns, with its type erased: how what it has learnt is read, how it plays by that, and where a candidate comes from.
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace nemeton {

// A network or weights with its type erased; null if nothing has been learned yet.
using Learnt = std::shared_ptr<const void>;

// Of a candidate: what it is learnt from, and the file that it goes to.
struct Proposal {
  Learnt best;
  std::filesystem::path best_file;  // not there if nothing has been learnt yet
  std::vector<std::filesystem::path> lessons;
  std::uint64_t seed;
  std::filesystem::path fit;  // learn/fit.py
  std::string command;        // that it comes of
  std::filesystem::path file;
  std::function<void(const std::string&)> report;
};

struct LearningGame {
  std::string_view id;
  std::string_view ending;   // of files of what is learnt
  std::size_t lesson_bytes;  // 0 if nothing is learnt from games of self-play
  // Parses a file of what was learned. Error: one line that begins with the name.
  std::expected<Learnt, std::string> (*parse)(std::string_view bytes, const std::string& name);
  // The file to begin with if none is given; empty if that is nothing.
  std::string (*beginning)();
  std::string (*play_lessons)(const void* best, std::uint64_t seed);
  std::expected<void, std::string> (*propose)(const Proposal& proposal);
  // The points of the first out of 4.
  std::size_t (*play_pair)(const void* first, const void* second, std::uint64_t seed);
};

// The functions of `G`, such as NetworkGame.
template <class G>
LearningGame learning_game(std::string_view id, std::string_view ending, std::size_t lesson_bytes) {
  return {id, ending, lesson_bytes, G::parse, G::beginning, G::play, G::propose, G::pair};
}

}  // namespace nemeton
