// The rules against things that know nothing of bitboards: a slow square-by-square copy, known node counts, games of people.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "games/brandubh/tests/positions.hpp"
#include "search/perft.hpp"
#include "search/rollout.hpp"

namespace nemeton::brandubh {
namespace {

using End = Brandubh::End;

class BrandubhPerft : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Rules, BrandubhPerft, testing::ValuesIn(Brandubh::kRules),
                         [](const auto& each) { return std::string(each.param); });

TEST_P(BrandubhPerft, CountsTheKnownNodesToFivePlies) {
  const std::uint64_t known[] = {1, 40, 960, 39512, 1007392, 41843336};
  for (int depth = 0; depth <= 5; ++depth) {
    EXPECT_EQ(perft<Brandubh>(Brandubh::start(options(GetParam()), 2), depth).leaves, known[depth]) << depth;
  }
}

TEST_P(BrandubhPerft, CountsTheKnownNodesAtSixPlies) {
#if !defined(NDEBUG)
  GTEST_SKIP() << "a thousand million nodes are counted in a release build only";
#endif
  const bool basic = std::string_view(GetParam()) == "basic";
  EXPECT_EQ(perft<Brandubh>(Brandubh::start(options(GetParam()), 2), 6).leaves, basic ? 1111688896u : 1111530080u);
}

// The rule book on a grid of letters, without a thought of speed.
struct Grid {
  char at[7][7];
  bool challenge;

  static Grid of(const Brandubh::State& state) {
    Grid grid{};
    for (int rank = 0; rank < 7; ++rank) {
      for (int file = 0; file < 7; ++file) {
        const Bits here = bit(8 * rank + file);
        grid.at[rank][file] = (state.attackers & here) != 0   ? 'A'
                              : (state.defenders & here) != 0 ? 'D'
                              : (state.king & here) != 0      ? 'K'
                                                              : '.';
      }
    }
    grid.challenge = state.challenge;
    return grid;
  }

  static bool on(int rank, int file) { return rank >= 0 && rank < 7 && file >= 0 && file < 7; }
  static bool throne(int rank, int file) { return rank == 3 && file == 3; }
  static bool corner(int rank, int file) { return (rank == 0 || rank == 6) && (file == 0 || file == 6); }
  static Seat owner(char piece) { return piece == 'A' ? 0 : piece == '.' ? -1 : 1; }

  std::set<std::string> moves(Seat seat) const {
    std::set<std::string> all;
    for (int rank = 0; rank < 7; ++rank) {
      for (int file = 0; file < 7; ++file) {
        if (owner(at[rank][file]) != seat) continue;
        for (const auto& [up, right] : kSteps) {
          for (int r = rank + up, f = file + right; on(r, f) && at[r][f] == '.'; r += up, f += right) {
            if (at[rank][file] != 'K' && (throne(r, f) || corner(r, f))) continue;
            all.insert(name(rank, file) + "-" + name(r, f));
          }
        }
      }
    }
    return all;
  }

  // Plays a legal token and says how the rules, but for repetition and the ply limit, end the game.
  End play(const std::string& token) {
    const int file = token[0] - 'a', rank = token[1] - '1', to_file = token[3] - 'a', to_rank = token[4] - '1';
    const Seat seat = owner(at[rank][file]);
    std::swap(at[rank][file], at[to_rank][to_file]);
    std::vector<std::pair<int, int>> captured;
    for (const auto& [up, right] : kSteps) {
      const int r = to_rank + up, f = to_file + right;
      if (!on(r, f) || owner(at[r][f]) != 1 - seat) continue;
      if (at[r][f] == 'K' && challenge && (throne(r, f) || beside_throne(r, f))) {
        bool all_sides = true;
        for (const auto& [u, s] : kSteps) all_sides &= throne(r + u, f + s) || at[r + u][f + s] == 'A';
        if (all_sides) captured.emplace_back(r, f);
      } else if (on(r + up, f + right) && holds(r + up, f + right, seat)) {
        captured.emplace_back(r, f);
      }
    }
    for (const auto& [r, f] : captured) at[r][f] = '.';
    if (corner(to_rank, to_file)) return End::king_home;
    if (count('K') == 0) return End::king_captured;
    if (count('A') == 0) return End::no_attackers;
    return moves(1 - seat).empty() ? End::no_move : End::none;
  }

  int count(char piece) const { return static_cast<int>(std::count(&at[0][0], &at[0][0] + 49, piece)); }
  std::string letters() const { return {&at[0][0], 49}; }

