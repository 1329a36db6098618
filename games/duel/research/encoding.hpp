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

  template <class Sink>
  void write_planes(const Duel::Observation& known, const SeatsFrom& seats, Sink& sink) const {
    const duel::Public& open = known.open;
    const auto cards = [](float* plane, duel::Cards set) {
      for (; set != 0; set &= set - 1) plane[duel::lowest_bit(set)] = 1;
    };
    const auto sets = [&](const char* name, const duel::BySeat<duel::Cards>& all, const char* meaning) {
      float* const plane = sink.plane(name, {seats_, duel::kCards}, meaning);
      for (int place = 0; place < seats_; ++place) {
        cards(plane + place * duel::kCards, all[static_cast<std::size_t>(seats[place])]);
      }
    };
    // One of `count` for each seat.
    const auto each = [&](const char* name, int count, const duel::BySeat<std::int8_t>& all, const char* meaning) {
      float* const plane = sink.plane(name, {seats_, count}, meaning);
      for (int place = 0; place < seats_; ++place) {
        const int which = all[static_cast<std::size_t>(seats[place])];
        if (which >= 0) plane[place * count + which] = 1;
      }
    };
    const auto numbers = [&](const char* name, const duel::BySeat<std::int8_t>& all, int most, const char* meaning) {
      float* const plane = sink.plane(name, {seats_}, meaning);
      for (int place = 0; place < seats_; ++place) {
        plane[place] = static_cast<float>(all[static_cast<std::size_t>(seats[place])]) / static_cast<float>(most);
      }
    };
    cards(sink.plane("hand", {duel::kCards}, "the viewer's cards: spades, hearts, diamonds, clubs, each ace to ten"),
          known.hand);
    cards(sink.plane("other", {duel::kCards}, "with two seats, the other's"), known.other);
    float* const chosen = sink.plane("chosen", {duel::kCards + kAllForms}, "in secret, a card or a form");
    if (known.chosen >= 0) {
      chosen[known.chosen + (open.stage == duel::Stage::cards ? 0 : duel::kCards)] = 1;
    }
    numbers("held", open.held, Duel::hand_size(seats_), "cards in each hand, of those at the start");
    sets("shown", open.shown, "cards seen in each hand");
    sets("discarded", open.discarded, "of each seat");
    each("drained", kAllForms, open.drained, "forms, of each seat: J, Q, K, C");
    numbers("jokers", open.jokers, duel::kJokers, "of each seat, of 2");
    each("forms", kAllForms, open.now.forms, "of this turn, as revealed");
    each("shapes", kAllForms, open.now.shapes, "what they count as");
    each("last_forms", kAllForms, open.last.forms, "of the turn before");
    each("last_shapes", kAllForms, open.last.shapes, "what they counted as");
    each("last_cards", duel::kCards, open.last.cards, "what each seat played");
    float* const succeeded = sink.plane("last_succeeded", {seats_}, "seats that discarded");
    for (int place = 0; place < seats_; ++place) succeeded[place] = open.last.succeeded >> seats[place] & 1 ? 1 : 0;
    write_number(sink, "turns", open.turns / 1000.0, "that are over, in thousands");
    write_number(sink, "idle", open.idle / static_cast<double>(duel::kDeadlock),
                 "turns in a row without a discard, of 30");
    write_one_of(sink, "stage", 5, static_cast<int>(open.stage), "deal, forms, shape, cards, over");
    write_one_of(sink, "end", 4, static_cast<int>(open.end), "none, empty hand, deadlock, limit of plies");
  }

  // The hands of the others hold what they have played, and anything else that the viewer has not seen.
  void resample(std::span<Played<Duel>> steps, const State& now, Seat viewer, Random& random) const {
    duel::BySeat<duel::Cards> known = {};
    duel::Cards unseen = duel::kAllCards;
    const int dealt = now.open.dealt;
    for (Seat seat = 0; seat < dealt; ++seat) {
      const auto s = static_cast<std::size_t>(seat);
      known[s] = seat == viewer ? steps[s].action : now.open.discarded[s] | now.open.shown[s];
      unseen &= ~known[s];
    }
    for (Seat seat = 0; seat < dealt; ++seat) {
      const auto s = static_cast<std::size_t>(seat);
      const duel::Cards drawn = draw(unseen, Duel::hand_size(seats_) - duel::count(known[s]), random);
      unseen &= ~drawn;
      steps[s].action = known[s] | drawn;
    }
    // Choices that are not revealed: of a node at which some seat has still to choose.
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
      const duel::Public& open = step->before.open;
      if (Duel::node(step->before).kind != NodeKind::simultaneous || open.to_choose.size() == 1) return;
      if (step->seat == viewer) continue;
      const auto s = static_cast<std::size_t>(step->seat);
      const duel::Cards choices =
          open.stage == duel::Stage::forms ? Duel::forms_of(open, step->seat) : steps[s].action & ~open.discarded[s];
      step->action =
          static_cast<Action>(duel::nth(choices, below(random, static_cast<std::uint32_t>(duel::count(choices)))));
    }
  }

 private:
  static constexpr int kAllForms = duel::kForms + 1;
  static constexpr Action kNone = ~Action{0};

  static duel::Cards left_in_the_pack(const State& state) {
    duel::Cards left = duel::kAllCards;
    for (const duel::Cards hand : state.hands) left &= ~hand;
    return left;
  }
  // So many of the cards.
  static duel::Cards draw(duel::Cards cards, int count, Random& random) {
    duel::Cards drawn = 0;
    for (; count > 0; --count) {
      const auto left = static_cast<std::uint32_t>(duel::count(cards));
      const duel::Cards card = duel::set_of(duel::nth(cards, below(random, left)));
      drawn |= card;
      cards &= ~card;
    }
    return drawn;
  }
  static bool is_one_hand(const State& state, duel::Cards left) {
    return duel::count(left) == Duel::hand_size(state.open.seats);
  }

  int seats_;
  bool with_chameleon_;
};

}  // namespace nemeton::research
