// Down the Danube as learn/ wants it: where games of self-play begin, which positions the network is asked about, and how it plays.
#pragma once

#include <limits>

#include "core/random.hpp"
#include "games/danube/bot/evaluator.hpp"
#include "games/danube/bot/progress.hpp"

namespace nemeton::danube {

struct Learner {
  using Game = Danube;
  static constexpr std::size_t kInputs = danube::kInputs;
  static constexpr std::size_t kHidden = 128;
  static constexpr int kOneOf = 20;
  // Throws are variety enough. A game has hundreds: with a shorter trace what its end teaches hardly gets to its beginning.
  static constexpr double kExploration = 0.01;
  static constexpr double kTrace = 0.98;
  // Throws to look into: none, so that there are fifty times as many games. A network that plays better so does as a rule when it looks ahead.
  static constexpr int kDepthOfSelfPlay = 0;
  static constexpr int kDepthOfMatch = 0;

  // The start of a game every other time, else what random steps make of it, or boats put anywhere, some of them home.
  static Danube::State start(Random& random) {
    Danube::State state = game_start(random);
    const std::uint32_t kind = below(random, 4);
    if (kind <= 1) return state;
    if (kind == 2) {
      for (std::uint32_t steps = below(random, 150); state.ply < steps;) {
        random_step(state, random);
        if (Danube::node(state).kind == NodeKind::terminal) return start(random);
      }
      return state;
    }
    state.stage = Danube::Stage::under_way;
    state.thrown = state.left = state.usable = 0;
    state.turn = static_cast<std::int8_t>(below(random, 2));
    Squares taken = square(kRapids);
    const std::uint32_t first = 1 + below(random, 24);  // there is room for all from here on
    for (Squares& boats : state.boats) {
      boats = 0;
      for (std::uint32_t count = 1 + below(random, kBoats); count > 0;) {
        const Squares one = square(static_cast<int>(first + below(random, kSea - first)));
        if ((taken & one) != 0) continue;
        taken |= one;
        boats |= one;
        --count;
      }
    }
    return state;
  }

  // The start of a game of a match, with three, four or five boats.
  static Danube::State game_start(Random& random) {
    OptionValues options(Danube::info.options);
    options.set_integer("boats", 3 + static_cast<int>(below(random, 3)));
    Danube::State state = Danube::start(options, 2);
    state.ply_limit = std::numeric_limits<std::uint32_t>::max();
    return state;
  }

  static bool is_lesson(const Danube::State& state) { return Danube::node(state).kind == NodeKind::chance; }
  // The inputs give the view of the seat that is to throw.
  static SeatSet views(const Danube::State& state) { return SeatSet::of(state.turn); }
  static Inputs inputs(const Danube::State& state, Seat) { return inputs_of(state); }
  static Returns returns(const Danube::State& state) { return Danube::returns(state); }

  // Plays by a network, or without one by counting.
  class Player {
   public:
    explicit Player(const Network* network) : beliefs_(network) {}
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;

    // Returns the state after the decision of the seat to act.
    Danube::State decide(const Danube::State& state, int depth) {
      auto afterstates = search_.afterstates(state);
      for (int d = 1; d <= depth && afterstates.size() > 1; ++d) search_.deepen(afterstates, state.turn, d);
      if (depth == 0) put_progress_first(afterstates, state.turn);
      return afterstates[0].state;
    }

    // Evaluates a position without looking ahead: looking into its throws would take fifteen times as long as the game does.
    Returns look_ahead(const Danube::State& state) const { return evaluate(state); }

    Returns evaluate(const Danube::State& state) const {
      const double value = beliefs_.evaluate(state);
      return {value, -value};
    }

   private:
    PositionEvaluator beliefs_;
    Expectimax<Danube, PositionEvaluator> search_{beliefs_};
  };

 private:
  static void random_step(Danube::State& state, Random& random) {
    if (Danube::node(state).kind == NodeKind::chance) {
      Danube::apply(state, kChance, Danube::random_outcome(state, random));
    } else {
      Danube::apply(state, state.turn, Danube::random_action(state, state.turn, random));
    }
  }
};

}  // namespace nemeton::danube
