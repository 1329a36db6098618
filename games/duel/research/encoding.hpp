// The cards of Druid's Duel as dense numbers, then the forms; and its deal card by card.
#pragma once

#include "games/duel/rules/rules.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Duel> {
 public:
  using State = Duel::State;
  using Action = Duel::Action;
  static constexpr bool kSimultaneous = true;

  Encoding(const OptionValues& options, int seats) : seats_(seats), with_chameleon_(options[0] != 0) {}

  int actions() const { return duel::kCards + duel::kForms + (with_chameleon_ ? 1 : 0); }
  static int outcomes() { return duel::kCards; }

  static int index(const State& state, Seat, Action action) {
    return static_cast<int>(action) + (state.open.stage == duel::Stage::cards ? 0 : duel::kCards);
  }
  static Action action(const State& state, Seat, int index) {
    if ((state.open.stage == duel::Stage::cards) != (index < duel::kCards)) return kNone;
    return static_cast<Action>(index < duel::kCards ? index : index - duel::kCards);
  }
  static int outcome_index(const State&, Action) { return 0; }
  static Action outcome(const State&, int) { return kNone; }

  int max_legal_actions() const { return Duel::hand_size(seats_); }
  int max_chance_nodes() const {
    const int size = Duel::hand_size(seats_);
    return seats_ * size == duel::kCards ? (seats_ - 1) * size + 1 : seats_ * size;
  }

  // A hand is dealt face down, card by card; the last cards of the pack come at once.
  static constexpr std::size_t kMaxPieces = duel::kCards;
  static void deal_outcomes(const State& state, Action part, FixedList<Weighted<int>, kMaxPieces>& list) {
    list.clear();
    const duel::Cards left = left_in_the_pack(state);
    if (is_one_hand(state, left)) return list.push({duel::lowest_bit(left), 1});
    for (duel::Cards rest = left & ~part; rest != 0; rest &= rest - 1) list.push({duel::lowest_bit(rest), 1});
  }
  static Action deal(const State& state, Action part, int card) {
    const duel::Cards left = left_in_the_pack(state);
    return is_one_hand(state, left) ? left : part | duel::set_of(card);
  }
  static bool is_whole(const State& state, Action part) {
    return duel::count(part) == Duel::hand_size(state.open.seats);
  }
  static bool is_in(Action hand, int card) { return (hand & duel::set_of(card)) != 0; }

  // A hand that the viewer comes to know, and what is shown.
  static void write_told(const Duel::Effect& effect, Seat viewer, std::string& text) {
    using enum Duel::Effect::Kind;
    const auto tell = [&](const std::string& what) {
      text += (text.empty() ? "" : " ") + std::to_string(effect.seat) + ":" + what;
    };
    switch (effect.kind) {
      case hand_known:
        if (effect.viewer == viewer) tell(duel::hand_name(effect.cards));
        return;
      case revealed: return tell(duel::form_name(effect.choice));
      case discarded:
      case took_back: return tell(duel::card_name(effect.choice));
      default: return;
    }
  }

 private:
  static constexpr Action kNone = ~Action{0};

  static duel::Cards left_in_the_pack(const State& state) {
    duel::Cards left = duel::kAllCards;
    for (const duel::Cards hand : state.hands) left &= ~hand;
    return left;
  }
  static bool is_one_hand(const State& state, duel::Cards left) {
    return duel::count(left) == Duel::hand_size(state.open.seats);
  }

  int seats_;
  bool with_chameleon_;
};

}  // namespace nemeton::research
