// What is hidden from a viewer shows nowhere: in no game of the list.
#include "tests/leak.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "core/game_entry.hpp"
#include "core/tests/high_card.hpp"
#include "games/games.hpp"

namespace nemeton {
namespace {

struct Listed {
  GameEntry game;
  std::string_view reveals;
};

// What the manifests have as "reveals": the game and the token, by turns.
constexpr auto kReveals = std::to_array<std::string_view>({NEMETON_REVEALS "", ""});

std::string_view reveals_of(std::string_view game) {
  for (std::size_t i = 0; i + 1 < kReveals.size(); i += 2) {
    if (kReveals[i] == game) return kReveals[i + 1];
  }
  return "";
}

std::vector<Listed> listed(bool hides) {
  std::vector<Listed> list;
  for (const GameEntry& game : games()) {
    if (game.hides_information == hides) list.push_back({game, reveals_of(game.info->id)});
  }
  return list;
}

std::string name_of(const testing::TestParamInfo<Listed>& test) { return test.param.game.info->id; }

using HidingGame = testing::TestWithParam<Listed>;

TEST_P(HidingGame, TellsAViewerNothingThatHangsOnWhatIsHiddenFromIt) {
  const LeakSearch search = search_leaks(GetParam().game, 15000, GetParam().reveals);
  EXPECT_EQ(search.found, "");
  EXPECT_GE(search.pairs, 15000);
  EXPECT_GT(search.bots, 50);
}

INSTANTIATE_TEST_SUITE_P(Games, HidingGame, testing::ValuesIn(listed(true)), name_of);

using OpenGame = testing::TestWithParam<Listed>;

TEST_P(OpenGame, ShowsTheSameToEverybody) {
  Random random(5);
  for (int i = 0; i < 20; ++i) {
    const GameInfo& info = *GetParam().game.info;
    const int seats = any_seats(info, random);
    const auto match = GetParam().game.start(any_options(info, seats, 200, random), seats);
    const auto view = [&](Seat viewer) {
      std::string text;
      JsonWriter json(text);
      match->view(viewer, json);
      return text + "\n" + match->text(viewer);
    };
    while (match->node().kind != NodeKind::terminal) {
      any_step(*match, random);
      const std::string common = view(kSpectator);
      EXPECT_TRUE(match->saw_last_step(kSpectator));
      for (Seat seat = 0; seat < seats; ++seat) {
        ASSERT_EQ(view(seat), common) << "seat " << seat;
        ASSERT_TRUE(match->saw_last_step(seat));
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, OpenGame, testing::ValuesIn(listed(false)), name_of);

// The search itself, on a game that says too much in one way or another.

enum class Fault { none, view, spectator, text, actions, bot, analysis };

template <Fault kFault>
struct FaultyObservation : HighCard::Observation {
  HighCard::Action last = 0;  // the hand of the last seat
};

template <Fault kFault>
struct Faulty : HighCard {
  using Observation = FaultyObservation<kFault>;
  static Observation observation(const State& state, Seat viewer) {
    return {HighCard::observation(state, viewer),
            kFault == Fault::bot || kFault == Fault::analysis ? hand_of_last(state) : Action{0}};
  }
  static void view(const State& state, Seat viewer, JsonWriter& json) {
    HighCard::view(state, kFault == Fault::view && state.dealt == state.seats ? state.seats - 1 : viewer, json);
  }
  // Whoever watches sees every hand as it is dealt.
  static bool sees_action(const State& state, Seat viewer, Seat actor, Action action) {
    return (kFault == Fault::spectator && viewer == kSpectator) || HighCard::sees_action(state, viewer, actor, action);
  }
  static std::string text(const State& state, Seat viewer) {
    return HighCard::text(state, kFault == Fault::text ? state.dealt - 1 : viewer);
  }
  static void actions(const State& state, Seat seat, FixedList<Action, kMaxActions>& list) {
    HighCard::actions(state, seat, list);
    if (kFault != Fault::actions || hand_of_last(state) % 2 == 0) return;
    list.clear();
    list.push(low_of(state.hands[static_cast<std::size_t>(seat)]));
  }
  static Action hand_of_last(const State& state) { return state.hands[static_cast<std::size_t>(state.seats - 1)]; }
};

// Plays high or low, as the hand of the last seat is.
template <Fault kFault>
Thought<Faulty<kFault>> think(const FaultyObservation<kFault>& known, Seat, Level, const Budget&, std::uint64_t) {
  const bool high = kFault != Fault::bot || known.last % 2 == 0;
  const auto card = high ? HighCard::high_of(known.hand) : HighCard::low_of(known.hand);
  return {.action = card, .value = 0, .pv = {card}, .nodes = 1};
}

// The win probabilities hang on the hand of the last seat.
template <Fault kFault>
Analysis<HighCard::Action> analyze(const FaultyObservation<kFault>& known, Seat seat,
                                   const AnalysisRequest<HighCard::Action>&) {
  const double expected = kFault == Fault::analysis && known.last % 2 == 0 ? 0.5 : 0;
  return {{{HighCard::high_of(known.hand), win_probabilities_of_two(seat, expected), 0}}};
}

template <Fault kFault>
LeakSearch search_faulty() {
  return search_leaks(game_entry<Faulty<kFault>>(), 500, "");
}

TEST(LeakSearch, FindsNothingWhereAllIsWell) {
  const LeakSearch search = search_faulty<Fault::none>();
  EXPECT_EQ(search.found, "");
  EXPECT_GE(search.pairs, 500);
  EXPECT_GT(search.bots, 5);
}

TEST(LeakSearch, FindsEachFault) {
  const auto told = testing::HasSubstr("what is told differs");
  EXPECT_THAT(search_faulty<Fault::view>().found, told);
  EXPECT_THAT(search_faulty<Fault::text>().found, told);
  EXPECT_THAT(search_faulty<Fault::actions>().found, told);
  EXPECT_THAT(search_faulty<Fault::spectator>().found, testing::HasSubstr("what a spectator is told differs"));
  EXPECT_THAT(search_faulty<Fault::bot>().found, testing::HasSubstr("the bot's choice differs"));
  EXPECT_THAT(search_faulty<Fault::analysis>().found, testing::HasSubstr("the analysis differs"));
}

}  // namespace
}  // namespace nemeton
