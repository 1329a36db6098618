// Tournaments as their players and hosts use them, and the loop that lets each advance when it is due.
//
// Each step is one change to the store, which a server makes only if it knows all that has happened. So only one of two servers opens a round, and
// after a restart, or at another server, a tournament goes on from what was written. Only the requests that wait for news are kept in memory.
#pragma once

#include <map>
#include <set>

#include "server/accounts/accounts.hpp"
#include "server/base/answer.hpp"
#include "server/base/long_polls.hpp"
#include "server/tournaments/tournament_runner.hpp"

namespace nemeton {

// A tournament as a client sees it. `player`: the account that has asked, if one has.
struct WatchedTournament {
  TournamentState state;
  std::optional<Player> player;
};

class Tournaments : public std::enable_shared_from_this<Tournaments> {
 public:
  // `days`: how long a tournament is kept after its end; 0 for ever.
  Tournaments(Tables& tables, Accounts& accounts, int days)
      : tables_(tables), accounts_(accounts), runner_(tables, days) {}

  // Lets tournaments advance when they are due, as long as this object exists.
  void begin();

  // All of these run on the main loop. If a key is given, the error bad_key says that it opens no session; any of them may return no_tournament and
  // unavailable.

  // Makes a tournament of that player, who plays if `plays`, and these bots. Errors: too_fast, too_many_bots.
  Answer<StoredTournament> make(std::string key, TournamentSettings settings, bool plays, std::vector<Level> bots,
                                Address client);
  // Finds a tournament by its join code. Errors: no_tournament.
  Answer<std::string> find(std::string join_code);
  // Lists the tournaments that the player has made or joined, after that place.
  Answer<std::vector<PlayerTournament>> of(std::string key, std::optional<TournamentPlace> after, int most);
  // Returns the tournament as soon as it has more events than `after`, or at the end of `wait`.
  Answer<std::shared_ptr<const WatchedTournament>> watch(std::string id, std::optional<std::string> key, int after,
                                                         std::chrono::seconds wait);
  // Errors: tournament_started, tournament_over, tournament_full, blocked.
  Answer<void> join(std::string id, std::string key, Address client);
  // Leaves the tournament; changes nothing for a player who is not in it. Errors: tournament_over.
  Answer<void> leave(std::string id, std::string key);
  // For the host. Errors: not_host, and as above; too_few_entrants if there are too few entrants; bad_request if no entrant has that number.
  Answer<void> add_bot(std::string id, std::string key, Level level);
  Answer<void> remove(std::string id, std::string key, int entrant);
  Answer<void> start(std::string id, std::string key);
  Answer<void> close(std::string id, std::string key);

  // Wakes the requests that wait for news of this tournament, or with an empty id of any. On any thread.
  void wake(const std::string& id);
  // Ends all waiting requests. On any thread.
  void stop() { wake(""); }

 private:
  using Plan = std::function<std::optional<Refusal>(TournamentStep& step)>;

  WallTime now() const { return tables_.time().wall(); }
  Store& store() { return tables_.store(); }
  Answer<TournamentState> read(std::string id);
  // Writes what `plan` adds, and plans again after each conflict. `by_host`: only the host may.
  Answer<void> change(std::string id, std::string key, bool by_host, Plan plan);
  Task<CommitResult> write(const TournamentState& before, const TournamentStep& step);

  Task<void> advance_due();
  Task<void> advance(std::string id);
  Tables& tables_;
  Accounts& accounts_;
  TournamentRunner runner_;
  std::set<std::string> unreadable_;  // tournaments that were reported in the log
  // The addresses that the tournaments of this process were made from. Their tables count for these addresses.
  std::map<std::string, Address> hosts_;
  LongPolls watching_{metrics().tournaments_watched};
};

}  // namespace nemeton
