// Each thing that a seat can see shows in the planes: states that differ in one alone.
#include <gtest/gtest.h>

#include <functional>

#include "games/bluff/research/encoding.hpp"
#include "games/brandubh/research/encoding.hpp"
#include "games/danube/research/encoding.hpp"
#include "games/druidica/research/encoding.hpp"
#include "games/duel/research/encoding.hpp"
#include "games/sigily/research/encoding.hpp"
#include "games/tug/research/encoding.hpp"
#include "research/state_of.hpp"
#include "research/tests/any_state.hpp"

namespace nemeton::research {
namespace {

// Changes one thing of a state, in a way that its view can still be written.
template <class G>
using Change = std::function<void(typename G::State&, Random&)>;

template <class G>
void expect_each_change_shows(int games, const std::vector<Change<G>>& changes) {
  Random random(31);
  std::vector<int> shown(changes.size());
  int hidden = 0;
  for (int i = 0; i < games && !testing::Test::HasFailure(); ++i) {
    const int seats = any_seats(G::info, random);
    const GameOf<G> game(any_options(G::info, seats, 150, random), seats, Deals::sampled);
    const auto floats_of = [&](const typename G::State& state, Seat viewer) {
      std::vector<float> floats(game.observation_size());
      TensorWriter writer(floats.data());
      write_planes<G>(game.codes(), state, seats, game.ply_limit(), viewer, writer);
      return floats;
    };
    for (const auto state = game.new_initial_state(); !state->is_terminal(); any_step(*state, random)) {
      const auto before = static_cast<const StateOf<G>&>(*state).typed_history().state();
      for (std::size_t c = 0; c < changes.size(); ++c) {
        auto after = before;
        changes[c](after, random);
        const Seat viewer = any(random, static_cast<std::size_t>(seats));
        const std::string one = observation_of<G, Encoding<G>>(before, viewer);
        const std::string two = observation_of<G, Encoding<G>>(after, viewer);
        EXPECT_EQ(one == two, floats_of(before, viewer) == floats_of(after, viewer))
            << "change " << c << " for seat " << viewer << "\n"
            << one << "\n"
            << two;
        (one == two ? hidden : shown[c]) += 1;
      }
    }
  }
  for (std::size_t c = 0; c < changes.size(); ++c) EXPECT_GT(shown[c], 0) << "change " << c << " never shows";
  EXPECT_GT(hidden, 0);
}

// One of `values`, among them perhaps what is there.
template <class T>
void set_any(T& place, std::initializer_list<int> values, Random& random) {
  place = static_cast<T>(*(values.begin() + any(random, values.size())));
}

TEST(Planes, ShowAllOfBrandubh) {
  using State = Brandubh::State;
  using End = Brandubh::End;
  const auto free = [](const State& state, Random& random) {
    while (true) {
      const brandubh::Bits square = brandubh::bit(8 * any(random, 7) + any(random, 7));
      if ((square & (state.attackers | state.defenders | state.king)) == 0) return square;
    }
  };
  expect_each_change_shows<Brandubh>(
      20, {
              [&](State& state, Random& random) { state.attackers |= free(state, random); },
              [&](State& state, Random& random) { state.defenders |= free(state, random); },
              [&](State& state, Random& random) { state.king = free(state, random); },
              [](State& state, Random& random) { set_any(state.repetition_count, {1, 2, 3}, random); },
              [](State& state, Random& random) {
                set_any(state.end, {int(End::none), int(End::king_home), int(End::repetition), int(End::no_move)},
                        random);
              },
              [](State& state, Random& random) { set_any(state.turn, {0, 1}, random); },
              [](State& state, Random& random) { state.ply += any(random, 2); },
          });
}

TEST(Planes, ShowAllOfDanube) {
  using State = Danube::State;
  expect_each_change_shows<Danube>(
      20, {
              [](State& state, Random& random) { state.boats[0] ^= danube::square(1 + any(random, 35)); },
              [](State& state, Random& random) { state.boats[1] ^= danube::square(1 + any(random, 35)); },
              [](State& state, Random& random) { state.held ^= danube::square(1 + any(random, 35)); },
              [](State& state, Random& random) { set_any(state.thrown, {0, 1, 2, 3, 4, 6}, random); },
              [](State& state, Random& random) { set_any(state.left, {0, 1, 2, 3, 4, 5, 6}, random); },
              [](State& state, Random& random) { set_any(state.usable, {0, 1, 2, 3, 4, 5, 6}, random); },
              [](State& state, Random& random) { set_any(state.turn, {0, 1}, random); },
              [](State& state, Random& random) { set_any(state.stage, {0, 1, 2, 3, 4}, random); },
          });
}

TEST(Planes, ShowAllOfTug) {
  using State = Tug::State;
  const auto more = [](tug::Dice& dice, Random& random) {
    const int value = 1 + any(random, 6);
    if (dice.count(value) < 3) dice.add(value);
  };
  const auto side = [](State& state, Random& random) -> Tug::Side& {
    return state.sides[static_cast<std::size_t>(any(random, 2))];
  };
  expect_each_change_shows<Tug>(
      10, {
              [&](State& state, Random& random) { more(side(state, random).column, random); },
              [&](State& state, Random& random) { set_any(side(state, random).standing, {0, 5, 19}, random); },
              [&](State& state, Random& random) { set_any(side(state, random).weakened, {0, 5, 12}, random); },
              [&](State& state, Random& random) { set_any(side(state, random).reserve, {0, 5, 18}, random); },
              [&](State& state, Random& random) { more(state.dice, random); },
              [&](State& state, Random& random) { more(state.again, random); },
              [&](State& state, Random& random) { more(state.open, random); },
              [](State& state, Random& random) { set_any(state.turn, {0, 1}, random); },
              [](State& state, Random& random) { set_any(state.first_match, {-1, 0, 1}, random); },
              [](State& state, Random& random) { set_any(state.match, {1, 2}, random); },
              [](State& state, Random& random) { set_any(state.rerolls, {0, 1, 2, 3}, random); },
              [](State& state, Random& random) { set_any(state.stage, {0, 1, 2, 3, 4}, random); },
              [](State& state, Random& random) {
                state.stage = Tug::Stage::over;
                set_any(state.winner, {-1, 0, 1}, random);
              },
          });
}

TEST(Planes, ShowAllOfTheRaces) {
  using State = races::State;
  using races::Stage;
  const auto seat = [](const State& state, Random& random) { return any(random, state.setup.seats); };
  expect_each_change_shows<Druidica>(
      12,
      {
          [&](State& state, Random& random) {
            set_any(state.team(seat(state, random))[static_cast<std::size_t>(any(random, 3))], {0, 5, 20, 63}, random);
          },
          [&](State& state, Random& random) {
            auto& team = state.team(seat(state, random));
            std::swap(team[0], team[static_cast<std::size_t>(any(random, 3))]);
          },
          [](State& state, Random& random) {
            state.shown.turn(Druidica::board(), 1 + any(random, 34), any(random, 7), any(random, 7));
          },
          [](State& state, Random& random) { state.stock.copies &= ~(std::uint64_t{3} << 2 * any(random, 28)); },
          [&](State& state, Random& random) { state.seat = static_cast<std::int8_t>(seat(state, random)); },
          [](State& state, Random& random) { set_any(state.stage, {0, 1, 3, 4, 5, 6, 7}, random); },
          [](State& state, Random& random) { state.tile = races::kTileOf[static_cast<std::size_t>(any(random, 28))]; },
          [](State& state, Random& random) { set_any(state.doubles, {0, 1, 2, 3}, random); },
          [](State& state, Random& random) { set_any(state.factor, {0, 1, 6}, random); },
          [](State& state, Random& random) { set_any(state.moved, {0, 1, 2, 3, 255}, random); },
          [](State& state, Random&) { state.entered = !state.entered; },
          // It waits for a tile: what for, and for which.
          [](State& state, Random& random) {
            state.stage = Stage::turn;
            set_any(state.turning, {1, 7, 34}, random);
            state.pending = races::by_gate(races::make_move(1 + any(random, 12), 3, 9),
                                           static_cast<std::size_t>(any(random, 3)), 1 + any(random, 6));
          },
          [](State& state, Random& random) {
            if (state.stage != Stage::turn) return;
            state.pending ^= races::make(races::ActionKind::move, any(random, 2), any(random, 2), -1);
          },
          [](State& state, Random& random) {
            if (state.stage == Stage::turn) state.pending = races::bumping(state.pending & ~(7u << 21), any(random, 2));
          },
          [&](State& state, Random& random) { state.tested ^= static_cast<std::uint8_t>(1 << seat(state, random)); },
          [](State& state, Random& random) {
            set_any(state.points[static_cast<std::size_t>(any(random, 2))], {0, 1, 60}, random);
          },
          [](State& state, Random& random) { set_any(state.hand, {1, 2, 9}, random); },
      });
}

TEST(Planes, ShowAllOfSigily) {
  using State = sigily::State;
  using sigily::Stage;
  const auto seat = [](const State& state, Random& random) {
    return static_cast<std::size_t>(any(random, state.setup.seats));
  };
  const auto on_board = [](State& state, Random& random, const auto& change) {
    const int first = any(random, 16);
    for (int i = 0; i < 16; ++i) {
      const auto c = static_cast<sigily::Chariot>((first + i) % 16);
      if (sigily::stack_of(state, c).place < sigily::kSigils) return change(c);
    }
  };
  const auto stack = [&](auto change) {
    return [=](State& state, Random& random) {
      on_board(state, random, [&](sigily::Chariot c) { change(sigily::stack_of(state, c), random); });
    };
  };
  expect_each_change_shows<Sigily>(
      14, {
              stack([](sigily::Stack& each, Random& random) { set_any(each.coins, {0, 1, 7}, random); }),
              stack([](sigily::Stack& each, Random& random) { set_any(each.progress, {1, 4, 20}, random); }),
              stack([](sigily::Stack& each, Random& random) { set_any(each.entry, {0, 1, 2, 3}, random); }),
              stack([](sigily::Stack& each, Random& random) { set_any(each.stone_skin, {0, 1}, random); }),
              // The two at the top of a stack change places.
              [&](State& state, Random& random) {
                on_board(state, random, [&](sigily::Chariot top) {
                  const sigily::Chariot below = state.riders[top].below;
                  const int place = sigily::stack_of(state, top).place;
                  if (below == sigily::kNobody || state.top_at[static_cast<std::size_t>(place)] != top) return;
                  std::swap(state.riders[top].stack, state.riders[below].stack);
                  state.riders[top].below = std::exchange(state.riders[below].below, top);
                  state.top_at[static_cast<std::size_t>(place)] = below;
                });
              },
              // So do the two below it.
              [&](State& state, Random& random) {
                on_board(state, random, [&](sigily::Chariot top) {
                  const sigily::Chariot second = state.riders[top].below;
                  if (second == sigily::kNobody) return;
                  const sigily::Chariot third = state.riders[second].below;
                  if (third == sigily::kNobody) return;
                  state.riders[top].below = third;
                  state.riders[second].below = std::exchange(state.riders[third].below, second);
                });
              },
              [](State& state, Random& random) {
                state.riders[0].barred ^= static_cast<std::uint8_t>(1 << any(random, 4));
              },
              [](State& state, Random& random) {
                set_any(state.lying[static_cast<std::size_t>(any(random, 33))], {0, 1, 6}, random);
              },
              [&](State& state, Random& random) { set_any(state.treasure[seat(state, random)], {0, 1, 9}, random); },
              [](State& state, Random& random) { state.cursed ^= sigily::ring_bit(any(random, 24)); },
              [&](State& state, Random& random) { set_any(state.speed[seat(state, random)], {0, 1, 3, 7}, random); },
              [&](State& state, Random& random) { set_any(state.sloth[seat(state, random)], {0, 1, 3, 7}, random); },
              [&](State& state, Random& random) { set_any(state.frozen[seat(state, random)], {0, 1}, random); },
              [&](State& state, Random& random) { set_any(state.lost[seat(state, random)], {0, 1, 2}, random); },
              [](State& state, Random& random) { set_any(state.cards, {0, 3, 16}, random); },
              [&](State& state, Random& random) {
                state.race_winner = static_cast<std::int8_t>(any(random, state.setup.seats));
              },
              [](State& state, Random& random) {
                if (state.turn.stage != Stage::move) set_any(state.turn.thrown, {0, 1, 5}, random);
              },
              [](State& state, Random& random) { set_any(state.turn.free_throws, {0, 1, 2, 3}, random); },
              [](State& state, Random& random) { set_any(state.turn.free_turn, {0, 1}, random); },
              [](State& state, Random& random) { set_any(state.turn.refused, {0, 1}, random); },
              [](State& state, Random& random) {
                if (state.turn.stage == Stage::move) return;
                set_any(state.turn.intent, {0, 1, 2, 3}, random);
                set_any(state.turn.declared, {0, 6, 30}, random);
              },
              [](State& state, Random& random) {
                state.turn.waiting[static_cast<std::size_t>(any(random, 4))] ^=
                    static_cast<std::uint16_t>(1 << any(random, 3));
              },
              [](State& state, Random& random) {
                if (state.turn.stage == Stage::throw_sticks) set_any(state.turn.stage, {0, 4, 5, 6, 11}, random);
              },
              [](State& state, Random& random) {
                if (state.turn.stage != Stage::throw_sticks) return;
                state.turn.stage = Stage::darts;
                set_any(state.turn.dart_sigil, {24, 30, 32}, random);
              },
              [](State& state, Random& random) {
                if (state.turn.stage != Stage::throw_sticks) return;
                state.turn.stage = Stage::fireball;
                set_any(state.turn.caster, {3, 4}, random);
                set_any(state.turn.target, {5, 6}, random);
                set_any(state.turn.reversed, {0, 1}, random);
              },
              [](State& state, Random& random) {
                if (state.turn.stage != Stage::throw_sticks) return;
                state.turn.stage = Stage::answer;
                set_any(state.turn.asked, {0, 1}, random);
              },
              [](State& state, Random& random) {
                if (state.turn.stage != Stage::defence) return;
                state.turn.attack = sigily::kThrowsToFight[static_cast<std::size_t>(any(random, 11))].outcome;
              },
              [](State& state, Random& random) {
                if (state.turn.stage == Stage::attack || state.turn.stage == Stage::defence) return;
                state.turn.dart_sigil = static_cast<std::uint8_t>(24 + any(random, 9));
                ++state.ply;
              },
          });
}

TEST(Planes, ShowAllOfBluff) {
  using State = Bluff::State;
  using bluff::Dice;
  const auto seat = [](const State& state, Random& random) {
    return static_cast<std::size_t>(any(random, static_cast<std::size_t>(state.open.seats)));
  };
  // Of the round before, where there was one.
  const auto last = [](auto change) {
    return [=](State& state, Random& random) {
      if (state.open.rounds > 0) change(state.open.last, random);
    };
  };
  const auto die = [](Random& random) { return Dice::of(1 + any(random, 6)); };
  expect_each_change_shows<Bluff>(
      10, {
              [&](State& state, Random& random) { state.hidden[seat(state, random)] = die(random); },
              [&](State& state, Random& random) { state.open.shown[seat(state, random)] = die(random); },
              [](State& state, Random&) { ++state.open.ply; },
              [](State& state, Random& random) {
                if (state.open.bid > 0) state.open.bids.add(any(random, static_cast<std::size_t>(state.open.bid)));
              },
              [](State& state, Random&) {
                if (state.open.bid >= 0) state.open.rolled_again.add(state.open.bid);
              },
              [](State& state, Random&) {
                state.open.starter = static_cast<std::int8_t>(bluff::next_in(state.open, state.open.starter));
              },
              [](State& state, Random&) {
                state.open.turn = static_cast<std::int8_t>(bluff::next_in(state.open, state.open.turn));
              },
              [](State& state, Random& random) { set_any(state.open.stage, {0, 1, 2, 3}, random); },
              [](State& state, Random&) { ++state.open.rounds; },
              [](State& state, Random& random) { set_any(state.open.end, {0, 1, 2}, random); },
              last([](bluff::Reveal& each, Random& random) { set_any(each.bid.face, {1, 3, 6}, random); }),
              last([](bluff::Reveal& each, Random& random) { set_any(each.bidder, {0, 1}, random); }),
              last([](bluff::Reveal& each, Random& random) { set_any(each.challenger, {0, 1}, random); }),
              last([](bluff::Reveal& each, Random& random) { set_any(each.count, {0, 1, 2}, random); }),
              last([](bluff::Reveal& each, Random& random) { set_any(each.lost[0], {0, 1}, random); }),
              last([die](bluff::Reveal& each, Random& random) { each.hidden[1] = die(random); }),
              last([die](bluff::Reveal& each, Random& random) { each.shown[1] = die(random); }),
          });
}

TEST(Planes, ShowAllOfDuel) {
  using State = Duel::State;
  using duel::Stage;
  const auto seat = [](const State& state, Random& random) {
    return static_cast<std::size_t>(any(random, static_cast<std::size_t>(state.open.seats)));
  };
  const auto card = [](Random& random) { return duel::set_of(any(random, 40)); };
  expect_each_change_shows<Duel>(
      15,
      {
          [&](State& state, Random& random) { state.hands[seat(state, random)] ^= card(random); },
          [&](State& state, Random& random) {
            if (state.open.stage == Stage::forms) set_any(state.chosen[seat(state, random)], {-1, 0, 1, 2}, random);
          },
          [&](State& state, Random& random) {
            if (state.open.stage == Stage::cards) set_any(state.chosen[seat(state, random)], {-1, 0, 12, 39}, random);
          },
          [&](State& state, Random& random) { set_any(state.open.held[seat(state, random)], {1, 2, 10}, random); },
          [&](State& state, Random& random) { state.open.shown[seat(state, random)] ^= card(random); },
          [&](State& state, Random& random) { state.open.discarded[seat(state, random)] ^= card(random); },
          [&](State& state, Random& random) {
            set_any(state.open.drained[seat(state, random)], {-1, 0, 1, 2}, random);
          },
          [&](State& state, Random& random) { set_any(state.open.jokers[seat(state, random)], {0, 1, 2}, random); },
          [&](State& state, Random& random) {  // Where a lone chameleon is to take a shape there has to be one.
            if (state.open.stage != Stage::shape)
              set_any(state.open.now.forms[seat(state, random)], {-1, 0, 3}, random);
          },
          [&](State& state, Random& random) {
            set_any(state.open.now.shapes[seat(state, random)], {-1, 0, 2}, random);
          },
          [&](State& state, Random& random) {
            if (state.open.turns > 0) set_any(state.open.last.forms[seat(state, random)], {0, 1, 3}, random);
          },
          [&](State& state, Random& random) {
            if (state.open.turns > 0) set_any(state.open.last.shapes[seat(state, random)], {-1, 0, 2}, random);
          },
          [&](State& state, Random& random) {
            if (state.open.turns > 0) set_any(state.open.last.cards[seat(state, random)], {-1, 0, 39}, random);
          },
          [&](State& state, Random& random) {
            if (state.open.turns > 0) state.open.last.succeeded ^= static_cast<std::uint8_t>(1 << seat(state, random));
          },
          [](State& state, Random&) { state.open.turns += state.open.turns > 0 ? 1 : 0; },
          [](State& state, Random& random) { set_any(state.open.idle, {0, 1, 29}, random); },
          [&](State& state, Random& random) { state.open.to_choose.remove(static_cast<Seat>(seat(state, random))); },
          [](State& state, Random& random) {
            state.open.stage = Stage::over;
            state.open.to_choose = {};
            state.chosen.fill(-1);
            set_any(state.open.end, {1, 2, 3}, random);
          },
      });
}

}  // namespace
}  // namespace nemeton::research
