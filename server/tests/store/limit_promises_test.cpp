// What every store promises of its limits: however many ask in the same instant, at whichever server, no more is there than may be, and no less than
// must be. Compiled into a program for each kind of store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/concurrent_changes.hpp"

namespace nemeton {
namespace {

class LimitPromises : public StorePromises {
 protected:
  // Of what is rare it takes some rounds until it happens.
  static constexpr int kRounds = 10;

  static AddPlayer player(const std::string& id) {
    AddPlayer change = StorePromises::player(id);
    change.player.id = id;
    return change;
  }
  static AddBot bot(const std::string& owner, const std::string& id) {
    return {.bot = {.id = id, .name = id, .since = seconds_in(1), .owner = owner},
            .skeleton = id,
            .token_hash = id + " token"};
  }
  Account account(const std::string& id) { return wait_for(store->account(id)).value().value(); }
  // A person sits there, and the other seats are open.
  static StoredTable table(const std::string& id, int seats = 2) {
    StoredTable laid = some_table(id);
    laid.seats.assign(static_cast<std::size_t>(seats), {});
    laid.seats[0].key_hash = "opener";
    return laid;
  }
  // Tables of the names "0", "1" and so on.
  void open(int tables) {
    for (int i = 0; i < tables; ++i) ASSERT_EQ(make(OpenTable{table(std::to_string(i)), ""}), CommitResult::done);
  }
  static std::string numbered(const char* name, int number) { return name + std::to_string(number); }

