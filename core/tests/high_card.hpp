// A small game for tests: what is dealt is hidden, and there are too many deals to list.
//
// Each of two or three seats is dealt two of sixty cards and plays one of them openly, in turn. The highest card wins.
#pragma once

#include <optional>

#include "core/analysis.hpp"
#include "core/bot.hpp"
#include "core/random.hpp"

namespace nemeton {

struct HighCard {
  using Action = std::uint16_t;  // a card, or a hand: the lower card times 64, and the higher
  static constexpr std::size_t kMaxActions = 2;
  static constexpr std::size_t kMaxOutcomes = 1;
  static constexpr int kCards = 60;

  static constexpr std::array<OptionSpec, 3> kOptions = {
      OptionSpec::integer("ply_limit", 1, 100000, 100, "The game ends after that many actions."),
      OptionSpec::integer(
          "bonus", 0, 9, [](int seats) { return seats == 2 ? 0 : 5; }, "What the card of seat 0 counts more."),
      OptionSpec::boolean("low", false, "The lowest card wins; for three."),
  };
  static std::string conflict(const OptionValues& options, int seats) {
    return options[2] != 0 && seats != 3 ? "option low is true with 2 seats, expected 3 seats" : "";
  }
  static constexpr GameInfo info{"highcard", "High Card", "traditional", 2, 3, kOptions, conflict};

  struct State {
    std::int8_t seats;
    std::int8_t bonus;
    bool low;
    bool over = false;
    std::int32_t ply_limit;
    std::int8_t dealt = 0;   // hands
    std::int8_t played = 0;  // cards
    std::array<Action, 3> hands{};
    std::array<Action, 3> cards{};
  };

  static State start(const OptionValues& options, int seats) {
    State state{};
    state.seats = static_cast<std::int8_t>(seats);
    state.ply_limit = options[0];
    state.bonus = static_cast<std::int8_t>(options[1]);
    state.low = options[2] != 0;
    return state;
  }

  static Node node(const State& state) {
    if (state.over) return Node::terminal();
    return state.dealt < state.seats ? Node::chance() : Node::decision(state.played);
  }

  static int ply(const State& state) { return state.played; }

  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list) {
    const Action hand = state.hands[static_cast<std::size_t>(seat)];
    list.push(low_of(hand));
    list.push(high_of(hand));
  }

  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>&) {}
  static bool is_sampled(const State& state) { return state.dealt < state.seats; }

  template <class Bits>
  static Action sample_outcome(const State& state, Bits& bits) {
    while (true) {
      const auto a = static_cast<Action>(1 + below(bits, kCards));
      const auto b = static_cast<Action>(1 + below(bits, kCards));
      if (a < b && is_left(state, a) && is_left(state, b)) return static_cast<Action>(a * 64 + b);
    }
  }

  static std::optional<Action> parse_outcome(const State& state, std::string_view text) {
    for (int a = 1; a < kCards; ++a) {
      for (int b = a + 1; b <= kCards; ++b) {
        const auto hand = static_cast<Action>(a * 64 + b);
        if (is_left(state, low_of(hand)) && is_left(state, high_of(hand)) && text == token(state, kChance, hand))
          return hand;
      }
    }
    return std::nullopt;
  }

  static void apply(State& state, Seat seat, Action action) {
    if (seat == kChance) {
      state.hands[static_cast<std::size_t>(state.dealt++)] = action;
      return;
    }
    state.cards[static_cast<std::size_t>(state.played++)] = action;
    state.over = state.played == state.seats || state.played >= state.ply_limit;
  }

  static Returns returns(const State& state) {
    std::size_t best = 0;
    const auto value = [&](std::size_t seat) {
      const int card = state.cards[seat] + (seat == 0 ? state.bonus : 0);
      return state.low ? -card : card;
    };
    for (std::size_t seat = 1; seat < static_cast<std::size_t>(state.played); ++seat) {
      if (value(seat) > value(best)) best = seat;
    }
    Returns returns{};
    for (int seat = 0; seat < state.seats; ++seat) returns[static_cast<std::size_t>(seat)] = -1.0 / (state.seats - 1);
    returns[best] = 1;
    return returns;
  }

  struct Observation {
    Action hand = 0;  // one's own, 0 if there is none
    std::int8_t played = 0;
    std::array<Action, 3> cards{};
  };

  static Observation observation(const State& state, Seat viewer) {
    return {viewer == kSpectator ? Action{0} : state.hands[static_cast<std::size_t>(viewer)], state.played,
            state.cards};
  }

  static bool sees_action(const State& state, Seat viewer, Seat actor, Action) {
    return actor != kChance || viewer == state.dealt;
  }

  static void view(const State& state, Seat viewer, JsonWriter& json) {
    const Observation known = observation(state, viewer);
    json.begin_object().key("hand");
    if (known.hand == 0) json.null();
    else json.string(token(state, kChance, known.hand));
    json.key("cards").begin_array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(known.played); ++i) json.number(int{known.cards[i]});
    json.end_array().end_object();
  }

  static std::string text(const State& state, Seat viewer) {
    const Action hand = observation(state, viewer).hand;
    return "hand " + (hand == 0 ? "unknown" : token(state, kChance, hand)) + "\n";
  }

  static std::string token(const State&, Seat seat, Action action) {
    if (seat != kChance) return std::to_string(action);
    return std::to_string(low_of(action)) + "." + std::to_string(high_of(action));
  }

  static Action low_of(Action hand) { return hand / 64; }
  static Action high_of(Action hand) { return hand % 64; }

 private:
  static bool is_left(const State& state, Action card) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(state.dealt); ++i) {
      if (low_of(state.hands[i]) == card || high_of(state.hands[i]) == card) return false;
    }
    return true;
  }
};

// Plays its higher card.
inline Thought<HighCard> think(const HighCard::Observation& known, Seat, Level, const Budget&, std::uint64_t) {
  const HighCard::Action card = HighCard::high_of(known.hand);
  return {.action = card, .value = 0, .pv = {card}, .nodes = 1};
}

// The analysis expects the seat with the higher card to win; with everything known, the highest card wins.
inline Analysis<HighCard::Action> analyze(const HighCard::Observation& known, Seat seat,
                                          const AnalysisRequest<HighCard::Action>& request) {
  const HighCard::Action best = HighCard::high_of(known.hand), other = HighCard::low_of(known.hand);
  request.tell({{{best, win_probabilities_of_two(seat, 0), 0, 0, {}}}});
  Analysis<HighCard::Action> analysis{{{best, win_probabilities_of_two(seat, 0.5), 0, 1, {}}}};
  if (request.asked == other) analysis.candidates.push_back({other, win_probabilities_of_two(seat, 0), 0, 0, {}});
  return analysis;
}
inline WinProbabilities evaluate_full_information(const HighCard::State& state, const Budget&, std::uint64_t) {
  WinProbabilities probabilities{};
  std::size_t best = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(state.dealt); ++seat) {
    if (HighCard::high_of(state.hands[seat]) > HighCard::high_of(state.hands[best])) best = seat;
  }
  probabilities[best] = 1;
  return probabilities;
}

}  // namespace nemeton
