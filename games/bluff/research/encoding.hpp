// The bids of Bricriu's Bluff & Bluster as dense numbers, then the challenge, and what a seat may show.
#pragma once

#include <algorithm>

#include "games/bluff/rules/rules.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Bluff> {
 public:
  using State = Bluff::State;
  using Action = Bluff::Action;

  Encoding(const OptionValues& options, int seats)
      : seats_(seats), dice_(options[0]), shows_(options[3] != 0 && dice_ >= 2) {}

  // The bids by number, then by face; the challenge; where dice can be shown at all, to hold, and each set of one die, of two and so on.
  int actions() const { return challenge() + 1 + (shows_ ? 1 + sets_of(1, dice_ - 1) : 0); }
  // Every roll of one die, of two and so on.
  int outcomes() const { return sets_of(1, dice_); }

  int index(const State& state, Seat, Action action) const {
    if (state.open.stage == bluff::Stage::show) {
      return action == Bluff::kHold ? hold() : hold() + 1 + index_of(bluff::Dice::of_bits(action));
    }
    if (action == Bluff::challenge(state.open)) return challenge();
    const bluff::Bid bid = bluff::bid_at(static_cast<int>(action), state.open.in_play);
    return (bid.count - 1) * bluff::kFaces + bid.face - 1;
  }
  Action action(const State& state, Seat, int index) const {
    if (state.open.stage == bluff::Stage::show) {
      if (index < hold()) return kNone;
      return index == hold() ? Bluff::kHold : dice_at(index - hold() - 1);
    }
    if (index > challenge()) return kNone;
    if (index == challenge()) return Bluff::challenge(state.open);
    const bluff::Bid bid = {static_cast<std::uint8_t>(index / bluff::kFaces + 1),
                            static_cast<std::uint8_t>(index % bluff::kFaces + 1)};
    return bid.count > state.open.in_play ? kNone : static_cast<Action>(bluff::place_of(bid, state.open.in_play));
  }
  static int outcome_index(const State&, Action outcome) { return index_of(bluff::Dice::of_bits(outcome)); }
  static Action outcome(const State&, int index) { return dice_at(index); }

  // A round takes at most every bid, a choice to show after each, and a challenge, which costs a die.
  int max_plies() const {
    int plies = 0;
    for (int dice = 2; dice <= seats_ * dice_; ++dice) plies += bluff::bid_count(dice) * (shows_ ? 2 : 1) + 1;
    return plies;
  }
  // Every seat rolls, and whoever rolls again has shown a die.
  int max_chance_nodes() const {
    int rolls = 0;
    for (int dice = 2; dice <= seats_ * dice_; ++dice) rolls += shows_ ? dice : std::min(seats_, dice);
    return rolls;
  }
  int max_legal_actions() const { return std::max(challenge(), (1 << dice_) - 1); }

  // The dice under the cups, at a challenge.
  static void write_told(const Bluff::Effect& effect, Seat, std::string& text) {
    if (effect.kind != Bluff::Effect::Kind::revealed) return;
    text += (text.empty() ? "" : " ") + std::to_string(effect.seat) + ":" + bluff::digits(effect.dice);
  }

 private:
  static constexpr Action kNone = ~Action{0};

  int challenge() const { return bluff::bid_count(seats_ * dice_); }
  int hold() const { return challenge() + 1; }

  static int sets_of(int least, int most) {
    int sets = 0;
    for (int count = least; count <= most; ++count) sets += static_cast<int>(bluff::rolls(count).size());
    return sets;
  }
  // The place of a set of dice among all of one die, of two and so on.
  static int index_of(bluff::Dice dice) {
    const auto rolls = bluff::rolls(dice.size());
    // Of two sets the one that has more of the lowest face in which they differ comes first.
    const auto before = [](bluff::Dice a, bluff::Dice b) {
      if (a == b) return false;
      const int face = std::countr_zero(a.bits() ^ b.bits()) / 5 + 1;
      return a.count(face) > b.count(face);
    };
    const auto at = std::ranges::lower_bound(rolls, dice, before, &bluff::Roll::dice);
    return sets_of(1, dice.size() - 1) + static_cast<int>(at - rolls.begin());
  }
  static Action dice_at(int index) {
    for (int count = 1; count <= bluff::kMaxDice; ++count) {
      const auto rolls = bluff::rolls(count);
      if (index < static_cast<int>(rolls.size())) return rolls[static_cast<std::size_t>(index)].dice.bits();
      index -= static_cast<int>(rolls.size());
    }
    return kNone;
  }

  int seats_;
  int dice_;    // of a seat, at the start
  bool shows_;  // whether dice can be shown
};

}  // namespace nemeton::research
