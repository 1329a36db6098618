#include "games/tug/solve/swaps.hpp"

#include <algorithm>

namespace nemeton::tug {

namespace {

// Adds the ropes to which the dice lead in any order, each beside any of the open ones.
void add_ropes(std::vector<std::uint8_t>& ropes, Rope rope, Dice dice, Dice open, int athletes) {
  if (dice.empty()) {
    const auto number = static_cast<std::uint8_t>(rope.number());
    if (std::ranges::find(ropes, number) == ropes.end()) ropes.push_back(number);
    return;
  }
  dice.each_value([&](int die) {
    open.each_value([&](int beside) {
      const Rope after = rope.changed(1 + die - beside, athletes);
      if (after.size() == 0) return;
      Dice dice_left = dice, open_left = open;
      dice_left.remove(die);
      open_left.remove(beside);
      add_ropes(ropes, after, dice_left, open_left, athletes);
    });
  });
}

std::vector<Dice> all_pairs() {
  std::vector<Dice> pairs(kPairs);
  for (std::size_t i = 0; i < kPairs; ++i) {
    for (const int die : kDiceOfPair[i]) pairs[i].add(die);
  }
  return pairs;
}
std::vector<Dice> all_rolls() {
  std::vector<Dice> rolls;
  for (const Roll& roll : kAllRolls) rolls.push_back(roll.dice);
  return rolls;
}

}  // namespace

Swaps::Swaps(int athletes) {
  const auto add_part = [athletes](Parts& parts, Rope rope, const std::vector<Dice>& all, Dice open) {
    for (std::size_t dice = 0; dice < all.size(); ++dice) {
      std::vector<std::uint8_t> ropes;
      add_ropes(ropes, rope, all[dice], open, athletes);
      parts.first.push_back(ropes.empty() ? kNoRope : ropes[0]);
      for (std::size_t i = 1; i < ropes.size(); ++i) parts.more.push_back({static_cast<std::uint8_t>(dice), ropes[i]});
    }
    parts.begins.push_back(static_cast<std::uint32_t>(parts.more.size()));
  };
  const std::vector<Dice> pairs = all_pairs(), rolls = all_rolls();
  for (std::size_t number = 0; number < rope_count(athletes); ++number) {
    for (const Dice open : pairs) add_part(two_, rope_of(number), pairs, open);
    for (const Dice column : rolls) add_part(three_, rope_of(number), rolls, column);
  }
}

}  // namespace nemeton::tug
