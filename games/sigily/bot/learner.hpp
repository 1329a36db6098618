// Sigily as learn/ wants it: the tables at which games of self-play are played, which positions the network is asked about, and how it plays.
#pragma once

#include "core/random.hpp"
#include "games/sigily/bot/rollout_policy.hpp"
#include "games/sigily/bot/search.hpp"
#include "search/rollout.hpp"

namespace nemeton::sigily {

struct Learner {
  using Game = Sigily;
  static constexpr std::size_t kInputs = sigily::kInputs;
  static constexpr std::size_t kHidden = 64;
  static constexpr int kOneOf = 10;
  static constexpr double kExploration = 0.05;
  static constexpr double kTrace = 0.8;
  // Throws to look into. In a match it is the search that is to gain by the network, as it does at a table.
  static constexpr int kDepthOfSelfPlay = 0;
  static constexpr int kDepthOfMatch = 1;

  // The start of a game, every other time with rules at random, or what random steps make of it.
  static State start(Random& random) {
    const State begun = begin(random, /*plain=*/below(random, 2) == 0);
    State state = begun;
    for (std::uint32_t steps = below(random, 2) == 0 ? 0 : below(random, 60); steps > 0; --steps) {
      const Node node = Sigily::node(state);
      if (node.kind == NodeKind::terminal) return begun;
      if (node.kind == NodeKind::chance) {
        Sigily::apply(state, kChance, random_outcome<Sigily>(state, random));
      } else {
        const Seat seat = node.to_act.first();
        Sigily::apply(state, seat, random_action<Sigily>(state, seat, random));
      }
    }
    return state;
  }
  static State game_start(Random& random) { return begin(random, /*plain=*/true); }

  static bool is_lesson(const State& state) { return is_before_throw(state); }
  // Of two sides one wins, so that one view is enough.
  static SeatSet views(const State& state) {
    if (is_of_two_sides(state)) return SeatSet::of(state.turn.seat);
    SeatSet seats;
    for (Seat seat = 0; seat < state.setup.seats; ++seat) seats.add(seat);
    return seats;
  }
  static Inputs inputs(const State& state, Seat view) { return inputs_of(state, view); }
  // Having the most coins is what counts.
  static Returns returns(const State& state) {
    Returns returns{};
    const WinProbabilities shares = won(Sigily::returns(state), state.setup.seats);
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
      const Seat seat = Sigily::node(state).to_act.first();
      if (network_ != nullptr) {
        Search search(*network_, state, seat);
        if (depth == 0) return search.best_at_a_glance(state, seat);
        auto options = search.options();
        if (options.size() > 1) search.deepen(options, depth);
        return options[0].after;
      }
      State next = state;
      const Action action = state.turn.stage == Stage::move ? greedy_move(state, /*noise=*/16, random_)
                                                            : random_action<Sigily>(state, seat, random_);
      Sigily::apply(next, seat, action);
      return next;
    }

    // Looking ahead takes twenty times as long: more games teach more.
    Returns look_ahead(const State& state) { return evaluate(state); }
    Returns evaluate(const State& state) {
      Search search(*network_, state, state.turn.seat);
      Returns returns{};
      for (Seat seat = 0; seat < state.setup.seats; ++seat) {
        returns[static_cast<std::size_t>(seat)] = 2 * search.value(state, 0, seat) - 1;
      }
      return returns;
    }

   private:
    const Network* network_;
    Random random_{0};
  };

 private:
  // A table for two as often as one of another size.
  static State begin(Random& random, bool plain) {
    const std::uint32_t kind = below(random, 6);
    const int seats = kind < 3 ? 2 : kind == 3 ? 3 : 4;
    OptionValues options(Sigily::info.options, seats);
    const auto set = [&](const char* name, std::uint32_t one_of) {
      [[maybe_unused]] const auto done = options.set_boolean(name, below(random, one_of) == 0);
    };
    if (kind == 5) set("partners", 1);
    if (!plain) {
      set("home", 2);
      set("stacks", 2);
      constexpr const char* kStarts[] = {"samhain", "winter", "beltane", "summer", "territorial"};
      constexpr const char* kSpellSets[] = {
          "none", "none", "all", "curse+fireball+stoneskin", "freeturn+remove+curse", "speed+sloth+freeze"};
      [[maybe_unused]] auto done = options.set_word("start", kStarts[below(random, std::uint32_t{std::size(kStarts)})]);
      done = options.set_word("spells", kSpellSets[below(random, std::uint32_t{std::size(kSpellSets)})]);
      done = options.set_integer("questions", below(random, 3) == 0 ? 14 : 0);
      done = options.set_integer("chariots", 3 + below(random, 2));
    }
    return Sigily::start(options, seats);
  }
};

}  // namespace nemeton::sigily
