// What the dice of a turn can still do, by going through all of them.
#pragma once

#include <utility>
#include <vector>

#include "games/tug/rules/rules.hpp"

namespace nemeton::tug {

// A turn of `seat` in the match under way in `state`.
class TurnOdds {
 public:
  TurnOdds(const Tug::State& state, Seat seat) : match_(state.match), seat_(seat) {}

  bool has_won(const Tug::State& state) const { return is_won_by(state, seat_); }
  // That the turn of `seat` wins the match, if it does all for that.
  double win_chance(const Tug::State& state) const { return chance_of(state, seat_); }
  // That the enemy's next turn does, if `seat` does all against that; the dice are being used.
  double risk(const Tug::State& state);
  // Athletes of the enemy that the dice, which are being used, can put out at the most.
  int most_out(const Tug::State& state) const;
  // Those that an action puts out.
  int out(const Tug::State& before, const Tug::State& after) const;

 private:
  // By what lies and may be rolled again; the athletes on the rope stay the same until dice are used.
  using Rolled = std::vector<std::pair<std::uint64_t, double>>;

  bool is_over(const Tug::State& state) const;
  bool is_won_by(const Tug::State& state, Seat seat) const;
  bool uses_dice(const Tug::State& state) const;
  double chance_of(const Tug::State& state, Seat seat) const;
  double chance_of(const Tug::State& state, Seat seat, Rolled& known) const;
  double chance_of_next(const Tug::State& state, Seat seat, Rolled& known) const;
  // The enemy's chance where its roll is awaited: it depends on the athletes of `seat` on the rope alone, and comes often.
  double enemy_chance(const Tug::State& state);

  struct Known {
    std::uint32_t ply;
    std::uint8_t standing;
    std::uint8_t weakened;
    double chance;
  };
  std::vector<Known> known_;
  int match_;
  Seat seat_;
};

}  // namespace nemeton::tug
