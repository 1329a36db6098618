// The rules of Brandubh, a traditional Irish board game: eight attackers against a king and his four defenders.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/effects.hpp"
#include "core/game.hpp"
#include "core/random.hpp"
#include "games/brandubh/rules/board.hpp"
#include "games/brandubh/rules/effects.hpp"

namespace nemeton {

struct Brandubh {
  static constexpr Seat kAttackers = 0;
  static constexpr Seat kDefenders = 1;

  using End = brandubh::End;

  struct State {
    brandubh::Bits attackers;
    brandubh::Bits defenders;  // without the king
    brandubh::Bits king;       // one square, or none when he is captured
    std::int32_t ply;
    std::int32_t ply_limit;
    std::int32_t reversible_plies;  // plies since the last capture
    std::uint8_t turn;
    std::uint8_t repetition_count;  // how often this placement has stood by now, as far as `set_repetition_count` told
    bool challenge;                 // rules=challenge
    End end;
  };

  // Everything that must be equal for a placement to stand again; the seat to move sits in a bit that is no square, and so
  // does where the king is.
  struct PositionKey {
    brandubh::Bits attackers;
    brandubh::Bits king_side;
    bool operator==(const PositionKey&) const = default;
  };

  // From and to, six bits each.
  using Action = std::uint16_t;
  static constexpr std::size_t kMaxActions = 8 * 12;
  static constexpr std::size_t kMaxOutcomes = 1;

  static constexpr std::array kRules = {"basic", "challenge"};
  static constexpr std::array kOptions = {
      OptionSpec::choice(
          "rules", kRules, 0,
          "basic: two enemies capture any piece, the king too; challenge: the empty throne is hostile, and at "
          "the throne the king is captured only from every side"),
      OptionSpec::integer("ply_limit", 1, 100000, 500, "after so many moves by both sides together the game is a tie"),
  };
  static constexpr GameInfo info{"brandubh", "Brandubh", "traditional", 2, 2, kOptions};

  static State start(const OptionValues& options, int seats);

  static Node node(const State& state) {
    return state.end == End::none ? Node::decision(state.turn) : Node::terminal();
  }
  static int ply(const State& state) { return state.ply; }

  static constexpr Action action(int from, int to) { return static_cast<Action>(from << 6 | to); }
  static constexpr int from(Action action) { return action >> 6; }
  static constexpr int to(Action action) { return action & 63; }

  // The squares that the piece on `square` may go to, whosever turn it is.
  static brandubh::Bits targets(const State& state, int square) {
    const brandubh::Bits taken = state.attackers | state.defenders | state.king;
    const brandubh::Bits free = brandubh::slides(square, taken);
    return (state.king & brandubh::bit(square)) != 0 ? free : free & ~(brandubh::kThrone | brandubh::kCorners);
  }

  static void actions(const State& state, Seat, ActionList<Brandubh>& list);
  // One of them, each equally likely.
  static Action random_action(const State& state, Seat seat, Random& random);
  static void outcomes(const State&, OutcomeList<Brandubh>&) {}
  using Effect = brandubh::Effect;
  template <class Sink = const NoEffects>
  static void apply(State& state, Seat seat, Action action, Sink& sink = no_effects);
  static bool sees_effect(const Effect&, Seat) { return true; }
  static void write_effect(const Effect& effect, Seat viewer, JsonWriter& json);
  static Returns returns(const State& state);

  static PositionKey position_key(const State& state) {
    using namespace brandubh;
    const Bits king_at = state.king == 0 ? 63 : static_cast<Bits>(square_of(state.king));
    return {state.attackers | Bits{state.turn} << 63, state.defenders | state.king | king_at << 56};
  }
  static constexpr int kCycle = 2;
  static int reversible_plies(const State& state) { return state.reversible_plies; }
  template <class Sink = const NoEffects>
  static void set_repetition_count(State& state, int times, Sink& sink = no_effects);

