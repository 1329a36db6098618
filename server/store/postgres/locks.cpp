#include "server/store/postgres/locks.hpp"

#include "core/json.hpp"
#include "server/dice/hexadecimal.hpp"

namespace nemeton {

namespace {

// A statement sees what was on disk when it began, so that those after this one see all that others did under the same
// locks. Everybody takes them in the same order, before anything else is locked. A sign-in knows the player by the passkey or the code alone.
constexpr const char* kLock = R"(
select pg_advisory_xact_lock(hashtextextended(name, 0)) from (
  select distinct case kind
    when 'passkey' then (select 'player ' || player from passkeys where id = decode(key, 'hex'))
    when 'code' then (select 'player ' || player from recovery_codes where code_hash = decode(key, 'hex'))
    else kind || ' ' || key end as name
  from json_to_recordset($1) as x (kind text, key text) order by name) as locks)";

struct Lock {
  const char* kind;
  std::string key;
};

// No two transactions make such changes at once: each depends on rows that others of them add or delete.
void note_locks(const auto& each, std::vector<Lock>& locks) {
  using Each = std::remove_cvref_t<decltype(each)>;
  if constexpr (is_any_of<Each, TakeSeat, LeaveSeat, CommitToClientSeed, SeekAgain, Subscribe>)
    locks.emplace_back("table", each.table);
  if constexpr (is_any_of<Each, AddPasskey, RemovePasskey, Block>) locks.emplace_back("player", each.player);
  if constexpr (is_any_of<Each, AddBot>) locks.emplace_back("player", each.bot.owner);
  if constexpr (is_any_of<Each, SetToken>) locks.emplace_back("player", each.bot);
  if constexpr (is_any_of<Each, AskBot>) locks.emplace_back("player", each.asked.bot);
  if constexpr (is_any_of<Each, SignIn>) locks.emplace_back("passkey", hexadecimal(each.passkey));
  if constexpr (is_any_of<Each, UseCode>) locks.emplace_back("code", hexadecimal(each.code_hash));
  if constexpr (is_any_of<Each, TakeSeat>) {
    if (!each.owner.empty()) locks.emplace_back("player", each.player);
  }
  if constexpr (is_any_of<Each, OpenTable>) {
    for (const StoredSeat& seat : each.table.seats) {
      if (seat.asked) locks.emplace_back("player", seat.asked->bot);
    }
  }
  if constexpr (is_any_of<Each, Seek>) locks.emplace_back("seek", hexadecimal(each.key_hash));
  if constexpr (requires { each.notes; }) {
    for (const ModerationNote& note : each.notes) {
      if (ModerationNote::most(note.kind)) locks.emplace_back("notes", std::to_string(static_cast<int>(note.kind)));
    }
  }
}

}  // namespace

std::optional<PostgresQuery> query_for_locks(std::span<const Change> changes) {
  std::vector<Lock> locks;
  for (const Change& change : changes) visit_change([&](const auto& each) { note_locks(each, locks); }, change);
  if (locks.empty()) return std::nullopt;
  std::string text;
  JsonWriter json(text);
  json.begin_array();
  for (const Lock& each : locks) json.begin_object().field("kind", each.kind).field("key", each.key).end_object();
  json.end_array();
  return PostgresQuery{kLock, {std::move(text)}};
}

}  // namespace nemeton
