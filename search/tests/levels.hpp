// For tests of bots: their networks, their levels against each other and against chance, and their analyses.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/think.hpp"
#include "search/rollout.hpp"

namespace nemeton {

// The bytes of a file; none where it cannot be read.
inline std::string file_bytes(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return std::string(std::istreambuf_iterator<char>(file), {});
}

// The network that a game comes with; no bytes where it has none.
inline std::string network_bytes(const std::string& id) {
  return file_bytes(std::filesystem::path(NEMETON_NETWORKS) / (id + ".net"));
}

// The bot plays by that network from now on.
template <class G>
void learn_from_network() {
  const auto set = set_network(std::type_identity<G>{}, std::string(G::info.id) + ".net", network_bytes(G::info.id));
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
      G::apply(state, seat,
               plays ? think_for(History<G>(state), seat, *plays, {}, random()).action
                     : random_action<G>(state, seat, random));
    }
    Returns returns = G::returns(state);
    const double got = returns[static_cast<std::size_t>(own)];
    const auto all = std::span(returns).first(static_cast<std::size_t>(seats));
    if (got == std::ranges::max(all)) won += 1.0 / static_cast<double>(std::ranges::count(all, got));
  }
  return won / games;
}

// At these decisions an analysis goes deeper and deeper by the search that the best level plays by.
template <class G>
void expect_analysis_as_the_best_plays(const std::vector<typename G::State>& decisions) {
  std::size_t alike = 0;
  for (const auto& state : decisions) {
    const History<G> history(state);
    const Seat seat = G::node(state).to_act.first();
    std::vector<int> depths;
    const auto analysis =
        analyze(history, seat, {{}, 1, {}, [&](const auto& told) { depths.push_back(told.candidates[0].depth); }});
    const auto& best = analysis.candidates[0];
    ASSERT_FALSE(depths.empty());
    EXPECT_EQ(depths.front(), 0);
    EXPECT_EQ(best.depth, depths.back() + 1);
    EXPECT_EQ(analysis.samples, 0u);
    EXPECT_NEAR(std::accumulate(best.win_probabilities.begin(), best.win_probabilities.end(), 0.0), 1, 1e-9);
    alike += think(history, seat, Level::best, {.nodes = 100'000}, 1).action == best.action ? 1 : 0;
  }
  EXPECT_GE(alike, decisions.size() * 8 / 10);
}

}  // namespace nemeton
