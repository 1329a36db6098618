// Alpha-beta over games of Brandubh.
#pragma once

#include <span>
#include <vector>

#include "core/history.hpp"
#include "games/brandubh/bot/evaluation.hpp"
#include "search/lazy_smp.hpp"

namespace nemeton::brandubh {

class Searcher {
 public:
  Searcher(const Evaluator& evaluator, std::size_t table_bytes) : search_(evaluator, table_bytes) {}

  SearchResult<Brandubh::Action> search(const History<Brandubh>& history, const Budget& budget, int depth,
                                        std::span<const Brandubh::Action> among = {}) {
    const Brandubh::State& state = history.state();
    const auto before = positions_before(history);
    return search_.search(Position(state, has_repeats(before, state)), before, budget, depth, among);
  }

  // Whether a position since the last capture has stood twice.
  static bool has_repeats(const History<Brandubh>& history) {
    return history.state().repetition_count > 1 || has_repeats(positions_before(history), history.state());
  }

 private:
  static std::vector<std::uint64_t> positions_before(const History<Brandubh>& history) {
    std::vector<std::uint64_t> before;
    for (const auto& key : history.keys()) before.push_back(Position::position_of(key, history.state().challenge));
    before.pop_back();
    return before;
  }

  static bool has_repeats(std::span<const std::uint64_t> before, const Brandubh::State& state) {
    const auto reach = std::min(before.size(), static_cast<std::size_t>(state.reversible_plies));
    std::vector<std::uint64_t> recent(before.end() - static_cast<std::ptrdiff_t>(reach), before.end());
    std::ranges::sort(recent);
    return std::ranges::adjacent_find(recent) != recent.end();
  }

  LazySmp<Position, Evaluator> search_;
};

}  // namespace nemeton::brandubh
