// One table: who sits there, what happened, and who listens.
//
// Log first: an action that is valid goes into the table's log; when that is on disk it is played here and sent out, not before.
// So what a listener sees is never taken back. Everything of a table runs on its strand.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/match.hpp"
#include "server/async_mutex.hpp"
#include "server/host/metrics.hpp"
#include "server/store/store.hpp"
#include "server/table/clocks.hpp"
#include "server/table/refusal.hpp"
#include "server/table/replay.hpp"
#include "server/task.hpp"

namespace nemeton {

class Tables;

using Message = std::shared_ptr<const std::string>;

// A client at a table, from the table's side. Its functions are called on the table's strand.
class Listener {
 public:
  virtual ~Listener() = default;
  // Queues the message and does not wait.
  virtual void send(Message message) = 0;
  // Waits until little is left in the queue; false if the client is gone.
  virtual Task<bool> drained() = 0;
};

// A seat and the key that holds it.
struct Held {
  Seat seat;
  std::string key;
};

class Table : public std::enable_shared_from_this<Table> {
 public:
  using Strand = asio::strand<asio::io_context::executor_type>;

  // Replays what is stored. Error: the log does not replay, or the game or an option is unknown.
  static std::expected<std::shared_ptr<Table>, std::string> restore(Tables& tables, StoredTable stored);

  const Strand& strand() const { return strand_; }
  const std::string& id() const { return stored_.id; }
  const std::string& game() const { return stored_.game; }

  // {"table", "game", "options", "time_control", "seats", "last", "over", "to_act" or "returns", "idle"}, "lobby" where anyone may join, "next"
  // where there is a rematch, and "seat" where one is given.
  std::string summary(std::optional<Seat> seat) const;
  // The record of the whole game, with its dice, signed. Errors: not_over, unavailable.
  Task<std::expected<std::string, Refusal>> record();
  // Takes that seat, or the first that is open. Errors: seat_taken, bad_request.
  Task<std::expected<Held, Refusal>> join(std::optional<Seat> seat);

  // Lets a client listen, with the seat of its key or as a spectator: it gets `welcome`, every event after number `after`, and
  // what happens from now on. Gives its seat. Errors: bad_key, bad_request.
  Task<std::expected<Seat, Refusal>> enter(std::shared_ptr<Listener> listener, std::optional<std::string> key,
                                           int after);
  void leave(const Listener& listener);
  // Whether the listener still has the seat that it came with.
  bool holds(const Listener& listener, Seat seat);

  // A seat's number for the dice, empty where it gives none, which it says once; the same again changes nothing. Draws that waited for
  // it follow. Errors: bad_key, bad_request, unavailable.
  Task<std::expected<void, Refusal>> give_client_seed(std::shared_ptr<Listener> from, Seat seat, std::string number);
  // Makes the draws that are due, such as those of a table that was just opened.
  Task<void> roll();

  // The seat that the key holds. Errors: bad_key, unavailable, no_table.
  Task<std::expected<Seat, Refusal>> seat_with(std::string key);
  // Ends what the key holds: gives the game up where that seat has played in it and others go on, and forgets the key. With the
  // last person's the table is deleted. Errors: as of `seat_with`.
  Task<std::expected<void, Refusal>> forget(std::string key);
  // Leaves a pass at the server for who holds the key. Errors: as of `seat_with`.
  Task<std::expected<void, Refusal>> leave_pass(std::string key, std::string id_hash, std::string box);

  // Plays an action (none: the seat gives up) and sends the event to everybody. An id that `seat` has used before plays nothing:
  // `from`, if there is one, gets that event again. With `thought_of` it is an answer to what event of that number has led to, and
  // no other. Errors: the match's, unavailable.
  Task<std::expected<void, Refusal>> act(std::shared_ptr<Listener> from, Seat seat, std::string id,
                                         std::optional<std::string> token, std::optional<int> thought_of = {});
  // The wish for another game with sides changed, which opens when every person has it. Errors: bad_key, not_over, unavailable.
  Task<std::expected<void, Refusal>> rematch(std::shared_ptr<Listener> from, Seat seat);

