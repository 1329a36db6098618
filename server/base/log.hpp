// The log: one line an event, with what it is about in fields, as text or as JSON. Keys, passwords and what players hide stand in no
// line.
#pragma once

#include <concepts>
#include <exception>
#include <initializer_list>
#include <ostream>
#include <string>
#include <string_view>

namespace nemeton {

struct LogField {
  LogField(std::string_view field, std::string_view text) : name(field), value(text), quoted(true) {}
  LogField(std::string_view field, std::integral auto number)
      : name(field), value(std::to_string(number)), quoted(false) {}

  std::string_view name;
  std::string value;
  bool quoted;  // in JSON
};
using LogFields = std::initializer_list<LogField>;

// Starts logging to standard error: lines of that level (debug, info, warn, error) and above, as "text" or "json".
void start_log(const std::string& level, const std::string& format);

// Writes an event to `out`, whatever the level: where the log is JSON as a line of it, and where it is text as `words`.
void announce(std::ostream& out, const std::string& words, std::string_view event, LogFields fields);
// Says in a log of JSON why the program ends; false where the log is text, for the caller then says it to people.
bool log_failure(std::string_view reason);

void log_info(std::string_view event, LogFields fields = {});
void log_warn(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});
// Logs an exception that no caller handled.
void log_exception(const std::exception_ptr& exception);

}  // namespace nemeton
