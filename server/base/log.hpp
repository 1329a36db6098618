// The log: one line for each event, with fields, as text or as JSON. No line has keys, passwords or anything that players hide.
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

// Writes an event to `out`, whatever the level: as a line of the log if that is JSON, otherwise as `words`.
void announce(std::ostream& out, const std::string& words, std::string_view event, LogFields fields);
// Logs why the program ends if the log is JSON. Returns false if it is text, so that the caller tells people itself.
bool log_failure(std::string_view reason);

void log_info(std::string_view event, LogFields fields = {});
void log_warn(std::string_view event, LogFields fields = {});
void log_error(std::string_view event, LogFields fields = {});
// Logs an exception that no caller handled.
void log_exception(const std::exception_ptr& exception);

}  // namespace nemeton