  // Tells everybody a phrase (server/table/phrases.hpp). Errors: bad_request, too_fast.
  Task<std::expected<void, Refusal>> say(Seat seat, std::string phrase);
  // Tells those who listen here what a seat has said.
  void hear_said(Seat seat, std::string_view phrase) const;

  // Begins what is due and nobody here does yet: draws, flags that fall, bots that are to act. On any thread.
  void resume();
  // Takes in what another process has done at the table.
  void hear_news();

 private:
  struct Member {
    std::weak_ptr<Listener> listener;
    const Listener* name;  // of the same; tells members apart
    Seat seat;
    std::string key;
    int next;  // the number of the event it gets next
  };
  // Somebody who acts, from the arrival to the answer: a flag waits for it.
  class Acting {
   public:
    explicit Acting(Table& table) : table_(table) { ++table_.acting_; }
    Acting(const Acting&) = delete;
    Acting& operator=(const Acting&) = delete;
    ~Acting() {
      --table_.acting_;
      table_.set_alarm(Instant::min());
    }

   private:
    Table& table_;
  };

  Table(Tables& tables, BegunGame begun, StoredTable stored);

  int seats() const { return static_cast<int>(stored_.seats.size()); }
  int last() const { return static_cast<int>(stored_.log.size()); }
  const StoredSeat& seat_at(Seat seat) const { return stored_.seats[static_cast<std::size_t>(seat)]; }
  bool present(Seat seat) const;
  // How many seats want another game.
  int wishes() const;
  // Whether chance decides now what no person is asked for.
  bool draws(const Match& match) const;
  // The seats whose numbers the draws wait for: of persons who have not said one, nor that they give none.
  SeatSet awaited() const;
  // Draws without the numbers that do not come in time.
  void await_client_seeds();
  // Draws what chance decides now, if it may be drawn, and what follows; adds it to `entries`.
  void draw(Match& match, std::vector<Entry>& entries) const;
  // Makes the draws that are due, if all numbers are in; who calls holds the mutex. False if the store cannot be read or written.
  Task<bool> draw_due();
  // Whether the game waits for a person to say the outcome of a chance node.
  bool asks(const Match& match) const;
  Member* member(const Listener& listener);
  std::optional<Seat> seat_of(std::string_view key) const;

  // What the action does to the log, if it is possible now.
  std::expected<Append, Refusal> plan_action(Seat seat, const std::string& id,
                                             const std::optional<std::string>& token) const;
  // Makes a change. Whoever does not get `done` must look at the table anew.
  Task<CommitResult> make(Change change);
  // The same; what is appended is then played and sent out.
  Task<CommitResult> append(Append change);
  // Takes in what is new in the store, if there may be something. False if the store cannot be read.
  Task<bool> up_to_date();
  // What whoever cannot have the table up to date is told.
  Refusal lost() const;
  // The store has the table no more.
  void be_deleted();
  // Who has come with a key that holds no seat any more looks on from now on.
  void release_lost_seats();
  // Says in the lobby that somebody waits here, for as long as that is so.
  void wait_in_lobby();
  Task<void> stay_in_lobby();
  bool waits() const;
  // Opens the rematch if every person wants it and nobody has opened it. False if the store cannot be read or written.
  Task<bool> open_rematch();
  // The process that has appended the last entry goes on itself; this is for when that one is gone.
  void resume_later();
  // Sets every bot thinking that is to act and does not think yet.
  void wake_bots();
  Task<void> bot_turn(Seat seat);
  // Whether the seat has acted after the event of that number, here or elsewhere.
  bool has_acted(Seat seat, int number) const;
  // Takes in what this process has appended to the log.
  void take_in(std::vector<Entry> entries, bool over);
  bool add(Entry entry);

