// What every store promises of players. Compiled into a program for each kind of store.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tests/support/store_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::minutes;
using testing::ElementsAre;
using testing::IsEmpty;

class PlayerPromises : public testing::Test {
 protected:
  CommitResult make(Change change) { return commit(*store, std::move(change)); }
  void reopen() {
    store.reset();
    store = fixture->open();
  }
  static Passkey passkey(const std::string& id, int second = 1) {
    return {.id = std::string("\0\xff", 2) + id,
            .algorithm = -8,
            .public_key = std::string("key\0of", 6),
            .counter = 0,
            .added = seconds_in(second)};
  }
  // A player of that name, with a passkey, a code and a session, each of that name too.
  AddPlayer player(const std::string& name, const std::string& skeleton = "") const {
    return {.player = {.id = name + "-id", .name = name, .since = seconds_in(1)},
            .skeleton = skeleton.empty() ? name : skeleton,
            .passkey = passkey(name),
            .code_hashes = {name + " code", name + " spare"},
            .session_hash = name};
  }
  std::string name_in(const std::string& session) {
    const auto found = wait_for(store->player_in(session)).value();
    return found ? found->name : "";
  }
  Account account(const std::string& name) { return wait_for(store->account(name + "-id")).value().value(); }
  // A table of two persons, whose keys have these hashes.
  void open(const std::string& id, const std::string& one, const std::string& other, int taken = 1) {
    StoredTable table = some_table(id);
    table.seats = {{std::nullopt, one, false, seconds_in(taken)}, {std::nullopt, other, false, seconds_in(taken)}};
    ASSERT_EQ(make(OpenTable{table, ""}), CommitResult::done);
  }
  std::vector<std::string> tables(const std::string& name, std::optional<SeatPlace> before = {}, int most = 10) {
    std::vector<std::string> ids;
    for (const PlayerSeat& each : wait_for(store->seats_of(name + "-id", {}, before, most)).value())
      ids.push_back(each.place.table);
    return ids;
  }

  std::unique_ptr<StoreFixture> fixture = new_store_fixture();
  std::unique_ptr<Store> store = fixture->open();
};

TEST_F(PlayerPromises, APlayerComesBackWithAllThatIsKept) {
  EXPECT_EQ(make(player("Ceridwen")), CommitResult::done);
  reopen();
  const Account all = account("Ceridwen");
  EXPECT_EQ(all.player.id, "Ceridwen-id");
  EXPECT_EQ(all.player.name, "Ceridwen");
  EXPECT_EQ(all.player.since, seconds_in(1));
  EXPECT_EQ(all.codes, 2);
  EXPECT_EQ(all.sessions, 1);
  ASSERT_EQ(all.passkeys.size(), 1u);
  const Passkey expected = passkey("Ceridwen");
  for (const Passkey& each : {all.passkeys[0], wait_for(store->passkey(expected.id)).value().value()}) {
    EXPECT_EQ(each.id, expected.id);
    EXPECT_EQ(each.algorithm, -8);
    EXPECT_EQ(each.public_key, expected.public_key);
    EXPECT_EQ(each.counter, 0);
    EXPECT_EQ(each.added, seconds_in(1));
    EXPECT_EQ(each.used, WallTime());
  }
  EXPECT_EQ(name_in("Ceridwen"), "Ceridwen");
  EXPECT_EQ(name_in("nobody"), "");
  EXPECT_EQ(wait_for(store->player_called("Ceridwen")).value()->id, "Ceridwen-id");
  EXPECT_FALSE(wait_for(store->player_called("nobody")).value());
  EXPECT_FALSE(wait_for(store->passkey("none")).value());
  EXPECT_FALSE(wait_for(store->account("nobody")).value());
}

TEST_F(PlayerPromises, OfNamesThatLookAlikeOneIsTaken) {
  EXPECT_EQ(make(player("paul", "paul")), CommitResult::done);
  EXPECT_EQ(make(player("pauI", "paul")), CommitResult::conflict);
  EXPECT_FALSE(wait_for(store->account("pauI-id")).value());
  EXPECT_EQ(name_in("pauI"), "");
  EXPECT_EQ(make(player("Gwion")), CommitResult::done);
  EXPECT_EQ(make(RenamePlayer{"Gwion-id", "PAUL", "paul"}), CommitResult::conflict);
  EXPECT_EQ(name_in("Gwion"), "Gwion");
  // Its own name in other letters is nobody else's.
  EXPECT_EQ(make(RenamePlayer{"paul-id", "Paul", "paul"}), CommitResult::done);
  EXPECT_EQ(make(RenamePlayer{"nobody", "Taliesin", "taliesin"}), CommitResult::conflict);
  EXPECT_EQ(name_in("paul"), "Paul");
}

