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

  Encoding(const OptionValues& options, int seats)
      : seats_(seats), chariots_(options[0]), with_spells_(options[7] != 0) {}

  int actions() const { return with_spells_ ? kEnd : kNoSpell; }
  // The throws to move, the throws to fight, and a question not known or known.
  static int outcomes() { return kCard + 2; }

  static int index(const State&, Seat, Action action) {
    using enum sigily::ActionKind;
    const int a = sigily::first_of(action), b = sigily::second_of(action);
    switch (sigily::kind_of(action)) {
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
    using enum sigily::ActionKind;
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
      constexpr std::array kSimpleKinds = {nospell, pay, freeze_me, speed, sloth};
      return make(kSimpleKinds[static_cast<std::size_t>(index - kNoSpell)]);
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

  template <class Sink>
  void write_planes(const State& state, const SeatsFrom& seats, Sink& sink) const {
    using sigily::Stage;
    const sigily::Turn& turn = state.turn;
    const bool over = turn.stage == Stage::over || turn.stage == Stage::cut_off;
    const auto of_each = [&](const char* name, const auto& all, double most, const char* meaning) {
      float* const plane = sink.plane(name, {seats_}, meaning);
      for (int place = 0; place < seats_; ++place) {
        plane[place] = static_cast<float>(all[static_cast<std::size_t>(seats[place])] / most);
      }
    };
    write_chariots(state, seats, sink);
    float* const lying = sink.plane("lying", {sigily::kSigils},
                                    "coins on each sigil, of 52: the ring from 0, the arms 0a 0b 6a …, the centre");
    for (int sigil = 0; sigil < sigily::kSigils; ++sigil) {
      lying[sigil] = static_cast<float>(state.lying[static_cast<std::size_t>(sigil)]) / sigily::kCoins;
    }
    bits(sink.plane("cursed", {sigily::kRing}, "sigils of the ring"), state.cursed, sigily::kRing);
    of_each("treasure", state.treasure, sigily::kCoins, "coins that each seat has brought home, of 52");
    float* const speed = sink.plane("speed", {seats_, kWinds}, "winds of each seat, for one, two and three turns more");
    float* const sloth = sink.plane("sloth", {seats_, kWinds}, "the same");
    for (int place = 0; place < seats_; ++place) {
      bits(speed + place * kWinds, state.speed[static_cast<std::size_t>(seats[place])], kWinds);
      bits(sloth + place * kWinds, state.sloth[static_cast<std::size_t>(seats[place])], kWinds);
    }
    of_each("frozen", state.frozen, 1, "seats that lose their next turn");
    of_each("lost", state.lost, 2, "turns lost in a row, of 2");
    write_number(sink, "cards", state.cards / 16.0, "that are left, of 16");
    write_one_of(sink, "race_winner", seats_, seats.place(state.race_winner), "the first to have all home");
    write_one_of(sink, "turn", seats_, over ? -1 : seats.place(turn.seat), "whose turn it is");
    write_one_of(sink, "stage", 14, static_cast<int>(turn.stage),
                 "spell, answer, fireball, darts, declare, entry, throw, move, attack, defence, card, last spell, "
                 "over, limit of plies");
    write_one_of(sink, "throw", 6, over ? 0 : turn.thrown, "to move; 0 before it");
    write_number(sink, "free_throws", turn.free_throws / 3.0, "used in this turn, of 3");
    write_number(sink, "free_turn", !over && turn.free_turn ? 1 : 0, "one that a spell has bought is still to come");
    write_one_of(sink, "intent", 4, static_cast<int>(turn.intent),
                 "declared of the throw: none, to enter, refused, to go back");
    const bool declared = turn.intent != sigily::Intent::plain;
    write_one_of(sink, "declared", sigily::kSigils, declared ? turn.declared : -1,
                 "where the stack stands that it is about");
    write_number(sink, "refused", turn.refused ? 1 : 0, "the veil has let nobody in in this turn");
    write_waiting(state, seats, sink);
    write_one_of(sink, "darts", sigily::kSigils, turn.stage == Stage::darts ? turn.dart_sigil : -1,
                 "where the stack stands that throws");
    const bool defends = turn.stage == Stage::defence;
    write_one_of(sink, "attack", kCard - kFight, defends ? outcome_index(state, turn.attack) - kFight : -1,
                 "what the attacker has thrown");
    const bool burns = turn.stage == Stage::fireball;
    write_one_of(sink, "caster", sigily::kSigils, burns ? turn.caster : -1, "of a fireball, where its stack stands");
    write_one_of(sink, "target", sigily::kSigils, burns ? turn.target : -1, "where the other stands");
    write_number(sink, "reversed", burns && turn.reversed ? 1 : 0, "the caster's stack is under fire");
    write_one_of(sink, "asked", seats_, turn.stage == Stage::answer ? seats.place(turn.asked) : -1,
                 "the seat that may pay not to be frozen");
  }

 private:
  template <class Sink>
  void write_waiting(const State& state, const SeatsFrom& seats, Sink& sink) const {
    float* const waiting = sink.plane("waiting", {sigily::kQuarters, seats_, chariots_},
                                      "chariots that stood on each gate when the turn began");
    for (int quarter = 0; quarter < sigily::kQuarters; ++quarter) {
      for (int place = 0; place < seats_; ++place) {
        const auto team = state.turn.waiting[static_cast<std::size_t>(quarter)] >> seats[place] * sigily::kTeam;
        bits(waiting + (quarter * seats_ + place) * chariots_, static_cast<unsigned>(team), chariots_);
      }
    }
  }

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
  static constexpr int kWinds = 3;
  static constexpr int kCard = kFight + static_cast<int>(sigily::kThrowsToFight.size());
  static constexpr Action kNone = 0xffff;

  static bool is_fight(const State& state) {
    return state.turn.stage == sigily::Stage::attack || state.turn.stage == sigily::Stage::defence;
  }

  // The chariots, each with the sigil of its stack and how far from the top it is, and what belongs to the stacks, by their tops.
  template <class Sink>
  void write_chariots(const State& state, const SeatsFrom& seats, Sink& sink) const {
    using sigily::kTeam;
    constexpr int kPlaces = sigily::kSigils + 2;
    const auto of_each = [&](const char* name, int count, const char* meaning) {
      return sink.plane(name, {seats_, chariots_, count}, meaning);
    };
    float* const where =
        of_each("where", kPlaces, "each seat's chariots by the sigil of their stack, as `lying`, then hand and home");
    float* const depth = of_each("depth", 1, "chariots above it in its stack, of 8");
    float* const barred = of_each("barred", sigily::kQuarters, "from going in by each gate");
    float* const attacking = of_each("attacking", 1, "whether its stack has moved and fights");
    float* const coins = of_each("coins", 1, "of the stack that it leads, of 52");
    float* const progress = of_each("progress", 1, "of the stack that it leads, in sigils, of 24");
    float* const start = of_each("start", 1, "from which that is counted, of 24");
    float* const entry = of_each("entry", sigily::kQuarters, "by which gate a stack in the deep came in");
    float* const stone = of_each("stone_skin", 1, "whether the stack that it leads has one");
    const auto row = [&](sigily::Chariot c) { return seats.place(sigily::owner_of(c)) * chariots_ + c % kTeam; };
    const bool fights = is_fight(state);
    for (int place = 0; place < seats_; ++place) {
      for (int number = 0; number < chariots_; ++number) {
        const sigily::Chariot top = sigily::chariot(seats[place], number);
        const sigily::Stack& stack = sigily::stack_of(state, top);
        const int at = row(top);
        bits(barred + at * sigily::kQuarters, state.riders[top].barred, sigily::kQuarters);
        if (stack.place == sigily::kUnder) continue;
        if (stack.place >= sigily::kSigils) {
          where[at * kPlaces + stack.place] = 1;
          continue;
        }
        coins[at] = static_cast<float>(stack.coins) / sigily::kCoins;
        progress[at] = static_cast<float>(stack.progress) / sigily::kRing;
        start[at] = static_cast<float>(state.setup.start[stack.origin]) / sigily::kRing;
        if (sigily::is_deep(stack.place)) entry[at * sigily::kQuarters + stack.entry] = 1;
        stone[at] = stack.stone_skin ? 1 : 0;
        int above = 0;
        for (sigily::Chariot c = top; c != sigily::kNobody; c = state.riders[c].below, ++above) {
          where[row(c) * kPlaces + stack.place] = 1;
          depth[row(c)] = static_cast<float>(above) / 8;
          if (fights && top == state.turn.attacker) attacking[row(c)] = 1;
        }
      }
    }
  }

  static void bits(float* plane, unsigned set, int count) {
    for (int i = 0; i < count; ++i) plane[i] = (set >> i & 1) != 0 ? 1.0f : 0.0f;
  }

  int seats_;
  int chariots_;  // of a seat
  bool with_spells_;
};

}  // namespace nemeton::research
