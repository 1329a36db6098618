// Why an action is good: in random games each kind of reason is met, and all that is said is so.
#include <gmock/gmock.h>

#include <set>

#include "games/druidica/bot/bot.hpp"
#include "games/races/tests/positions.hpp"
#include "games/races/tests/reasons_reference.hpp"
#include "games/tabulus/bot/bot.hpp"
#include "games/triangulus/bot/bot.hpp"
#include "search/rollout.hpp"

namespace nemeton::races {
namespace {

using testing::HasSubstr;
using testing::Not;

static_assert(HasReasons<Tabulus> && HasReasons<Triangulus> && HasReasons<Druidica>);

template <class G>
std::string reasons_at(const Table<G>& table, const std::string& token, const std::string& instead = {}) {
  const auto action = [&](const std::string& word) {
    EXPECT_TRUE(table.can(word)) << word << " is not one of: " << table.awaited();
    return *G::parse_token(table.state, table.seat(), word);
  };
  std::string text;
  JsonWriter json(text);
  const auto other = instead.empty() ? std::nullopt : std::optional(action(instead));
  write_reasons(History<G>(table.state), table.seat(), action(token), other, json);
  return text;
}

// Tabulus for two; seat 0 plays.
Table<Tabulus> tabulus(const std::string& own, const std::string& enemy) {
  return Table<Tabulus>(2).markers(0, own).markers(1, enemy);
}

TEST(RaceReasons, TwoTogetherAndOneOnABlankAreSafe) {
  auto table = tabulus("20 16 s s", "14 s s s").shows(19, 4, 4).shows(17, 0, 0).play("40");
  EXPECT_THAT(reasons_at(table, "4:16-20"), HasSubstr(R"({"kind":"joins","position":20})"));
  EXPECT_THAT(reasons_at(table, "4:20-24"), Not(HasSubstr("joins")));
  table = tabulus("16 40 s s", "14 s s s").shows(17, 4, 0).play("20");
  EXPECT_THAT(reasons_at(table, "2:16-18"), HasSubstr(R"({"kind":"on_blank","position":18})"));
  table = tabulus("16 40 s s", "home home home 30").shows(17, 4, 0).play("20");
  EXPECT_THAT(reasons_at(table, "2:16-18"), Not(HasSubstr("on_blank"))) << "nobody is behind it";
}

int count(const State& state, int seat, Place place) {
  return static_cast<int>(std::ranges::count(state.team(seat), place));
}

// What one reason says of playing `one`, and not `two` if that is named, is so.
template <class G>
void check(const Reason& reason, const State& state, Action one, std::optional<Action> two) {
  const Board& board = G::board();
  const int seat = state.seat;
  const Reference<G> reference(seat);
  State next = state, other = state;
  G::apply(next, seat, one);
  if (two) G::apply(other, seat, *two);
  const Place from = from_of(one), to = to_of(one);
  const Place end = board.plan.goals[static_cast<std::size_t>(seat)].end;
  // Whether an action has done what it was to do: its marker is where it leads.
  const auto is_done = [&](Action action) {
    return [&, action](const State& then) {
      if (kind_of(action) == ActionKind::pass) return true;
      const bool home = kind_of(action) == ActionKind::home || to_of(action) == end;
      const Place goal = home ? kHome : to_of(action);
      return then.hand != state.hand || count(then, seat, goal) > count(state, seat, goal);
    };
  };
  const double chance = reference.chance(next, is_done(one));
  const auto least_stake = [&](const State& then) {
    double least = 1e9;
    for (const State& each : reference.ends_of_tile(state, then)) least = std::min(least, reference.stake(each));
    return least;
  };
  switch (reason.kind) {
    case Reason::Kind::goes_out: {
      EXPECT_NEAR(reason.chance, chance, 1e-9);
      EXPECT_EQ(count(state, seat, kHome), kMarkers - 1);
      int points = 0;
      for (const Seat each : reference.opponents(state)) {
        for (const Place place : state.team(each)) points += place == kHome ? 0 : place == kStart ? 2 : 1;
      }
      EXPECT_EQ(reason.number, points);
      break;
    }
    case Reason::Kind::comes_home:
      EXPECT_NEAR(reason.chance, chance, 1e-9);
      EXPECT_EQ(to, end);
      EXPECT_EQ(reason.number, kMarkers - 1 - count(state, seat, kHome));
      EXPECT_GT(reason.number, 0);
      break;
    case Reason::Kind::taken_home:
      EXPECT_EQ(count(next, seat, kHome), count(state, seat, kHome) + 1);
      EXPECT_EQ(reason.number, Reference<G>::steps(seat, from));
      if (two) EXPECT_GT(reason.number, Reference<G>::steps(seat, from_of(*two)));
      break;
    case Reason::Kind::bumps: {
      EXPECT_NEAR(reason.chance, chance, 1e-9);
      int lost = 0, markers = 0;
      for (const Place place : state.team(reason.seat)) {
        if (board.position[place] != board.position[to]) continue;
        ++markers;
        lost += Reference<G>::steps(reason.seat, kStart) - Reference<G>::steps(reason.seat, place);
      }
      EXPECT_EQ(markers, 1);
      EXPECT_EQ(reason.number, lost);
      EXPECT_TRUE(state.are_opponents(seat, reason.seat));
      EXPECT_NEAR(reference.chance(next,
                                   [&](const State& then) {
                                     return count(then, reason.seat, kStart) > count(state, reason.seat, kStart);
                                   }),
                  chance, 1e-9);
      break;
    }
    case Reason::Kind::exchanges:
      EXPECT_NEAR(reason.chance, chance, 1e-9);
      EXPECT_EQ(reason.number, Reference<G>::steps(seat, from) - Reference<G>::steps(seat, to));
      EXPECT_EQ(reason.lost, Reference<G>::steps(reason.seat, from) - Reference<G>::steps(reason.seat, to));
      EXPECT_GT(reason.number + reason.lost, 0);
      break;
    case Reason::Kind::takes_gate:
      EXPECT_NEAR(reason.chance, chance, 1e-9);
      EXPECT_EQ(board.plan.gates[gate_of(one)].position, reason.position);
      EXPECT_EQ(reason.number,
                Reference<G>::steps(seat, from) - Reference<G>::steps(seat, to == end ? kHome : to) - steps_of(one));
      break;
    case Reason::Kind::risks_less:
      EXPECT_NEAR(reason.chance, 1 - chance, 1e-9);
      EXPECT_NEAR(reason.otherwise, 1 - reference.chance(other, is_done(two.value())), 1e-9);
      EXPECT_GT(reason.otherwise, reason.chance);
      break;
    case Reason::Kind::joins:
    case Reason::Kind::on_blank: {
      const auto together = [&](const State& then) {
        return std::ranges::count_if(then.team(seat),
                                     [&](Place place) { return board.position[place] == reason.position; });
      };
      EXPECT_EQ(board.position[to], reason.position);
      EXPECT_EQ(reference.exposure(next, reason.position), 0);
      if (reason.kind == Reason::Kind::on_blank) break;
      EXPECT_GT(together(state), 0);
      bool stay = false;
      for (const State& each : reference.ends_of_tile(state, next)) stay |= together(each) > 1;
      EXPECT_TRUE(stay);
      break;
    }
    case Reason::Kind::covers:
    case Reason::Kind::exposes_less: {
      bool found = false;
      for (const State& each : reference.ends_of_tile(state, next)) {
        found |= std::abs(reference.exposure(each, reason.position) - reason.chance) < 1e-9;
      }
      EXPECT_TRUE(found);
      EXPECT_LT(reason.chance, reason.otherwise);
      const double least = least_stake(next);
      if (two) EXPECT_LT(least, least_stake(other));
      if (reason.kind == Reason::Kind::covers) EXPECT_LT(least, reference.stake(state));
      else EXPECT_TRUE(two);
      break;
    }
    case Reason::Kind::shorter_way: {
      int longest = 0;
      for (const auto& [token, then] : reference.actions(state)) {
        const Action action = *G::parse_token(state, seat, token);
        if (from_of(action) != from || steps_of(action) != steps_of(one) || takes_gate(action)) continue;
        longest = std::max(longest, Reference<G>::steps(seat, to_of(action)));
      }
      EXPECT_EQ(reason.number, longest - Reference<G>::steps(seat, to));
      EXPECT_GT(reason.number, 0);
      break;
    }
    case Reason::Kind::aims_home: {
      const auto share = [&](const State& then) {
        double most = 0;
        for (const State& each : reference.ends_of_tile(state, then))
          most = std::max(most, reference.share_to_end(each));
        return most;
      };
      EXPECT_NEAR(share(next), reason.chance, 1e-9);
      EXPECT_GT(reason.chance, reference.share_to_end(state));
      if (two && other.stage != Stage::turn && other.hand == state.hand) EXPECT_GT(reason.chance, share(other));
      break;
    }
    case Reason::Kind::enters:
      EXPECT_EQ(count(next, seat, kStart), reason.number);
      EXPECT_EQ(count(state, seat, kStart), reason.number + 1);
      break;
  }
}

template <class G>
void check_random_games(std::set<Reason::Kind>& met, int seats, Settings settings, int games) {
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(game * 10 + seats));
    State state = G::start(options_of<G>(seats, settings), seats);
    while (G::node(state).kind != NodeKind::terminal) {
      if (G::node(state).kind == NodeKind::chance) {
        G::apply(state, kChance, G::random_outcome(state, random));
        continue;
      }
      const Seat seat = state.seat;
      ActionList<G> list;
      G::actions(state, seat, list);
      const auto any = [&] { return list[below(random, static_cast<std::uint32_t>(list.size()))]; };
      const Action one = any();
      const auto two = below(random, 3) == 0 ? std::nullopt : std::optional(any());
      const auto told = reasons(History<G>(state), seat, one, two);
      ASSERT_LE(told.size(), kMaxReasons);
      EXPECT_TRUE(one != two || told.empty()) << "nothing tells an action from itself";
      for (const Reason& reason : told) {
        SCOPED_TRACE(G::text(state, 0) + G::token(state, seat, one) +
                     (two ? " and not " + G::token(state, seat, *two) : ""));
        met.insert(reason.kind);
        check<G>(reason, state, one, two);
      }
      ASSERT_FALSE(testing::Test::HasFailure());
      G::apply(state, seat, one);
    }
  }
}