// In one commit of two, the one that is refused takes nothing of the other away.
TEST_F(PlayerPromises, OfTwoWhoWantANameInTheSameInstantOneGetsIt) {
  AddPlayer one = player("one", "same");
  AddPlayer other = player("other", "same");
  std::vector<CommitResult> results(3, CommitResult::failed);
  asio::io_context io;
  const auto run = [&](std::size_t i, Change change) {
    asio::co_spawn(io, store->make(std::move(change)),
                   [&results, i](std::exception_ptr, CommitResult result) { results[i] = result; });
  };
  run(0, one);
  run(1, other);
  run(2, player("third"));
  io.run();
  EXPECT_THAT(std::vector(results.begin(), results.begin() + 2),
              testing::UnorderedElementsAre(CommitResult::done, CommitResult::conflict));
  EXPECT_EQ(results[2], CommitResult::done);
  EXPECT_NE(name_in("one").empty(), name_in("other").empty());
  EXPECT_EQ(name_in("third"), "third");
}

TEST_F(PlayerPromises, APasskeyIsOnePlayers) {
  make(player("Ceridwen"));
  AddPlayer thief = player("Gwion");
  thief.passkey = passkey("Ceridwen");
  EXPECT_EQ(make(thief), CommitResult::conflict);
  EXPECT_FALSE(wait_for(store->account("Gwion-id")).value());
  make(player("Taliesin"));
  EXPECT_EQ(make(AddPasskey{"Taliesin-id", passkey("Ceridwen")}), CommitResult::conflict);
  EXPECT_EQ(make(AddPasskey{"Taliesin-id", passkey("phone", 5)}), CommitResult::done);
  EXPECT_EQ(account("Taliesin").passkeys.size(), 2u);
  EXPECT_EQ(account("Taliesin").passkeys[1].id, passkey("phone").id);
  EXPECT_EQ(make(AddPasskey{"nobody", passkey("desk")}), CommitResult::conflict);
}

TEST_F(PlayerPromises, TheLastPasskeyStaysAndSessionsGoWithTheOthers) {
  make(player("Ceridwen"));
  EXPECT_EQ(make(RemovePasskey{"Ceridwen-id", passkey("Ceridwen").id}), CommitResult::conflict);
  make(AddPasskey{"Ceridwen-id", passkey("phone")});
  make(SignIn{passkey("phone").id, 0, "on the phone", seconds_in(2)});
  EXPECT_EQ(make(RemovePasskey{"Gwion-id", passkey("phone").id}), CommitResult::conflict);
  EXPECT_EQ(name_in("on the phone"), "Ceridwen");
  EXPECT_EQ(make(RemovePasskey{"Ceridwen-id", passkey("phone").id}), CommitResult::done);
  EXPECT_EQ(name_in("on the phone"), "");
  EXPECT_EQ(name_in("Ceridwen"), "Ceridwen");
}

