// Why a move is worth playing: each kind where it holds and where it does not, and in random games that all that is said is so.
#include <gmock/gmock.h>

#include "games/brandubh/bot/bot.hpp"
#include "games/brandubh/tests/positions.hpp"
#include "search/rollout.hpp"

namespace nemeton::brandubh {
namespace {

static_assert(HasReasons<Brandubh>);

std::string reasons_of(const Brandubh::State& state, const char* token, const char* instead = nullptr) {
  EXPECT_TRUE(tokens(state).contains(token)) << token;
  const auto other = instead == nullptr ? std::nullopt : std::optional(action(instead));
  std::string text;
  JsonWriter json(text);
  write_reasons(History<Brandubh>(state), state.turn, action(token), other, json);
  return text;
}

constexpr auto kKingAtTheEdge = R"(
    . . . . . . .
    . . A . . . .
    . . . . . . .
    . K . . . . A
    . . . . . D .
    . . . . . . .
    . . . A . . .)";

TEST(BrandubhReasons, TheKingWinsByACorner) {
  const auto state = drawn(R"(
    . . . . . . .
    . . A . . . .
    . . . . . . .
    K . . . . . A
    . . . . . D .
    . . . . . . .
    . . . A . . .)",
                           kD);
  EXPECT_EQ(reasons_of(state, "a4-a1", "f3-f1"), R"([{"kind":"wins","why":"king_home"}])");
}

TEST(BrandubhReasons, AWayToACornerIsOpened) {
  const auto state = drawn(kKingAtTheEdge, kD);
  EXPECT_THAT(reasons_of(state, "b4-a4", "f3-f1"),
              testing::StartsWith(R"([{"kind":"opens_way","squares":["a1","a7"]})"));
  EXPECT_THAT(reasons_of(state, "f3-f1", "f3-e3"), testing::Not(testing::HasSubstr("opens_way")));
}

TEST(BrandubhReasons, WhatTheOtherMoveDoesTooIsNoReason) {
  const auto state = drawn(kKingAtTheEdge, kD);
  EXPECT_THAT(reasons_of(state, "b4-a4", "b4-b1"), testing::StartsWith(R"([{"kind":"opens_way","squares":["a7"]})"));
}

TEST(BrandubhReasons, AWayToACornerIsClosedOnlyWhereNoneIsLeft) {
  const char* open = R"(
    . . . . . . .
    . . A . . . .
    . . . . . . .
    K . . . . . A
    . . . . . D .
    . . . . . . .
    . A . . . . .)";
  const auto one = drawn(R"(
    . . . . . . .
    D . A . . . .
    . . . . . . .
    K . . . . . A
    . . . . . D .
    . A . . . . .
    . . . . . . .)",
                         kA);
  EXPECT_THAT(reasons_of(one, "b2-a2", "b2-b3"), testing::StartsWith(R"([{"kind":"closes_way","squares":["a1"]})"));
  EXPECT_THAT(reasons_of(drawn(open, kA), "c6-a6", "c6-d6"), testing::Not(testing::HasSubstr("closes_way")));
}

TEST(BrandubhReasons, MenAreCapturedThreatenedAndSaved) {
  const char* picture = R"(
    . . . . . . .
    . . . . . . .
    . A D . . . A
    . . . . . . .
    . . . . K . .
    . . . . . . .
    . . . A . . .)";
  EXPECT_THAT(reasons_of(drawn(picture, kA), "g5-d5", "g5-g6"),
              testing::StartsWith(R"([{"kind":"captures","piece":"defender","squares":["c5"]})"));
  EXPECT_THAT(reasons_of(drawn(picture, kD), "c5-c6", "e3-e4"),
              testing::HasSubstr(R"({"kind":"saves","piece":"defender","squares":["c5"]})"));
  EXPECT_THAT(reasons_of(drawn(picture, kD), "e3-e4", "c5-c6"), testing::Not(testing::HasSubstr("saves")));
  const auto threatens = drawn(R"(
    . . . . . . .
    . . A . . . .
    . . . D . . A
    . . . . . . .
    . . . . K . .
    . . . . . . .
    . . . . . . .)",
                               kA);
  EXPECT_THAT(reasons_of(threatens, "c6-c5"),
              testing::HasSubstr(R"({"kind":"threatens","piece":"defender","squares":["d5"]})"));
  EXPECT_THAT(reasons_of(threatens, "c6-b6"), testing::Not(testing::HasSubstr("threatens\"")));
}

