// How a few weights in the program are learnt, from games that the bot plays against itself or by change alone.
#pragma once

#include <cmath>

#include "core/files.hpp"
#include "core/game.hpp"
#include "learn/game_pair.hpp"
#include "learn/learning_game.hpp"
#include "learn/lesson_files.hpp"
#include "learn/weights.hpp"

namespace nemeton {

// What a game must define for its weights to be learned, as `Learner` in bot/learner.hpp:
//
// Game, Weights        The rules, and an array of all weights.
// weights, rows        Those of the program, and the lengths of the rows that they are written in.
// play_match           The returns of a game, in which seats with an even number play by the first weights and the others by the second.
//
// and either
//
// changed              Weights that may be better,
//
// or
//
// Lesson, is_sound     lesson_files.hpp
// play                 What is learnt from a game of the weights against themselves.
// learn                Better weights. It tells how it goes, in a line.
template <class L>
concept WeightsLearner = Rules<typename L::Game> && requires(const typename L::Weights& weights, std::uint64_t seed) {
  { L::weights() } -> std::same_as<typename L::Weights>;
  { L::rows() } -> std::same_as<std::vector<std::size_t>>;
  { L::play_match(weights, weights, seed) } -> std::same_as<Returns>;
};

template <WeightsLearner L>
struct WeightsGame {
  using Weights = typename L::Weights;

  static std::expected<Learnt, std::string> parse(std::string_view bytes, const std::string& name) {
    constexpr double kMost = 1e6;
    const auto numbers = parse_weights(bytes, name, std::tuple_size_v<Weights>);
    if (!numbers) return std::unexpected(numbers.error());
    Weights weights;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double number = (*numbers)[i];
      if (std::abs(number) > kMost) {
        return std::unexpected(name + ": weight " + std::to_string(i + 1) + " is " + std::to_string(number) +
                               ", expected a number within ±" + std::to_string(std::lround(kMost)));
      }
      weights[i] = static_cast<typename Weights::value_type>(number);
    }
    return std::make_shared<const Weights>(weights);
  }

  static std::string beginning() { return text("the weights of the program", L::weights()); }

  static std::string play(const void* best, std::uint64_t seed) {
    if constexpr (HasLessons<L>) return lesson_rows<L>(L::play(weights_of(best), seed));
    else return {};
  }

  static std::expected<void, std::string> propose(const Proposal& proposal) {
    const Weights& best = weights_of(proposal.best.get());
    Weights candidate;
    if constexpr (HasLessons<L>) {
      const auto lessons = read_lessons<L>(proposal.lessons);
      if (!lessons) return std::unexpected(lessons.error());
      candidate = L::learn(best, *lessons, proposal.seed, proposal.report);
    } else {
      candidate = L::changed(best, proposal.seed);
    }
    return write_file(proposal.file, text(proposal.command, candidate));
  }

  static std::size_t pair(const void* first, const void* second, std::uint64_t seed) {
    return points_of_pair([&](Seat parity) {
      return parity == 0 ? L::play_match(weights_of(first), weights_of(second), seed)
                         : L::play_match(weights_of(second), weights_of(first), seed);
    });
  }

  static constexpr std::size_t kLessonBytes = [] {
    if constexpr (HasLessons<L>) return sizeof(typename L::Lesson);
    else return std::size_t{0};
  }();

  static LearningGame game() { return learning_game<WeightsGame>(L::Game::info.id, ".inc", kLessonBytes); }

 private:
  static const Weights& weights_of(const void* learnt) { return *static_cast<const Weights*>(learnt); }

  static std::string text(std::string_view comment, const Weights& weights) {
    const std::vector<double> numbers(weights.begin(), weights.end());
    return weights_text(comment, numbers, L::rows());
  }
};

}  // namespace nemeton
