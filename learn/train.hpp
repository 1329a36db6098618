// Training: generation after generation, what has been learnt plays itself, a candidate is learnt from the games, and takes its place if it is
// stronger. It is a network (network_game.hpp), what a game fits itself (fitted_game.hpp), or a few weights in the program (weights_game.hpp), whose
// files end in .inc instead of .net.
//
// Everything is in one folder, so that a training that was ended goes on where it was:
//
//   settings.txt       what it was begun with; what is random comes from the seed in it
//   start.net          what it was begun with, unless it is nothing
//   ID.net             the best candidate so far
//   0001/              a generation
//     0000.lessons     lessons of a thousand games (search/lesson.hpp), 0001.lessons of the next …
//     candidate.net    what was learnt from the lessons of this generation and a few before
//     match.txt        the results of its pairs of games against the best before it, by points from 0 to 4
//     verdict.txt      whether it was stronger
#pragma once

#include <cstdint>
#include <expected>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

namespace nemeton {

struct TrainOptions {
  std::string game;
  std::filesystem::path folder;
  std::filesystem::path fit;    // learn/fit.py
  std::filesystem::path start;  // what to begin with; empty: no network, or the weights of the program
  std::uint64_t seed = 1;
  int games = 20'000;  // of self-play, a generation
  int generations = 8;
  int threads = 1;
  int pairs = 4'000;  // of a match, at most
};

// The ids of the games that learn.
std::vector<std::string> games_that_learn();

// Trains until there are so many generations. Error: one line.
std::expected<void, std::string> train(const TrainOptions& options, std::ostream& progress);

}  // namespace nemeton
