// How a game learns what it fits itself and keeps in a file of its own kind, from games that the bot plays against itself.
#pragma once

#include <functional>
#include <memory>

#include "core/game.hpp"
#include "learn/game_pair.hpp"
#include "learn/learning_game.hpp"
#include "learn/lesson_files.hpp"

namespace nemeton {

// What a game must define for that, as `Learner` in bot/learner.hpp:
//
// Game, Known       The rules, and what the bot knows, which `Known::parse` reads from the bytes of ID.net and `bytes` writes. A pointer to it is
//                   null where nothing has been learnt yet.
// Lesson, is_sound  lesson_files.hpp
// play              What is learnt from a game of what is known against itself.
// learn             What is known when it has been learnt from lessons, and from what was known before. It tells how it goes, in a line.
// play_match        The returns of a game, in which seats with an even number play by the first and the others by the second.
template <class L>
concept FittedLearner = Rules<typename L::Game> && HasLessons<L> &&
                        requires(const typename L::Known* known, const typename L::Known& learnt, std::string_view text,
                                 const std::vector<typename L::Lesson>& lessons, std::uint64_t seed,
                                 const std::function<void(const std::string&)>& report) {
                          {
                            L::Known::parse(text, text)
                          } -> std::same_as<std::expected<typename L::Known, std::string>>;
                          { learnt.bytes() } -> std::same_as<std::string>;
                          { L::play(known, seed) } -> std::same_as<std::vector<typename L::Lesson>>;
                          { L::learn(known, lessons, seed, report) } -> std::same_as<typename L::Known>;
                          { L::play_match(known, known, seed) } -> std::same_as<Returns>;
                        };

template <FittedLearner L>
struct FittedGame {
  using Known = typename L::Known;

  static std::expected<Learnt, std::string> parse(std::string_view bytes, const std::string& name) {
    auto known = Known::parse(bytes, name);
    if (!known) return std::unexpected(known.error());
    return std::make_shared<const Known>(std::move(*known));
  }

  static std::string beginning() { return {}; }

  static std::string play(const void* best, std::uint64_t seed) {
    return lesson_rows<L>(L::play(static_cast<const Known*>(best), seed));
  }

  static std::expected<void, std::string> propose(const Proposal& proposal) {
    const auto lessons = read_lessons<L>(proposal.lessons);
    if (!lessons) return std::unexpected(lessons.error());
    const auto* best = static_cast<const Known*>(proposal.best.get());
    return write_file(proposal.file, L::learn(best, *lessons, proposal.seed, proposal.report).bytes());
  }

  static std::size_t pair(const void* first, const void* second, std::uint64_t seed) {
    const auto *one = static_cast<const Known*>(first), *other = static_cast<const Known*>(second);
    return points_of_pair(
        [&](Seat parity) { return parity == 0 ? L::play_match(one, other, seed) : L::play_match(other, one, seed); });
  }

  static LearningGame game() { return learning_game<FittedGame>(L::Game::info.id, ".net", sizeof(typename L::Lesson)); }
};

}  // namespace nemeton
