// Brandubh as search/search_board.hpp wants it: a state without what search does not need, with its key, and with an eye for ends that are near.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

#include "core/random.hpp"
#include "games/brandubh/rules/rules.hpp"
#include "search/search_board.hpp"

namespace nemeton::brandubh {

// Zobrist ("A new hashing method with application for game playing", 1970): the key of a position is the exclusive or of these.
struct PieceKeys {
  std::array<std::array<std::uint64_t, 64>, 3> of{};  // by piece and square
  std::uint64_t turn;
  std::array<std::uint64_t, 128> plies_left;  // few plies before the limit
  std::uint64_t challenge;

  constexpr PieceKeys() {
    Random random(0xB7A4D06);
    for (auto& piece : of) {
      for (auto& key : piece) key = random();
    }
    turn = random();
    for (auto& key : plies_left) key = random();
    challenge = random();
  }
};
inline constexpr PieceKeys kPieceKeys;

class Position {
 public:
  using Move = Brandubh::Action;
  static constexpr std::size_t kMaxMoves = Brandubh::kMaxActions;
  using MoveList = FixedList<Move, kMaxMoves>;
  static constexpr std::size_t kSlots = 3 * 64;

  // `has_repeats`: a position since the last capture has stood twice, so that the next time would end the game.
  explicit Position(const Brandubh::State& state, bool has_repeats = false)
      : attackers_(state.attackers),
        defenders_(state.defenders),
        king_(state.king),
        plies_left_(state.ply_limit - state.ply),
        reversible_(state.reversible_plies),
        turn_(state.turn),
        challenge_(state.challenge),
        has_repeats_(has_repeats) {
    position_ = position_of(Brandubh::position_key(state), challenge_);
    look_from_king();
  }

  // The key of the position of an earlier state.
  static std::uint64_t position_of(const Brandubh::PositionKey& key, bool challenge) {
    std::uint64_t sum = challenge ? kPieceKeys.challenge : 0;
    if (key.attackers >> 63 != 0) sum ^= kPieceKeys.turn;
    const auto add_all = [&](Piece piece, Bits set) {
      for (; set != 0; set &= set - 1) sum ^= key_of(piece, set);
    };
    const Bits king_at = key.king_side >> 56;
    const Bits king = king_at == 63 ? 0 : bit(static_cast<int>(king_at));
    add_all(Piece::attacker, key.attackers & kBoard);
    add_all(Piece::defender, key.king_side & kBoard & ~king);
    add_all(Piece::king, king);
    return sum;
  }

  Bits attackers() const { return attackers_; }
  Bits defenders() const { return defenders_; }
  Bits king() const { return king_; }
  Bits taken() const { return attackers_ | defenders_ | king_; }
  // The squares that the king can go to.
  Bits reach() const { return reach_; }
  bool challenge() const { return challenge_; }
  int plies_left() const { return plies_left_; }

  Seat turn() const { return turn_; }
  std::uint64_t position() const { return position_; }
  std::uint64_t key() const {
    const auto left = static_cast<std::size_t>(plies_left_);
    return left < kPieceKeys.plies_left.size() ? position_ ^ kPieceKeys.plies_left[left] : position_;
  }
  int reversible() const { return reversible_; }

  Position after(Move move) const {
    Position next = *this;
    next.play(move);
    return next;
  }

  std::optional<int> foreseen() const;

  // The king's way home is open, and the attackers have to close it.
  bool is_forced() const { return turn_ == Brandubh::kAttackers && (reach_ & kCorners) != 0; }
  // The attackers could capture the king.
  bool is_threatened() const { return turn_ == Brandubh::kDefenders && king_is_in_danger(); }

  void moves(MoveList& list) const {
    list.clear();
    each_mover([&](int square, Bits stops) { add(list, square, stops); });
  }

  void forcing(MoveList& list, bool captures_only) const {
    const Bits wanted = allowed() & capturing();
    const Bits threats = captures_only || turn_ == Brandubh::kAttackers ? 0 : seen_from_corners();
    each_mover(
        [&](int square, Bits stops) { add(list, square, stops & (bit(square) == king_ ? wanted | threats : wanted)); });
  }

