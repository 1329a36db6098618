#include "games/tug/solve/coarse.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "games/tug/solve/parallel.hpp"

namespace nemeton::tug {

namespace {

std::size_t positions(Owned owned) { return static_cast<std::size_t>(owned.mover * owned.other) * kColumns * kColumns; }

}  // namespace

Coarse::Coarse(Owned owned, unsigned threads)
    : match_(owned, 0.5),
      threads_(threads),
      swaps_{Swaps(owned.mover), Swaps(owned.other)},
      values_(match_.tables() * positions(owned) / kLanes, Lanes{} + 0.5),
      changes_(values_.size() * kLanes),
      anderson_(kDepth, threads) {}

std::size_t Coarse::place(std::size_t table, int on_rope, std::size_t column, int others,
                          std::size_t others_column) const {
  const Owned owned = table == 0 ? match_.owned() : match_.owned().turned();
  const auto ropes = static_cast<std::size_t>((on_rope - 1) * owned.other + others - 1);
  return table * positions(owned) + (ropes * kColumns + others_column) * kColumns + column;
}

double Coarse::pass() {
  double residual = 0;
  for (std::size_t table = 0; table < match_.tables(); ++table) {
    const Owned owned = match_.table(table).owned();
    std::vector<TurnSolver> turns(kGroups, TurnSolver(match_.after(table), swaps_[table]));
    std::vector<std::vector<Lanes>> solved(kGroups, std::vector<Lanes>(rope_count(owned.other) * kColumns));
    for (int on_rope = 1; on_rope <= owned.mover; ++on_rope) {
      in_parallel(threads_, kGroups, [&](unsigned, std::size_t group) {
        turns[group].solve(Rope{on_rope, 0}.number(), group, solved[group].data(), kMostWeakened - 1);
      });
      for (std::size_t group = 0; group < kGroups; ++group) {
        const std::vector<Lanes>& chances = solved[group];
        for (int others = 1; others <= owned.other; ++others) {
          for (std::size_t column = 0; column < kColumns; ++column) {
            const Lanes& found = chances[Rope{others, 0}.number() * kColumns + column];
            for (std::size_t lane = 0; lane < kLanes; ++lane) {
              const std::size_t at = place(table, on_rope, column, others, group * kLanes + lane);
              const double change = found[lane] - values_[at / kLanes][at % kLanes];
              changes_[at] = static_cast<float>(change);
              residual = std::max(residual, std::abs(change));
              values_[at / kLanes][at % kLanes] = found[lane];
            }
          }
        }
      }
      spread(table, on_rope, kMostWeakened);
    }
  }
  ++passes_;
  if (passes_ % kPassesBetweenRestarts == 0) {
    anderson_.clear();
  } else if (passes_ > kPlainPasses) {
    anderson_.advance(values_, changes_, 0, 1);
    for (std::size_t table = 0; table < match_.tables(); ++table) {
      for (int on_rope = 1; on_rope <= match_.table(table).owned().mover; ++on_rope)
        spread(table, on_rope, kMostWeakened);
    }
  }
  return residual;
}

// Gives the ropes of so many athletes their value, against ropes on which all stand.
void Coarse::spread(std::size_t table, int on_rope, int most_weakened) {
  MatchValues values = match_.table(table);
  for (int weakened = 0; weakened <= std::min(on_rope, most_weakened); ++weakened) {
    const std::size_t rope = Rope{on_rope - weakened, weakened}.number();
    for (int others = 1; others <= values.owned().other; ++others) {
      for (std::size_t other = 0; other < kColumns; ++other) {
        for (std::size_t column = 0; column < kColumns; ++column) {
          const std::size_t at = place(table, on_rope, column, others, other);
          values.set(values.place(rope, column, Rope{others, 0}.number(), other), values_[at / kLanes][at % kLanes]);
        }
      }
    }
  }
}

Match Coarse::take() && {
  for (std::size_t table = 0; table < match_.tables(); ++table) {
    MatchValues values = match_.table(table);
    for (int on_rope = 1; on_rope <= values.owned().mover; ++on_rope) spread(table, on_rope, on_rope);
    for (std::size_t rope = 0; rope < rope_count(values.owned().mover); ++rope) {
      for (std::size_t others = 0; others < rope_count(values.owned().other); ++others) {
        const std::size_t standing = Rope{rope_of(others).size(), 0}.number();
        for (std::size_t other = 0; other < kColumns; ++other) {
          for (std::size_t column = 0; column < kColumns; ++column)
            values.set(values.place(rope, column, others, other),
                       values.at(values.place(rope, column, standing, other)));
        }
      }
    }
  }
  return std::move(match_);
}

}  // namespace nemeton::tug
