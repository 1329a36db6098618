// One sweep of value iteration over all positions of a match before a roll.
#pragma once

#include <algorithm>

#include "games/tug/solve/parallel.hpp"
#include "games/tug/solve/turn.hpp"

namespace nemeton::tug {

class Sweep {
 public:
  Sweep(Owned owned, unsigned threads) : threads_(threads), swaps_{Swaps(owned.mover), Swaps(owned.other)} {}

  // Calls `write(place, value)` with what each position of a match is worth to its mover, who plays the turn as well as can be where positions
  // after it are worth what `next` says to the other, who moves then. Bounds from below give bounds from above, and the other way round.
  // `write` may change `next`: later positions see that, a wave of ropes at a time, whatever the number of threads. It is called for
  // different places at once.
  template <class Write>
  void run(Match& next, const Write& write) const {
    for (std::size_t i = 0; i < next.tables(); ++i) run(next.table(i), next.after(i), swaps_[i], next.begin(i), write);
  }

 private:
  // Ropes whose positions are solved before any of them is written.
  static constexpr std::size_t kWave = 4;

  template <class Write>
  void run(const MatchValues& now, const MatchValues& next, const Swaps& swaps, std::size_t begin,
           const Write& write) const {
    const std::size_t ropes = rope_count(now.owned().mover), others = rope_count(now.owned().other);
    std::vector<TurnSolver> turns(threads_, TurnSolver(next, swaps));
    std::vector<Lanes> solved(kWave * kGroups * others * kColumns);
    const auto part = [&](std::size_t i, std::size_t group) {
      return solved.data() + (i * kGroups + group) * others * kColumns;
    };
    for (std::size_t first = 0; first < ropes; first += kWave) {
      const std::size_t count = std::min(kWave, ropes - first);
      in_parallel(threads_, count * kGroups, [&](unsigned thread, std::size_t i) {
        turns[thread].solve(first + i / kGroups, i % kGroups, part(i / kGroups, i % kGroups));
      });
      in_parallel(threads_, count * others, [&](unsigned, std::size_t i) {
        for (std::size_t other = 0; other < kColumns; ++other) {
          const Lanes* chances = part(i / others, other / kLanes) + i % others * kColumns;
          for (std::size_t column = 0; column < kColumns; ++column)
            write(begin + now.place(first + i / others, column, i % others, other), chances[column][other % kLanes]);
        }
      });
    }
  }

  unsigned threads_;
  std::array<Swaps, 2> swaps_;  // of the mover of each table
};

}  // namespace nemeton::tug
