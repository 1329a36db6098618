#include "games/tug/bot/whole_turn.hpp"

#include <algorithm>

#include "games/tug/bot/rerolls.hpp"

namespace nemeton::tug {

namespace {

// The best of the acts that a die is good for, by its reach: `after(rope)` is what it is worth to leave that rope to the other. An act that leaves
// nobody wins; one without a target is worth nothing, as is the swap that is always there at the least.
template <class After>
std::array<double, kReaches> acts_against(Rope others, const After& after) {
  const auto left = [&](int standing, int weakened) {
    const Rope rope = {others.standing + standing, others.weakened + weakened};
    return rope.size() == 0 ? 1 : after(rope);
  };
  std::array<double, kReaches> best{};
  best[0] = others.standing > 0 ? left(-1, 1) : 0;
  best[1] = others.weakened > 0 ? std::max(best[0], left(0, -1)) : best[0];
  best[2] = others.standing > 0 ? std::max(best[1], left(-1, 0)) : best[1];
  return best;
}

}  // namespace

double WholeTurn::chance(const Teams& teams) {
  teams_ = teams;
  ones_.clear();
  twos_.clear();
  if (known_.empty()) known_.resize(std::size_t{1} << kKnownBits);
  const std::array<double, kRolls> rolls = use_three();
  return Rerolls<double>(rolls.data()).average_with(kAllRolls[teams.mover.column].dice.count(kFaces));
}

double WholeTurn::after(Rope others, Rope rope, std::size_t column) {
  ++nodes_;
  const auto& [mover, other] = teams_;
  const Teams end = {{others, other.column, other.athletes}, {rope, column, mover.athletes}};
  const auto key =
      static_cast<std::uint32_t>(((others.number() << 6 | other.column) << 8 | rope.number()) << 6 | column);
  Known& known = known_[key * 0x9E3779B1u >> (32 - kKnownBits)];
  if (known.key != key) known = {key, 1 - chances_.of(end)};
  return known.chance;
}

WholeTurn::Ones WholeTurn::use_one(Rope others) {
  const auto& [rope, column, athletes] = teams_.mover;
  const auto acts = acts_against(others, [&](Rope left) { return after(left, rope, column); });
  Ones ones{};
  for (const Pick open : kPickOfThree[column]) {
    for (int die = 1; die <= kFaces; ++die) {
      double& best = ones[open.die][at(die)] = acts[reach(die, open.die)];
      const Rope swapped = rope.changed(1 + die - open.die, athletes);
      if (swapped.size() > 0) best = std::max(best, after(others, swapped, kThreeOf[open.others][at(die)]));
    }
  }
  return ones;
}

WholeTurn::Twos WholeTurn::use_two(Rope others) {
  const auto& [rope, column, athletes] = teams_.mover;
  std::array<std::array<Reaches, kValues>, kValues> with_one;
  for (const Pick open : kPickOfThree[column]) {
    for (int die = 1; die <= kFaces; ++die) {
      with_one[open.die][at(die)] = acts_against(others, [&](Rope left) {
        return ones_.of(left, [&](Rope each) { return use_one(each); })[open.die][at(die)];
      });
    }
  }
  Twos twos{};
  for (const Pick used : kPickOfThree[column]) {
    Dice open;
    for (const int die : kDiceOfPair[used.others]) open.add(die);
    for (std::size_t pair = 0; pair < kPairs; ++pair) {
      Dice dice;
      for (const int die : kDiceOfPair[pair]) dice.add(die);
      double best = swap_all(others, rope, dice, open, kThreeOf[pair][used.die]);
      for (const Pick die : kPickOfTwo[pair]) {
        for (const Pick beside : kPickOfTwo[used.others])
          best = std::max(best, with_one[beside.others][die.others][reach(die.die, beside.die)]);
      }
      twos[used.die][pair] = best;
    }
  }
  return twos;
}

std::array<double, kRolls> WholeTurn::use_three() {
  const auto& [rope, column, athletes] = teams_.mover;
  const Rope others = teams_.other.rope;
  std::array<std::array<Reaches, kPairs>, kValues> with_two;
  for (const Pick open : kPickOfThree[column]) {
    for (std::size_t pair = 0; pair < kPairs; ++pair) {
      with_two[open.die][pair] = acts_against(
          others, [&](Rope left) { return twos_.of(left, [&](Rope each) { return use_two(each); })[open.die][pair]; });
    }
  }
  std::array<double, kRolls> rolls;
  for (std::size_t roll = 0; roll < kRolls; ++roll) {
    double best = swap_all(others, rope, kAllRolls[roll].dice, kAllRolls[column].dice, roll);
    for (const Pick die : kPickOfThree[roll]) {
      for (const Pick beside : kPickOfThree[column])
        best = std::max(best, with_two[beside.die][die.others][reach(die.die, beside.die)]);
    }
    rolls[roll] = best;
  }
  const double berserk = go_berserk();
  for (int die = kAllRolls[column].dice.lowest(); die <= kFaces; ++die) {
    double& best = rolls[kThreeOf[kPairOf[at(die)][at(die)]][at(die)]];
    best = std::max(best, berserk);
  }
  return rolls;
}

double WholeTurn::go_berserk() {
  constexpr int kBerserkers = 4;
  const Rope others = teams_.other.rope;
  if (others.size() <= kBerserkers) return 1;
  double best = 0;
  for (int standing = std::max(0, kBerserkers - others.weakened); standing <= std::min(kBerserkers, others.standing);
       ++standing) {
    const Rope left = {others.standing - standing, others.weakened - (kBerserkers - standing)};
    best = std::max(best, after(left, teams_.mover.rope, teams_.mover.column));
  }
  return best;
}

double WholeTurn::swap_all(Rope others, Rope rope, Dice dice, Dice open, std::size_t column) {
  if (dice.empty()) return after(others, rope, column);
  double best = 0;
  dice.each_value([&](int die) {
    open.each_value([&](int beside) {
      const Rope swapped = rope.changed(1 + die - beside, teams_.mover.athletes);
      if (swapped.size() == 0) return;
      Dice dice_left = dice, open_left = open;
      dice_left.remove(die);
      open_left.remove(beside);
      best = std::max(best, swap_all(others, swapped, dice_left, open_left, column));
    });
  });
  return best;
}

}  // namespace nemeton::tug
