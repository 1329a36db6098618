#include "games/tug/solve/turn.hpp"

#include <algorithm>

#include "games/tug/bot/picks.hpp"
#include "games/tug/bot/rerolls.hpp"

namespace nemeton::tug {

namespace {

using Row = Lanes;

constexpr std::size_t kFace = kFaces;
constexpr std::size_t kNobody = ~std::size_t{0};

[[gnu::always_inline]] inline Row max(const Row& a, const Row& b) { return a > b ? a : b; }
[[gnu::always_inline]] inline Row min(const Row& a, const Row& b) { return a < b ? a : b; }

// Calls `visit` with each number below `Count` as a constant.
template <std::size_t Count, class Visit>
[[gnu::always_inline]] inline void unrolled(const Visit& visit) {
  [&]<std::size_t... I>(std::index_sequence<I...>) __attribute__((always_inline)) {
    (visit(std::integral_constant<std::size_t, I>{}), ...);
  }(std::make_index_sequence<Count>{});
}

constexpr std::size_t one_place(int open, std::size_t column, int die) {
  return ((at(open - 1)) * kPairs + column) * kFace + at(die - 1);
}
constexpr std::size_t two_place(std::size_t open, int used, std::size_t dice) {
  return (open * kFace + at(used - 1)) * kPairs + dice;
}
constexpr std::size_t kOnes = kFace * kPairs * kFace;
constexpr std::size_t kTwos = kPairs * kFace * kPairs;

// The values of a lone die, of a pair and of three dice, by what acts against the other lead to; `visit(reach, row)` gets the best of the acts.
// Where an act leaves nobody it wins; where there is no target it is worth nothing, as the swap that is always there at the least.
template <class Weaken, class Finish, class Elim, class Visit>
[[gnu::always_inline]] inline void each_reach(Rope others, const Weaken& weaken, const Finish& finish, const Elim& elim,
                                              const Visit& visit) {
  const bool last = others.size() == 1;
  Row best = others.standing > 0 ? weaken() : Row{};
  visit(std::size_t{0}, best);
  if (others.weakened > 0) best = last ? Row{} + 1 : max(best, finish());
  visit(std::size_t{1}, best);
  if (others.standing > 0) best = last ? Row{} + 1 : max(best, elim());
  visit(std::size_t{2}, best);
}

}  // namespace

TurnSolver::TurnSolver(MatchValues next, const Swaps& swaps)
    : next_(next), swaps_(swaps), swapped_(2 * kFace), with_one_(kOnes * kReaches) {
  one_.assign(at(next.owned().mover + 1), std::vector<Row>(kOnes));
  two_.assign(at(next.owned().mover + 1), std::vector<Row>(kTwos));
}

void TurnSolver::solve(std::size_t rope, std::size_t group, Row* chances, int most_weakened) {
  rope_ = rope;
  group_ = group;
  for (int more = 1 - kFaces; more < kFaces; ++more) {
    const Rope changed = rope_of(rope).changed(1 + more, next_.owned().other);
    swapped_[at(more + kFaces)] = changed.size() > 0 ? changed.number() : kNobody;
  }
  for (int standing = 0; standing <= next_.owned().mover; ++standing) {
    const int most = std::min(most_weakened, next_.owned().mover - standing);
    for (int weakened = standing > 0 ? 0 : 1; weakened <= most; ++weakened) {
      const Rope others = {standing, weakened};
      solve_against(others, chances + others.number() * kColumns);
    }
  }
}

void TurnSolver::solve_against(Rope others, Row* chances) {
  std::array<Row, kRolls> rolls;
  for (std::size_t column = 0; column < kColumns; ++column) {
    use_three(others, column, rolls.data());
    chances[column] = Rerolls<Row>(rolls.data()).average_with(kAllRolls[column].dice.count(kFaces));
  }
  use_two(others);
  use_one(others);
}

void TurnSolver::use_three(Rope others, std::size_t column, Row* rolls) {
  const Row* const swapped = &after(others, 0, 0);
  const auto [first, more] = swaps_.three(rope_, column);
  for (std::size_t roll = 0; roll < kRolls; ++roll) {
    rolls[roll] = first[roll] == kNoRope ? Row{} : 1 - swapped[std::size_t{first[roll]} * kColumns + roll];
  }
  for (const auto [roll, rope] : more) rolls[roll] = max(rolls[roll], 1 - swapped[std::size_t{rope} * kColumns + roll]);

  std::array<std::array<Row, kReaches>, kPairs> best;  // of the acts that a die is good for, with the other two
  for (const Pick open : kPickOfThree[column]) {
    const std::size_t begin = two_place(open.others, open.die, 0);
    for (std::size_t dice = 0; dice < kPairs; ++dice) {
      const auto two = [&](int weakened) -> const Row& { return two_[at(weakened)][begin + dice]; };
      each_reach(
          others, [&] { return two(others.weakened + 1); }, [&] { return two(others.weakened - 1); },
          [&] { return two(others.weakened); }, [&](std::size_t i, const Row& row) { best[dice][i] = row; });
    }
    const auto reach_of = reaches(open.die);
    unrolled<kRolls>([&](auto roll) __attribute__((always_inline)) {
      constexpr Picks kPicks = kPickOfThree[roll];
      Row& chance = rolls[roll];
      unrolled<kPicks.size>([&](auto i) __attribute__((always_inline)) {
        constexpr Pick kDie = kPicks.picks[i];
        chance = max(chance, best[kDie.others][reach_of[kDie.die]]);
      });
    });
  }
  go_berserk(others, column, rolls);
}

void TurnSolver::go_berserk(Rope others, std::size_t column, Row* rolls) const {
  constexpr int kBerserkers = 4;
  Row best = Row{} + 1;
  if (others.size() > kBerserkers) {
    for (int standing = std::max(0, kBerserkers - others.weakened); standing <= std::min(kBerserkers, others.standing);
         ++standing) {
      const Rope left = {others.standing - standing, others.weakened - (kBerserkers - standing)};
      best = min(best, after(left, rope_, column));
    }
    best = 1 - best;
  }
  for (int die = kAllRolls[column].dice.lowest(); die <= kFaces; ++die) {
    Row& roll = rolls[kThreeOf[kPairOf[at(die)][at(die)]][at(die)]];
    roll = max(roll, best);
  }
}

void TurnSolver::use_two(Rope others) {
  for (std::size_t i = 0; i < kOnes; ++i) {
    const auto one = [&](int weakened) -> const Row& { return one_[at(weakened)][i]; };
    each_reach(
        others, [&] { return one(others.weakened + 1); }, [&] { return one(others.weakened - 1); },
        [&] { return one(others.weakened); },
        [&](std::size_t j, const Row& row) { with_one_[i * kReaches + j] = row; });
  }
  Row* const two = two_[at(others.weakened)].data();
  const Row* const swapped = &after(others, 0, 0);
  for (std::size_t open = 0; open < kPairs; ++open) {
    const auto [first, more] = swaps_.two(rope_, open);
    for (int used = 1; used <= kFaces; ++used) {
      Row* const chances = two + two_place(open, used, 0);
      const auto chance_of = [&](std::size_t rope, std::size_t dice) -> Row {
        return 1 - swapped[rope * kColumns + kThreeOf[dice][at(used)]];
      };
      for (std::size_t dice = 0; dice < kPairs; ++dice)
        chances[dice] = first[dice] == kNoRope ? Row{} : chance_of(first[dice], dice);
      for (const auto [dice, rope] : more) chances[dice] = max(chances[dice], chance_of(rope, dice));
      for (const Pick beside : kPickOfTwo[open]) {
        const Row* const one = with_one_.data() + one_place(beside.others, kPairOf[at(used)][beside.die], 1) * kReaches;
        const auto reach_of = reaches(beside.die);
        unrolled<kPairs>([&](auto dice) __attribute__((always_inline)) {
          constexpr Picks kPicks = kPickOfTwo[dice];
          Row& chance = chances[dice];
          unrolled<kPicks.size>([&](auto i) __attribute__((always_inline)) {
            constexpr Pick kDie = kPicks.picks[i];
            chance = max(chance, one[(kDie.others - 1) * kReaches + reach_of[kDie.die]]);
          });
        });
      }
    }
  }
}

void TurnSolver::use_one(Rope others) {
  std::array<std::array<Row, kReaches>, kColumns> acts;
  const Rope fewer = {others.standing - 1, others.weakened};
  for (std::size_t column = 0; column < kColumns; ++column) {
    each_reach(
        others, [&]() -> Row { return 1 - after({others.standing - 1, others.weakened + 1}, rope_, column); },
        [&]() -> Row { return 1 - after({others.standing, others.weakened - 1}, rope_, column); },
        [&]() -> Row { return 1 - after(fewer, rope_, column); },
        [&](std::size_t i, const Row& row) { acts[column][i] = row; });
  }
  std::vector<Row>& one = one_[at(others.weakened)];
  for (int open = 1; open <= kFaces; ++open) {
    for (std::size_t column = 0; column < kPairs; ++column) {
      for (int die = 1; die <= kFaces; ++die) {
        Row best = acts[kThreeOf[column][at(open)]][reach(die, open)];
        const std::size_t rope = swapped_[at(die - open + kFaces)];
        if (rope != kNobody) best = max(best, 1 - after(others, rope, kThreeOf[column][at(die)]));
        one[one_place(open, column, die)] = best;
      }
    }
  }
}

}  // namespace nemeton::tug