  static void view(const State& state, Seat viewer, JsonWriter& json);
  static std::string text(const State& state, Seat viewer);
  static std::string token(const State& state, Seat seat, Action action);
  static std::optional<Action> parse_token(const State& state, Seat seat, std::string_view token);
};

// The hot path, in the header so that search and rollouts inline it.

inline void Brandubh::actions(const State& state, Seat, ActionList<Brandubh>& list) {
  using namespace brandubh;
  list.clear();
  const auto add = [&](int square, Bits targets) {
    for (; targets != 0; targets &= targets - 1) list.push(action(square, square_of(targets)));
  };
  const Bits taken = state.attackers | state.defenders | state.king;
  for (Bits men = state.turn == kAttackers ? state.attackers : state.defenders; men != 0; men &= men - 1) {
    const int square = square_of(men);
    add(square, slides(square, taken) & ~(kThrone | kCorners));
  }
  if (state.turn == kDefenders) add(square_of(state.king), slides(square_of(state.king), taken));
}

inline Brandubh::Action Brandubh::random_action(const State& state, Seat seat, Random& random) {
  using namespace brandubh;
  const Bits taken = state.attackers | state.defenders | state.king;
  FixedList<int, 8> squares;
  for (Bits men = seat == kAttackers ? state.attackers : state.defenders | state.king; men != 0; men &= men - 1) {
    squares.push(square_of(men));
  }
  // A try draws a piece and one of the twelve squares on its lines. As no square is likelier than another, the first that is
  // legal is a fair choice among the legal ones; about every second try is.
  const auto tries = static_cast<std::uint32_t>(squares.size() * kWays);
  while (true) {
    const std::uint32_t drawn = below(random, tries);
    const int square = squares[drawn / kWays];
    const Way& way = kWaysFrom.from[static_cast<std::size_t>(square)][drawn % kWays];
    const Bits closed = bit(square) == state.king ? 0 : (kThrone | kCorners) & bit(way.to);
    if (((way.squares & taken) | closed) == 0) return action(square, way.to);
  }
}

namespace brandubh {

// Whether attackers that were just joined by one on `to` hold the king under `challenge` on or beside the throne, where every
// side but the throne's needs an attacker.
constexpr bool surrounded(Bits king, Bits attackers, Bits to) {
  const Bits sides = neighbours(king) & ~kThrone;
  return (sides & to) != 0 && (sides & ~attackers) == 0;
}

// Whether one of `pieces` or the king, if he is of their side, can move at all.
constexpr bool can_move(Bits pieces, Bits king, Bits taken) {
  const Bits free = kBoard & ~taken;
  const Bits open = free & ~(kThrone | kCorners);
  if ((pieces << 8 & open) != 0) return true;  // nearly always
  if (((neighbours(pieces) & open) | (neighbours(king) & free)) != 0) return true;
  // Only a step over the empty throne is left.
  return (kThrone & free) != 0 && (between(pieces, open) & kThrone) != 0;
}

}  // namespace brandubh

// Inlined always: in a loop over the actions of one state, half of it is then computed once.
template <class Sink>
[[gnu::always_inline]] inline void Brandubh::apply(State& state, Seat seat, Action action, Sink& sink) {
  using namespace brandubh;
  const Bits start = bit(from(action));
  const Bits stop = bit(to(action));
  const Bits throne = state.challenge ? kThrone : 0;
  const auto taken = [&] { return state.attackers | state.defenders | state.king; };
  const auto moved = [&](Piece piece) { sink(Moved{piece, from(action), to(action)}); };
  const auto tell_captured = [&](Piece piece, Bits squares) {
    for (; squares != 0; squares &= squares - 1) sink(Captured{piece, square_of(squares)});
  };
  Bits captured;
  if (seat == kAttackers) {
    moved(Piece::attacker);
    state.attackers ^= start | stop;
    const Bits hostile = kCorners | (throne & ~state.king);
    captured = between(stop, state.attackers | hostile) & (state.defenders | state.king);
    if (state.challenge && (state.king & (kThrone | kBesideThrone)) != 0) {
      captured &= ~state.king;
      if (surrounded(state.king, state.attackers, stop)) captured |= state.king;
    }
    tell_captured(Piece::defender, captured & state.defenders);
    tell_captured(Piece::king, captured & state.king);
    state.defenders &= ~captured;
    state.king &= ~captured;
    state.end = state.king == 0                                   ? End::king_captured
                : !can_move(state.defenders, state.king, taken()) ? End::no_move
                                                                  : End::none;
  } else {
    moved(start == state.king ? Piece::king : Piece::defender);
    (start == state.king ? state.king : state.defenders) ^= start | stop;
    const Bits hostile = kCorners | throne;
    captured = between(stop, state.defenders | state.king | hostile) & state.attackers;
    tell_captured(Piece::attacker, captured);
    state.attackers &= ~captured;
    state.end = (state.king & kCorners) != 0             ? End::king_home
                : state.attackers == 0                   ? End::no_attackers
                : !can_move(state.attackers, 0, taken()) ? End::no_move
                                                         : End::none;
  }
  state.reversible_plies = captured != 0 ? 0 : state.reversible_plies + 1;
  state.repetition_count = 1;
  ++state.ply;
  state.turn = static_cast<std::uint8_t>(1 - seat);
  if (state.end == End::none && state.ply >= state.ply_limit) state.end = End::ply_limit;
  if (state.end == End::none) sink(TurnPassed{state.turn});
  else sink(Ended{state.end});
}

template <class Sink>
void Brandubh::set_repetition_count(State& state, int times, Sink& sink) {
  state.repetition_count = static_cast<std::uint8_t>(times);
  sink(brandubh::Repeated{times});
  // The ply limit is looked at last; every other end comes before repetition.
  if (times < 3 || (state.end != End::none && state.end != End::ply_limit)) return;
  state.end = End::repetition;
  sink(brandubh::Ended{state.end});
}

}  // namespace nemeton