TEST_F(PlayerPromises, WhoSignsInCountsOn) {
  make(player("Ceridwen"));
  const std::string id = passkey("Ceridwen").id;
  const auto sign_in = [&](std::int64_t counter, const std::string& session) {
    return make(SignIn{id, counter, session, seconds_in(7)});
  };
  // A passkey that does not count says 0 again and again.
  EXPECT_EQ(sign_in(0, "a"), CommitResult::done);
  EXPECT_EQ(sign_in(0, "b"), CommitResult::done);
  EXPECT_EQ(sign_in(5, "c"), CommitResult::done);
  for (const std::int64_t back : {5, 4, 0}) EXPECT_EQ(sign_in(back, "d"), CommitResult::conflict);
  EXPECT_EQ(name_in("d"), "");
  EXPECT_EQ(sign_in(4'294'967'295, "e"), CommitResult::done);
  for (const char* session : {"a", "b", "c", "e"}) EXPECT_EQ(name_in(session), "Ceridwen");
  EXPECT_EQ(account("Ceridwen").passkeys[0].counter, 4'294'967'295);
  EXPECT_EQ(account("Ceridwen").passkeys[0].used, seconds_in(7));
  EXPECT_EQ(make(SignIn{"none", 0, "f", seconds_in(7)}), CommitResult::conflict);
}

TEST_F(PlayerPromises, ACodeLetsInOnce) {
  make(player("Ceridwen"));
  EXPECT_EQ(make(UseCode{"Ceridwen code", "a", seconds_in(2)}), CommitResult::done);
  EXPECT_EQ(make(UseCode{"Ceridwen code", "b", seconds_in(2)}), CommitResult::conflict);
  EXPECT_EQ(name_in("a"), "Ceridwen");
  EXPECT_EQ(name_in("b"), "");
  EXPECT_EQ(make(ReplaceCodes{"Ceridwen-id", {"new", "newer", "newest"}}), CommitResult::done);
  EXPECT_EQ(account("Ceridwen").codes, 3);
  EXPECT_EQ(make(UseCode{"Ceridwen spare", "b", seconds_in(2)}), CommitResult::conflict);
  EXPECT_EQ(make(UseCode{"newer", "b", seconds_in(2)}), CommitResult::done);
  EXPECT_EQ(make(ReplaceCodes{"nobody", {"x"}}), CommitResult::conflict);
}

TEST_F(PlayerPromises, SessionsEndAndTheOldestOfTooMany) {
  make(player("Ceridwen"));
  make(player("Gwion"));
  for (int i = 0; i < kMostSessions; ++i)
    make(SignIn{passkey("Ceridwen").id, 0, std::to_string(i), seconds_in(10 + i)});
  EXPECT_EQ(account("Ceridwen").sessions, kMostSessions);
  EXPECT_EQ(name_in("Ceridwen"), "");
  EXPECT_EQ(name_in("0"), "Ceridwen");
  EXPECT_EQ(make(EndSession{"0"}), CommitResult::done);
  EXPECT_EQ(name_in("0"), "");
  EXPECT_EQ(make(EndSession{"0"}), CommitResult::done);
  EXPECT_EQ(make(EndSession{"7", true}), CommitResult::done);
  EXPECT_EQ(account("Ceridwen").sessions, 1);
  EXPECT_EQ(name_in("7"), "Ceridwen");
  EXPECT_EQ(make(EndSession{"nobody", true}), CommitResult::done);
  EXPECT_EQ(name_in("Gwion"), "Gwion");
}

TEST_F(PlayerPromises, AChallengeIsUsedOnceAndInTime) {
  EXPECT_EQ(make(LeaveChallenge{"one", "Ceridwen-id"}), CommitResult::done);
  EXPECT_EQ(make(LeaveChallenge{"other", ""}), CommitResult::done);
  EXPECT_EQ(wait_for(store->challenge("one")).value(), "Ceridwen-id");
  EXPECT_EQ(wait_for(store->challenge("other")).value(), "");
  EXPECT_EQ(wait_for(store->challenge("none")).value(), std::nullopt);
  EXPECT_EQ(make(UseChallenge{"one"}), CommitResult::done);
  EXPECT_EQ(make(UseChallenge{"one"}), CommitResult::conflict);
  EXPECT_EQ(wait_for(store->challenge("one")).value(), std::nullopt);
  fixture->age(minutes(9));
  EXPECT_EQ(wait_for(store->challenge("other")).value(), "");
  fixture->age(minutes(1));
  EXPECT_EQ(wait_for(store->challenge("other")).value(), std::nullopt);
  EXPECT_EQ(make(UseChallenge{"other"}), CommitResult::conflict);
}

TEST_F(PlayerPromises, ASeatOfAGuestBecomesAPlayersWithTheName) {
  make(player("Ceridwen"));
  make(player("Gwion"));
  open("a", "key", "other");
  make(GiveName{"a", 0, "The witch"});
  EXPECT_EQ(make(ClaimSeat{"a", 0, "wrong", "Ceridwen-id", ""}), CommitResult::conflict);
  EXPECT_EQ(make(ClaimSeat{"a", 0, "key", "nobody", ""}), CommitResult::conflict);
  EXPECT_EQ(make(ClaimSeat{"a", 0, "key", "Ceridwen-id", ""}), CommitResult::done);
  // It is another's now, and the player has one there.
  EXPECT_EQ(make(ClaimSeat{"a", 0, "key", "Gwion-id", ""}), CommitResult::conflict);
  EXPECT_EQ(make(ClaimSeat{"a", 1, "other", "Ceridwen-id", ""}), CommitResult::conflict);
  EXPECT_EQ(make(ClaimSeat{"a", 1, "other", "Gwion-id", ""}), CommitResult::done);
  reopen();
  EXPECT_EQ(load(*store, "a").seats[0].player, "Ceridwen-id");
  EXPECT_EQ(load(*store, "a").seats[0].name, "Ceridwen");
  make(RenamePlayer{"Ceridwen-id", "Ceri", "ceri"});
  EXPECT_EQ(load(*store, "a").seats[0].name, "Ceri");
  EXPECT_EQ(load(*store, "a").seats[1].name, "Gwion");
  // Who leaves the seat leaves it to a guest.
  make(LeaveSeat{"a", 0, "key"});
  EXPECT_EQ(load(*store, "a").seats[0].player, "");
  EXPECT_EQ(load(*store, "a").seats[0].name, "");
  EXPECT_THAT(tables("Ceridwen"), IsEmpty());
}

TEST_F(PlayerPromises, TheRematchIsThePlayersToo) {
  make(player("Ceridwen"));
  open("a", "key", "other");
  make(ClaimSeat{"a", 0, "key", "Ceridwen-id", ""});
  StoredTable next = some_table("b");
  next.seats = {{std::nullopt, "other", false, seconds_in(2), {}, {}, "A guest", ""},
                {std::nullopt, "key", false, seconds_in(2), {}, {}, "Ceridwen", "Ceridwen-id"}};
  EXPECT_EQ(make(OpenTable{next, "a"}), CommitResult::done);
  make(RenamePlayer{"Ceridwen-id", "Ceri", "ceri"});
  EXPECT_EQ(load(*store, "b").seats[0].name, "A guest");
  EXPECT_EQ(load(*store, "b").seats[1].name, "Ceri");
  EXPECT_THAT(tables("Ceridwen"), ElementsAre("b", "a"));
  // A player who is gone in the same instant is someone there.
  next.id = "c";
  next.seats[1].player = "gone";
  EXPECT_EQ(make(OpenTable{next, ""}), CommitResult::done);
  EXPECT_EQ(load(*store, "c").seats[1].player, "");
  EXPECT_EQ(load(*store, "c").seats[1].name, "");
}

TEST_F(PlayerPromises, TheSeatsOfAPlayerAreToldInPagesTheLastTakenFirst) {
  make(player("Ceridwen"));
  for (int i = 0; i < 7; ++i) {
    const std::string id(1, static_cast<char>('a' + i));
    open(id, id + " key", "other", i < 4 ? 5 : 6 + i);
    ASSERT_EQ(make(ClaimSeat{id, 0, id + " key", "Ceridwen-id", ""}), CommitResult::done);
  }
  make(Append{"g", 1, {{0, std::nullopt, ""}}, true});
  EXPECT_THAT(tables("Ceridwen", {}, 3), ElementsAre("g", "f", "e"));
  EXPECT_THAT(tables("Ceridwen", SeatPlace{seconds_in(10), "e"}, 3), ElementsAre("d", "c", "b"));
  EXPECT_THAT(tables("Ceridwen", SeatPlace{seconds_in(5), "b"}, 3), ElementsAre("a"));
  EXPECT_THAT(tables("Ceridwen", SeatPlace{seconds_in(5), "a"}, 3), IsEmpty());
  EXPECT_THAT(tables("nobody"), IsEmpty());
  const auto last = wait_for(store->seats_of("Ceridwen-id", {}, {}, 2)).value();
  EXPECT_EQ(last[0].place.taken, seconds_in(12));
  EXPECT_EQ(last[0].game, "danube");
  EXPECT_EQ(last[0].seat, 0);
  EXPECT_TRUE(last[0].over);
  EXPECT_FALSE(last[1].over);
}

// Seats that an older version gave have no time.
TEST_F(PlayerPromises, ASeatOfAnUnknownTimeIsTheFirst) {
  make(player("Ceridwen"));
  open("a", "key", "other", 0);
  open("b", "key b", "other", 3);
  for (const char* id : {"a", "b"}) make(ClaimSeat{id, 0, id == std::string("a") ? "key" : "key b", "Ceridwen-id", ""});
  EXPECT_THAT(tables("Ceridwen"), ElementsAre("b", "a"));
  EXPECT_THAT(tables("Ceridwen", SeatPlace{seconds_in(3), "b"}), ElementsAre("a"));
  EXPECT_EQ(load(*store, "a").seats[0].taken, WallTime());
}

TEST_F(PlayerPromises, WithAPlayerGoesAllButTheSeats) {
  make(player("Ceridwen"));
  make(player("Gwion"));
  open("a", "key", "other");
  make(ClaimSeat{"a", 0, "key", "Ceridwen-id", ""});
  EXPECT_EQ(make(DeletePlayer{"Ceridwen-id", {"a"}}), CommitResult::done);
  reopen();
  EXPECT_FALSE(wait_for(store->account("Ceridwen-id")).value());
  EXPECT_EQ(name_in("Ceridwen"), "");
  EXPECT_FALSE(wait_for(store->passkey(passkey("Ceridwen").id)).value());
  EXPECT_EQ(make(UseCode{"Ceridwen code", "x", seconds_in(2)}), CommitResult::conflict);
  const StoredSeat seat = load(*store, "a").seats[0];
  EXPECT_EQ(seat.key_hash, "key");
  EXPECT_EQ(seat.player, "");
  EXPECT_EQ(seat.name, "");
  EXPECT_EQ(make(DeletePlayer{"Ceridwen-id"}), CommitResult::conflict);
  EXPECT_EQ(name_in("Gwion"), "Gwion");
  // The name may be had again, by another player.
  AddPlayer again = player("Ceridwen");
  again.player.id = "another";
  EXPECT_EQ(make(again), CommitResult::done);
  EXPECT_THAT(wait_for(store->seats_of("another", {}, {}, 10)).value(), IsEmpty());
}

}  // namespace
}  // namespace nemeton