TEST(BrandubhReasons, TheKingIsThreatenedAndSaved) {
  const char* picture = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . A . . . . .
    . . . . K . .
    . A . . . . .
    . . . D . . .)";
  EXPECT_THAT(reasons_of(drawn(picture, kA), "b4-e4", "b4-c4"), testing::HasSubstr(R"({"kind":"threatens_king"})"));
  EXPECT_THAT(reasons_of(drawn(picture, kA), "b4-c4", "b4-b3"), testing::Not(testing::HasSubstr("threatens_king")));
  const char* beset = R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . A . .
    . . . . K . .
    . A . . . . .
    . . . D . . .)";
  EXPECT_THAT(reasons_of(drawn(beset, kD), "e3-e1", "d1-c1"), testing::HasSubstr(R"({"kind":"saves_king"})"));
  EXPECT_THAT(reasons_of(drawn(beset, kD), "d1-c1", "e3-e1"), testing::Not(testing::HasSubstr("saves_king")));
}

TEST(BrandubhReasons, ASquareOnTheWayHomeIsOpenedAndClosed) {
  const char* picture = R"(
    . . . A . . .
    . . . . . . .
    . . . . . . .
    . D . K . . A
    . . . . . . .
    . . . . . . .
    . . . A . . .)";
  EXPECT_THAT(reasons_of(drawn(picture, kD), "b4-b3", "b4-a4"),
              testing::HasSubstr(R"({"kind":"opens_square","squares":["a4"]})"));
  const auto open = drawn(R"(
    . . . A . . .
    . A . . . . .
    . . . . . . .
    . . . K . . A
    . . . . . . .
    . . . . . . .
    . . . A . . .)",
                          kA);
  EXPECT_THAT(reasons_of(open, "b6-b4", "b6-b5"), testing::HasSubstr(R"({"kind":"closes_square","squares":["a4"]})"));
  EXPECT_THAT(reasons_of(open, "b6-b5", "b6-b4"), testing::Not(testing::HasSubstr("closes_square")));
}

TEST(BrandubhReasons, TheKingIsHemmedIn) {
  const auto state = drawn(R"(
    . . . . . . .
    . . . . . . .
    . A . . . . .
    A . . . . . .
    K . . . A . .
    D . . . . . .
    . . . . . . .)",
                           kA);
  EXPECT_THAT(reasons_of(state, "b5-b3", "b5-b4"), testing::HasSubstr(R"({"kind":"hems_in","moves":0})"));
  EXPECT_THAT(reasons_of(state, "b5-b4", "b5-b3"), testing::Not(testing::HasSubstr("hems_in")));
}

