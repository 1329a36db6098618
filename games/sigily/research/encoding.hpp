// The actions of Sigily as dense numbers; those of the spells come last and are there where a spell is.
#pragma once

#include "games/sigily/rules/rules.hpp"
#include "games/sigily/rules/sticks.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Sigily> {
 public:
  using State = sigily::State;
  using Action = sigily::Action;

  Encoding(const OptionValues& options, int) : with_spells_(options[7] != 0) {}

  int actions() const { return with_spells_ ? kEnd : kNoSpell; }
  // The throws to move, the throws to fight, and a question not known or known.
  static int outcomes() { return kCard + 2; }

  static int index(const State&, Seat, Action action) {
    using enum sigily::Deed;
    const int a = sigily::first_of(action), b = sigily::second_of(action);
    switch (sigily::deed_of(action)) {
      case plain: return kPlain;
      case in: return kIn;
      case enter: return kEnter + sigily::quarter_of(a);
      case back: return kBack + a;
      case go: return kGo + a * kArms + b;
      case nospell: return kNoSpell;
      case pay: return kPay;
      case freeze_me: return kFreezeMe;
      case speed: return kSpeed;
      case sloth: return kSloth;
      case freeze: return kFreeze + a;
      case curse: return kCurse + a;
      case freeturn: return kFreeTurn + a;
      case stoneskin: return kStoneSkin + a;
      case remove: return kRemove + a;
      case fireball: break;
    }
    return kFireball + a * kRange + sigily::on_ring(b - a + kRange / 2);
  }
  static Action action(const State&, Seat, int index) {
    using enum sigily::Deed;
    using sigily::make;
    if (index >= kFireball) {
      const int a = (index - kFireball) / kRange;
      return make(fireball, a, sigily::on_ring(a + (index - kFireball) % kRange - kRange / 2));
    }
    if (index >= kRemove) return make(remove, index - kRemove);
    if (index >= kStoneSkin) return make(stoneskin, index - kStoneSkin);
    if (index >= kFreeTurn) return make(freeturn, index - kFreeTurn);
    if (index >= kCurse) return make(curse, index - kCurse);
    if (index >= kFreeze) return make(freeze, index - kFreeze);
    if (index >= kNoSpell) {
      constexpr std::array kDeeds = {nospell, pay, freeze_me, speed, sloth};
      return make(kDeeds[static_cast<std::size_t>(index - kNoSpell)]);
    }
    if (index >= kGo) return make(go, (index - kGo) / kArms, (index - kGo) % kArms);
    if (index >= kBack) return make(back, index - kBack);
    if (index >= kEnter) return make(enter, sigily::gate_of(index - kEnter));
    return make(index == kPlain ? plain : in);
  }

  static int outcome_index(const State& state, Action outcome) {
    if (state.turn.stage == sigily::Stage::card) return kCard + outcome;
    if (!is_fight(state)) return outcome - 1;
    int place = 0;
    while (sigily::kThrowsToFight[static_cast<std::size_t>(place)].outcome != outcome) ++place;
    return kFight + place;
  }
  static Action outcome(const State& state, int index) {
    if (state.turn.stage == sigily::Stage::card) return index < kCard ? kNone : static_cast<Action>(index - kCard);
    if (!is_fight(state)) return index < kFight ? static_cast<Action>(index + 1) : kNone;
    if (index < kFight || index >= kCard) return kNone;
    return sigily::kThrowsToFight[static_cast<std::size_t>(index - kFight)].outcome;
  }

  // Which stacks stood on the gates when the turn began, and whether the veil has refused one in this turn.
  static void write_unseen(const State& state, std::string& text) {
    text += " waiting";
    for (const auto chariots : state.turn.waiting) text += " " + std::to_string(chariots);
    if (state.turn.refused) text += " refused";
  }

 private:
  static constexpr int kArms = sigily::kQuarters + 1;  // and none
  static constexpr int kRange = 5;                     // sigils that a fireball reaches, its caster's among them
  static constexpr int kPlain = 0;
  static constexpr int kIn = 1;
  static constexpr int kEnter = 2;  // by quarter
  static constexpr int kBack = kEnter + sigily::kQuarters;
  static constexpr int kGo = kBack + sigily::kRing;
  static constexpr int kNoSpell = kGo + sigily::kSigils * kArms;
  static constexpr int kPay = kNoSpell + 1;
  static constexpr int kFreezeMe = kPay + 1;
  static constexpr int kSpeed = kFreezeMe + 1;
  static constexpr int kSloth = kSpeed + 1;
  static constexpr int kFreeze = kSloth + 1;  // by seat
  static constexpr int kCurse = kFreeze + sigily::kSeats;
  static constexpr int kFreeTurn = kCurse + sigily::kRing;
  static constexpr int kStoneSkin = kFreeTurn + sigily::kRing;
  static constexpr int kRemove = kStoneSkin + sigily::kRing;
  static constexpr int kFireball = kRemove + sigily::kRing;
  static constexpr int kEnd = kFireball + sigily::kRing * kRange;

  static constexpr int kFight = static_cast<int>(sigily::kThrowsToMove.size());
  static constexpr int kCard = kFight + static_cast<int>(sigily::kThrowsToFight.size());
  static constexpr Action kNone = 0xffff;

  static bool is_fight(const State& state) {
    return state.turn.stage == sigily::Stage::attack || state.turn.stage == sigily::Stage::defence;
  }

  bool with_spells_;
};

}  // namespace nemeton::research
