// All that a server keeps: a store for each subject, on one database.
#pragma once

#include <functional>

#include "server/store/accounts.hpp"
#include "server/store/lobby.hpp"
#include "server/store/matchmaking.hpp"
#include "server/store/moderation.hpp"
#include "server/store/notifications.hpp"
#include "server/store/ratings.hpp"
#include "server/store/seats.hpp"
#include "server/store/tables.hpp"
#include "server/store/tournaments.hpp"

namespace nemeton {

using Change = std::variant<TableChange, SeatChange, LobbyChange, SeekChange, AccountChange, RatingChanges,
                            TournamentChange, ModerationChange, NotificationChange>;

// Calls `look` with the change itself, such as a TakeSeat.
template <class Look>
decltype(auto) visit_change(Look look, const Change& change) {
  return std::visit([&](const auto& subject) { return std::visit(look, subject); }, change);
}
// The change, if it is of that kind.
template <class Kind, class OfChange>
auto* change_as(OfChange& change) {
  const auto look = []<class Each>(Each& each) {
    std::conditional_t<std::is_const_v<Each>, const Kind, Kind>* found = nullptr;
    if constexpr (std::is_same_v<std::remove_const_t<Each>, Kind>) found = &each;
    return found;
  };
  return std::visit([&](auto& subject) { return std::visit(look, subject); }, change);
}

enum class CommitResult : std::uint8_t {
  done,      // it is on disk
  conflict,  // somebody was faster: the number, the seat or the rematch is taken, the seat left, the key transfer used
  failed,    // the store cannot be written now, or did not answer: only reading tells whether the change was made
};

// The size of a store.
struct StoreSize {
  std::int64_t bytes;
  std::optional<std::int64_t> free;  // bytes left on its disk, if the store knows
};

// Its functions may be called on any thread. Lines of the log say when it cannot be used, once a minute while that lasts, and when it
// can again.
class Store : public TableStore,
              public SeatStore,
              public LobbyStore,
              public SeekStore,
              public AccountStore,
              public RatingStore,
              public TournamentStore,
              public ModerationStore,
              public NotificationStore {
 public:
  // Told of a table that another process has changed, on a thread of the store; of every table with an empty id, when some news
  // may have been missed.
  using News = std::function<void(const std::string& id)>;
  // Told of the quick chat of a seat in another process, likewise.
  using Talk = std::function<void(const QuickChat& said)>;
  // Told of a seek that another process has paired or ended, by its key hash, of a tournament in which it has done something and of a bot
  // account for which it has, by their ids, and by kModerationNews of bans and announcements and by kSessionNews of sessions; likewise.
  using SeekNews = std::function<void(const std::string& key_hash)>;

  // Gives the result when the change is on disk, or is not going to be. Changes that arrive while one commit is on its way to
  // disk go together in the next, in their order.
  Task<CommitResult> make(Change change);
  virtual Task<std::expected<StoreSize, std::string>> size() = 0;
  // To be called once at most, before the others. A store for one process has no news.
  virtual void listen(News news, Talk talk, SeekNews seek_news) = 0;

 protected:
  virtual Task<CommitResult> commit(Change change) = 0;
};

// The queries that make a change, for the process `node`.
Queries queries_for(const Change& change, const std::string& node);

}  // namespace nemeton
