// A stored table played again: its log is the table.
#pragma once

#include <expected>
#include <string>

#include "server/store/store.hpp"
#include "table/course.hpp"

namespace nemeton {

// The game of a table before the first entry of its log. Error: the game or an option is unknown; it names the table.
std::expected<Course, std::string> begin_course(const StoredTable& stored);

// Returns the note that the entry is, or nullopt if it is something else.
std::optional<Note> note_of(const Entry& entry);
// Plays an entry of a log. False if it is not possible.
bool play(Course& course, const Entry& entry);
// Says that this entry of the table's log is not possible.
std::string impossible(const StoredTable& stored, const Entry& entry);

// Plays the whole log. Error: the fault of the table.
std::expected<void, std::string> replay(const StoredTable& stored);

}  // namespace nemeton
