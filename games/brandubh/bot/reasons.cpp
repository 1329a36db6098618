#include "games/brandubh/bot/reasons.hpp"

#include <array>
#include <bit>
#include <utility>

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

// Finds all reasons: what a move does that was not so before, and that the other move, if there is one, does not do.
class Finder {
 public:
  Finder(const History<Brandubh>& history, Seat seat, Brandubh::Action action, std::optional<Brandubh::Action> instead)
      : seat_(seat),
        before_(history.state()),
        made_(history, seat, action, before_),
        other_(instead ? std::optional(Outcome(history, seat, *instead, before_)) : std::nullopt) {}

  std::vector<Reason> all() {
    if (made_.state.end != End::none) {
      if (Brandubh::returns(made_.state)[own_at_] > 0) add({.kind = Kind::wins, .end = made_.state.end});
    } else if (seat_ == Brandubh::kDefenders) {
      add_for_defenders();
    } else {
      add_for_attackers();
    }
    return std::move(all_);
  }

 private:
  void add_for_defenders() {
    add_squares(Kind::opens_way, now_.ways & ~before_.ways & ~otherwise_.ways);
    add_captures();
    const bool danger_left = other_ ? others_over_ || other_->outlook.king_in_danger : true;
    if (before_.king_in_danger && !now_.king_in_danger && danger_left) add({.kind = Kind::saves_king});
    if (other_ && other_->outlook.king_in_danger && !before_.king_in_danger && !now_.king_in_danger) {
      add({.kind = Kind::keeps_king});
    }
    add_saves();
    add_keeps();
    if (now_.ways == 0) add_squares(Kind::opens_square, now_.squares & ~before_.squares & ~otherwise_.squares);
    add_threatens();
  }

  void add_for_attackers() {
    const bool way_left = !other_ || others_over_ || otherwise_.ways != 0;
    if (now_.ways == 0 && way_left) add_squares(Kind::closes_way, before_.ways);
    if (other_ && now_.ways == 0) add_squares(Kind::keeps_closed, otherwise_.ways & ~before_.ways);
    add_captures();
    if (now_.king_in_danger && !before_.king_in_danger && !otherwise_.king_in_danger)
      add({.kind = Kind::threatens_king});
    add_saves();
    add_keeps();
    if (!others_over_ && std::popcount(now_.squares) < std::popcount(otherwise_.squares)) {
      add_squares(Kind::closes_square, before_.squares & otherwise_.squares & ~now_.squares);
    }
    add_threatens();
    if (now_.moves <= kFewMoves && now_.moves < before_.moves && (others_over_ || now_.moves < otherwise_.moves)) {
      add({.kind = Kind::hems_in, .moves = now_.moves});
    }
  }

  void add(Reason reason) { all_.push_back(reason); }
  void add_squares(Kind kind, Bits squares, Piece piece = Piece::attacker) {
    if (squares != 0) add({.kind = kind, .squares = squares, .piece = piece});
  }
  void add_captures() { add_squares(Kind::captures, made_.captured & ~(other_ ? other_->captured : 0), enemy_man_); }
  void add_saves() {
    const Bits saved = made_.saved & ~(other_ ? other_->saved : 0);
    const bool fewer = std::popcount(now_.in_danger[own_at_]) < std::popcount(before_.in_danger[own_at_]);
    if (fewer && !others_over_) add_squares(Kind::saves, saved, own_man_);
  }
  void add_keeps() {
    const Bits left = otherwise_.in_danger[own_at_] & ~now_.in_danger[own_at_] & ~before_.in_danger[own_at_];
    if (other_) add_squares(Kind::keeps, left, own_man_);
  }
  void add_threatens() {
    add_squares(Kind::threatens,
                now_.in_danger[enemy_at_] & ~before_.in_danger[enemy_at_] & ~otherwise_.in_danger[enemy_at_],
                enemy_man_);
  }

  Seat seat_;
  std::size_t own_at_ = static_cast<std::size_t>(seat_), enemy_at_ = 1 - own_at_;
  Piece own_man_ = seat_ == Brandubh::kAttackers ? Piece::attacker : Piece::defender;
  Piece enemy_man_ = seat_ == Brandubh::kAttackers ? Piece::defender : Piece::attacker;
  Outlook before_;
  Outcome made_;
  std::optional<Outcome> other_;
  const Outlook& now_ = made_.outlook;
  // As it would be without the move: after the other one, or as it was.
  const Outlook& otherwise_ = other_ ? other_->outlook : before_;
  bool others_over_ = other_ && other_->state.end != End::none;
  std::vector<Reason> all_;
};

constexpr std::array kNames = {"wins",           "opens_way",  "closes_way",   "captures",      "saves_king",
                               "threatens_king", "saves",      "opens_square", "closes_square", "threatens",
                               "keeps_closed",   "keeps_king", "keeps",        "hems_in"};

}  // namespace

std::vector<Reason> reasons(const History<Brandubh>& history, Seat seat, Brandubh::Action action,
                            std::optional<Brandubh::Action> instead) {
  auto all = Finder(history, seat, action, instead).all();
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
