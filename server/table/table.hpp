// One table: what clients and bots want to do there, each change in its place.
//
// Log first: an action that is valid goes into the table's log; when that is on disk it is played here and sent out, not before.
// So what a listener sees is never taken back. Everything of a table runs on its strand, and changes one after the other.
#pragma once

#include <array>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "server/base/async_mutex.hpp"
#include "server/base/metrics.hpp"
#include "server/base/refusal.hpp"
#include "server/base/task.hpp"
#include "server/table/audience.hpp"
#include "server/table/bot_runner.hpp"
#include "server/table/dice_commitment.hpp"
#include "server/table/player_name.hpp"
#include "server/table/presence.hpp"
#include "server/table/seat_news.hpp"
#include "server/table/table_clocks.hpp"
#include "server/table/table_log.hpp"
#include "table/course.hpp"

namespace nemeton {

struct WishRule;

class Tables;

// The pool of tables that are listed in the lobby (server/base/shares.hpp).
inline constexpr const char* kLobby = "lobby";

// What is said to a player whom the opener has sent away from the table.
Refusal sent_away();
// Why two seats of a rated table are not to be taken.
Refusal same_person();
// Why a bot account is not asked, and does not sit down.
Refusal bot_busy();
Refusal too_many_games();

// A seat and the key that holds it.
struct HeldSeat {
  Seat seat;
  std::string key;
};

class Table : public std::enable_shared_from_this<Table>, private BotTable {
 public:
  // Replays what is stored. Error: the log does not replay, or the game or an option is unknown.
  static std::expected<std::shared_ptr<Table>, std::string> restore(Tables& tables, StoredTable stored);

  const Strand& strand() const { return strand_; }
  const std::string& id() const { return stored().id; }
  const std::string& game() const { return stored().game; }
  // Whether anyone may join.
  bool is_in_lobby() const { return stored().lobby; }
  // Whether the last event of the game was sent to those who listen.
  bool has_ended() const { return course_.is_over(); }
  // Whether its end counts for the ratings of those who sit there.
  bool is_rated() const { return stored().rated; }
  // What reading, or writing, all that happened there costs, as the rate limiter counts it.
  std::int64_t cost() const { return kEntryCost * last(); }

  // The door that the name opens now. Errors: no_table.
  std::expected<Door, Refusal> door_of(const std::string& name) const;
  // The name by which whoever has come by that one shows the game to everybody. Errors: no_table, not_public.
  std::expected<std::string, Refusal> name_to_embed(const std::string& name) const;
  // {"table", "game", "options", "time_control", "seats", "last", "over", "to_act" or "returns", "idle"}, "lobby" where anyone may join, "public"
  // where it is, "next" where there is a rematch, and "seat" where one is given. "table" is the name that opens the door; who watches by it is
  // told of no other table.
  std::string summary(std::optional<Seat> seat, Door door = Door::table) const;
  // The record of the whole game, with its dice, signed; for who only watches without the dice, in which the table's own name is. Errors:
  // not_over, unavailable.
  Task<std::expected<std::string, Refusal>> record(Door door);
  // The record of what was played so far. Errors: hidden, where the game hides something.
  std::expected<std::string, Refusal> record_so_far() const;
  // Takes that seat, or the first that is open, for the player if there is one; for a bot account the one that it is asked to take. `origin`: as of
  // the tables; `arrival`: who comes. Errors: seat_taken, bad_request, sent_away, not_together, at a rated table name_needed, same_address and
  // same_person, for a bot account not_asked.
  Task<std::expected<HeldSeat, Refusal>> join(std::optional<Seat> seat, std::optional<Player> player,
                                              std::string origin, Visitor arrival);

  // The host asks a bot account to take that seat. Errors: those of `seat_with`, not_opener, bad_request, seat_taken, clock_needed; at a rated table
  // same_person.
  Task<std::expected<void, Refusal>> ask_bot(std::string key, Seat seat, Player bot);
  // The bot account will not. Errors: not_asked, unavailable, no_table.
  Task<std::expected<void, Refusal>> decline(Player bot, std::string reason);

