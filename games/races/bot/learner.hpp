// A race as learn/ wants it: the tables at which games of self-play are played, which positions the network is asked about, and how it plays.
#pragma once

#include "core/random.hpp"
#include "games/races/bot/heuristic.hpp"
#include "games/races/bot/search.hpp"
#include "search/rollout.hpp"

namespace nemeton::races {

template <class Self>
struct Learner {
  using Game = Self;
  static constexpr std::size_t kInputs = races::kInputs;
  static constexpr std::size_t kHidden = 64;
  static constexpr int kOneOf = 10;
  static constexpr double kExploration = 0.05;
  static constexpr double kTrace = 0.8;
  // Draws to look into: none, so that there are a hundred times as many games. What plays better so does as a rule when it looks ahead.
  static constexpr int kDepthOfSelfPlay = 0;
  static constexpr int kDepthOfMatch = 0;

  // The start of a game, or what random steps make of it.
  static State start(Random& random) {
    const State begun = game_start(random);
    State state = begun;
    for (std::uint32_t steps = below(random, 2) == 0 ? 0 : below(random, 60); steps > 0; --steps) {
      if (Self::node(state).kind == NodeKind::terminal) return begun;
      if (Self::node(state).kind == NodeKind::chance) {
        Self::apply(state, kChance, random_outcome(state, random));
      } else {
        Self::apply(state, state.seat, random_action<Self>(state, state.seat, random));
      }
    }
    return state;
  }

  // A table for two as often as one of another size.
  static State game_start(Random& random) {
    int seats = Self::info.max_seats;
    bool partners = false;
    if (Self::info.min_seats == 2) {
      const std::uint32_t kind = below(random, 6);
      seats = kind < 3 ? 2 : kind == 3 ? 3 : 4;
      partners = kind == 5;
    }
    OptionValues options(Self::info.options, seats);
    [[maybe_unused]] const auto set = options.set_boolean("partners", partners);
    return Self::start(options, seats);
  }

  static bool is_lesson(const State& state) { return state.stage == Stage::draw; }
  // Of two sides one wins, so that one view is enough.
  static SeatSet views(const State& state) {
    if (state.sides() == 2) return SeatSet::of(state.seat);
    SeatSet seats;
    for (Seat seat = 0; seat < state.setup.seats; ++seat) seats.add(seat);
    return seats;
  }
  static Inputs inputs(const State& state, Seat view) { return inputs_of(Self::board(), state, view); }
  // Of a hand, winning is what counts.
  static Returns returns(const State& state) {
    Returns returns{};
    const WinProbabilities shares = won(returns_of(state), state.setup.seats);
    for (std::size_t seat = 0; seat < state.setup.seats; ++seat) {
      returns[seat] = 2 * shares[seat] * (state.setup.partners ? 2 : 1) - 1;
    }
    return returns;
  }

  // Plays by a network, or without one by what a move brings at once.
  class Player {
   public:
    explicit Player(const Network* network) : network_(network) {}

    State decide(const State& state, int depth) {
      if (network_ != nullptr) {
        constexpr std::size_t kCandidates = 4;
        Search search(Self::board(), *network_, state);
        if (depth == 0) return search.best_at_a_glance(state, state.seat);
        auto options = search.options();
        if (options.size() > 1) search.deepen(options, kCandidates, depth);
        return options[0].after;
      }
      State next = state;
      apply(Self::board(), next, state.seat, rollout_action(Self::board(), state, /*noise=*/4, random_));
      return next;
    }

    // Looking ahead takes a hundred times as long: more games teach more.
    Returns look_ahead(const State& state) { return evaluate(state); }
    Returns evaluate(const State& state) {
      Search search(Self::board(), *network_, state);
      Returns returns{};
      const double own = 2 * search.value(state, 0, state.seat) - 1;
      for (Seat seat = 0; seat < state.setup.seats; ++seat) {
        double& value = returns[static_cast<std::size_t>(seat)];
        if (state.side(seat) == state.side(state.seat)) value = own;
        else value = state.sides() == 2 ? -own : 2 * search.value(state, 0, seat) - 1;
      }
      return returns;
    }

   private:
    const Network* network_;
    Random random_{0};
  };
};

}  // namespace nemeton::races
