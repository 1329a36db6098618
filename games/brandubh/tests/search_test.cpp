// The search against the rules alone: every line is gone through, with repetition and the ply limit.
#include <gmock/gmock.h>

#include "games/brandubh/bot/searcher.hpp"
#include "games/brandubh/tests/positions.hpp"
#include "search/proof_number.hpp"

namespace nemeton::brandubh {
namespace {

const Evaluator kEvaluator;

// Calls `visit` with lines, of both rule sets, that are not over: at random, just before a limit, and of people who like to go back.
void lines(int count, const auto& visit) {
  for (int i = 0; i < count; ++i) {
    Random random(static_cast<std::uint64_t>(i));
    const char* rules = Brandubh::kRules[static_cast<std::size_t>(i % 2)];
    const auto plies = static_cast<int>(4 + below(random, 36));
    const int limit = i % 3 == 1 ? plies + 1 + static_cast<int>(below(random, 5)) : 500;
    History<Brandubh> history(Brandubh::start(options(rules, limit), 2));
    std::optional<Brandubh::Action> back[2];
    for (int ply = 0; ply < plies; ++ply) {
      const Seat seat = history.state().turn;
      auto move = random_action<Brandubh>(history.state(), seat, random);
      const auto token = [&](Brandubh::Action each) { return Brandubh::token(history.state(), seat, each); };
      if (i % 3 == 2 && ply > 8 && below(random, 5) != 0 && back[seat] &&
          tokens(history.state()).contains(token(*back[seat])))
        move = *back[seat];
      back[seat] = Brandubh::action(Brandubh::to(move), Brandubh::from(move));
      auto next = history;
      next.apply(seat, move);
      if (over(next.state())) break;
      history = next;
    }
    visit(history);
  }
}

// Whether `seat` wins within so many plies, whatever the other does.
bool wins(const History<Brandubh>& history, Seat seat, int plies) {
  const auto& state = history.state();
  if (over(state)) return Brandubh::returns(state)[static_cast<std::size_t>(seat)] > 0;
  if (plies == 0) return false;
  ActionList<Brandubh> actions;
  Brandubh::actions(state, state.turn, actions);
  const bool own = state.turn == seat;
  for (const auto action : actions) {
    auto next = history;
    next.apply(state.turn, action);
    if (wins(next, seat, plies - 1) == own) return own;
  }
  return !own;
}

TEST(BrandubhSearch, PromisesNoEndThatTheRulesDoNotBringAndNoneTooLate) {
  int won = 0, lost = 0;
  lines(600, [&](const History<Brandubh>& history) {
    Searcher search(kEvaluator, 1 << 18);
    const auto found = search.search(history, {.nodes = 5000}, 20);
    const int plies = kWin - std::abs(found.score);
    const Seat seat = history.state().turn;
    if (is_decided(found.score)) {
      if (plies > 4) return;
      const Seat winner = found.score > 0 ? seat : 1 - seat;
      EXPECT_TRUE(wins(history, winner, plies)) << plies << "\n" << Brandubh::text(history.state(), 0);
      EXPECT_LE(found.pv.size(), static_cast<std::size_t>(plies));
      ++(found.score > 0 ? won : lost);
      if (plies > 1) EXPECT_FALSE(wins(history, winner, plies - 2)) << "sooner than in " << plies;
    } else {
      EXPECT_FALSE(wins(history, seat, 3)) << Brandubh::text(history.state(), 0);
      EXPECT_FALSE(wins(history, 1 - seat, 2)) << Brandubh::text(history.state(), 0);
    }
  });
  EXPECT_GT(won, 50);
  EXPECT_GT(lost, 20);
}

TEST(BrandubhSearch, TheLastPlyBeforeTheLimitIsATieUnlessItWins) {
  lines(300, [&](const History<Brandubh>& history) {
    if (history.state().ply + 1 < history.state().ply_limit) return;
    Searcher search(kEvaluator, 1 << 18);
    const auto found = search.search(history, {}, 20);
    EXPECT_EQ(found.score, wins(history, history.state().turn, 1) ? kWin - 1 : 0);
  });
}

TEST(BrandubhSearch, ProofsAgreeWithWhatTheRulesBring) {
  int won = 0;
  lines(300, [&](const History<Brandubh>& history) {
    ProofNumberSearch<Position> search(1 << 18);
    const Position position(history.state(), true);
    const auto proof = search.prove(position, {}, {.nodes = 2000});
    if (wins(history, history.state().turn, 3)) EXPECT_NE(proof, Proof::not_won) << Brandubh::text(history.state(), 0);
    if (wins(history, 1 - history.state().turn, 2)) EXPECT_NE(proof, Proof::won) << Brandubh::text(history.state(), 0);
    if (proof != Proof::won) return;
    ++won;
    const auto plies = search.plies_to_win(position);
    ASSERT_TRUE(plies);
    if (*plies <= 4) EXPECT_TRUE(wins(history, history.state().turn, *plies)) << Brandubh::text(history.state(), 0);
  });
  EXPECT_GT(won, 50);
}

TEST(BrandubhSearch, WhatWasPonderedIsThereAtTheNextQuestion) {
  std::uint64_t with = 0, without = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    Random random(seed);
    History<Brandubh> history(Brandubh::start(options(Brandubh::kRules[seed % 2]), 2));
    for (int ply = 0; ply < 4; ++ply) {
      const Seat seat = history.state().turn;
      history.apply(seat, random_action<Brandubh>(history.state(), seat, random));
    }
    Searcher fresh(kEvaluator, 1 << 22), pondered(kEvaluator, 1 << 22);
    const auto expected = pondered.search(history, {.nodes = 100'000}, 64);
    history.apply(history.state().turn, expected.action);
    ASSERT_FALSE(over(history.state()));
    with += pondered.search(history, {}, 8).nodes;
    without += fresh.search(history, {}, 8).nodes;
  }
  EXPECT_LT(with, without * 2 / 3);
}

}  // namespace
}  // namespace nemeton::brandubh
