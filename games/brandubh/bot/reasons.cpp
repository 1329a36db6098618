#include "games/brandubh/bot/reasons.hpp"

#include <array>
#include <bit>

#include "games/brandubh/rules/names.hpp"

namespace nemeton {

using namespace brandubh;

namespace {

using Kind = Reason::Kind;

// So few moves of the king are worth a word.
constexpr int kFewMoves = 3;

// Not inlined, as `apply` is: here size counts and speed does not.
[[gnu::noinline]] Brandubh::State played(Brandubh::State state, Seat seat, Brandubh::Action action) {
  Brandubh::apply(state, seat, action);
  return state;
}

// The next moves of both sides in a position, if it were their turn.
struct Outlook {
  Bits ways = 0;     // corners that the king reaches
  Bits squares = 0;  // other squares that he reaches, and a corner from there
  int moves = 0;     // of the king
  bool king_in_danger = false;
  std::array<Bits, 2> in_danger{};  // by seat: its men that can be captured, the king left out

  explicit Outlook(const Brandubh::State& state) {
    if (state.end != End::none) return;
    const Bits others = state.attackers | state.defenders;
    const Bits reach = Brandubh::targets(state, square_of(state.king));
    ways = reach & kCorners;
    moves = std::popcount(reach);
    for (Bits stops = reach & ~kCorners; stops != 0; stops &= stops - 1) {
      const int stop = square_of(stops);
      if ((slides(stop, others | bit(stop)) & kCorners) != 0) squares |= bit(stop);
    }
    for (const Seat seat : {Brandubh::kAttackers, Brandubh::kDefenders}) {
      Brandubh::State turned = state;
      turned.turn = static_cast<std::uint8_t>(seat);
      ActionList<Brandubh> actions;
      Brandubh::actions(turned, seat, actions);
      for (const auto action : actions) {
        const Brandubh::State next = played(turned, seat, action);
        if (next.king == 0) king_in_danger = true;
        if (seat == Brandubh::kAttackers) in_danger[Brandubh::kDefenders] |= turned.defenders & ~next.defenders;
        else in_danger[Brandubh::kAttackers] |= turned.attackers & ~next.attackers;
      }
    }
  }
};

// The result of a move.
struct Outcome {
  Brandubh::State state;
  Bits captured;  // men
  Outlook outlook;
  Bits saved;  // men of the mover that are not in danger any more, by where they stood

  Outcome(const History<Brandubh>& history, Seat seat, Brandubh::Action action, const Outlook& before)
      : state(after(history, seat, action)),
        captured((history.state().attackers & ~state.attackers & ~moved(action)) |
                 (history.state().defenders & ~state.defenders & ~moved(action))),
        outlook(state),
        saved(before.in_danger[static_cast<std::size_t>(seat)]) {
    const Bits in_danger = outlook.in_danger[static_cast<std::size_t>(seat)];
    saved &= ~in_danger;
    if ((in_danger & bit(Brandubh::to(action))) != 0) saved &= ~moved(action);
  }