  // In place of a number: no event before the last.
  static constexpr int kPresent = -2;
  // Lets a client listen who has come by that name, with the seat of its key or as a spectator: it gets `welcome`, every event after
  // number `after`, and what happens from now on, with views of that kind. Gives its seat. Errors: bad_key, bad_request, no_table.
  Task<std::expected<Seat, Refusal>> enter(std::shared_ptr<Listener> listener, std::string name,
                                           std::optional<std::string> key, int after, Views views);
  void leave(const Listener& listener);
  // Whether the listener still has the seat that it came with.
  bool holds(const Listener& listener, Seat seat) const { return audience_.has(listener, seat); }

  // A seat's commitment to its client seed for the dice, empty where it gives none. What comes too late changes nothing. Errors: bad_key,
  // unavailable.
  Task<std::expected<void, Refusal>> commit_to_client_seed(std::shared_ptr<Listener> from, Seat seat,
                                                           std::string commitment);
  // The client seed that a seat has committed to, when all have; the same again changes nothing. Draws that waited for it follow. Errors:
  // bad_key, bad_request, unavailable.
  Task<std::expected<void, Refusal>> give_client_seed(std::shared_ptr<Listener> from, Seat seat, std::string seed);
  // Sets the name of the person at a seat; the same name again changes nothing. Errors: bad_key, bad_name, name_taken, name_kept,
  // too_fast, unavailable.
  Task<std::expected<void, Refusal>> give_name(std::shared_ptr<Listener> from, Seat seat, std::string name);
  // The seat that the key holds, by itself or by a session, becomes that player's; the same again changes nothing. Errors: bad_key, seat_taken,
  // unavailable, no_table.
  Task<std::expected<Seat, Refusal>> claim_seat(std::string key, Player player);
  // Why that client may not be here any more; none where it may.
  std::optional<Refusal> refuse_banned(const Listener& listener) const;
  // The same of who came by a session of that player, or of anybody where it is empty: why, if it has ended.
  Task<std::optional<Refusal>> refuse_ended_session(const Listener& listener, std::string player) const;
  // Makes the draws that are due, such as those of a table that was just opened.
  Task<void> roll();

  // The seat that the key holds; of a session, the one that its player has here. Errors: bad_key, unavailable, no_table.
  Task<std::expected<Seat, Refusal>> seat_with(std::string key);
  // Ends what the key holds: resigns if a rated or tournament game has begun, or if the seat has played and other people go on; then forgets the
  // key. With the last person's the table is deleted. Errors: as of `seat_with`.
  Task<std::expected<void, Refusal>> forget(std::string key);
  // Resigns for the player, whose account is about to be deleted, if a rated or tournament game has begun. Errors: unavailable.
  Task<std::expected<void, Refusal>> resign_for(std::string player);
  // Before another person has played, the host frees the seat of one, or closes the table: it is deleted. Once a rated or tournament game has
  // begun, closing is leaving. Errors: as of `seat_with`, not_opener, has_played, bad_request.
  // Where `opener_origin` says from where the opener asks (store.hpp, Newcomer), who sat there was sent away, and takes no seat here any more.
  Task<std::expected<void, Refusal>> free_seat(std::string key, Seat seat, std::optional<std::string> opener_origin);
  Task<std::expected<void, Refusal>> close(std::string key);
  // Who has a seat makes the table public no more; whoever came by the name for watching is sent away. The same again changes nothing.
  // Errors: as of `seat_with`.
  Task<std::expected<void, Refusal>> withdraw(std::string key);
  // The device with that target (server/notifications/recipient.hpp) is told from now on when it is the turn of the key's seat. Errors: as of
  // `seat_with`, too_many_devices.
  Task<std::expected<void, Refusal>> subscribe(std::string key, std::string target_id, std::string target);
  // Returns the news for the player of the seat, or nullopt if nothing that was queued is still true. Error: unavailable.
  Task<std::expected<std::optional<SeatNews>, Refusal>> news_for(Seat seat);
  // Leaves a pass at the server for who holds the key. Errors: as of `seat_with`.
  Task<std::expected<void, Refusal>> leave_pass(std::string key, std::string id_hash, std::string box);