  AtOnce at_once{*fixture, *store};
};

TEST_F(LimitPromises, TheLastPasskeyStays) {
  constexpr int kPasskeys = 4;
  for (int round = 0; round < kRounds; ++round) {
    const std::string id = numbered("player", round);
    make(player(id));
    for (int i = 1; i < kPasskeys; ++i) make(AddPasskey{id, passkey(id + std::to_string(i))});
    const auto passkeys = account(id).passkeys;
    ASSERT_EQ(passkeys.size(), std::size_t{kPasskeys});
    const auto removed =
        at_once.made(kPasskeys, [&](int i) { return RemovePasskey{id, passkeys[static_cast<std::size_t>(i)].id}; });
    EXPECT_EQ(removed, kPasskeys - 1);
    EXPECT_EQ(account(id).passkeys.size(), 1u);
  }
}

TEST_F(LimitPromises, APlayerHasTwentyPasskeys) {
  make(player("Ceridwen"));
  const auto add = [](int i) { return AddPasskey{"Ceridwen", passkey(numbered("phone", i))}; };
  EXPECT_EQ(at_once.made(kMostPasskeys + 10, add), kMostPasskeys - 1);
  EXPECT_EQ(account("Ceridwen").passkeys.size(), std::size_t{kMostPasskeys});
}

TEST_F(LimitPromises, BeyondFiftySessionsTheOldestEnd) {
  constexpr int kDevices = 4;
  make(player("Ceridwen"));
  for (int i = 0; i < kDevices; ++i) make(AddPasskey{"Ceridwen", passkey(numbered("device", i))});
  int sessions = 0;
  const auto sign_in = [&sessions](int i) {
    ++sessions;
    return SignIn{numbered("device", i % kDevices), 0, numbered("session", sessions), seconds_in(1 + sessions)};
  };
  EXPECT_EQ(at_once.made(kMostSessions, sign_in), kMostSessions);
  for (int round = 0; round < kRounds; ++round) {
    EXPECT_EQ(at_once.made(kDevices, sign_in), kDevices);
    EXPECT_EQ(account("Ceridwen").sessions, kMostSessions);
  }
}

TEST_F(LimitPromises, APlayerHasFiveBotAccountsAndEachOneToken) {
  make(player("Ceridwen"));
  const auto add = [](int i) { return bot("Ceridwen", numbered("bot", i)); };
  EXPECT_EQ(at_once.made(kMostBots + 7, add), kMostBots);
  const auto bots = wait_for(store->bots_of("Ceridwen")).value();
  ASSERT_EQ(bots.size(), std::size_t{kMostBots});
  constexpr int kTokens = 8;
  for (int round = 0; round < kRounds; ++round) {
    const auto token = [round](int i) { return numbered("token", round * kTokens + i); };
    const auto renew = [&](int i) { return SetToken{bots[0].player.id, token(i), seconds_in(2)}; };
    EXPECT_EQ(at_once.made(kTokens, renew), kTokens);
    int valid = 0;
    for (int i = 0; i < kTokens; ++i) valid += wait_for(store->player_in(token(i))).value() ? 1 : 0;
    EXPECT_EQ(valid, 1);
  }
}

TEST_F(LimitPromises, ABotAccountIsAskedByTwenty) {
  make(player("Ceridwen"));
  make(bot("Ceridwen", "Taliesin"));
  constexpr int kAsked = kMostBotAsks + 10;
  open(kAsked);
  const BotAsked asked{.bot = "Taliesin", .until = seconds_in(100)};
  // At tables that are there, and with new ones.
  const auto ask = [&](int i) -> Change {
    if (i % 2 == 0) return AskBot{std::to_string(i), 1, asked};
    StoredTable laid = table(numbered("new", i));
    laid.seats[1].asked = asked;
    return OpenTable{laid, ""};
  };
  EXPECT_EQ(at_once.made(kAsked, ask), kMostBotAsks);
  EXPECT_EQ(wait_for(store->seats_asked("Taliesin", seconds_in(99), 100)).value().size(), std::size_t{kMostBotAsks});
  // Those that were not answered in time do not count.
  const AskBot later{"0", 1, {.bot = "Taliesin", .until = seconds_in(100) + kAnswer}};
  EXPECT_EQ(make(later), CommitResult::done);
}

TEST_F(LimitPromises, ABotAccountPlaysSixteenGames) {
  make(player("Ceridwen"));
  make(bot("Ceridwen", "Taliesin"));
  constexpr int kTables = kMostBotGames + 8;
  open(kTables);
  const auto sit = [](int i) {
    return TakeSeat{.table = std::to_string(i),
                    .seat = 1,
                    .key_hash = "key",
                    .taken = seconds_in(1),
                    .player = "Taliesin",
                    .owner = "Ceridwen"};
  };
  EXPECT_EQ(at_once.made(kTables, sit), kMostBotGames);
  const auto games = wait_for(store->seats_of("Taliesin", {.over = false}, {}, 100)).value();
  ASSERT_EQ(games.size(), std::size_t{kMostBotGames});
  make(LeaveSeat{games[0].place.table, 1, "key"});
  EXPECT_EQ(at_once.made(kTables, sit), 1);
}

TEST_F(LimitPromises, APersonHasOneSeatOfARatedTable) {
  make(player("Ceridwen"));
  for (const char* each : {"1", "2", "3"}) make(bot("Ceridwen", each));
  for (int round = 0; round < kRounds; ++round) {
    StoredTable laid = table(numbered("table", round), 5);
    laid.rated = true;
    make(OpenTable{laid, ""});
    // The player, and the bot accounts.
    const auto sit = [&](int i) {
      TakeSeat change{.table = laid.id, .seat = i + 1, .key_hash = "key", .player = "Ceridwen"};
      if (i == 0) return change;
      change.player = std::to_string(i);
      change.owner = "Ceridwen";
      return change;
    };
    EXPECT_EQ(at_once.made(4, sit), 1);
  }
}

TEST_F(LimitPromises, APlayerBlocksFiveHundred) {
  make(player("Ceridwen"));
  constexpr int kRoom = 5;
  const std::string most = std::to_string(kMostBlocked - kRoom);
  fixture->run(
      "insert into players (id, name, skeleton, since) with recursive n (i) as (select 0 union all select i + 1 from n "
      "where i < 999) select 'p' || i, 'p' || i, 'p' || i, 1 from n;"
      "insert into blocks (player, blocked, since) with recursive n (i) as (select 1 union all select i + 1 from n "
      "where i < " +
      most + ") select 'Ceridwen', 'p' || i, 1 from n");
  const auto block = [](int i) { return Block{"Ceridwen", numbered("p", 999 - i), seconds_in(1)}; };
  EXPECT_EQ(at_once.made(4 * kRoom, block), kRoom);
  EXPECT_EQ(wait_for(store->blocked_by("Ceridwen")).value().size(), std::size_t{kMostBlocked});
}

TEST_F(LimitPromises, NotesOfAKindAreNotMoreThanThereMayBe) {
  using Kind = ModerationNote::Kind;
  constexpr int kRoom = 4;
  for (const Kind kind : {Kind::report, Kind::ban, Kind::announcement}) {
    const int most = ModerationNote::most(kind).value();
    const std::string number = std::to_string(static_cast<int>(kind));
    fixture->run(
        "insert into moderation_notes (id, kind, at, content) with recursive n (i) as (select 1 union all select i + 1 "
        "from "
        "n where i < " +
        std::to_string(most - kRoom) + ") select '" + number + " kept ' || i, " + number + ", 1, '{}' from n");
    const auto add = [&](int i) {
      return AddModerationNotes{
          {{.id = number + numbered(" ", i), .kind = kind, .at = seconds_in(1), .content = "{}"}}};
    };
    EXPECT_EQ(at_once.made(4 * kRoom, add), kRoom);
    EXPECT_EQ(wait_for(store->moderation_notes(kind, seconds_in(2), {}, 2 * most)).value().size(),
              static_cast<std::size_t>(most));
  }
}

TEST_F(LimitPromises, ASeatHasEightDevicesAndNoneOnceItIsLeft) {
  make(OpenTable{table("a"), ""});
  const auto add = [](int i) { return Subscribe{"a", 0, numbered("device", i), "{}"}; };
  EXPECT_EQ(at_once.made(3 * kMostTargets, add), kMostTargets);
  make(MarkDue{"a", 0, seconds_in(1)});
  EXPECT_EQ(wait_for(store->due_notifications(seconds_in(2), {}, 100)).value().size(), std::size_t{kMostTargets});
  for (int round = 0; round < kRounds; ++round) {
    ASSERT_EQ(make(TakeSeat{"a", 1, "guest"}), CommitResult::done);
    at_once.made(8, [](int i) -> Change {
      if (i == 3) return LeaveSeat{"a", 1, "guest"};
      return Subscribe{"a", 1, numbered("device", i), "{}"};
    });
    EXPECT_FALSE(load(*store, "a").seats[1].has_subscription);
  }
}

TEST_F(LimitPromises, ATableStaysAsLongAsOnePersonIsThere) {
  for (int round = 0; round < 2 * kRounds; ++round) {
    const std::string id = numbered("table", round);
    make(OpenTable{table(id), ""});
    const int made = at_once.made(2, [&](int i) -> Change {
      if (i == 0) return LeaveSeat{id, 0, "opener"};
      return TakeSeat{id, 1, "guest"};
    });
    const auto left = wait_for(store->load(id, 0)).value();
    // The second came before the first had left, or found no table.
    ASSERT_EQ(left.has_value(), made == 2);
    if (left) EXPECT_EQ(left->seats[1].key_hash, "guest");
  }
}

TEST_F(LimitPromises, ASeekIsForTheGamesThatWereSaidFirst) {
  const std::vector<std::string> games = {"bluff", "brandubh", "danube", "duel"};
  for (int round = 0; round < kRounds; ++round) {
    const std::string key = numbered("seek", round);
    at_once.made(4, [&](int i) { return Seek{key, {games[static_cast<std::size_t>(i)]}, "live"}; });
    EXPECT_EQ(wait_for(store->waiting("live", games, 100)).value().size(), static_cast<std::size_t>(round + 1));
  }
}

TEST_F(LimitPromises, WhoeverComesToAPairingKeepsTheTable) {
  for (int round = 0; round < kRounds; ++round) {
    const std::string id = numbered("table", round);
    const std::string one = id + " one";
    const std::string other = id + " other";
    for (const std::string& each : {one, other}) make(Seek{each, {"duel"}, "live"});
    StoredTable laid = table(id);
    laid.seats = {{.bot = {}, .key_hash = one}, {.bot = {}, .key_hash = other}};
    ASSERT_EQ(make(OpenTable{laid, "", {one, other}}), CommitResult::done);
    make(CommitToClientSeed{id, 0, ""});
    fixture->age(kComing);
    const int made = at_once.made(2, [&](int i) -> Change {
      if (i == 0) return SeekAgain{one, id};
      return CommitToClientSeed{id, 1, ""};
    });
    EXPECT_EQ(made, 1);
  }
}

TEST_F(LimitPromises, WhatIsThereOnceOneGets) {
  constexpr int kRivals = 8;
  make(player("Ceridwen"));
  make(LeaveChallenge{"challenge", ""});
  EXPECT_EQ(at_once.made(kRivals, [](int) { return UseChallenge{"challenge"}; }), 1);
  open(1);
  make(OfferKeyTransfer{"pass", {"0", "box"}});
  EXPECT_EQ(at_once.made(kRivals, [](int) { return UseKeyTransfer{"pass"}; }), 1);
  const auto use = [](int i) { return UseCode{"Ceridwen code", numbered("session", i), seconds_in(2)}; };
  EXPECT_EQ(at_once.made(kRivals, use), 1);
  const auto come = [](int i) {
    AddPlayer rival = player(numbered("Gwion", i));
    rival.skeleton = "gwion";
    return rival;
  };
  EXPECT_EQ(at_once.made(kRivals, come), 1);
  StoredTable laid = table("a", kRivals);
  for (int i = 0; i < kRivals; ++i) laid.seats[static_cast<std::size_t>(i)].key_hash = numbered("key", i);
  make(OpenTable{laid, ""});
  EXPECT_EQ(at_once.made(kRivals, [](int i) { return ClaimSeat{"a", i, numbered("key", i), "Ceridwen", ""}; }), 1);
}

TEST_F(LimitPromises, AChallengeIsValidForTenMinutes) {
  make(LeaveChallenge{"challenge", "Ceridwen-id"});
  fixture->age(std::chrono::minutes(9));
  EXPECT_EQ(wait_for(store->challenge("challenge")).value(), "Ceridwen-id");
  fixture->age(std::chrono::minutes(1));
  EXPECT_EQ(wait_for(store->challenge("challenge")).value(), std::nullopt);
  EXPECT_EQ(make(UseChallenge{"challenge"}), CommitResult::conflict);
}

}  // namespace
}  // namespace nemeton