  void quiet(MoveList& list) const {
    const Bits wanted = allowed() & ~capturing();
    const Bits threats = turn_ == Brandubh::kAttackers ? 0 : seen_from_corners();
    each_mover([&](int square, Bits stops) {
      add(list, square, stops & (bit(square) == king_ ? wanted & ~threats : wanted));
    });
  }

  bool is_move(Move move) const {
    const Bits from = bit(Brandubh::from(move)), to = bit(Brandubh::to(move));
    const Bits movers = turn_ == Brandubh::kAttackers ? attackers_ : defenders_ | king_;
    if ((movers & from) == 0 || (allowed() & to) == 0) return false;
    if (from == king_) return (reach_ & to) != 0;
    return (slides(Brandubh::from(move), taken()) & ~(kThrone | kCorners) & to) != 0;
  }

  std::size_t slot(Move move) const {
    const Bits from = bit(Brandubh::from(move));
    const Piece piece = turn_ == Brandubh::kAttackers ? Piece::attacker : from == king_ ? Piece::king : Piece::defender;
    return static_cast<std::size_t>(piece) * 64 + static_cast<std::size_t>(Brandubh::to(move));
  }

  // Whether the attackers, if it is their turn, capture the king at once.
  bool king_is_in_danger() const;

  // The squares whence the king would go on to a corner.
  Bits seen_from_corners() const {
    Bits seen = 0;
    for (Bits corners = kCorners; corners != 0; corners &= corners - 1) {
      seen |= slides(square_of(corners), attackers_ | defenders_);
    }
    return seen & ~kCorners;
  }

  // The squares where a man of the seat to act captures another man by stopping.
  Bits capturing() const {
    const bool attack = turn_ == Brandubh::kAttackers;
    const Bits throne = challenge_ ? kThrone & ~king_ : 0;
    return beyond(attack ? attackers_ | kCorners | throne : defenders_ | king_ | kCorners | throne,
                  attack ? defenders_ : attackers_);
  }

  // The squares beyond a member of `between` from one of `near`.
  static constexpr Bits beyond(Bits near, Bits between) {
    return (near << 8 & between) << 8 | (near >> 8 & between) >> 8 | (near << 1 & between) << 1 |
           (near >> 1 & between) >> 1;
  }

 private:
  static std::uint64_t key_of(Piece piece, Bits square) {
    return kPieceKeys.of[static_cast<std::size_t>(piece)][static_cast<std::size_t>(square_of(square))];
  }
  void look_from_king() { reach_ = king_ == 0 ? 0 : slides(square_of(king_), taken()); }

  // Whether the game goes on for three plies whatever is played, if nobody wins.
  bool ties_are_far() const { return plies_left_ > 2 && !has_repeats_; }

  // The squares where the seat to act may stop without losing to the king's next move.
  Bits allowed() const {
    if (!is_forced() || !ties_are_far()) return kBoard;
    return slides(square_of(reach_ & kCorners), taken()) & reach_;
  }

  static void add(MoveList& list, int square, Bits stops) {
    for (; stops != 0; stops &= stops - 1) list.push(Brandubh::action(square, square_of(stops)));
  }

  void each_mover(const auto& visit) const {
    const Bits all = taken();
    if (turn_ == Brandubh::kDefenders) visit(square_of(king_), reach_);
    for (Bits men = turn_ == Brandubh::kAttackers ? attackers_ : defenders_; men != 0; men &= men - 1) {
      const int square = square_of(men);
      visit(square, slides(square, all) & ~(kThrone | kCorners));
    }
  }

