// Why an action is good: each kind where it holds and where it does not, and in random games that all that is said is so.
#include <gmock/gmock.h>

#include <set>

#include "games/sigily/bot/bot.hpp"
#include "games/sigily/rules/ending.hpp"
#include "games/sigily/tests/positions.hpp"
#include "games/sigily/tests/reasons_reference.hpp"

namespace nemeton::sigily {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

static_assert(HasReasons<Sigily>);

std::string reasons_at(const Table& table, const std::string& token, const std::string& instead = {}) {
  const auto action = [&](const std::string& word) {
    EXPECT_TRUE(table.can(word)) << word << " is not one of: " << table.awaited();
    return *Sigily::parse_token(table.state, table.actor(), word);
  };
  std::string text;
  JsonWriter json(text);
  const auto other = instead.empty() ? std::nullopt : std::optional(action(instead));
  write_reasons(History<Sigily>(table.state), table.actor(), action(token), other, json);
  return text;
}

TEST(SigilyReasons, TheLastChariotEndsTheRaceAndOthersBringCoinsHome) {
  auto table = Table::cleared(2).home({C0, C1, C2, U1, U2, U3}).stack("23", {C3}, {.coins = 5}).stack("9", {U0});
  table.turn(0).play("2");
  EXPECT_EQ(reasons_at(table, "23"), R"([{"kind":"wins"}])");
  table = Table::cleared(2).home({C0, C1}).stack("23", {C3}, {.coins = 5}).stack("9", {U0}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "23", "in"), StartsWith(R"([{"kind":"comes_home","left":1,"coins":5})"));
  EXPECT_THAT(reasons_at(table, "in", "23"), Not(HasSubstr("comes_home")));
}

TEST(SigilyReasons, WhoIsHomeFirstWinsTheRace) {
  auto table = Table::cleared(3).home({C0, C1}).stack("23", {C2}).stack("9", {U0}).lie("5", 4).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "23"), StartsWith(R"([{"kind":"wins_race","coins":4})"));
}

TEST(SigilyReasons, MoreCoinsAreMore) {
  auto table = Table::cleared(2).stack("1", {C0}).stack("7", {C1}).lie("3", 2).lie("9", 1).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "1", "7"), HasSubstr(R"({"kind":"takes","coins":2})"));
  EXPECT_THAT(reasons_at(table, "7", "1"), Not(HasSubstr("takes")));
}

TEST(SigilyReasons, AFightIsReckonedOut) {
  auto table = Table::cleared(2).stack("8", {C0}).stack("10", {U0}, {.coins = 3}).lie("10", 1).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "8", "in"), StartsWith(R"([{"kind":"fights","seat":1,"chance":0.724576271)"));
  EXPECT_THAT(reasons_at(table, "8", "in"), HasSubstr(R"("coins":4,"sigils":10})"));
  EXPECT_THAT(reasons_at(table, "in", "8"), HasSubstr(R"({"kind":"risks_less","chance":0,"otherwise":0.275423728)"));
  // In its own land the enemy has the one more.
  table = Table::cleared(2, {{"home", true}}).stack("19", {C0}).stack("21", {U0}, {.coins = 3}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "19", "in"), Not(HasSubstr("fights")));
  EXPECT_THAT(reasons_at(table, "in", "19"), HasSubstr(R"({"kind":"risks_less","chance":0,"otherwise":0.724576271)"));
}

TEST(SigilyReasons, AStoneSkinIsNotToBeFought) {
  auto table = Table::cleared(2).stack("8", {C0}).stack("10", {U0}, {.stone_skin = true}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "in", "8"), HasSubstr(R"({"kind":"risks_less","chance":0,"otherwise":1})"));
  EXPECT_THAT(reasons_at(table, "8", "in"), Not(HasSubstr("fights")));
}

