#include "server/table/state/table_log.hpp"

#include <algorithm>
#include <iterator>
#include <ranges>

#include "server/store/log_chain.hpp"
#include "table/consent.hpp"

namespace nemeton {

namespace {

std::string name_of(Seat seat, const std::string& id) { return std::to_string(seat) + ' ' + id; }

}  // namespace

std::optional<int> TableLog::action_with(Seat seat, const std::string& id) const {
  const auto found = id.empty() ? numbers_.end() : numbers_.find(name_of(seat, id));
  return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

void TableLog::number_actions() {
  while (numbered_ < table_.log.size()) {
    const Entry& entry = table_.log[numbered_++];
    if (!entry.id.empty()) numbers_.try_emplace(name_of(entry.seat, entry.id), static_cast<int>(numbered_));
  }
}

bool TableLog::has_acted(Seat seat, int number) const {
  return std::ranges::any_of(table_.log | std::views::drop(number), [seat](const Entry& each) {
    return each.seat == seat && !(each.token && is_note(*each.token));
  });
}

bool TableLog::has_open_seat() const {
  return std::ranges::any_of(table_.seats, [](const StoredSeat& each) { return !each.bot && each.key_hash.empty(); });
}

int TableLog::persons() const {
  return static_cast<int>(
      std::ranges::count_if(table_.seats, [](const StoredSeat& each) { return !each.key_hash.empty(); }));
}

SeatSet TableLog::first_seats() const {
  std::optional<WallTime> earliest;
  SeatSet first;
  for (Seat at = 0; at < seats(); ++at) {
    if (!is_taken(at) || (earliest && seat(at).taken > *earliest)) continue;
    if (!earliest || seat(at).taken < *earliest) first = SeatSet();
    earliest = seat(at).taken;
    first.add(at);
  }
  return first;
}

std::optional<Seat> TableLog::host() const {
  const SeatSet first = first_seats();
  return first.size() == 1 ? std::optional(first.first()) : std::nullopt;
}

int TableLog::rematch_offers() const {
  return static_cast<int>(std::ranges::count(table_.seats, true, &StoredSeat::wants_rematch));
}

Task<TableLog::News> TableLog::refresh() {
  if (freshness_ == Freshness::fresh) co_return News{};
  freshness_ = Freshness::reading;
  auto loaded = co_await store_.load(table_.id, last());
  if (!loaded || !*loaded) {
    mark_stale();
    if (!loaded && loaded.error().of == ReadError::Of::table) note_damage(loaded.error().message);
    co_return News{.read = loaded ? Read::deleted : Read::failed};
  }
  // A change of another process since the reading began is not in what was read.
  if (freshness_ == Freshness::reading) freshness_ = Freshness::fresh;
  StoredTable& now = **loaded;
  if (last_link(table_.head, now.log) != now.head) {
    mark_stale();
    note_damage("what was played here is not what the store has");
    co_return News{.read = Read::failed};
  }
  damage_noted_ = false;
  table_.head = now.head;
  const auto differs = [&](auto member) { return !std::ranges::equal(table_.seats, now.seats, {}, member, member); };
  const News news{.entries = !now.log.empty(),
                  .holders = differs(&StoredSeat::key_hash),
                  .rematch_offers = differs(&StoredSeat::wants_rematch),
                  .client_seeds = differs(&StoredSeat::commitment) || differs(&StoredSeat::client_seed),
                  .names = differs(&StoredSeat::name),
                  .players = differs(&StoredSeat::player),
                  .invitations = differs(&StoredSeat::asked),
                  .rematch = table_.next != now.next,
                  .withdrawn = table_.watch != now.watch};
  if (news.entries) last_writer_ = Writer::another_process;
  std::ranges::move(now.log, std::back_inserter(table_.log));
  number_actions();
  table_.over = now.over;
  table_.seats = std::move(now.seats);
  table_.next = std::move(now.next);
  table_.watch = std::move(now.watch);
  co_return news;
}

void TableLog::note_damage(const std::string& what) {
  if (!std::exchange(damage_noted_, true)) log_damage(table_.id, what);
}

Task<CommitResult> TableLog::commit(Change change) {
  if (auto* append = change_as<Append>(change)) append->before = table_.head;
  Change copy = change;
  const CommitResult result = co_await store_.make(std::move(copy));
  if (result == CommitResult::done) {
    const auto adopt_one = [this](auto& each) { adopt(std::move(each)); };
    std::visit([&](auto& subject) { std::visit(adopt_one, subject); }, change);
  } else {
    mark_stale();
  }
  co_return result;
}

void TableLog::adopt(Append change) {
  last_writer_ = Writer::this_process;
  table_.over = change.over;
  table_.head = last_link(std::move(change.before), change.entries);
  std::ranges::move(change.entries, std::back_inserter(table_.log));
  number_actions();
}

void TableLog::adopt(TakeSeat change) {
  seat_of(change.seat).key_hash = std::move(change.key_hash);
  seat_of(change.seat).taken = change.taken;
  seat_of(change.seat).player = std::move(change.player);
  seat_of(change.seat).name = std::move(change.name);
  seat_of(change.seat).origin = std::move(change.origin);
  seat_of(change.seat).owner = std::move(change.owner);
  seat_of(change.seat).asked.reset();
}

void TableLog::adopt(AskBot change) { seat_of(change.seat).asked = std::move(change.asked); }

void TableLog::adopt(DeclineSeat change) { seat_of(change.seat).asked->declined = std::move(change.reason); }

void TableLog::adopt(WantRematch change) { seat_of(change.seat).wants_rematch = true; }

void TableLog::adopt(CommitToClientSeed change) { seat_of(change.seat).commitment = std::move(change.commitment); }

void TableLog::adopt(GiveClientSeed change) { seat_of(change.seat).client_seed = std::move(change.client_seed); }

void TableLog::adopt(GiveName change) { seat_of(change.seat).name = std::move(change.name); }
void TableLog::adopt(Subscribe change) { seat_of(change.seat).has_subscription = true; }

void TableLog::adopt(ClaimSeat change) {
  seat_of(change.seat).player = std::move(change.player);
  seat_of(change.seat).name = std::move(change.name);
}

}  // namespace nemeton
