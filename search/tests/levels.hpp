// Levels of a game's bot against each other and against chance, for tests of strength.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <string>

#include "core/think.hpp"
#include "search/rollout.hpp"

namespace nemeton {

// The bot plays by the network beside the program from now on.
template <class G>
void learn_from_network() {
  const std::string name = std::string(G::info.id) + ".net";
  std::ifstream file(std::string(NEMETON_NETWORKS "/") + name, std::ios::binary);
  const std::string bytes(std::istreambuf_iterator<char>(file), {});
  const auto set = set_network(std::type_identity<G>{}, name, bytes);
  EXPECT_TRUE(set) << set.error();
}

// The part of the wins that one seat of a level has against others of another, or against actions at random, from each seat in turn; those who tie share
// the win.
template <class G>
double share_of_wins(Level level, std::optional<Level> other, const OptionValues& options, int seats, int games,
                     std::uint64_t seed) {
  Random random(seed);
  double won = 0;
  for (int game = 0; game < games; ++game) {
    auto state = G::start(options, seats);
    const Seat own = game % seats;
    for (Node node; (node = G::node(state)).kind != NodeKind::terminal;) {
      if (node.kind == NodeKind::chance) {
        G::apply(state, kChance, random_outcome<G>(state, random));
        continue;
      }
      const Seat seat = node.to_act.first();
      const auto plays = seat == own ? level : other;
      G::apply(
          state, seat,
          plays ? think(History<G>(state), seat, *plays, {}, random()).action : random_action<G>(state, seat, random));
    }
    Returns returns = G::returns(state);
    const double got = returns[static_cast<std::size_t>(own)];
    const auto all = std::span(returns).first(static_cast<std::size_t>(seats));
    if (got == std::ranges::max(all)) won += 1.0 / static_cast<double>(std::ranges::count(all, got));
  }
  return won / games;
}

}  // namespace nemeton