TEST(SigilyReasons, ASunThrowsAgain) {
  auto table = Table::cleared(2).stack("7", {C0}).stack("1", {C1}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "7", "in"), HasSubstr(R"({"kind":"free_throw","at":"9","asks":false})"));
  EXPECT_THAT(reasons_at(table, "1", "in"), Not(HasSubstr("free_throw"))) << "the first sun is dead";
  table = Table::cleared(2, {{"questions", 12}}).stack("7", {C0}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "7", "in"), HasSubstr(R"({"kind":"free_throw","at":"9","asks":true})"));
  table = Table::cleared(2).stack("5", {C0}).turn(0).play("4");
  EXPECT_THAT(reasons_at(table, "5", "in"), Not(HasSubstr("free_throw"))) << "a four gives it to every move";
}

TEST(SigilyReasons, TheDeepIsAShortcut) {
  auto table = Table::cleared(2).stack("12a", {C0}, {.entry = 6}).turn(0).play("3 2");
  EXPECT_THAT(reasons_at(table, "12a", "in"), HasSubstr(R"({"kind":"leaves_deep","sigils":7})"));
}

TEST(SigilyReasons, FriendsGoAsOne) {
  auto table = Table::cleared(2).stack("8", {C0}).stack("10", {C1}).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "8", "10"), HasSubstr(R"({"kind":"joins","chariots":2})"));
  EXPECT_THAT(reasons_at(table, "10", "8"), Not(HasSubstr("joins")));
}

TEST(SigilyReasons, AStackIsTakenOutOfReach) {
  // Ulster on 8 comes to 10 by 6 throws of 16, to 13 by one.
  auto table = Table::cleared(2).stack("10", {C0}, {.coins = 6}).stack("8", {U0}).turn(0).play("3");
  EXPECT_THAT(reasons_at(table, "10"),
              StartsWith(R"([{"kind":"covers","at":"13","coins":6,"chance":0.0625,"otherwise":0.375})"));
  EXPECT_THAT(reasons_at(table, "in", "10"), Not(HasSubstr("exposes_less")));
  // By two it would go from nowhere to where Ulster can come by two.
  table = Table::cleared(2).stack("10", {C0}, {.coins = 6}).stack("15", {C1}).stack("8", {U0}, {.progress = 8});
  table.turn(0).play("1");
  EXPECT_THAT(reasons_at(table, "10", "15"), HasSubstr(R"("kind":"covers","at":"11","coins":6,"chance":0.25)"));
  table = Table::cleared(2).stack("9", {C0}, {.coins = 6}).stack("15", {C1}).stack("8", {U0}).turn(0).play("1");
  EXPECT_THAT(reasons_at(table, "15", "9"),
              HasSubstr(R"({"kind":"exposes_less","at":"9","coins":6,"chance":0.25,"otherwise":0.375})"));
}

TEST(SigilyReasons, AStackComesCloseToHome) {
  // From 21 it is three home, which are 6 throws of 16; from 22 it is two, which are 12.
  auto table = Table::cleared(2).stack("21", {C0}, {.coins = 6}).stack("5", {C1}).turn(0).play("1");
  EXPECT_THAT(reasons_at(table, "21", "5"), HasSubstr(R"({"kind":"aims_home","at":"22","coins":6,"chance":0.75})"));
  EXPECT_THAT(reasons_at(table, "5", "21"), Not(HasSubstr("aims_home")));
}

TEST(SigilyReasons, SpellsAreWeighed) {
  auto table = Table::cleared(2, {{"spells", "all"}}).stack("10", {C0}, {.coins = 6}).stack("11", {U0}, {.coins = 2});
  table.turn(0);
  EXPECT_THAT(reasons_at(table, "fireball:10-11", "nospell"),
              StartsWith(R"([{"kind":"burns","seat":1,"chance":0.6349206349206349,"coins":2,"sigils":11})"));
  // Three of Ulster's are in hand; of Connaught's too, and one stands on 10 itself.
  EXPECT_THAT(reasons_at(table, "curse:10", "nospell"), Not(HasSubstr("curses")));
  EXPECT_THAT(reasons_at(table, "freeze:1", "nospell"), HasSubstr(R"({"kind":"freezes","seat":1})"));
  EXPECT_THAT(reasons_at(table, "nospell", "speed"), HasSubstr(R"({"kind":"keeps_coins","coins":3})"));
  table = Table::cleared(2, {{"spells", "curse"}}).home({C0, C1}).stack("10", {C2}, {.coins = 6}).stack("9", {U0});
  table.turn(0);
  EXPECT_THAT(reasons_at(table, "curse:10", "nospell"),
              HasSubstr(R"({"kind":"curses","at":"10","enemies":4,"own":1})"));
}

