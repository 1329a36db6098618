// A line of play counts how often a placement stood, as far back as the rules say that it can.
#include "core/history.hpp"

#include <gtest/gtest.h>

namespace nemeton {
namespace {

// A ring of four squares: action 0 goes forward, 1 goes back, 2 goes forward for good.
struct Ring {
  using Action = std::uint8_t;
  static constexpr std::size_t kMaxActions = 3;
  static constexpr std::size_t kMaxOutcomes = 1;
  static constexpr std::array<OptionSpec, 0> kOptions{};
  static constexpr GameInfo info{"ring", "Ring", "nobody", 2, 2, kOptions};
  struct State {
    int at = 0;
    int ply = 0;
    int since = 0;  // plies since the last one for good
    int told = 0;   // what `repeated` was told last
  };
  static State start(const OptionValues&, int) { return {}; }
  static Node node(const State& state) { return Node::decision(state.ply % 2); }
  static int ply(const State& state) { return state.ply; }
  static void actions(const State&, Seat, FixedList<Action, kMaxActions>&) {}
  static void outcomes(const State&, FixedList<Weighted<Action>, kMaxOutcomes>&) {}
  static void apply(State& state, Seat, Action action) {
    state.at = (state.at + (action == 1 ? 3 : 1)) % 4;
    state.since = action == 2 ? 0 : state.since + 1;
    state.told = 0;
    ++state.ply;
  }
  static Returns returns(const State&) { return {}; }
  static void view(const State&, Seat, JsonWriter&) {}
  static std::string text(const State&, Seat) { return ""; }
  static std::string token(const State&, Seat, Action) { return ""; }

  static std::pair<int, int> position_key(const State& state) { return {state.at, state.ply % 2}; }
  static constexpr int kCycle = 2;
  static int reversible_plies(const State& state) { return state.since; }
  static void set_repetition_count(State& state, int times) { state.told = times; }
};
static_assert(HasRepetition<Ring>);

struct RingLine : testing::Test {
  History<Ring> history{Ring::State{}};
  int after(std::initializer_list<int> actions) {
    for (const int action : actions) history.apply(history.state().ply % 2, static_cast<Ring::Action>(action));
    return history.state().told;
  }
};

TEST_F(RingLine, CountsTheStartAsTheFirstTime) {
  EXPECT_EQ(after({0, 1}), 2);
  EXPECT_EQ(after({0, 1}), 3);
}

TEST_F(RingLine, IsNotToldOfANewPlacement) { EXPECT_EQ(after({0}), 0); }

TEST_F(RingLine, TellsApartWhoIsToAct) {
  EXPECT_EQ(after({0, 0, 0, 0}), 2) << "back at the start after four steps";
  History<Ring> odd{Ring::State{}};
  for (int i = 0; i < 3; ++i) odd.apply(0, 0);
  odd.apply(0, 1);
  EXPECT_EQ(odd.state().told, 2) << "on the third square after two and after four plies";
}

TEST_F(RingLine, DoesNotLookBackBehindAStepForGood) {
  EXPECT_EQ(after({0, 0, 0, 2}), 0) << "the start, but no way back to it";
  EXPECT_EQ(after({0, 1}), 2) << "only what came after counts";
}

TEST_F(RingLine, KeepsThePlacementsNewestLast) {
  after({0, 0});
  ASSERT_EQ(history.keys().size(), 3u);
  EXPECT_EQ(history.keys().back(), (std::pair{2, 0}));
  EXPECT_EQ(history.keys().front(), (std::pair{0, 0}));
}

}  // namespace
}  // namespace nemeton