TEST(BrandubhReasons, WhatTheOtherMoveGivesAwayIsKept) {
  const auto start = Brandubh::start(options("basic"), 2);
  EXPECT_THAT(reasons_of(start, "d6-c6", "f4-f7"),
              testing::HasSubstr(R"({"kind":"keeps","piece":"attacker","squares":["f7"]})"));
  EXPECT_THAT(reasons_of(start, "d6-c6", "d6-e6"), testing::Not(testing::HasSubstr("keeps")));
  const auto guarded = drawn(R"(
    . . . . . . .
    A . . . . . .
    . . . . . . .
    K . . . . . A
    . . . . . . .
    A . . . . . .
    . . . D . . .)",
                             kA);
  EXPECT_THAT(reasons_of(guarded, "g4-g5", "a6-b6"), testing::HasSubstr(R"({"kind":"keeps_closed","squares":["a7"]})"));
  EXPECT_THAT(reasons_of(guarded, "g4-g5", "g4-g6"), testing::Not(testing::HasSubstr("keeps_closed")));
  // Between b3 and d3 the king could be taken, once an attacker comes there.
  const auto beside = drawn(R"(
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . . . . . . .
    . A . . . . A
    . . K . . . .
    . . . . . D .)",
                            kD);
  EXPECT_THAT(reasons_of(beside, "f1-f2", "c2-c3"), testing::HasSubstr(R"({"kind":"keeps_king"})"));
  EXPECT_THAT(reasons_of(beside, "f1-f2", "f1-e1"), testing::Not(testing::HasSubstr("keeps_king")));
}

// A side's next moves, by the legal actions alone.
struct Next {
  std::set<int> ways, squares;  // that the king reaches: corners, and others from which he reaches one
  std::set<int> in_danger;      // men and the king that the other side captures
};

Next next_of(Brandubh::State state, Seat seat) {
  Next next;
  const auto moves = [](Brandubh::State of, Seat mover) {
    of.turn = static_cast<std::uint8_t>(mover);
    ActionList<Brandubh> list;
    Brandubh::actions(of, mover, list);
    return std::vector(list.begin(), list.end());
  };
  const auto is_corner = [](int square) { return (kCorners & bit(square)) != 0; };
  for (const auto one : moves(state, seat)) {
    auto after = state;
    Brandubh::apply(after, seat, one);
    EffectList<Effect> effects;
    auto told = state;
    told.turn = static_cast<std::uint8_t>(seat);
    Brandubh::apply(told, seat, one, effects);
    for (const Effect& each : effects.effects()) {
      if (const auto* captured = std::get_if<Captured>(&each)) next.in_danger.insert(captured->at);
    }
    if (bit(Brandubh::from(one)) != state.king) continue;
    const int stop = Brandubh::to(one);
    if (is_corner(stop)) next.ways.insert(stop);
    auto moved = state;  // without captures, as the way stands now
    moved.king = bit(stop);
    for (const auto two : moves(moved, seat)) {
      if (!is_corner(stop) && Brandubh::from(two) == stop && is_corner(Brandubh::to(two))) next.squares.insert(stop);
    }
  }
  return next;
}

std::set<int> listed(Bits squares) {
  std::set<int> all;
  for (; squares != 0; squares &= squares - 1) all.insert(square_of(squares));
  return all;
}

bool within(const std::set<int>& some, const std::set<int>& all) { return std::ranges::includes(all, some); }
bool apart(const std::set<int>& some, const std::set<int>& all) {
  return std::ranges::none_of(some, [&](int each) { return all.contains(each); });
}

