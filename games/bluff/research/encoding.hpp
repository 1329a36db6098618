// The bids of Bricriu's Bluff & Bluster as dense numbers, then the challenge, and what a seat may show.
#pragma once

#include <algorithm>
#include <array>
#include <vector>

#include "games/bluff/rules/rules.hpp"
#include "research/encoding/encoding.hpp"

namespace nemeton::research {

template <>
class Encoding<Bluff> {
 public:
  using State = Bluff::State;
  using Action = Bluff::Action;

  Encoding(const OptionValues& options, int seats)
      : seats_(seats), dice_(options[0]), shows_(options[3] != 0 && dice_ >= 2) {
    for (int dice = 0; dice <= seats_ * dice_; ++dice) {
      for (int place = 0; place < bluff::bid_count(dice); ++place) {
        bids_.push_back(static_cast<std::uint16_t>(cell_of(bluff::bid_at(place, dice))));
      }
      bids_.push_back(static_cast<std::uint16_t>(challenge()));
    }
    fill_sets();
  }

  // The bids by number, then by face; the challenge; where dice can be shown at all, to hold, and each set of one die, of two and so on.
  int actions() const { return challenge() + 1 + (shows_ ? 1 + sets_of(1, dice_ - 1) : 0); }
  // Every roll of one die, of two and so on.
  int outcomes() const { return sets_of(1, dice_); }

  int index(const State& state, Seat, Action action) const {
    if (state.open.stage == bluff::Stage::show) {
      return action == Bluff::kHold ? hold() : hold() + 1 + index_of(bluff::Dice::of_bits(action));
    }
    return bids_[first_bid(state.open.in_play) + action];
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
  int outcome_index(const State&, Action outcome) const { return index_of(bluff::Dice::of_bits(outcome)); }
  static Action outcome(const State&, int index) { return dice_at(index); }

  OutcomeRange outcomes_at(const State& state) const {
    const int dice = Bluff::dice_to_roll(state.open);
    return {sets_of(1, dice - 1), static_cast<int>(bluff::rolls(dice).size())};
  }

  // A round takes at most every bid, a choice to show after each, and a challenge, which costs a die.
  int max_plies() const {
    int plies = 0;
    for (int dice = 2; dice <= seats_ * dice_; ++dice) plies += bluff::bid_count(dice) * (shows_ ? 2 : 1) + 1;
    return plies;
  }
  // Every seat rolls, and a seat that rolls again has shown a die.
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

  template <class Sink>
  void write_planes(const Bluff::Observation& known, const SeatsFrom& seats, Sink& sink) const {
    const bluff::Public& open = known.open;
    const bluff::Reveal& last = open.last;
    const bool over = open.stage == bluff::Stage::over;
    const auto share = [&](int dice) { return static_cast<float>(dice) / static_cast<float>(dice_); };
    const auto dice = [&](float* plane, bluff::Dice shown) {
      for (int face = 1; face <= bluff::kFaces; ++face) plane[face - 1] = share(shown.count(face));
    };
    const auto of_each = [&](const char* name, const bluff::BySeat<bluff::Dice>& all, const char* meaning) {
      float* const plane = sink.plane(name, {seats_, bluff::kFaces}, meaning);
      for (int place = 0; place < seats_; ++place) {
        dice(plane + place * bluff::kFaces, all[static_cast<std::size_t>(seats[place])]);
      }
    };
    const auto numbers = [&](const char* name, const bluff::BySeat<std::uint8_t>& all, const char* meaning) {
      float* const plane = sink.plane(name, {seats_}, meaning);
      for (int place = 0; place < seats_; ++place) plane[place] = share(all[static_cast<std::size_t>(seats[place])]);
    };
    const int most = seats_ * dice_;
    dice(sink.plane("own", {bluff::kFaces}, "the viewer's hidden dice by face, of those at the start"), known.hidden);
    numbers("held", open.held, "dice of each seat, of those at the start");
    of_each("shown", open.shown, "dice of each seat in the open, by face");
    float* const bids = sink.plane("bids", {seats_, most, bluff::kFaces}, "of this round, by seat, number and face");
    float* const again = sink.plane("rolled_again", {most, bluff::kFaces}, "bids after which dice were shown");
    bluff::each_bid(open, [&](int place, Seat bidder) {
      const int at = cell_of(bluff::bid_at(place, open.in_play));
      bids[seats.place(bidder) * most * bluff::kFaces + at] = 1;
      if (open.rolled_again.has(place)) again[at] = 1;
    });
    write_one_of(sink, "starter", seats_, seats.place(open.starter), "who opens this round");
    write_one_of(sink, "turn", seats_, over ? -1 : seats.place(open.turn), "whose roll, bid or choice is awaited");
    write_one_of(sink, "stage", 5, static_cast<int>(open.stage), "roll, bid, show, roll again, over");
    write_number(sink, "rounds", open.rounds / static_cast<double>(most), "that are over, of all dice at the start");
    const bool first = open.rounds == 0;
    write_one_of(sink, "last_bid", most * bluff::kFaces, first ? -1 : cell_of(last.bid),
                 "of the round before, by number and face; as all that follows, 0 in the first round");
    write_one_of(sink, "last_bidder", seats_, first ? -1 : seats.place(last.bidder), "who made it");
    write_one_of(sink, "last_challenger", seats_, first ? -1 : seats.place(last.challenger), "who challenged it");
    write_number(sink, "last_count", last.count / static_cast<double>(most), "dice that counted, of all at the start");
    numbers("last_lost", last.lost, "dice that each seat lost, of those at the start");
    of_each("last_hidden", last.hidden, "dice that were under each cup, by face");
    of_each("last_shown", last.shown, "dice that were in the open, by face");
    write_one_of(sink, "end", 3, static_cast<int>(open.end), "none, last with dice, limit of plies");
  }
  // By round, seat and face.
  std::array<int, 3> told_shape() const { return {seats_ * dice_ - 1, seats_, bluff::kFaces}; }
  void write_told_floats(const State& before, const Bluff::Effect& effect, const SeatsFrom& seats, float* plane) const {
    if (effect.kind != Bluff::Effect::Kind::revealed) return;
    float* const row =
        plane + (static_cast<int>(before.open.rounds) * seats_ + seats.place(effect.seat)) * bluff::kFaces;
    for (int face = 1; face <= bluff::kFaces; ++face) {
      row[face - 1] = static_cast<float>(effect.dice.count(face)) / static_cast<float>(dice_);
    }
  }

  // Bids say nothing about the dice. Everything that does is seen: dice that were shown lay among those rolled before, and a challenge reveals all.
  static void resample(std::span<Played<Bluff>> steps, const State&, Seat viewer, Random& random) {
    // The later fate of a seat's dice.
    struct Fate {
      bool is_revealed = false;
      bluff::Dice shown;
    };
    bluff::BySeat<Fate> fates{};
    for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
      const bluff::Public& open = step->before.open;
      Fate& fate = fates[static_cast<std::size_t>(open.turn)];
      if (step->seat == kChance) {
        if (open.turn != viewer && !fate.is_revealed)
          step->action = roll_with(Bluff::dice_to_roll(open), fate.shown, random);
        fate = {};
      } else if (open.stage == bluff::Stage::show) {
        if (step->action != Bluff::kHold) fate = {false, bluff::Dice::of_bits(step->action)};
      } else if (step->action == Bluff::challenge(open)) {
        fates.fill({true, {}});
      }
    }
  }