  // Plays an action (none: the seat gives up) and sends the event to everybody. An id that `seat` has used before plays nothing:
  // `from`, if there is one, gets that event again. With `thought_of` it is an answer to what event of that number has led to, and
  // no other. Errors: the match's, unavailable.
  Task<std::expected<void, Refusal>> act(std::shared_ptr<Listener> from, Seat seat, std::string id,
                                         std::optional<std::string> token, std::optional<int> thought_of = {});
  // The wish for another game with sides changed, which opens when every person has it. Errors: bad_key, not_over, not_together, unavailable.
  Task<std::expected<void, Refusal>> rematch(std::shared_ptr<Listener> from, Seat seat);

  // What a seat asks of the others (table/consent.hpp), with a name of its own as an action has; `about`: the seat that a claim or a substitute
  // is for. Errors: bad_key, bad_request, too_fast, unavailable, and of the course: not_possible, question_open, asked_before.
  Task<std::expected<void, Refusal>> ask(std::shared_ptr<Listener> from, Seat seat, std::string id, Wish wish,
                                         Seat about);
  // Its answer to what the event of that number asked; refusing it, who asked asks no more. Errors: the same, no_question.
  Task<std::expected<void, Refusal>> answer(std::shared_ptr<Listener> from, Seat seat, std::string id, int number,
                                            bool agrees);
  // The clocks run again, and the seat is its person's again. Errors: the same.
  Task<std::expected<void, Refusal>> proceed(std::shared_ptr<Listener> from, Seat seat, std::string id);
  // More time for another seat. Errors: the same.
  Task<std::expected<void, Refusal>> give_time(std::shared_ptr<Listener> from, Seat seat, std::string id, Seat to);

  // Tells everybody a phrase (server/table/phrases.hpp). Errors: bad_request, too_fast.
  Task<std::expected<void, Refusal>> say(Seat seat, std::string phrase);
  // Tells those who listen here what a seat has said.
  void hear_said(Seat seat, std::string_view phrase) const;

  // Begins what is due and nobody here does yet: draws, flags that fall, bots that are to act, silence that answers. On any thread.
  void resume();
  // Takes in what another process has done at the table. On any thread.
  void hear_news();

 private:
  // Whether the table is in memory also where nobody listens, for its clocks; or was deleted from the store.
  enum class Residence : std::uint8_t { as_used, held, deleted };
  using SeatTimes = std::array<std::optional<Instant>, kMaxSeats>;
  // Whether a task waits for the mutex to take in news.
  enum class NewsTask : std::uint8_t { none, waiting };

  // An action from its arrival to the answer: no flag falls meanwhile.
  class PendingAction {
   public:
    explicit PendingAction(Table& table) : table_(table) { ++table_.pending_actions_; }
    PendingAction(const PendingAction&) = delete;
    PendingAction& operator=(const PendingAction&) = delete;
    ~PendingAction() {
      --table_.pending_actions_;
      table_.set_alarm(Instant::min());
    }

   private:
    Table& table_;
  };

  Table(Tables& tables, Course course, StoredTable stored, std::optional<TableClocks> clocks);

