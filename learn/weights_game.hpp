// How a few weights in the program are learnt, from games that the bot plays against itself or by change alone.
#pragma once

#include <cmath>
#include <cstring>
#include <limits>

#include "core/game.hpp"
#include "learn/files.hpp"
#include "learn/learning_game.hpp"
#include "learn/pair.hpp"
#include "learn/weights.hpp"

namespace nemeton {

// What a game gives to have its weights learnt, as `Learner` in bot/learner.hpp:
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
// Lesson, play         What is learnt from a game of the weights against themselves: without gaps, as it goes to a file as it is.
// is_sound             Whether such a lesson can come of a game.
// learn                Better weights. It tells how it goes, in a line.
template <class L>
concept WeightsLearner = Rules<typename L::Game> && requires(const typename L::Weights& weights, std::uint64_t seed) {
  { L::weights() } -> std::same_as<typename L::Weights>;
  { L::rows() } -> std::same_as<std::vector<std::size_t>>;
  { L::play_match(weights, weights, seed) } -> std::same_as<Returns>;
};

template <class L>
concept LearnsFromGames = requires { typename L::Lesson; };

template <WeightsLearner L>
struct WeightsGame {
  using Weights = typename L::Weights;
  using Number = typename Weights::value_type;

  static std::expected<Learnt, std::string> parse(std::string_view bytes, const std::string& name) {
    constexpr double kMost = std::is_integral_v<Number> ? std::numeric_limits<Number>::max() : 1e6;
    const auto numbers = parse_weights(bytes, name, std::tuple_size_v<Weights>);
    if (!numbers) return std::unexpected(numbers.error());
    Weights weights;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      const double number = (*numbers)[i];
      if (std::abs(number) > kMost || (std::is_integral_v<Number> && number != std::trunc(number))) {
        return std::unexpected(name + ": weight " + std::to_string(i + 1) + " is " + std::to_string(number) +
                               ", expected a " + (std::is_integral_v<Number> ? "whole " : "") + "number within ±" +
                               std::to_string(std::lround(kMost)));
      }
      weights[i] = static_cast<Number>(number);
    }
    return std::make_shared<const Weights>(weights);
  }

  static std::string beginning() { return text("the weights of the program", L::weights()); }

  static std::string play(const void* best, std::uint64_t seed) {
    std::string rows;
    if constexpr (LearnsFromGames<L>) {
      const auto lessons = L::play(weights_of(best), seed);
      rows.assign(reinterpret_cast<const char*>(lessons.data()), lessons.size() * sizeof(typename L::Lesson));
    }
    return rows;
  }

  static std::expected<void, std::string> propose(const Proposal& proposal) {
    const Weights& best = weights_of(proposal.best.get());
    Weights candidate;
    if constexpr (LearnsFromGames<L>) {
      std::vector<typename L::Lesson> lessons;
      for (const auto& path : proposal.lessons) {
        if (auto read = read_lessons(path, lessons); !read) return read;
      }
      candidate = L::learn(best, lessons, proposal.seed, proposal.report);
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
    if constexpr (LearnsFromGames<L>) {
      static_assert(std::has_unique_object_representations_v<typename L::Lesson>);
      return sizeof(typename L::Lesson);
    }
    return std::size_t{0};
  }();

  static LearningGame game() {
    return {.id = L::Game::info.id,
            .ending = ".inc",
            .lesson_bytes = kLessonBytes,
            .parse = parse,
            .beginning = beginning,
            .play_lessons = play,
            .propose = propose,
            .play_pair = pair};
  }

 private:
  static const Weights& weights_of(const void* learnt) { return *static_cast<const Weights*>(learnt); }

  static std::string text(std::string_view comment, const Weights& weights) {
    const std::vector<double> numbers(weights.begin(), weights.end());
    return weights_text(comment, numbers, L::rows(), std::is_integral_v<Number> ? 0 : 3);
  }

  static std::expected<void, std::string> read_lessons(const std::filesystem::path& path, auto& lessons) {
    const auto bytes = read_file(path);
    if (!bytes) return std::unexpected(path.string() + ": not there");
    for (std::size_t at = 0; at < bytes->size(); at += kLessonBytes) {
      typename L::Lesson lesson{};
      if (bytes->size() - at >= kLessonBytes) std::memcpy(&lesson, bytes->data() + at, kLessonBytes);
      if (bytes->size() - at < kLessonBytes || !L::is_sound(lesson)) {
        return std::unexpected(path.string() + ": damaged at byte " + std::to_string(at) + ", expected lessons of " +
                               std::to_string(kLessonBytes) + " bytes");
      }
      lessons.push_back(lesson);
    }
    return {};
  }
};

}  // namespace nemeton