 private:
  static constexpr Action kNone = ~Action{0};

  // So many dice fall, those among them.
  static Action roll_with(int count, bluff::Dice shown, Random& random) {
    OutcomeList<Bluff> rolls;
    rolls.clear();
    for (const auto& [dice, ways] : bluff::rolls(count)) {
      bool has_all = true;
      shown.each_face([&](int face, int least) { has_all = has_all && dice.count(face) >= least; });
      if (has_all) rolls.push({dice.bits(), ways});
    }
    return sample(random, rolls);
  }

  static int cell_of(bluff::Bid bid) { return (bid.count - 1) * bluff::kFaces + bid.face - 1; }
  // Returns where the numbers of the bids with so many dice in play begin, by place; the challenge's number is behind them.
  static std::size_t first_bid(int dice) {
    return static_cast<std::size_t>(bluff::kFaces * dice * (dice - 1) / 2 + dice);
  }
  int challenge() const { return bluff::bid_count(seats_ * dice_); }
  int hold() const { return challenge() + 1; }

  static int sets_of(int least, int most) {
    int sets = 0;
    for (int count = least; count <= most; ++count) sets += static_cast<int>(bluff::rolls(count).size());
    return sets;
  }
  // The place of a set of dice among all of one die, of two and so on, found by a table with many empty slots.
  int index_of(bluff::Dice dice) const {
    std::size_t slot = slot_of(dice);
    while (sets_[slot].dice != dice) slot = (slot + 1) % kSlots;
    return sets_[slot].index;
  }
  static std::size_t slot_of(bluff::Dice dice) { return (dice.bits() * 0x9E3779B1u >> 16) % kSlots; }
  void fill_sets() {
    int index = 0;
    for (int count = 1; count <= dice_; ++count) {
      for (const auto& [dice, ways] : bluff::rolls(count)) {
        std::size_t slot = slot_of(dice);
        while (!sets_[slot].dice.empty()) slot = (slot + 1) % kSlots;
        sets_[slot] = {dice, index++};
      }
    }
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
  std::vector<std::uint16_t> bids_;
  struct Set {
    bluff::Dice dice;
    int index = 0;
  };
  static constexpr std::size_t kSlots = 2048;
  std::vector<Set> sets_ = std::vector<Set>(kSlots);
};

}  // namespace nemeton::research
