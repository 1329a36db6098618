#include "server/store/postgres/transaction.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "core/json.hpp"
#include "server/dice/hexadecimal.hpp"
#include "server/store/log_chain.hpp"
#include "server/store/postgres/locks.hpp"
#include "server/store/postgres/news.hpp"
#include "server/store/postgres/values.hpp"

namespace nemeton {

namespace {

// In an order that is the same in every process, so that two of them wait for each other one way only.
constexpr const char* kAppend = R"(
insert into log (table_id, number, seat, token, action_id, client_seeds, timed_out, used, at, link)
select table_id, number, seat, token, action_id, client_seeds, timed_out, used, at, decode(link, 'hex')
from json_to_recordset($1)
  as x (table_id text, number integer, seat smallint, token text, action_id text, client_seeds smallint,
        timed_out boolean, used bigint, at bigint, link text)
order by table_id, number)";
constexpr const char* kSetHeads = R"(
update tables set entries = x.entries, last_link = decode(x.last_link, 'hex'), over = over or x.ends,
  ended = case when x.ends then x.ended else tables.ended end
from json_to_recordset($1) as x (table_id text, entries integer, last_link text, ends boolean, ended bigint)
where id = x.table_id)";

// Gives the link of the last.
std::string write_entries(JsonWriter& json, const Append& change) {
  std::string before = change.before;
  int number = change.first;
  for (const Entry& entry : change.entries) {
    before = next_link(before, entry);
    json.begin_object().field("table_id", change.table).field("number", number++);
    if (entry.seat != kChance) json.field("seat", entry.seat);
    if (entry.token) json.field("token", *entry.token);
    if (!entry.id.empty()) json.field("action_id", entry.id);
    if (!entry.client_seeds.empty()) json.field("client_seeds", static_cast<int>(entry.client_seeds.bits()));
    if (entry.timed_out) json.field("timed_out", true);
    if (entry.used) json.key("used").number(std::int64_t{entry.used->count()});
    if (entry.at != WallTime()) json.field("at", milliseconds_of(entry.at));
    json.field("link", hexadecimal(before)).end_object();
  }
  return before;
}

// The end of a log after the transaction.
struct Head {
  int entries = 0;
  std::string link;
  bool ends = false;
  WallTime ended = {};
};

std::string json_of(const std::map<std::string, Head>& heads) {
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const auto& [table, head] : heads) {
    json.begin_object().field("table_id", table).field("entries", head.entries);
    json.field("last_link", hexadecimal(head.link)).field("ends", head.ends);
    if (head.ended != WallTime()) json.field("ended", milliseconds_of(head.ended));
    json.end_object();
  }
  json.end_array();
  return text;
}

}  // namespace

PostgresTransaction::PostgresTransaction(std::span<const Change> changes, const std::string& node) {
  if (auto locks = query_for_locks(changes)) queries_.push_back(std::move(*locks));
  for (const Change& change : changes) {
    std::vector<std::size_t>& deciders = deciders_.emplace_back();
    if (change_as<Append>(change) != nullptr) continue;
    for (const Query& each : queries_for(change, node)) {
      PostgresQuery query = as_postgres(each);
      // Of SQLite alone.
      if (query.sql == " ") continue;
      if (each.decides) deciders.push_back(queries_.size());
      queries_.push_back(std::move(query));
    }
  }
  add_appends(changes);
  for (PostgresQuery& each : queries_for_news(changes, node)) queries_.push_back(std::move(each));
}

void PostgresTransaction::add_appends(std::span<const Change> changes) {
  std::string entries;
  JsonWriter log(entries);
  log.begin_array();
  std::map<std::string, Head> heads;
  Queries results;
  for (const Change& change : changes) {
    const auto* append = change_as<Append>(change);
    if (append == nullptr) continue;
    Head& head = heads[append->table];
    head.link = write_entries(log, *append);
    head.entries = append->first + static_cast<int>(append->entries.size()) - 1;
    if (append->over) head.ends = true;
    if (append->over && !append->entries.empty()) head.ended = append->entries.back().at;
    for (Query& each : queries_for_results(*append)) results.push_back(std::move(each));
  }
  log.end_array();
  if (heads.empty()) return;
  queries_.push_back({kAppend, {std::move(entries)}});
  queries_.push_back({kSetHeads, {json_of(heads)}});
  for (const Query& each : results) queries_.push_back(as_postgres(each));
}

std::vector<CommitResult> PostgresTransaction::commit_results(const std::vector<PostgresResult>& results) const {
  std::vector<CommitResult> all;
  for (const auto& deciders : deciders_) {
    const bool is_done = std::ranges::all_of(deciders, [&](std::size_t each) { return results[each].rows() > 0; });
    all.push_back(is_done ? CommitResult::done : CommitResult::conflict);
  }
  return all;
}

bool is_conflict(const PostgresError& error) {
  // A key that is there, a table that is not, a transaction that had to yield to another or waited for one that waited for it.
  constexpr std::array<std::string_view, 4> kStates = {"23505", "23503", "40001", "40P01"};
  return std::ranges::find(kStates, error.state) != kStates.end();
}

}  // namespace nemeton
