#include "server/store/postgres/chains.hpp"

#include "core/json.hpp"
#include "server/dice/hexadecimal.hpp"
#include "server/store/postgres/rows.hpp"

namespace nemeton {

namespace {

constexpr const char* kSetLinks = R"(
update log set link = decode(x.link, 'hex') from json_to_recordset($2) as x (number integer, link text)
where log.table_id = $1 and log.number = x.number)";

// A game was over when its last entry was made, or where that does not say it, when the table was opened.
constexpr const char* kSetHead = R"(
update tables set entries = $2::integer, head = decode($3, 'hex'),
  ended = case when over then coalesce((select at from log where table_id = id order by number desc limit 1),
    (extract(epoch from opened) * 1000)::bigint) end
where id = $1)";

std::expected<void, std::string> write_chain(PostgresSession& session, const StoredTable& table) {
  std::string link = opening_link(table);
  std::string links;
  JsonWriter json(links);
  json.begin_array();
  int number = 0;
  for (const Entry& entry : table.log) {
    link = next_link(link, entry);
    json.begin_object().field("number", ++number).field("link", hexadecimal(link)).end_object();
  }
  json.end_array();
  if (auto set = session.run(PostgresQuery{kSetLinks, {table.id, links}}); !set) return std::unexpected(set.error());
  auto set = session.run(PostgresQuery{kSetHead, {table.id, std::to_string(number), hexadecimal(link)}});
  if (!set) return std::unexpected(set.error());
  return {};
}

}  // namespace

std::expected<void, std::string> chain_older_tables(PostgresSession& session) {
  const auto ids = session.texts("select id from tables");
  if (!ids) return std::unexpected(ids.error());
  for (const std::string& id : *ids) {
    const auto result = session.run(query_for_table(id, 0));
    if (!result) return std::unexpected(result.error());
    const auto read = read_table(id, 0, *result);
    if (!read) continue;
    if (auto written = write_chain(session, (*read)->table); !written) return written;
  }
  return {};
}

}  // namespace nemeton