  Bits attackers_that_reach(Bits stop) const {
    const int square = square_of(stop);
    const Bits free = slides(square, taken()) | stop;
    const Bits row = free & Bits{0x7F} << (square & ~7);
    const Bits column = free & Bits{0x0001'0101'0101'0101} << (square & 7);
    return (row << 1 | row >> 1 | column << 8 | column >> 8) & attackers_;
  }

  void play(Move move);

  Bits attackers_;
  Bits defenders_;
  Bits king_;
  Bits reach_;
  std::uint64_t position_;
  std::int32_t plies_left_;
  std::int32_t reversible_;
  std::uint8_t turn_;
  bool challenge_;
  bool has_repeats_;
};

inline void Position::play(Move move) {
  const Bits start = bit(Brandubh::from(move)), stop = bit(Brandubh::to(move));
  const Bits throne = challenge_ ? kThrone : 0;
  const auto take = [&](Piece piece, Bits captured) {
    for (; captured != 0; captured &= captured - 1) position_ ^= key_of(piece, captured);
  };
  Bits captured;
  if (turn_ == Brandubh::kAttackers) {
    position_ ^= key_of(Piece::attacker, start) ^ key_of(Piece::attacker, stop);
    attackers_ ^= start | stop;
    captured = between(stop, attackers_ | kCorners | (throne & ~king_)) & (defenders_ | king_);
    if (challenge_ && (king_ & (kThrone | kBesideThrone)) != 0) {
      captured &= ~king_;
      if (surrounded(king_, attackers_, stop)) captured |= king_;
    }
    take(Piece::defender, captured & defenders_);
    take(Piece::king, captured & king_);
    defenders_ &= ~captured;
    king_ &= ~captured;
  } else {
    const Piece piece = start == king_ ? Piece::king : Piece::defender;
    position_ ^= key_of(piece, start) ^ key_of(piece, stop);
    (piece == Piece::king ? king_ : defenders_) ^= start | stop;
    captured = between(stop, defenders_ | king_ | kCorners | throne) & attackers_;
    take(Piece::attacker, captured);
    attackers_ &= ~captured;
  }
  position_ ^= kPieceKeys.turn;
  reversible_ = captured != 0 ? 0 : reversible_ + 1;
  has_repeats_ = has_repeats_ && captured == 0;
  turn_ ^= 1;
  --plies_left_;
  look_from_king();
}

inline bool Position::king_is_in_danger() const {
  const Bits others = taken();
  if (challenge_ && (king_ & (kThrone | kBesideThrone)) != 0) {
    const Bits sides = neighbours(king_) & ~kThrone;
    const Bits missing = sides & ~attackers_;
    if (std::popcount(missing) != 1 || (missing & others) != 0) return false;
    return (attackers_that_reach(missing) & ~sides) != 0;
  }
  Bits stops = beyond(attackers_ | kCorners, king_) & kBoard & ~(others | kThrone | kCorners);
  for (; stops != 0; stops &= stops - 1) {
    if (attackers_that_reach(stops & -stops) != 0) return true;
  }
  return false;
}

// Home in one, and the king's capture in one, whatever stood before. Two ways home at once cannot both be closed, since they lie on either side of the
// king, nor can one which no attacker reaches. Only a tie could still save: by the limit, by a third repetition, or by a seat that cannot move.
inline std::optional<int> Position::foreseen() const {
  if (king_ == 0) return turn_ == Brandubh::kAttackers ? kWin : -kWin;
  if ((king_ & kCorners) != 0 || attackers_ == 0) return turn_ == Brandubh::kDefenders ? kWin : -kWin;
  if (plies_left_ <= 0) return 0;
  if (turn_ == Brandubh::kAttackers) {
    if (king_is_in_danger()) return kWin - 1;
    if (!can_move(attackers_, 0, taken())) return 0;
    const Bits ways = reach_ & kCorners;
    if (ways == 0 || !ties_are_far()) return std::nullopt;
    if (std::popcount(ways) > 1) return 2 - kWin;
    for (Bits stops = allowed(); stops != 0; stops &= stops - 1) {
      if (attackers_that_reach(stops & -stops) != 0) return std::nullopt;
    }
    return 2 - kWin;
  }
  if ((reach_ & kCorners) != 0) return kWin - 1;
  if (!can_move(defenders_, king_, taken())) return 0;
  if (!ties_are_far()) return std::nullopt;
  for (Bits stops = reach_ & seen_from_corners(); stops != 0; stops &= stops - 1) {
    if (after(Brandubh::action(square_of(king_), square_of(stops))).foreseen() == 2 - kWin) return kWin - 3;
  }
  return std::nullopt;
}

}  // namespace nemeton::brandubh
