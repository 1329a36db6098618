// The schema of both databases, and the steps by which an older version becomes the newest.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>

namespace nemeton {

// The purpose for which a database is opened.
enum class Access : std::uint8_t {
  serve,  // to be written: one of an older version becomes the newest
  look,   // nothing in it is changed: that its version is older is an error
};

// The steps from version 1, each to the next version, in the types of PostgreSQL. A change of the schema after a release is a further step.
using SchemaSteps = std::span<const char* const>;
inline constexpr SchemaSteps kSchemaSteps;
constexpr std::int64_t version_after(SchemaSteps steps) { return 1 + static_cast<std::int64_t>(steps.size()); }
inline constexpr std::int64_t kSchemaVersion = version_after(kSchemaSteps);

// The SQL that is missing in a database of that version (0: an empty one); empty if it is the newest. Error: a newer version wrote the database,
// or an older one did and `access` is look.
std::expected<std::string, std::string> missing_schema(std::int64_t version, Access access, SchemaSteps steps);
// SQL in the types of PostgreSQL as SQLite takes it.
std::string schema_for_sqlite(std::string sql);
// The functions of SQLite that PostgreSQL does not have.
extern const char* const kPostgresFunctions;

}  // namespace nemeton