TEST(SigilyReasons, TheVeilIsTriedForTheCoinsBehindIt) {
  auto table = Table::cleared(2).stack("6", {C0}, {.coins = 3}).lie("6a", 2).lie("c", 4).turn(0);
  EXPECT_THAT(reasons_at(table, "enter:6", "throw"), StartsWith(R"([{"kind":"tries_veil","chance":0.625,"coins":6})"));
  EXPECT_EQ(reasons_at(table, "throw", "enter:6"), R"([{"kind":"avoids_darts","coins":3}])");
  table = Table::cleared(2).stack("4", {C0}).lie("6a", 2).turn(0).play("2");
  EXPECT_THAT(reasons_at(table, "4", "in"), HasSubstr(R"({"kind":"reaches_gate","at":"6","coins":2})"));
}

void check(const Reason& reason, const State& state, Seat seat, Action one, std::optional<Action> two) {
  const Played next = played(state, seat, one);
  const State& after = next.state;
  const auto other = two ? std::optional(played(state, seat, *two)) : std::nullopt;
  int out = 0;
  for (int n = 0; n < kTeam; ++n) out += stack_of(after, chariot(seat, n)).place != kHome ? 1 : 0;
  switch (reason.kind) {
    case Reason::Kind::wins: {
      EXPECT_EQ(after.turn.stage, Stage::over);
      const Returns returns = Sigily::returns(after);
      for (int each = 0; each < state.setup.seats; ++each) {
        EXPECT_LE(returns[static_cast<std::size_t>(each)], returns[static_cast<std::size_t>(seat)]);
      }
      break;
    }
    case Reason::Kind::wins_race:
      EXPECT_LT(state.race_winner, 0);
      EXPECT_EQ(after.race_winner, seat);
      EXPECT_EQ(reason.coins, lying_coins(after));
      break;
    case Reason::Kind::comes_home:
      EXPECT_EQ(reason.number, out);
      EXPECT_EQ(reason.coins,
                after.treasure[static_cast<std::size_t>(seat)] - state.treasure[static_cast<std::size_t>(seat)]);
      EXPECT_GT(std::ranges::count_if(after.riders, [](const Rider& r) { return r.stack.place == kHome; }),
                std::ranges::count_if(state.riders, [](const Rider& r) { return r.stack.place == kHome; }));
      break;
    case Reason::Kind::fights: {
      ASSERT_EQ(after.turn.stage, Stage::attack);
      EXPECT_NEAR(reason.chance, win_of(next), 1e-9);
      const Chariot enemy = after.top_at[after.turn.battlefield];
      EXPECT_EQ(reason.seat, owner_of(enemy));
      EXPECT_EQ(reason.number, std::max<int>(stack_of(state, enemy).progress, 0));
      Table won(state.setup.seats);
      won.state = after;
      while (won.stage() == Stage::attack) won.play("4h 1d");
      EXPECT_EQ(reason.coins, std::max(0, coins_of(won.state, seat) - coins_of(state, seat)));
      break;
    }
    case Reason::Kind::burns: {
      const Chariot target = state.top_at[static_cast<std::size_t>(second_of(one))];
      EXPECT_EQ(reason.seat, owner_of(target));
      EXPECT_EQ(reason.coins, stack_of(state, target).coins);
      EXPECT_EQ(reason.number, std::max<int>(stack_of(state, target).progress, 0));
      const bool stone = stack_of(state, state.top_at[static_cast<std::size_t>(first_of(one))]).stone_skin;
      EXPECT_NEAR(reason.chance, stone ? 10.0 / 16 : 10.0 / 16 * 64 / 63, 1e-9);
      break;
    }
    case Reason::Kind::takes:
      EXPECT_EQ(reason.coins, lying_coins(state) - lying_coins(after));
      if (other) EXPECT_LT(lying_coins(after), lying_coins(other->state));
      break;
    case Reason::Kind::free_throw:
      EXPECT_EQ(reason.at % 6, 3);
      EXPECT_LT(state.turn.thrown, 4 + 2 * static_cast<int>(state.turn.intent == Intent::refused));
      EXPECT_EQ(after.turn.seat, seat);
      if (reason.asks) EXPECT_EQ(after.turn.stage, Stage::card);
      else EXPECT_EQ(after.turn.free_throws, state.turn.free_throws + 1);
      EXPECT_EQ(owner_of(after.top_at[static_cast<std::size_t>(reason.at)]), seat);
      break;
    case Reason::Kind::leaves_deep: {
      const Chariot top = state.top_at[static_cast<std::size_t>(first_of(one))];
      EXPECT_TRUE(is_deep(stack_of(state, top).place));
      EXPECT_TRUE(is_ring(stack_of(after, top).place));
      EXPECT_EQ(reason.number, stack_of(after, top).progress - stack_of(state, top).progress);
      EXPECT_GT(reason.number, 0);
      break;
    }
    case Reason::Kind::risks_less:
      EXPECT_NEAR(reason.chance, risk_of(next), 1e-9);
      EXPECT_NEAR(reason.otherwise, risk_of(other.value()), 1e-9);
      EXPECT_LT(reason.chance, reason.otherwise);
      break;
    case Reason::Kind::covers:
    case Reason::Kind::exposes_less: {
      EXPECT_NEAR(reason.chance, exposure_by_play(after, seat, reason.at), 1e-9);
      const Chariot top = after.top_at[static_cast<std::size_t>(reason.at)];
      EXPECT_EQ(owner_of(top), seat);
      EXPECT_EQ(reason.coins, stack_of(after, top).coins);
      EXPECT_LT(reason.chance, reason.otherwise);
      const State& then = reason.kind == Reason::Kind::covers ? state : other->state;
      bool found = false;
      each_stack(then, seat, [&](Chariot c) {
        if ((members(then, c) >> top & 1) == 0) return;
        found |= std::abs(exposure_by_play(then, seat, stack_of(then, c).place) - reason.otherwise) < 1e-9;
      });
      EXPECT_TRUE(found);
      EXPECT_LT(stake_of(after, seat), stake_of(then, seat));
      EXPECT_TRUE(after.turn.seat != seat || after.turn.stage == Stage::last_spell);
      break;
    }
    case Reason::Kind::joins: {
      int together = 0;
      for (const Chariot top : after.top_at) {
        if (top != kNobody) together = std::max(together, static_cast<int>(owners(after, top).size()));
      }
      EXPECT_LE(reason.number, together);
      EXPECT_GE(reason.number, 2);
      EXPECT_LT(std::ranges::count_if(after.top_at, [](Chariot c) { return c != kNobody; }),
                std::ranges::count_if(state.top_at, [](Chariot c) { return c != kNobody; }) +
                    (kind_of(one) == ActionKind::in ? 1 : 0));
      break;
    }
    case Reason::Kind::aims_home:
      EXPECT_NEAR(reason.chance, homing_by_play(after, seat, reason.at), 1e-9);
      EXPECT_EQ(reason.coins, stack_of(after, after.top_at[static_cast<std::size_t>(reason.at)]).coins);
      if (first_of(one) != reason.at) EXPECT_LT(homing_by_play(state, seat, first_of(one)), reason.chance);
      break;
    case Reason::Kind::curses: {
      int enemies = 0, own = 0;
      for (Seat each = 0; each < state.setup.seats; ++each) {
        const int start = state.setup.start[static_cast<std::size_t>(each)];
        for (int n = 0; n < kTeam; ++n) {
          if (stack_of(state, chariot(each, n)).place == kInHand && start != reason.at) {
            ++(are_friends(state, seat, each) ? own : enemies);
          }
        }
      }
      for (const Chariot top : state.top_at) {
        if (top == kNobody || is_deep(stack_of(state, top).place)) continue;
        const int start = state.setup.start[stack_of(state, top).origin];
        const int way = (reason.at - start + 24) % 24;
        if (way == 0 || way <= stack_of(state, top).progress) continue;
        for (const Seat each : owners(state, top)) ++(are_friends(state, seat, each) ? own : enemies);
      }
      EXPECT_EQ(reason.number, enemies);
      EXPECT_EQ(reason.own, own);
      EXPECT_GT(enemies, own);
      EXPECT_NE(after.cursed >> reason.at & 1, 0u);
      break;
    }
    case Reason::Kind::freezes:
      // The turn is to come, or has come and is lost.
      EXPECT_TRUE(after.frozen[static_cast<std::size_t>(reason.seat)] || next.has(Effect::Kind::turn_lost));
      EXPECT_FALSE(are_friends(state, seat, reason.seat));
      break;
    case Reason::Kind::tries_veil:
      EXPECT_EQ(kind_of(one), ActionKind::enter);
      EXPECT_EQ(reason.coins, deep_coins(state));
      EXPECT_EQ(reason.chance, 0.625);
      break;
    case Reason::Kind::reaches_gate: {
      EXPECT_EQ(reason.at % 6, 0);
      EXPECT_EQ(reason.coins, deep_coins(after));
      const Chariot top = after.top_at[static_cast<std::size_t>(reason.at)];
      EXPECT_EQ(owner_of(top), seat);
      EXPECT_EQ(barred(after, top) >> (reason.at / 6) & 1, 0u);
      break;
    }
    case Reason::Kind::avoids_darts:
      EXPECT_EQ(kind_of(two.value()), ActionKind::enter);
      EXPECT_EQ(reason.coins, stack_of(state, state.top_at[static_cast<std::size_t>(first_of(*two))]).coins);
      EXPECT_GT(reason.coins, 0);
      break;
    case Reason::Kind::keeps_coins:
      EXPECT_EQ(reason.coins, lying_coins(other.value().state) - lying_coins(after));
      EXPECT_GT(reason.coins, 0);
      break;
  }
}

