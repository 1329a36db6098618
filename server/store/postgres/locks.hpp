// The locks under which changes are made in PostgreSQL, by all processes.
#pragma once

#include <span>

#include "server/store/postgres/connection.hpp"
#include "server/store/store.hpp"

namespace nemeton {

template <class Change, class... Others>
constexpr bool is_any_of = (std::is_same_v<Change, Others> || ...);

// The query that takes the locks of these changes; none if they need none.
std::optional<PostgresQuery> query_for_locks(std::span<const Change> changes);

}  // namespace nemeton