  const StoredTable& stored() const { return log_.table(); }
  int seats() const { return log_.seats(); }
  int last() const override { return course_.last(); }
  // The entry of that number, from 1 on.
  const Entry& entry(int number) const { return log_.entries()[static_cast<std::size_t>(number - 1)]; }
  std::optional<Seat> seat_of(const SeatHolder& holder) const;
  bool is_held_by(const SeatHolder& holder, Seat seat) const;
  // Who has that key, which holds a seat here. Errors: as of `seat_with`.
  Task<std::expected<SeatHolder, Refusal>> holder_of(std::string key);
  // Whether the seat has acted, or its client seed is in the dice; once a game has begun, true for every seat.
  bool has_played(Seat seat) const;
  // Whether leaving a rated or tournament table is resigning from now on: all seats are taken, and something was drawn or played.
  bool has_begun() const;
  // Whether the game under way counts in a tournament or for ratings.
  bool is_serious() const { return stored().rated || stored().in_tournament; }
  // The seats of those who have sat there longest: who has opened the table, or all who came together to a rematch.
  SeatSet first_to_come() const;
  // Who has sat there longest; nobody where several have.
  std::optional<Seat> opener() const;
  // Why that holder does not do what the opener may.
  std::optional<Refusal> refuse_as_opener(const SeatHolder& holder) const;
  // Whether who has taken that seat has ever come to it.
  bool has_come(Seat seat) const;
  // Sees to it that seats whose holders do not come in time are free again.
  void await_arrivals();
  void await_arrival(Seat seat);

  // Brings this process up to date, if the store may know more; whoever changes the table holds the mutex. False if that cannot be done.
  Task<bool> up_to_date();
  // Plays the entries of the log that were not played yet, and sends them out. False if one is not possible.
  bool play_new_entries();
  // What a client is told where the table cannot be brought up to date.
  Refusal lost() const;
  void be_deleted();

  // Whether a bot account is asked to take the seat and has time left to answer.
  bool is_asked(Seat seat) const;
  // The seat that the bot account is asked to take.
  std::optional<Seat> seat_asked_of(const Player& bot) const;
  // Tells everybody when a bot account that is asked has not answered in time.
  void await_answer(Seat seat);
  // What a seat is that somebody may take who has not said which he wants.
  bool is_free(Seat seat) const { return log_.is_open(seat) && !is_asked(seat); }
  // Why a rated table does not take that player from there.
  Task<std::optional<Refusal>> refuse_player(std::optional<Player> player, std::string origin) const;
  // Whether a game that ends with these entries counts for ratings: by the rules, or after an action of each seat, or by a forfeit after a draw.
  bool counts(const Course& ended, std::span<const Entry> last_entries) const;
  // How the game ends with the entries of that change, and whether that is rated.
  void add_results(Append& change) const;

  // Why who comes does not sit down with those who sit here.
  Task<std::optional<Refusal>> refuse_company(std::optional<std::string> player, Visitor arrival);
  // Why that holder, of that address or of none that is known, may not be here now.
  std::optional<Refusal> refuse_banned(const SeatHolder& holder) const;

