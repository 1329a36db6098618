// The databases of an older version in schemas/: what they hold, and whether a server goes on with it.
#pragma once

#include <string>

#include "server/store/store.hpp"
#include "server/tests/support/server_fixture.hpp"

namespace nemeton {

// The SQL that makes one, such as "sqlite-12".
std::string old_database(const std::string& name);

// Every table can be replayed, and every key opens its seat.
void expect_replayed(Store& store);
// People come back to every table, an hour after they left if the server goes by a SetTime, and it goes on.
void expect_played_on(TestServer& server);

}  // namespace nemeton
