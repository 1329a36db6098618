// A store in memory, for tests of what stands on one: several logs of the same table on it are several processes.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

#include "server/store/log_chain.hpp"
#include "server/store/store.hpp"

namespace nemeton {

class MemoryStore final : public Store {
 public:
  std::map<std::string, StoredTable> tables;
  std::vector<WaitInLobby> waits;  // that it was told
  bool broken = false;             // neither reads nor writes
  // Runs once, when the next table has been read and before it is given.
  std::function<void()> after_load;

  Task<std::expected<std::optional<StoredTable>, ReadError>> load(std::string id, int after) override {
    if (broken) co_return std::unexpected(ReadError{ReadError::Of::store, "it is broken"});
    const auto found = tables.find(id);
    if (found == tables.end()) co_return std::optional<StoredTable>();
    StoredTable table = found->second;
    table.log.erase(table.log.begin(), table.log.begin() + after);
    if (after_load) std::exchange(after_load, nullptr)();
    co_return table;
  }
  Task<std::expected<StoreSize, std::string>> size() override { co_return StoreSize{}; }
  void listen(News, Talk, SeekNews) override {}

 protected:
  Task<CommitResult> commit(Change change) override {
    if (broken) co_return CommitResult::failed;
    co_return visit_change([this](const auto& each) { return make_one(each); }, change);
  }
  // There is nothing but tables.
  Task<std::expected<Results, ReadError>> run(Queries queries, bool) override { co_return Results(queries.size()); }

 private:
  CommitResult make_one(const Append& change) {
    StoredTable& table = tables.at(change.table);
    if (change.first != static_cast<int>(table.log.size()) + 1) return CommitResult::conflict;
    std::ranges::copy(change.entries, std::back_inserter(table.log));
    table.head = last_link(change.before, change.entries);
    table.over = change.over;
    return CommitResult::done;
  }
  CommitResult make_one(const TakeSeat& change) {
    StoredSeat& seat = seat_of(change);
    if (!seat.key_hash.empty()) return CommitResult::conflict;
    seat.key_hash = change.key_hash;
    seat.taken = change.taken;
    return CommitResult::done;
  }
  CommitResult make_one(const CommitToClientSeed& change) {
    StoredSeat& seat = seat_of(change);
    const auto& seats = tables.at(change.table).seats;
    const auto is_missing = [](const StoredSeat& each) { return !each.bot && !each.commitment; };
    const auto is_open = [](const StoredSeat& each) { return !each.client_seed.value_or("").empty(); };
    const bool is_possible = change.commitment.empty()
                                 ? !seat.commitment
                                 : std::ranges::any_of(seats, is_missing) && std::ranges::none_of(seats, is_open);
    if (!is_possible) return CommitResult::conflict;
    seat.commitment = change.commitment;
    return CommitResult::done;
  }
  CommitResult make_one(const GiveClientSeed& change) {
    StoredSeat& seat = seat_of(change);
    if (seat.client_seed) return CommitResult::conflict;
    seat.client_seed = change.client_seed;
    return CommitResult::done;
  }
  CommitResult make_one(const GiveName& change) {
    seat_of(change).name = change.name;
    return CommitResult::done;
  }
  CommitResult make_one(const WantRematch& change) {
    seat_of(change).wants_rematch = true;
    return CommitResult::done;
  }
  CommitResult make_one(const WaitInLobby& change) {
    waits.push_back(change);
    return CommitResult::done;
  }
  template <class Other>
  CommitResult make_one(const Other&) {
    return CommitResult::conflict;
  }

  template <class Change>
  StoredSeat& seat_of(const Change& change) {
    return tables.at(change.table).seats[static_cast<std::size_t>(change.seat)];
  }
};

}  // namespace nemeton