 private:
  static Bits moved(Brandubh::Action action) { return bit(Brandubh::from(action)); }
  static Brandubh::State after(History<Brandubh> history, Seat seat, Brandubh::Action action) {
    history.apply(seat, action);
    return history.state();
  }
};

// Returns all reasons: what a move does that was not so before, and that the other move, if there is one, does not do.
std::vector<Reason> all_reasons(const History<Brandubh>& history, Seat seat, Brandubh::Action action,
                                std::optional<Brandubh::Action> instead) {
  const Outlook before(history.state());
  const Outcome made(history, seat, action, before);
  const auto other = instead ? std::optional(Outcome(history, seat, *instead, before)) : std::nullopt;
  const Outlook& now = made.outlook;
  // As it would be without the move: after the other one, or as it was.
  const Outlook& otherwise = other ? other->outlook : before;
  const Seat enemy = 1 - seat;
  const auto own_at = static_cast<std::size_t>(seat), enemy_at = static_cast<std::size_t>(enemy);
  const Piece own_man = seat == Brandubh::kAttackers ? Piece::attacker : Piece::defender;
  const Piece enemy_man = seat == Brandubh::kAttackers ? Piece::defender : Piece::attacker;

  std::vector<Reason> all;
  const auto add = [&](Reason reason) { all.push_back(reason); };
  const auto add_squares = [&](Kind kind, Bits squares, Piece piece = Piece::attacker) {
    if (squares != 0) add({.kind = kind, .squares = squares, .piece = piece});
  };
  if (made.state.end != End::none) {
    if (Brandubh::returns(made.state)[own_at] > 0) add({.kind = Kind::wins, .end = made.state.end});
    return all;
  }
  const bool others_over = other && other->state.end != End::none;
  const auto add_captures = [&] {
    add_squares(Kind::captures, made.captured & ~(other ? other->captured : 0), enemy_man);
  };
  const auto add_saves = [&] {
    const Bits saved = made.saved & ~(other ? other->saved : 0);
    const bool fewer = std::popcount(now.in_danger[own_at]) < std::popcount(before.in_danger[own_at]);
    if (fewer && !others_over) add_squares(Kind::saves, saved, own_man);
  };
  const auto add_keeps = [&] {
    const Bits left = otherwise.in_danger[own_at] & ~now.in_danger[own_at] & ~before.in_danger[own_at];
    if (other) add_squares(Kind::keeps, left, own_man);
  };
  const auto add_threatens = [&] {
    add_squares(Kind::threatens, now.in_danger[enemy_at] & ~before.in_danger[enemy_at] & ~otherwise.in_danger[enemy_at],
                enemy_man);
  };
  if (seat == Brandubh::kDefenders) {
    add_squares(Kind::opens_way, now.ways & ~before.ways & ~otherwise.ways);
    add_captures();
    const bool danger_left = other ? others_over || other->outlook.king_in_danger : true;
    if (before.king_in_danger && !now.king_in_danger && danger_left) add({.kind = Kind::saves_king});
    if (other && other->outlook.king_in_danger && !before.king_in_danger && !now.king_in_danger) {
      add({.kind = Kind::keeps_king});
    }
    add_saves();
    add_keeps();
    if (now.ways == 0) add_squares(Kind::opens_square, now.squares & ~before.squares & ~otherwise.squares);
    add_threatens();
  } else {
    const bool way_left = !other || others_over || otherwise.ways != 0;
    if (now.ways == 0 && way_left) add_squares(Kind::closes_way, before.ways);
    if (other && now.ways == 0) add_squares(Kind::keeps_closed, otherwise.ways & ~before.ways);
    add_captures();
    if (now.king_in_danger && !before.king_in_danger && !otherwise.king_in_danger) add({.kind = Kind::threatens_king});
    add_saves();
    add_keeps();
    if (!others_over && std::popcount(now.squares) < std::popcount(otherwise.squares)) {
      add_squares(Kind::closes_square, before.squares & otherwise.squares & ~now.squares);
    }
    add_threatens();
    if (now.moves <= kFewMoves && now.moves < before.moves && (others_over || now.moves < otherwise.moves)) {
      add({.kind = Kind::hems_in, .moves = now.moves});
    }
  }
  return all;
}

constexpr std::array kNames = {"wins",           "opens_way",  "closes_way",   "captures",      "saves_king",
                               "threatens_king", "saves",      "opens_square", "closes_square", "threatens",
                               "keeps_closed",   "keeps_king", "keeps",        "hems_in"};

}  // namespace

std::vector<Reason> reasons(const History<Brandubh>& history, Seat seat, Brandubh::Action action,
                            std::optional<Brandubh::Action> instead) {
  auto all = all_reasons(history, seat, action, instead);
  if (all.size() > kMaxReasons) all.erase(all.begin() + kMaxReasons, all.end());
  return all;
}

void write_reason(const Reason& reason, JsonWriter& json) {
  json.begin_object().field("kind", kNames[static_cast<std::size_t>(reason.kind)]);
  if (reason.kind == Kind::wins) json.field("why", why(reason.end));
  if (reason.kind == Kind::hems_in) json.field("moves", reason.moves);
  if (reason.kind == Kind::captures || reason.kind == Kind::saves || reason.kind == Kind::threatens ||
      reason.kind == Kind::keeps) {
    json.field("piece", name_of(reason.piece));
  }
  if (reason.squares != 0) {
    json.key("squares").begin_array();
    for (Bits rest = reason.squares; rest != 0; rest &= rest - 1) json.string(name_of(square_of(rest)));
    json.end_array();
  }
  json.end_object();
}

}  // namespace nemeton
