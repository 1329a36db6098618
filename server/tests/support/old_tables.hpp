// The databases of older versions that stand in schemas/: what they hold, and whether a server goes on with it.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "server/store/store.hpp"
#include "server/tests/support/server_fixture.hpp"

namespace nemeton {

// The SQL that makes one, such as "sqlite-3".
std::string old_database(const std::string& name);

// What a query finds, as text.
using Ask = std::function<std::string(const std::string& query)>;

// All that a database holds, in the columns that it has now: found again when it has more of them.
class Holdings {
 public:
  // `columns`: the query for what is to be selected from TABLE.
  Holdings(const Ask& ask, const std::string& columns);
  std::string now(const Ask& ask) const;

 private:
  std::vector<std::string> queries_;
};

// Which version wrote the tables; those of PostgreSQL are a number behind.
enum class Wrote : std::uint8_t { sqlite_1 = 1, sqlite_2, sqlite_3, sqlite_4, sqlite_5, sqlite_6, sqlite_7, sqlite_8 };

// Every table can be played again, and every key opens its seat.
void expect_replayed(Store& store, Wrote wrote);
// People come back to every table, an hour after they left when the server goes by a SetTime, and it goes on.
void expect_played_on(TestServer& server, Wrote wrote);

}  // namespace nemeton