 private:
  static constexpr std::pair<int, int> kSteps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
  static std::string name(int rank, int file) { return {static_cast<char>('a' + file), static_cast<char>('1' + rank)}; }
  static bool beside_throne(int rank, int file) { return std::abs(rank - 3) + std::abs(file - 3) == 1; }
  bool holds(int rank, int file, Seat seat) const {
    const char piece = at[rank][file];
    return owner(piece) == seat || corner(rank, file) || (challenge && throne(rank, file) && piece == '.');
  }
};

TEST(BrandubhReference, RandomGamesAgreeInEveryMoveCaptureAndEnd) {
  std::map<End, int> seen;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Random random(seed);
    const char* rules = Brandubh::kRules[seed % 2];
    const int limit = seed % 5 == 0 ? 40 : 500;
    History<Brandubh> history(Brandubh::start(options(rules, limit), 2));
    Grid grid = Grid::of(history.state());
    std::string back[2];
    // How often each placement stood, since the set-up: captures need no special thought.
    std::map<std::pair<std::string, Seat>, int> stood{{{grid.letters(), 0}, 1}};
    for (int ply = 1; !over(history.state()); ++ply) {
      const Seat seat = history.state().turn;
      ASSERT_EQ(seat, (ply - 1) % 2);
      ASSERT_EQ(tokens(history.state()), grid.moves(seat)) << Brandubh::text(history.state(), 0);
      auto chosen = random_action<Brandubh>(history.state(), seat, random);
      // Every third game is one of people who like to go back where they came from, so that placements repeat.
      if (seed % 3 == 0 && below(random, 4) != 0 && tokens(history.state()).contains(back[seat]))
        chosen = action(back[seat]);
      const auto token = Brandubh::token(history.state(), seat, chosen);
      back[seat] = token.substr(3) + "-" + token.substr(0, 2);
      ASSERT_TRUE(grid.moves(seat).contains(token)) << token;
      const int before = grid.count('.');
      history.apply(seat, chosen);
      End expected = grid.play(token);
      ASSERT_EQ(Grid::of(history.state()).letters(), grid.letters()) << token << "\n"
                                                                     << Brandubh::text(history.state(), 0);
      ASSERT_GE(grid.count('.'), before) << "pieces never come back";
      const int times = ++stood[{grid.letters(), 1 - seat}];
      if (expected == End::none && times >= 3) expected = End::repetition;
      if (expected == End::none && ply >= limit) expected = End::ply_limit;
      ASSERT_EQ(history.state().end, expected) << rules << "\n" << Brandubh::text(history.state(), 0);
      ASSERT_EQ(history.state().repetition_count, times);
      ASSERT_EQ(Brandubh::ply(history.state()), ply);
    }
    ++seen[history.state().end];
  }
  for (const End end : {End::king_home, End::king_captured, End::repetition, End::ply_limit}) {
    EXPECT_GT(seen[end], 0) << "no random game ended in way " << static_cast<int>(end);
  }
}

TEST(BrandubhReference, EveryRandomActionIsEquallyLikely) {
  for (const Seat turn : {0, 1}) {
    auto state = Brandubh::start(options("basic"), 2);
    if (turn == 1) state = after(state, "d2-e2");
    std::map<Brandubh::Action, int> drawn;
    Random random(5);
    const int each = 1000;
    const int all = static_cast<int>(tokens(state).size());
    for (int i = 0; i < each * all; ++i) ++drawn[Brandubh::random_action(state, turn, random)];
    EXPECT_EQ(drawn.size(), static_cast<std::size_t>(all));
    // Five standard deviations.
    for (const auto& [action, times] : drawn) EXPECT_NEAR(times, each, 160) << Brandubh::token(state, turn, action);
  }
}

// Games that people played, one a line: moves, two counts, who won. They are not part of the project.
TEST(BrandubhRecords, GamesOfPeopleReplay) {
  const char* path = std::getenv("NEMETON_BRANDUBH_GAMES");
  std::ifstream file(path == nullptr ? "" : path);
  if (!file) GTEST_SKIP() << "NEMETON_BRANDUBH_GAMES does not name the file of recorded games";
  int games = 0, ties = 0, row = 0;
  for (std::string text; std::getline(file, text);) {
    ++row;
    std::istringstream moves(text.substr(0, text.find(',')));
    const std::string result = text.substr(text.rfind(',') + 1, 5);
    // The players' house knew no repetition: the state alone goes on to the last move, the line stops where our rules do.
    auto state = Brandubh::start(options("challenge"), 2);
    History<Brandubh> history(state);
    int count = 0;
    for (std::string move; moves >> move && move != "timeout"; ++count) {
      const auto token = move.substr(0, 5);
      ASSERT_TRUE(tokens(state).contains(token)) << "game " << row << ": " << move;
      const auto before = state;
      Brandubh::apply(state, state.turn, action(token));
      Bits expected = 0;
      for (std::size_t x = 5; x < move.size(); x += 3) expected |= bit(square(&move[x + 1]));
      const Bits gone = before.turn == 0 ? before.defenders & ~state.defenders : before.attackers & ~state.attackers;
      EXPECT_EQ(gone, expected & ~before.king) << "game " << row << ": " << move;
      if (!over(history.state())) history.apply(before.turn, action(token));
    }
    if (count == 0) continue;
    ++games;
    if (!over(history.state())) continue;
    const double attackers = Brandubh::returns(history.state())[0];
    if (attackers == 0) ++ties;
    else EXPECT_EQ(result, attackers > 0 ? "Black" : "White") << "game " << row;
  }
  EXPECT_EQ(games, 523);
  EXPECT_EQ(ties, 6);
}

}  // namespace
}  // namespace nemeton::brandubh
