// Dice that are rolled once more.
#pragma once

#include "games/tug/bot/picks.hpp"

namespace nemeton::tug {

// What three dice are worth where some may be rolled once more, one after the other. `Row` is a number, or several that are reckoned side by side.
template <class Row>
class Rerolls {
 public:
  explicit Rerolls(const Row* rolls) : rolls_(rolls) {}

  Row average_with(int rerolls) const {
    std::array<Row, kPairs> in_the_air;  // by the two dice that stay
    if (rerolls > 0) {
      for (std::size_t pair = 0; pair < kPairs; ++pair) {
        in_the_air[pair] =
            average([&](int die) { return rerolls == 1 ? roll(pair, die) : two_fresh(pair, die, rerolls - 1); });
      }
    }
    Row sum{};
    for (std::size_t i = 0; i < kRolls; ++i) {
      Row best = rolls_[i];
      if (rerolls > 0) {
        for (const Pick pick : kPickOfThree[i]) best = greater(best, in_the_air[pick.others]);
      }
      sum += best * static_cast<double>(kAllRolls[i].ways);
    }
    return sum * (1.0 / 216);
  }

 private:
  [[gnu::always_inline]] static Row greater(const Row& a, const Row& b) { return a > b ? a : b; }
  const Row& roll(std::size_t pair, int die) const { return rolls_[kThreeOf[pair][static_cast<std::size_t>(die)]]; }

  // Two dice can still be rolled again, `rerolls` of them; one was.
  Row two_fresh(std::size_t fresh, int again, int rerolls) const {
    Row best = roll(fresh, again);
    for (const Pick pick : kPickOfTwo[fresh]) {
      const int kept = pick.others;
      best = greater(best, average([&](int die) {
                       return rerolls == 1
                                  ? roll(kPairOf[static_cast<std::size_t>(kept)][static_cast<std::size_t>(again)], die)
                                  : one_fresh(kept,
                                              kPairOf[static_cast<std::size_t>(again)][static_cast<std::size_t>(die)]);
                     }));
    }
    return best;
  }
  // One die can still be rolled again; two were.
  Row one_fresh(int fresh, std::size_t again) const {
    return greater(roll(again, fresh), average([&](int die) { return roll(again, die); }));
  }
  template <class ChanceOf>
  static Row average(const ChanceOf& chance_of) {
    Row sum{};
    for (int die = 1; die <= kFaces; ++die) sum += chance_of(die);
    return sum * (1.0 / kFaces);
  }

  const Row* rolls_;
};

}  // namespace nemeton::tug
