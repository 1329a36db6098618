// The wins that the bot knows from its file: each holds by the rules, whatever is replied.
#include "games/brandubh/bot/proved_wins.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/brandubh/bot/bot.hpp"
#include "games/brandubh/solve/openings.hpp"
#include "games/brandubh/solve/solve.hpp"
#include "games/brandubh/tests/knowledge.hpp"
#include "games/brandubh/tests/positions.hpp"

namespace nemeton::brandubh {
namespace {

const ProvedWins& wins() { return knowledge().wins; }

Brandubh::State moved(Brandubh::State state, Brandubh::Action move) {
  Brandubh::apply(state, state.turn, move);
  return state;
}

// The openings of three plies that the file knows, one of so many.
std::vector<Opening> known_openings(std::size_t of) {
  std::vector<Opening> known;
  for (const bool challenge : {false, true}) {
    for (Opening& opening : openings(challenge, 3)) {
      if (wins().find(opening.state)) known.push_back(std::move(opening));
    }
  }
  std::vector<Opening> some;
  for (std::size_t i = 0; i < known.size(); i += of) some.push_back(known[i]);
  return some;
}

// Whether the seat to act wins as the file says: after each reply it goes on there in fewer plies, or the win is seen at a glance.
bool holds(const Brandubh::State& state) {
  const auto win = wins().find(state);
  if (!win) return is_seen_at_a_glance(state);
  ActionList<Brandubh> moves;
  Brandubh::actions(state, state.turn, moves);
  if (std::ranges::find(moves, win->move) == moves.end()) return false;
  const auto next = moved(state, win->move);
  if (next.end != End::none) return Brandubh::returns(next)[state.turn] > 0;
  Brandubh::actions(next, next.turn, moves);
  return std::ranges::all_of(moves, [&](Brandubh::Action reply) {
    const auto then = moved(next, reply);
    const auto known = wins().find(then);
    return then.end == End::none && (!known || known->plies < win->plies) && holds(then);
  });
}

TEST(BrandubhProvedWins, HoldWhateverIsReplied) {
  const auto some = known_openings(2);
  EXPECT_GT(some.size(), 50u);
  for (const Opening& opening : some) EXPECT_TRUE(holds(opening.state)) << Brandubh::text(opening.state, 0);
}

// A bot that has them.
class BrandubhProvedWinsBot : public testing::Test {
 protected:
  void SetUp() override { set(knowledge()); }
  void TearDown() override { set({knowledge().network, {}}); }
  static void set(const Knowledge& known) {
    ASSERT_TRUE(set_network(std::type_identity<Brandubh>{}, "brandubh.net", known.bytes()));
  }
};

TEST_F(BrandubhProvedWinsBot, WinsThemWhoeverReplies) {
  Random random(5);
  for (const Opening& opening : known_openings(10)) {
    History<Brandubh> history(Brandubh::start(options(Brandubh::kRules[opening.state.challenge ? 1 : 0]), 2));
    for (const auto move : opening.moves) history.apply(history.state().turn, move);
    const auto win = wins().find(history.state());
    ASSERT_TRUE(win);
    const Seat winner = history.state().turn;
    EXPECT_EQ(think(history, winner, Level::best, {.nodes = 20'000}, 1).action, win->move);
    int plies = 0;
    for (; !over(history.state()); ++plies) {
      const Seat seat = history.state().turn;
      if (seat == winner) history.apply(seat, think(history, seat, Level::best, {.nodes = 20'000}, 1).action);
      else random_step(history, random);
    }
    EXPECT_GT(Brandubh::returns(history.state())[static_cast<std::size_t>(winner)], 0);
    EXPECT_LE(plies, 60) << Brandubh::text(opening.state, 0);
  }
}

TEST(BrandubhProvedWins, AreTheSameInAllEightSymmetries) {
  for (const Opening& opening : known_openings(10)) {
    const auto win = wins().find(opening.state).value();
    for (Symmetry symmetry = 0; symmetry < kSymmetries; ++symmetry) {
      Brandubh::State turned = opening.state;
      turned.attackers = turned_set(turned.attackers, symmetry);
      turned.defenders = turned_set(turned.defenders, symmetry);
      turned.king = turned_set(turned.king, symmetry);
      const auto found = wins().find(turned).value();
      EXPECT_EQ(turned_move(found.move, inverse(symmetry)), win.move);
      EXPECT_EQ(found.plies, win.plies);
    }
    Brandubh::State other = opening.state;
    other.turn ^= 1;
    EXPECT_FALSE(wins().find(other));
  }
}

TEST_F(BrandubhProvedWinsBot, TrustsThemNotWhereTheLimitComesFirst) {
  for (const Opening& opening : known_openings(20)) {
    const auto win = wins().find(opening.state).value();
    for (const int left : {win.plies - 1, win.plies}) {
      const char* rules = Brandubh::kRules[opening.state.challenge ? 1 : 0];
      History<Brandubh> history(Brandubh::start(options(rules, 3 + left), 2));
      for (const auto move : opening.moves) history.apply(history.state().turn, move);
      const auto thought = think(history, history.state().turn, Level::best, {.nodes = 100}, 1);
      EXPECT_EQ(thought.nodes == 1, left == win.plies);
    }
  }
}

TEST(BrandubhProvedWins, ASolverThatWasEndedGoesOnFromWhatLiesBesideItsFile) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "brandubh_solve";
  std::filesystem::remove_all(folder);
  std::filesystem::create_directories(folder);
  SolveOptions options{.network = NEMETON_NETWORKS "/brandubh.net",
                       .out = folder / "brandubh.net",
                       .nodes = 30,
                       .ahead = kEvalLimit,
                       .plies = 1};
  const auto checkpoint = folder / "brandubh.net.checkpoint";
  const Brandubh::State first = openings(false, 1).front().state;
  // One opening was written down, as if it had been proved, and half of another.
  std::ofstream(checkpoint) << "--nodes 30 --ahead " << kEvalLimit << " --plies 1\n"
                            << "9 " << first.attackers << ' ' << first.defenders << ' ' << first.king << ' '
                            << action("d3-e3") << " 9\n12 34";
  std::ostringstream progress;
  SolveOptions others = options;
  others.nodes = 40;
  EXPECT_THAT(solve(others, progress).error(), testing::StartsWith(checkpoint.string() + ": made with --nodes 30 "));
  ASSERT_TRUE(solve(options, progress));
  EXPECT_THAT(progress.str(), testing::HasSubstr("after 1 plies 1 of 5 are won"));
  EXPECT_FALSE(std::filesystem::exists(checkpoint));
  const auto made = Knowledge::parse(file_bytes(options.out), "brandubh.net");
  ASSERT_TRUE(made);
  EXPECT_EQ(std::bit_cast<KingNumbers>(made->network), std::bit_cast<KingNumbers>(knowledge().network));
  EXPECT_EQ(made->wins.size(), 1u);
  EXPECT_EQ(made->wins.find(first)->plies, 9);
  EXPECT_EQ(made->wins.find(first)->move, action("d3-e3"));

  options.out = folder / "none" / "brandubh.net";
  EXPECT_EQ(solve(options, progress).error(), options.out.string() + ".checkpoint cannot be written");
  options.network = options.out;
  EXPECT_THAT(solve(options, progress).error(),
              testing::StartsWith(options.network.string() + " cannot be read, expected a network"));
  options.network = folder / "text";
  std::ofstream(options.network) << "<html>";
  EXPECT_THAT(solve(options, progress).error(), testing::StartsWith(options.network.string() + ": expected what "));
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace nemeton::brandubh
