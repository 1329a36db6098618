// Self-play, and a match of two networks. How the network is fitted to the games: fit.cpp.
#include "games/brandubh/bot/learner.hpp"

#include "games/brandubh/bot/searcher.hpp"
#include "games/brandubh/learn/fit.hpp"

namespace nemeton::brandubh {

namespace {

constexpr std::uint64_t kNodes = 1000;       // for a move of self-play
constexpr std::uint64_t kMatchNodes = 2000;  // of a match
constexpr int kDepth = 30;
constexpr std::size_t kTableBytes = 1 << 18;
constexpr int kNoise = 25;
constexpr int kSlipOneIn = 3;      // games, in which a later move is drawn at random as well,
constexpr int kLatestSlip = 24;    // at this move at the latest
constexpr int kLongestGame = 160;  // a tie by then

// By either rule set; the first moves are drawn at random, and may end it.
History<Brandubh> opening(Random& random) {
  OptionValues options(Brandubh::kOptions);
  (void)options.set_word("rules", Brandubh::kRules[below(random, 2)]);
  (void)options.set_integer("ply_limit", kLongestGame);
  History<Brandubh> history(Brandubh::start(options, 2));
  for (auto plies = 1 + below(random, 9); plies > 0 && history.state().end == End::none; --plies) {
    const Seat turn = history.state().turn;
    history.apply(turn, Brandubh::random_action(history.state(), turn, random));
  }
  return history;
}

const KingNetwork* network_of(const Knowledge* known) { return known != nullptr ? &known->network : nullptr; }

}  // namespace

bool Learner::is_sound(const Lesson& lesson) {
  if (lesson.king > 63 || lesson.turn > 1 || lesson.challenge > 1 || lesson.halves > 2) return false;
  const Bits king = bit(lesson.king);
  return ((lesson.attackers | lesson.defenders | king) & ~kBoard) == 0 && (lesson.attackers & lesson.defenders) == 0 &&
         ((lesson.attackers | lesson.defenders) & king) == 0 && std::popcount(lesson.attackers) <= 8 &&
         std::popcount(lesson.defenders) <= 4 && !is_decided(lesson.score);
}

std::vector<Learner::Lesson> Learner::play(const Knowledge* known, std::uint64_t seed) {
  Random random(seed);
  History<Brandubh> history = opening(random);
  const Evaluator evaluator{kNoise, random(), network_of(known)};
  Searcher search(evaluator, kTableBytes);
  std::vector<Lesson> lessons;
  int moves_to_slip = below(random, kSlipOneIn) == 0 ? static_cast<int>(below(random, kLatestSlip)) : -1;
  int halves = 1;
  while (history.state().end == End::none) {
    const Brandubh::State& state = history.state();
    const Seat turn = state.turn;
    if (moves_to_slip-- == 0) {
      // The end of the game says nothing about positions before the random move.
      lessons.clear();
      history.apply(turn, Brandubh::random_action(state, turn, random));
      continue;
    }
    const auto found = search.search(history, {.nodes = kNodes}, kDepth);
    const int score = turn == Brandubh::kAttackers ? found.score : -found.score;
    if (is_decided(score)) {
      halves = score > 0 ? 2 : 0;
      break;
    }
    if (!Position(state).foreseen()) {
      lessons.push_back({state.attackers, state.defenders, score, static_cast<std::uint8_t>(square_of(state.king)),
                         state.turn, static_cast<std::uint8_t>(state.challenge ? 1 : 0), 0});
    }
    history.apply(turn, found.action);
  }
  if (history.state().end != End::none) {
    halves = 1 + static_cast<int>(Brandubh::returns(history.state())[Brandubh::kAttackers]);
  }
  for (Lesson& lesson : lessons) lesson.halves = static_cast<std::uint8_t>(halves);
  return lessons;
}

Knowledge Learner::learn(const Knowledge* from, const std::vector<Lesson>& lessons, std::uint64_t seed,
                         const std::function<void(const std::string&)>& report) {
  return {fit(network_of(from), lessons, seed, report), from != nullptr ? from->wins : ProvedWins()};
}

Returns Learner::play_match(const Knowledge* even, const Knowledge* odd, std::uint64_t seed) {
  Random random(seed);
  History<Brandubh> history = opening(random);
  const std::array evaluators = {Evaluator{.network = network_of(even)}, Evaluator{.network = network_of(odd)}};
  std::array searches = {Searcher(evaluators[0], kTableBytes), Searcher(evaluators[1], kTableBytes)};
  while (history.state().end == End::none) {
    const std::uint8_t turn = history.state().turn;
    history.apply(turn, searches[turn].search(history, {.nodes = kMatchNodes}, kDepth).action);
  }
  return Brandubh::returns(history.state());
}

}  // namespace nemeton::brandubh