  // Begins the clocks that were agreed, if they were. Error: what is stored of them cannot be read.
  std::expected<void, std::string> set_clocks();
  // Whether the clocks stand while nobody has the table in memory, and do not go by the calendar.
  bool is_live() const;
  // The instant of a time of the calendar; of when everybody was there, if that came later.
  Instant instant_of(WallTime time) const;
  // The people whose clocks are to run: those that the game waits for; nobody, as long as a seat is open.
  SeatSet on_move() const;
  // What an entry that was just played means to the clocks.
  void count(const Entry& entry, Instant at);
  // Writes down when entries happen, and what an action that arrived then has used.
  void stamp(std::vector<Entry>& entries, Instant arrived) const;
  // The game begins or goes on after a pause: live clocks run anew, for who is not there from a while later on.
  void start_clocks();
  // The seat has come to the table: its clock, if it was to wait for that, runs from now on, and everybody is told. False if not.
  bool sit_down(Seat seat);
  // Lets flags fall that are due, tells everybody what stands on the clocks, and sees to it that the next flag falls.
  Task<void> mind_clocks();
  // The last instant for the seat, whose clock runs, as far as this process decides it.
  Instant flag(Seat seat) const;
  bool is_out_of_time(Seat seat, Instant at) const;
  // Tells everybody what stands on the clocks, and sees to it that the next flag falls.
  void settle_clocks();
  // Sees to it that it is looked after the clocks when that is due, but not before `earliest`, and keeps the table in memory as long
  // as live ones run.
  void set_alarm(Instant earliest);
  Task<CommitResult> end_by_time(Seat seat);

  // Sends a member what happened before it came.
  Task<void> catch_up(std::shared_ptr<Listener> listener);
  // Sends the last event to all who have those before it.
  void publish();
  std::unique_ptr<Match> match_after(int number) const;
  // As of a terminal state.
  void write_returns(JsonWriter& json) const;
  static void write_question(const Match& match, Seat viewer, JsonWriter& json);
  static std::string view_of(const Match& match, Seat viewer);
  // `view` is what that viewer has of the match.
  std::string event(int number, const Match& match, Seat viewer, std::string_view view) const;
  void write_seats(JsonWriter& json) const;
  std::string seats_message() const;
  void write_dice(JsonWriter& json) const;
  std::string dice_message() const;
  void write_proof(JsonWriter& json) const;
  std::string rematch_message() const;
  void write_time_control(JsonWriter& json) const;
  std::string clock_message() const;
  void write_times(JsonWriter& json) const;
  std::string next_message(const Member& member) const;
  // `message(member)` to every member.
  template <class Write>
  void tell(Write message) const {
    for (const Member& each : members_) {
      if (const auto listener = each.listener.lock())
        listener->send(std::make_shared<const std::string>(message(each)));
    }
  }
  void tell_all(std::string message, const Listener* except = nullptr) const;

  Tables& tables_;
  const GameEntry& game_;
  OptionValues options_;
  StoredTable stored_;
  std::unique_ptr<Match> match_;  // what the log gives
  Strand strand_;
  std::vector<Member> members_;
  std::optional<Clocks> clocks_;
  Instant alarm_ = Instant::max();                       // when it is looked after the clocks
  int acting_ = 0;                                       // how many act and were not answered
  bool held_ = false;                                    // in memory for its clocks
  std::array<std::optional<Instant>, kMaxSeats> spoke_;  // when each seat has said something
  SeatSet thinking_;                                     // the seats whose bots think
  SeatSet forgone_client_seeds_;                         // the seats whose numbers are not waited for any more
  bool awaiting_client_seeds_ = false;                   // somebody waits for the numbers to come
  std::optional<Held> unclaimed_seat_;  // a seat that may be taken with this key, which nobody has been told
  bool stale_ = false;                  // the store may know more
  bool written_elsewhere_ = false;      // another process has appended the last entry, and goes on
  bool refresh_queued_ = false;         // somebody waits to take in news
  AsyncMutex mutex_;                    // of changes to the table
  bool gone_ = false;                   // it was deleted
  bool in_lobby_ = false;               // somebody keeps it there
  asio::steady_timer lobby_timer_;      // until it is said there again; cancelled when somebody leaves
  OneMore loaded_{metrics().tables};
  MoveCounters moves_;
};

}  // namespace nemeton