// Which kinds were never met: what is said then is not tested.
std::set<Reason::Kind> missing(const std::set<Reason::Kind>& met) {
  std::set<Reason::Kind> kinds;
  for (int kind = 0; kind <= static_cast<int>(Reason::Kind::enters); ++kind) {
    if (!met.contains(static_cast<Reason::Kind>(kind))) kinds.insert(static_cast<Reason::Kind>(kind));
  }
  return kinds;
}

TEST(RaceReasons, AreTrueInRandomGamesOfDruidica) {
  std::set<Reason::Kind> met;
  check_random_games<Druidica>(met, 2, {}, 20);
  check_random_games<Druidica>(met, 4, {{"partners", true}, {"mixed_entry", true}}, 10);
  EXPECT_THAT(missing(met), testing::IsEmpty());
}

TEST(RaceReasons, AreTrueInRandomGamesOfTabulus) {
  std::set<Reason::Kind> met;
  check_random_games<Tabulus>(met, 3, {{"target", 11}}, 20);
  EXPECT_THAT(missing(met), testing::ElementsAre(Reason::Kind::shorter_way)) << "no way forks";
}

TEST(RaceReasons, AreTrueInRandomGamesOfTriangulus) {
  std::set<Reason::Kind> met;
  check_random_games<Triangulus>(met, 3, {}, 40);
  EXPECT_THAT(missing(met), testing::ElementsAre(Reason::Kind::takes_gate, Reason::Kind::shorter_way))
      << "there are no gates and no forks";
}

}  // namespace
}  // namespace nemeton::races