  // Returns why the wish is not allowed at this table, or nullopt if it is.
  std::optional<Refusal> refuse_by(const WishRule& rule) const;
  // Returns whether the name of a seat looks like `name`.
  bool is_alike(Seat seat, const PlayerName& name) const;
  // When a player comes, a guest whose name looks like the player's loses it.
  Task<void> take_name_from_guests(std::string player_name);
  // Frees a seat that is taken. A conflict if somebody has acted or drawn meanwhile.
  Task<CommitResult> release(Seat seat, std::optional<LeaveSeat::SentAway> sent_away = {});
  // The same by the opener, of which the one who sits there is told.
  Task<CommitResult> release_by_opener(Seat seat, std::optional<LeaveSeat::SentAway> away = {});
  // The refusal of a key that opens no seat, or that its owner was sent away.
  Task<Refusal> told_why(Refusal refused, std::string key);
  Task<CommitResult> resign(Seat seat);
  // Resigns first if leaving is resigning, and then frees the seat. Once it is `done`, the seat is free.
  Task<CommitResult> leave_seat(Seat seat);
  // Makes a change. After any other result than `done` the table is to be looked at anew.
  Task<CommitResult> commit(Change change);
  // The same; what is appended, with what follows from it for ratings, is then played and sent out.
  Task<CommitResult> append(Append change);
  // What an action does to the log, if it is possible now.
  std::expected<Append, Refusal> plan_action(Seat seat, const std::string& id,
                                             const std::optional<std::string>& token) const;
  // Writes down when entries happen, and what an action that arrived then has used.
  void stamp(std::vector<Entry>& entries, Instant arrived) const;
  // What a seat says, made as of when the table is up to date.
  using MakeNote = std::move_only_function<std::expected<Note, Refusal>()>;
  Task<std::expected<void, Refusal>> say_note(std::shared_ptr<Listener> from, Seat seat, std::string id, MakeNote make);
  std::expected<Append, Refusal> plan_note(Seat seat, const std::string& id, const Note& note) const;
  std::expected<Note, Refusal> question_of(Seat seat, Wish wish, Seat about) const;
  // Sees to it that a seat which a question is about, and which does not speak for itself, is answered for: with no as soon as its
  // person is at the table, with yes after a while. And that a pause which bots alone have agreed to ends.
  void mind_question();
  // The number of the event that paused the game, if no other person had to agree; otherwise 0.
  int pause_with_bots() const;
  void mind_pause();
  Task<void> end_pause(int number);
  Task<void> answer_for_absent(int number);
  // Whether the person of a seat has been gone for so long that the win can be claimed.
  bool is_away(Seat seat) const;
  Instant gone_since(Seat seat) const;
  // Tells everybody when that is so, of one who is not here now.
  void await_return(Seat seat);
  // Tells everybody soon how many look on.
  void spectators_changed();
  // Whether a bot's thought of after the event of that number is not to be played any more.
  bool is_outdated(Seat seat, int thought_of) const;
  // Makes the draws that are due, or waits for the client seeds. False if the store cannot be read or written; then it tries again later.
  Task<bool> draw_due();
  // The time to wait for client seeds begins or ends, as a draw is due or not. Whether something has changed of which nobody was told.
  bool set_dice_time();
  // The time until then is over: whoever is late gives none.
  Task<void> end_dice_time(Instant until);
  using TakeFromSeat = Task<std::expected<void, Refusal>> (Table::*)(std::shared_ptr<Listener>, Seat, std::string);
  // Takes again soon, as long as the seat is the listener's, what could not be written: a client says it once, and the dice wait for it.
  void take_later(std::weak_ptr<Listener> from, Seat seat, std::string text, TakeFromSeat take);
  // Why a client seed cannot be taken from that seat; none where it can.
  std::optional<Refusal> refuse_client_seed(Seat seat, const std::string& seed) const;
  // Tells everybody of the dice, and draws what waited for them.
  Task<bool> dice_changed();
  // Opens the rematch if every person wants it and nobody has opened it. False if the store cannot be read or written.
  Task<bool> open_rematch();
  // Holds a place in the games of a bot account until the table of the rematch exists.
  std::string rematch_place() const { return "rematch of " + id(); }
  // Returns why the bot accounts here cannot play a rematch, or nullopt if they can.
  Task<std::optional<Refusal>> refuse_bot_accounts();
  // Returns the change for the store when the table enters or leaves a list. Returns nullopt while other tables of the same address use up its share.
  std::optional<Change> is_listed(const char* list, bool enters, Change change);
  // How many seats want another game.
  int wishes() const;

  // Queues notifications for players who do not look: of their turn, the end, and a rematch. What was queued for a player who looks now is dropped.
  void tell_absent();
  void note_seen(Seat seat);