void check_random_games(std::set<Reason::Kind>& met, int seats, Settings settings, int games) {
  for (int game = 0; game < games; ++game) {
    Random random(static_cast<std::uint64_t>(game * 10 + seats));
    State state = Sigily::start(options_of<Sigily>(seats, settings), seats);
    while (Sigily::node(state).kind != NodeKind::terminal) {
      const auto any = [&](const auto& list) { return list[below(random, static_cast<std::uint32_t>(list.size()))]; };
      if (Sigily::node(state).kind == NodeKind::chance) {
        OutcomeList<Sigily> list;
        Sigily::outcomes(state, list);
        Sigily::apply(state, kChance, any(list).outcome);
        continue;
      }
      const Seat seat = Sigily::node(state).to_act.first();
      ActionList<Sigily> list;
      Sigily::actions(state, seat, list);
      const Action one = any(list);
      const auto two = below(random, 3) == 0 ? std::nullopt : std::optional(any(list));
      const auto told = reasons(History<Sigily>(state), seat, one, two);
      ASSERT_LE(told.size(), kMaxReasons);
      EXPECT_TRUE(one != two || told.empty()) << "nothing tells an action from itself";
      for (const Reason& reason : told) {
        SCOPED_TRACE(Sigily::text(state, 0) + Sigily::token(state, seat, one) +
                     (two ? " and not " + Sigily::token(state, seat, *two) : ""));
        met.insert(reason.kind);
        check(reason, state, seat, one, two);
      }
      ASSERT_FALSE(testing::Test::HasFailure());
      Sigily::apply(state, seat, one);
    }
  }
}

TEST(SigilyReasons, AreTrueInRandomGames) {
  std::set<Reason::Kind> met;
  check_random_games(met, 2, {{"spells", "all"}, {"home", true}}, 20);
  check_random_games(met, 3, {{"stacks", true}, {"start", "territorial"}}, 20);
  check_random_games(met, 4, {{"partners", true}, {"stacks", true}, {"questions", 12}, {"spells", "all"}}, 10);
  std::set<int> missing;
  for (int kind = 0; kind <= static_cast<int>(Reason::Kind::keeps_coins); ++kind) {
    if (!met.contains(static_cast<Reason::Kind>(kind))) missing.insert(kind);
  }
  EXPECT_THAT(missing, testing::IsEmpty()) << "a kind that is never met is not tested";
}

}  // namespace
}  // namespace nemeton::sigily
