// Runs tournaments: opens the tables of each round, takes their results in, and goes on.
//
// Each step is one change to the store, which a server makes only where it knows all that has happened: of two that open a round one does, and after a
// restart, or at another server, a tournament goes on from what was written. Nothing is kept here but who waits for news.
#pragma once

#include <map>
#include <set>

#include "server/accounts/accounts.hpp"
#include "server/matchmaking/pending_requests.hpp"
#include "server/tournaments/state.hpp"

namespace nemeton {

// What somebody who watches is told, and the entrant that he is, if he is one.
struct WatchedTournament {
  TournamentState state;
  std::optional<Player> player;
};

class Tournaments : public std::enable_shared_from_this<Tournaments> {
 public:
  template <class T>
  using Answer = Task<std::expected<T, Refusal>>;

  // `days`: how long one is kept when it is over; 0 for ever.
  Tournaments(Tables& tables, Accounts& accounts, int days) : tables_(tables), accounts_(accounts), days_(days) {}

  // Looks what is to be done, now and again as long as the tables are there.
  void begin();

  // All of these run on the main loop. Where a key is given the error bad_key says that it opens no session; no_tournament and
  // unavailable may come from each.

  // A tournament of that player, who plays if `plays`, and these bots. Errors: too_fast, too_many_bots.
  Answer<StoredTournament> make(std::string key, TournamentSettings settings, bool plays, std::vector<Level> bots,
                                Address client);
  // Errors: no_tournament.
  Answer<std::string> find(std::string join_code);
  // Those that the player has made or come into, the next after that place.
  Answer<std::vector<PlayerTournament>> of(std::string key, std::optional<TournamentPlace> after, int most);
  // The tournament, as soon as it has more events than that, or after a while.
  Answer<std::shared_ptr<const WatchedTournament>> watch(std::string id, std::optional<std::string> key, int after,
                                                         std::chrono::seconds wait);
  // Errors: tournament_begun, tournament_over, tournament_full, not_together.
  Answer<void> join(std::string id, std::string key, Address client);
  // Who is in no tournament has left it. Errors: tournament_over.
  Answer<void> leave(std::string id, std::string key);
  // The host alone. Errors: not_host, and as above; too_few where nobody could play; bad_request of a number that is nobody's.
  Answer<void> add_bot(std::string id, std::string key, Level level);
  Answer<void> remove(std::string id, std::string key, int entrant);
  Answer<void> start(std::string id, std::string key);
  Answer<void> close(std::string id, std::string key);

  // Takes in that another process has done something in this tournament, or with an empty id that some news may have been missed. On any
  // thread.
  void hear_news(const std::string& id);
  // Whoever waits is told what there is. On any thread.
  void stop() { hear_news(""); }

 private:
  // What happens next; nothing where there are no events and it is due as before.
  struct Step {
    TournamentState state;  // with the events
    std::vector<std::string> events = {};
    std::vector<StoredEntrant> entrants = {};
    std::vector<StoredTable> tables = {};
    std::vector<std::string> counted = {};
    std::optional<WallTime> due = {};
    bool is_dropped = false;

    void add(const std::string& event) {
      events.push_back(event);
      state.apply(event);
    }
  };
  using Plan = std::function<std::optional<Refusal>(Step& step)>;

  WallTime now() const { return tables_.time().wall(); }
  Store& store() { return tables_.store(); }
  Answer<TournamentState> read(std::string id);
  // Makes what the plan adds, whatever others do meanwhile; `by_host`: for the host alone.
  Answer<void> change(std::string id, std::string key, bool by_host, Plan plan);
  Task<CommitResult> make(const TournamentState& before, const Step& step);

  Task<void> look_at_due();
  // Does all that is to be done in a tournament now.
  Task<void> look(std::string id);
  // False where the store cannot be read, or no table opened.
  Task<bool> go_on(Step& step);
  // Takes in the tables of the round that are over; ends those to which somebody does not come.
  Task<bool> take_results(Step& step);
  // What a table is worth now; none while it goes on.
  struct Result {
    std::vector<int> points;
    std::vector<bool> missing;
  };
  Task<std::expected<std::optional<Result>, std::string>> result_of(const TournamentState& state, std::size_t game);
  // The seat for which the game is given up now.
  std::optional<Seat> lost_seat(const TournamentState& state, std::size_t game, const StoredTable& table) const;
  // Whether the entrant of a seat had not come by that time, when it was too late or he had dropped out.
  bool is_missing(const TournamentState& state, std::size_t game, const StoredTable& table, Seat seat,
                  WallTime at) const;
  void drop_out(Step& step, int number);
  // Notes which of those who play have blocked each other. False where the store cannot be read.
  Task<bool> note_apart(Step& step);
  // Opens what is due, if anything is. False where the store cannot be read, or no table opened.
  Task<bool> open_round(Step& step);
  bool open_tables(Step& step, int round, const std::vector<Seating>& seatings);
  std::optional<WallTime> due_at(const Step& step) const;

  Tables& tables_;
  Accounts& accounts_;
  const int days_;
  std::set<std::string> unreadable_;  // of which the log has said so
  // The addresses that the tournaments of this process were made from. Their tables count for these addresses.
  std::map<std::string, Address> hosts_;
  PendingRequests room_{metrics().tournaments_watched};
};

}  // namespace nemeton
