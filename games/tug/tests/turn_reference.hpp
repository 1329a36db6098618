// A turn of Tug of War reckoned a second time, die by die and throw by throw, without the rules' code: what the reasons are tested against.
#pragma once

#include <algorithm>
#include <map>
#include <vector>

#include "games/tug/rules/rules.hpp"

namespace nemeton::tug {

struct Village {
  int standing;
  int weakened;
  int reserve;
  int pulling() const { return standing + weakened; }
};

// Where the side whose turn it is uses its dice.
struct TurnReference {
  std::vector<int> column;
  std::vector<int> open;  // of the column, not used yet
  std::vector<int> dice;
  Village mine;
  Village theirs;

  static std::vector<int> list_of(Dice dice) {
    std::vector<int> list;
    dice.each([&](int value) { list.push_back(value); });
    return list;
  }
  static Village village_of(const Tug::Side& side) { return {side.standing, side.weakened, side.reserve}; }
  static TurnReference of(const Tug::State& state, Seat seat) {
    const auto own = static_cast<std::size_t>(seat);
    const Dice open = state.stage == Stage::act && state.turn == seat ? state.open : state.sides[own].column;
    return {list_of(state.sides[own].column), list_of(open), list_of(state.dice + state.again),
            village_of(state.sides[own]), village_of(state.sides[1 - own])};
  }

  bool is_over() const { return mine.pulling() == 0 || theirs.pulling() == 0; }
  bool is_done() const { return dice.empty() || is_over(); }

  static void take(std::vector<int>& from, int value) { from.erase(std::ranges::find(from, value)); }

  TurnReference used(int r, int c, const std::string& act) const {
    TurnReference next = *this;
    take(next.dice, r);
    take(next.open, c);
    if (act == "swap") {
      take(next.column, c);
      next.column.push_back(r);
      int change = 1 + r - c;
      for (; change > 0 && next.mine.reserve > 0; --change) ++next.mine.standing, --next.mine.reserve;
      for (; change < 0 && next.mine.pulling() > 0; ++change) {
        --(next.mine.weakened > 0 ? next.mine.weakened : next.mine.standing);
        ++next.mine.reserve;
      }
    } else {
      --(act == "finish" ? next.theirs.weakened : next.theirs.standing);
      ++(act == "weaken" ? next.theirs.weakened : next.theirs.reserve);
    }
    return next;
  }
  TurnReference berserk(int standing) const {
    TurnReference next = *this;
    const int all = std::min(4, theirs.pulling());
    next.theirs = {theirs.standing - standing, theirs.weakened - (all - standing), theirs.reserve + all};
    next.dice.clear();
    return next;
  }

  // Calls `visit` with what every act leads to.
  template <class Visit>
  void each(const Visit& visit, bool with_berserk = true) const {
    if (is_done()) return;
    const bool equal = dice.size() == 3 && dice[0] == dice[1] && dice[1] == dice[2];
    if (with_berserk && equal && dice[0] >= std::ranges::min(column)) {
      const int all = std::min(4, theirs.pulling());
      for (int s = 0; s <= all; ++s) {
        if (s <= theirs.standing && all - s <= theirs.weakened) visit(berserk(s));
      }
    }
    for (const int r : dice) {
      for (const int c : open) {
        if (r >= c && theirs.standing > 0) visit(used(r, c, "elim"));
        if (r >= c - 2 && theirs.weakened > 0) visit(used(r, c, "finish"));
        if (theirs.standing > 0) visit(used(r, c, "weaken"));
        visit(used(r, c, "swap"));
      }
    }
  }

  int most_out(bool with_berserk = true) const {
    int most = 0;
    each(
        [&](const TurnReference& next) {
          most = std::max(most, theirs.pulling() - next.theirs.pulling() + next.most_out());
        },
        with_berserk);
    return most;
  }
  bool can_clear() const {
    if (is_done()) return theirs.pulling() == 0;
    if (theirs.pulling() > 4) return false;
    bool can = false;
    each([&](const TurnReference& next) { can = can || next.can_clear(); });
    return can;
  }

  // The chance to clear the rope where `rerolls` of the first `fresh` dice may be rolled again.
  using Known = std::map<std::vector<int>, bool>;
  double chance(std::size_t fresh, int rerolls, Known& known) const {
    auto lying = dice;
    std::ranges::sort(lying);
    if (!known.contains(lying)) known[lying] = can_clear();
    double best = known[lying] ? 1 : 0;
    for (std::size_t i = 0; i < fresh && rerolls > 0 && best < 1; ++i) {
      double sum = 0;
      for (int value = 1; value <= kFaces; ++value) {
        TurnReference next = *this;
        next.dice[i] = value;
        std::swap(next.dice[i], next.dice[fresh - 1]);
        sum += next.chance(fresh - 1, rerolls - 1, known) / kFaces;
      }
      best = std::max(best, sum);
    }
    return best;
  }
};

// The chance of the side with this column to clear the rope of the other with a fresh roll.
inline double fresh_chance(const std::vector<int>& column, const Village& mine, const Village& theirs) {
  if (theirs.pulling() > 4) return 0;
  TurnReference::Known known;
  double sum = 0;
  for (int roll = 0; roll < 216; ++roll) {
    const TurnReference rolled = {column, column, {1 + roll % 6, 1 + roll / 6 % 6, 1 + roll / 36}, mine, theirs};
    sum += rolled.chance(3, static_cast<int>(std::ranges::count(column, 6)), known) / 216;
  }
  return sum;
}

// The least that the rest of a turn can leave the other side, which has this column.
inline double least_risk(const TurnReference& turn, const std::vector<int>& column,
                         std::map<std::pair<int, int>, double>& known) {
  if (turn.is_over()) return turn.mine.pulling() == 0 ? 1 : 0;
  if (turn.is_done()) {
    const std::pair key(turn.mine.standing, turn.mine.weakened);
    if (!known.contains(key)) known[key] = fresh_chance(column, turn.theirs, turn.mine);
    return known[key];
  }
  double least = 1;
  turn.each([&](const TurnReference& next) { least = std::min(least, least_risk(next, column, known)); });
  return least;
}

}  // namespace nemeton::tug
