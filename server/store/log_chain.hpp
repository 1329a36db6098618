// The hash chain over a table: what was agreed when it was opened, and every entry of its log after that. The store keeps the link of
// each entry, and with the table's row the number and the link of the last; so a changed or missing entry is found.
#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "server/store/table_records.hpp"

namespace nemeton {

// The link that a log begins with: a hash (BLAKE2b, 16 bytes) of what was agreed when the table was opened.
std::string opening_link(const StoredTable& table);
// The link of an entry: a hash of the link before it and of all that the entry says.
std::string next_link(std::string_view before, const Entry& entry);
// The link of the last of these entries, or `before` if there are none.
std::string last_link(std::string before, std::span<const Entry> entries);

// The part of the chain of a log that a store has beside the entries that it has read.
struct StoredChain {
  int last = 0;                    // the number of the last entry, by the table's row
  std::string head;                // the link of the last entry, by the table's row
  std::string before;              // the link of the last entry that was not read; empty if all were
  std::vector<std::string> links;  // of the entries that were read
};

// Whether `table`, with the entries after that number, is what was written. Error: the table and the first entry that is not.
std::expected<void, std::string> check_chain(const StoredTable& table, int after, const StoredChain& chain);

// Says in the log that a table is damaged: it alone is refused.
void log_damage(const std::string& table, const std::string& what);

// Says that a log goes on with that entry although the one before it is missing.
std::string gap(const std::string& table, int number);

}  // namespace nemeton
