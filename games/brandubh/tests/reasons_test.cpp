// Why a move is worth playing: in random games each kind of reason is met, and all that is said is so.
#include <gtest/gtest.h>

#include "games/brandubh/bot/bot.hpp"
#include "games/brandubh/tests/positions.hpp"
#include "search/rollout.hpp"

namespace nemeton::brandubh {
namespace {

static_assert(HasReasons<Brandubh>);

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
