// One table: its parts, what follows in all of them from a change in one, and the clients and bots that act there.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>

#include "server/base/answer.hpp"
#include "server/base/metrics.hpp"
#include "server/base/refusal.hpp"
#include "server/base/task.hpp"
#include "server/bot_scheduler/bot_runner.hpp"
#include "server/table/absences.hpp"
#include "server/table/audience.hpp"
#include "server/table/bot_invitations.hpp"
#include "server/table/departures.hpp"
#include "server/table/dice_protocol.hpp"
#include "server/table/flag_timer.hpp"
#include "server/table/proposals.hpp"
#include "server/table/quick_chat.hpp"
#include "server/table/rematch.hpp"
#include "server/table/seat_holders.hpp"
#include "server/table/state/presence.hpp"
#include "server/table/table_core.hpp"

namespace nemeton {

// The pool of tables that are listed in the lobby (server/base/shares.hpp).
inline constexpr const char* kLobby = "lobby";

class Table : public std::enable_shared_from_this<Table>, private TableCore::Observer, private BotTable {
 public:
  // Replays what is stored. Error: the log does not replay, or the game or an option is unknown.
  static std::expected<std::shared_ptr<Table>, std::string> restore(Tables& tables, StoredTable stored);

  const Strand& strand() const { return core_.strand(); }
  const std::string& id() const { return core_.id(); }
  const std::string& game() const { return stored().game; }
  // Whether anyone may join.
  bool is_in_lobby() const { return stored().lobby; }
  // Whether the last event of the game was sent to the clients here.
  bool has_ended() const { return core_.course().is_over(); }
  // Whether the result counts for the ratings of the players.
  bool is_rated() const { return stored().rated; }
  // The cost of reading or writing all that happened at the table, as the rate limiter counts it.
  std::int64_t cost() const { return kEntryCost * last(); }

  // The parts of the table that clients use.
  SeatHolders& holders() { return holders_; }
  BotInvitations& invitations() { return invitations_; }
  Departures& departures() { return departures_; }
  Absences& absences() { return absences_; }
  DiceProtocol& dice() { return dice_; }
  Proposals& proposals() { return proposals_; }
  Rematch& rematch() { return rematch_; }
  Chat& chat() { return chat_; }

  // The door that the name opens now. Errors: no_table.
  std::expected<Door, Refusal> door_of(const std::string& name) const;
  // The name that shows the game to everybody, for a client that has come by `name`. Errors: no_table, not_public.
  std::expected<std::string, Refusal> name_to_embed(const std::string& name) const;
  // {"table", "game", "options", "time_control", "seats", "last", "over", "to_act" or "returns", "idle"}, "lobby" if anyone may join, "public"
  // if it is, "next" if there is a rematch, and "seat" if one is given. "table" is the name that opens the door; a client that has come by the
  // watch link is told of no other table.
  std::string summary(std::optional<Seat> seat, Door door = Door::table) const;
  // The record of the whole game, with its dice, signed; without the dice, which tell the table's own name, for a client that has come by the watch
  // link. Errors: not_over, unavailable.
  Answer<std::string> record(Door door);
  // The record of what was played so far. Errors: hidden, if the game hides something.
  std::expected<std::string, Refusal> record_so_far() const;

  // In place of a number: no event before the last.
  static constexpr int kPresent = -2;
  // Adds a client that has come by that name, with the seat of its key or as a spectator. It gets `welcome`, every event after number `after`, and
  // what happens from now on, with views of that kind. Returns its seat. Errors: bad_key, bad_request, no_table.
  Answer<Seat> enter(std::shared_ptr<TableClient> client, std::string name, std::optional<std::string> key, int after,
                     Views views);
  void leave(const TableClient& client);
  // Whether the listener still has the seat that it came with.
  bool holds(const TableClient& client, Seat seat) const { return core_.audience().has(client, seat); }

  // Plays an action (none: the seat resigns) and sends the event to everyone. An id that the seat has used before plays nothing: `from`, if
  // there is one, gets that event again. With `thought_of` the action answers the position after the event of that number, and no other. Errors:
  // the match's, unavailable.
  Answer<void> act(std::shared_ptr<TableClient> from, Seat seat, std::string id, std::optional<std::string> token,
                   std::optional<int> thought_of = {});
  // Ends the public watching of the table, for the holder of a seat; clients that have come by the watch link are sent away. The same again changes
  // nothing. Errors: as of SeatHolders::seat_with.
  Answer<void> withdraw(std::string key);

  // Begins what is due and was not begun here: draws, flags that fall, bots that are to act, silence that answers. On any thread.
  void resume();
  // Reads what another process has changed at the table. On any thread.
  void read_news();

 private:
  // Whether a task waits for the lock to read news.
  enum class NewsTask : std::uint8_t { none, waiting };

  Table(Tables& tables, Course course, StoredTable stored, std::optional<TableClocks> clocks);

  const StoredTable& stored() const { return core_.stored(); }

  void on_entry_played(const Entry& entry) override;
  void on_entries_appended() override;
  void on_news(const TableLog::News& news) override;
  void on_write_failed() override;
  void on_seat_taken(Seat seat) override;
  void on_deleted() override;

  SeatSet bots_to_act() const override;
  Level bot_level(Seat seat) const override;
  std::unique_ptr<Match> copy_match() const override { return core_.course().match().clone(); }
  Requester requester() const override;
  int last() const override { return core_.last(); }
  Task<BotAction> play_for_bot(Seat seat, std::string token, int thought_of) override;
  // Whether a bot's answer to the event of that number is not to be played any more.
  bool is_outdated(Seat seat, int thought_of) const;
  // Returns why the action cannot be played for the seat, or nullopt if that is for the match to say.
  std::optional<Refusal> refuse_action(Seat seat, bool is_token, std::optional<int> thought_of) const;

  // Finds the holder of the key of a client that enters. Errors: bad_key, removed_by_host, unavailable, no_table.
  Answer<SeatHolder> admit(std::optional<std::string> key);
  // Sends a client that has entered what it has missed, and what the others are told of it.
  Task<void> welcome(std::shared_ptr<TableClient> client, Seat seat, Door door);
  Task<void> resume_here();
  Task<void> take_in_news();
  // The process that has appended the last entry does what follows from it. If it is gone, this process does so after a while.
  void resume_later();
  // Tells everyone soon how many spectators there are.
  void tell_spectators_soon();
  void tell_not_public();
  // Whether a player waits here for others who may come from the lobby.
  bool waits_in_lobby() const;
  // Whether the list of public tables shows this one.
  bool is_watchable() const;
  // Returns `change`, which enters the table in a list or takes it out, or nullopt while other tables of the same address use up its share.
  std::optional<Change> list_change(const char* list, bool enters, Change change);

  TableCore core_;
  FlagTimer flags_{core_};
  DiceProtocol dice_{core_};
  SeatHolders holders_{core_};
  Absences absences_{core_, flags_};
  BotInvitations invitations_{core_, holders_};
  Departures departures_{core_, holders_, flags_, dice_};
  Proposals proposals_{core_};
  Rematch rematch_{core_, holders_, absences_};
  Chat chat_{core_};
  Presence lobby_;            // of the players who wait for others
  Presence public_presence_;  // of the players and spectators at a public table
  BotRunner bots_;
  NewsTask news_task_ = NewsTask::none;
  bool tells_spectators_ = false;  // their number is about to be sent
  OneMore loaded_{metrics().tables};
  MoveCounters moves_;
};

}  // namespace nemeton