TEST(BrandubhReasons, AreTrueInRandomGamesByTheLegalActions) {
  std::set<Reason::Kind> met;
  for (std::uint64_t game = 0; game < 150; ++game) {
    Random random(game);
    History<Brandubh> history(Brandubh::start(options(Brandubh::kRules[game % 2]), 2));
    while (!over(history.state()) && history.state().ply < 100) {
      const auto& state = history.state();
      const Seat seat = state.turn;
      const auto one = Brandubh::random_action(state, seat, random);
      const auto two = Brandubh::random_action(state, seat, random);
      const auto after = [&](Brandubh::Action action) {
        auto next = history;
        next.apply(seat, action);
        return next.state();
      };
      const auto made = after(one), other = after(two);
      const auto told = reasons(history, seat, one, two);
      ASSERT_LE(told.size(), kMaxReasons);
      for (const Reason& reason : told) {
        SCOPED_TRACE(Brandubh::text(state, 0) + Brandubh::token(state, seat, one) + " " +
                     Brandubh::token(state, seat, two));
        met.insert(reason.kind);
        const auto squares = listed(reason.squares);
        if (reason.kind == Reason::Kind::wins) {
          EXPECT_GT(Brandubh::returns(made)[static_cast<std::size_t>(seat)], 0);
          continue;
        }
        const Next before = next_of(state, kD), now = next_of(made, kD);
        const Next before_a = next_of(state, kA), now_a = next_of(made, kA);
        const bool still = !over(other);
        const Next else_d = still ? next_of(other, kD) : Next{}, else_a = still ? next_of(other, kA) : Next{};
        const auto king = std::set<int>{square_of(state.king)};
        const auto lost = seat == kA ? state.defenders & ~made.defenders : state.attackers & ~made.attackers;
        const Next& mine = seat == kA ? now_a : now;
        const Next& theirs = seat == kA ? now : now_a;
        switch (reason.kind) {
          case Reason::Kind::opens_way:
            EXPECT_TRUE(within(squares, now.ways) && apart(squares, before.ways) && apart(squares, else_d.ways));
            break;
          case Reason::Kind::closes_way:
            EXPECT_TRUE(within(squares, before.ways) && now.ways.empty());
            EXPECT_TRUE(!still || !else_d.ways.empty());
            break;
          case Reason::Kind::captures: EXPECT_TRUE(within(squares, listed(lost))); break;
          case Reason::Kind::saves_king:
            EXPECT_TRUE(within(king, before_a.in_danger));
            EXPECT_FALSE(now_a.in_danger.contains(square_of(made.king)));
            break;
          case Reason::Kind::threatens_king: EXPECT_TRUE(within(king, now_a.in_danger)); break;
          case Reason::Kind::saves:
            EXPECT_TRUE(within(squares, (seat == kA ? before : before_a).in_danger));
            EXPECT_TRUE(apart(squares, theirs.in_danger));
            break;
          case Reason::Kind::opens_square:
            EXPECT_TRUE(within(squares, now.squares) && apart(squares, before.squares) &&
                        apart(squares, else_d.squares));
            break;
          case Reason::Kind::closes_square:
            EXPECT_TRUE(within(squares, before.squares) && apart(squares, now.squares));
            break;
          case Reason::Kind::threatens:
            EXPECT_TRUE(within(squares, mine.in_danger));
            EXPECT_TRUE(apart(squares, (seat == kA ? before_a : before).in_danger));
            EXPECT_TRUE(apart(squares, (seat == kA ? else_a : else_d).in_danger));
            break;
          case Reason::Kind::keeps_closed:
            EXPECT_TRUE(within(squares, else_d.ways) && now.ways.empty() && apart(squares, before.ways));
            break;
          case Reason::Kind::keeps_king:
            EXPECT_TRUE(else_a.in_danger.contains(square_of(other.king)));
            EXPECT_FALSE(now_a.in_danger.contains(square_of(made.king)));
            EXPECT_FALSE(before_a.in_danger.contains(square_of(state.king)));
            break;
          case Reason::Kind::keeps:
            EXPECT_TRUE(within(squares, (seat == kA ? else_d : else_a).in_danger));
            EXPECT_TRUE(apart(squares, theirs.in_danger));
            EXPECT_TRUE(apart(squares, (seat == kA ? before : before_a).in_danger));
            break;
          case Reason::Kind::hems_in: {
            auto turned = made;
            turned.turn = kD;
            ActionList<Brandubh> list;
            Brandubh::actions(turned, kD, list);
            EXPECT_EQ(std::ranges::count_if(list, [&](auto each) { return bit(Brandubh::from(each)) == made.king; }),
                      reason.moves);
            break;
          }
          case Reason::Kind::wins: break;
        }
      }
      history.apply(seat, one);
    }
  }
  EXPECT_EQ(met.size(), 14u) << "a kind that is never met is not tested";
}

}  // namespace
}  // namespace nemeton::brandubh
