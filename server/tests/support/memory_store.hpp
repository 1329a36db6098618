// A store in memory, for tests of what stands on one: several logs of the same table on it are several processes.
#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <vector>

#include "server/store/log_chain.hpp"

namespace nemeton {

class MemoryStore final : public Store {
 public:
  std::map<std::string, StoredTable> tables;
  std::vector<Wait> waits;  // that it was told
  bool broken = false;      // neither reads nor writes
  // Runs once, when the next table has been read and before it is given.
  std::function<void()> after_load;

  Task<CommitResult> make(Change change) override {
    if (broken) co_return CommitResult::failed;
    co_return std::visit([this](const auto& each) { return make_one(each); }, change);
  }
  Task<std::expected<std::optional<StoredTable>, ReadError>> load(std::string id, int after) override {
    if (broken) co_return std::unexpected(ReadError{ReadError::Of::store, "it is broken"});
    const auto found = tables.find(id);
    if (found == tables.end()) co_return std::optional<StoredTable>();
    StoredTable table = found->second;
    table.log.erase(table.log.begin(), table.log.begin() + after);
    if (after_load) std::exchange(after_load, nullptr)();
    co_return table;
  }
  Task<std::expected<std::vector<std::string>, std::string>> unfinished_with_bots() override {
    co_return std::vector<std::string>();
  }
  Task<std::expected<std::vector<std::string>, std::string>> ended_before(WallTime, int) override {
    co_return std::vector<std::string>();
  }
  Task<std::expected<StoreSize, std::string>> size() override { co_return StoreSize{}; }
  Task<std::expected<std::string, std::string>> signing_seed(std::string fresh) override { co_return fresh; }
  Task<std::expected<std::vector<OpenSeats>, std::string>> lobby(int) override { co_return std::vector<OpenSeats>(); }
  Task<std::expected<std::vector<PublicTable>, std::string>> public_tables(std::string, int) override {
    co_return std::vector<PublicTable>();
  }
  Task<std::expected<std::optional<std::string>, std::string>> table_watched_as(std::string) override {
    co_return std::optional<std::string>();
  }
  Task<std::expected<std::optional<Pass>, std::string>> pass(std::string) override { co_return std::optional<Pass>(); }
  Task<std::expected<std::optional<SeekStatus>, std::string>> seek(std::string) override {
    co_return std::optional<SeekStatus>();
  }
  Task<std::expected<std::vector<Waiting>, std::string>> waiting(std::string, std::vector<std::string>, int) override {
    co_return std::vector<Waiting>();
  }
  Task<std::expected<std::optional<std::string>, std::string>> challenge(std::string) override {
    co_return std::optional<std::string>();
  }
  Task<std::expected<std::optional<Player>, std::string>> player_in(std::string) override {
    co_return std::optional<Player>();
  }
  Task<std::expected<std::optional<Player>, std::string>> player_called(std::string) override {
    co_return std::optional<Player>();
  }
  Task<std::expected<std::vector<BotAccount>, std::string>> bots_of(std::string) override {
    co_return std::vector<BotAccount>();
  }
  Task<std::expected<std::vector<Player>, std::string>> bots_online(WallTime, int) override {
    co_return std::vector<Player>();
  }
  Task<std::expected<std::vector<AskedSeat>, std::string>> seats_asked(std::string, WallTime, int) override {
    co_return std::vector<AskedSeat>();
  }
  Task<std::expected<std::optional<Passkey>, std::string>> passkey(std::string) override {
    co_return std::optional<Passkey>();
  }
  Task<std::expected<std::optional<Account>, std::string>> account(std::string) override {
    co_return std::optional<Account>();
  }
  Task<std::expected<std::vector<PlayerSeat>, std::string>> seats_of(std::string, SeatSearch, std::optional<SeatPlace>,
                                                                     int) override {
    co_return std::vector<PlayerSeat>();
  }
  Task<std::expected<std::optional<Profile>, std::string>> profile(std::string, bool) override {
    co_return std::optional<Profile>();
  }
  Task<std::expected<std::vector<RatingChange>, std::string>> rating_changes(std::string, std::string) override {
    co_return std::vector<RatingChange>();
  }
  Task<std::expected<std::vector<SeatRating>, std::string>> seat_ratings(std::string, std::string) override {
    co_return std::vector<SeatRating>();
  }
  Task<std::expected<std::vector<Leader>, std::string>> leaders(std::string, int) override {
    co_return std::vector<Leader>();
  }
  Task<std::expected<std::vector<Notification>, std::string>> due_notices(WallTime, Notification, int) override {
    co_return std::vector<Notification>();
  }
  Task<std::expected<std::optional<StoredTournament>, std::string>> tournament(std::string) override {
    co_return std::optional<StoredTournament>();
  }
  Task<std::expected<std::optional<std::string>, std::string>> tournament_called(std::string) override {
    co_return std::optional<std::string>();
  }
  Task<std::expected<std::vector<PlayerTournament>, std::string>> tournaments_of(std::string,
                                                                                 std::optional<TournamentPlace>,
                                                                                 int) override {
    co_return std::vector<PlayerTournament>();
  }
  Task<std::expected<std::vector<std::string>, std::string>> due_tournaments(WallTime, int) override {
    co_return std::vector<std::string>();
  }
  Task<std::expected<std::vector<Blocked>, std::string>> blocked_by(std::string) override {
    co_return std::vector<Blocked>();
  }
  Task<std::expected<bool, std::string>> keeps_apart(std::string, std::vector<std::string>) override {
    co_return false;
  }
  Task<std::expected<bool, std::string>> shares_network(std::string, std::vector<std::string>) override {
    co_return false;
  }
  Task<std::expected<bool, std::string>> was_sent_away(std::string, Newcomer) override { co_return false; }
  Task<std::expected<std::vector<HostNote>, std::string>> host_notes(HostNote::Kind, WallTime, std::optional<WallTime>,
                                                                     int) override {
    co_return std::vector<HostNote>();
  }
  Task<std::expected<std::vector<DailyCount>, std::string>> daily_counts(WallTime) override {
    co_return std::vector<DailyCount>();
  }
  void listen(News, Talk, SeekNews) override {}

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
  CommitResult make_one(const Wait& change) {
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