  // The process that has appended the last entry does what follows from it; this is for when that process is gone.
  void resume_later();
  // Whether the list of public tables is to hear of this one.
  bool is_watchable() const;
  // It is public no more.
  void withdraw();
  // Whether its log has as many entries as it may.
  bool is_full() const;
  SeatSet bots_to_act() const override;
  bool is_bots(Seat seat) const { return log_.seat(seat).bot || course_.standing().substitutes.has(seat); }
  Level bot_level(Seat seat) const override { return log_.seat(seat).bot.value_or(kSubstituteLevel); }
  Claim claim() const override;
  std::unique_ptr<Match> copy_match() const override { return course_.match().clone(); }
  Task<BotAction> play_for_bot(Seat seat, std::string token, int thought_of) override;

  // The instant of a time of the calendar; of when everybody was there, if that came later.
  Instant instant_of(WallTime time) const;
  // The people whose clocks are to run: those that the game waits for; nobody, as long as a seat is open.
  SeatSet on_move() const;
  // The game begins or goes on after a pause.
  void start_clocks();
  bool is_out_of_time(Seat seat, Instant at) const;
  // Lets flags fall that are due, tells everybody what stands on the clocks, and sees to it that the next flag falls.
  Task<void> check_clocks();
  // Tells everybody what stands on the clocks, and sees to it that the next flag falls.
  void settle_clocks();
  // Sees to it that it is looked after the clocks when that is due, but not before `earliest`, and keeps the table in memory as long
  // as live ones run.
  void set_alarm(Instant earliest);
  // Ends the game by the flag of that seat.
  Task<CommitResult> fall_flag(Seat seat);

  static constexpr Level kSubstituteLevel = Level::skilled;

  // What is refused since the seat did the same within kPhrasePause; otherwise notes that it does it now.
  std::optional<Refusal> too_early(SeatTimes& times, Seat seat, const char* rule) const;
  // Whether somebody waits here for others who may come from the lobby.
  bool waits_in_lobby() const;
  // The event of that number again.
  std::string past_event(int number, Seat viewer) const;
  std::string welcome_message(Seat seat, Door door) const;
  void write_seats(JsonWriter& json) const;
  std::string seats_message() const;
  std::string dice_message() const;
  std::string watching_message() const;
  std::string rematch_message() const;
  void write_time_control(JsonWriter& json) const;
  std::string clock_message() const;
  void write_times(JsonWriter& json) const;
  std::string next_message(const Audience::Member& member) const;
  void tell_next() const;

  Tables& tables_;
  Strand strand_;
  AsyncMutex mutex_;  // of changes to the table
  TableLog log_;
  Course course_;  // what the log gives
  Audience audience_;
  DiceCommitment dice_;
  bool draws_later_ = false;  // a draw is tried again soon
  std::optional<TableClocks> clocks_;
  Presence lobby_;  // of those who wait for others
  Presence house_;  // at a public table of those who play and look on
  BotRunner bots_;
  Residence residence_ = Residence::as_used;
  NewsTask news_task_ = NewsTask::none;
  int pending_actions_ = 0;
  struct Freed {
    Seat seat;
    Refusal why;
  };
  std::optional<Freed> freed_;  // the seat that the opener takes from somebody just now, and what that one is told
  std::optional<HeldSeat> unclaimed_seat_;  // that may be taken with this key, which nobody has been told
  SeatTimes spoke_;                         // when each seat has said something
  SeatTimes named_;                         // when each seat was given a name
  SeatTimes asked_;                         // when each seat has asked for something, or given time
  std::array<Instant, kMaxSeats> gone_;     // since when the person of each seat is not here, where that is so
  SeatSet awaited_returns_;                 // the seats for which it is looked then whether they are away
  int minded_ = 0;                          // the number of the question of which silence answers in a while
  int minded_pause_ = 0;                    // the number of the pause that ends in a while
  bool tells_spectators_ = false;           // how many look on is told in a moment
  OneMore loaded_{metrics().tables};
  MoveCounters moves_;
};

}  // namespace nemeton
