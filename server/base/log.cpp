#include "server/base/log.hpp"

#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/ostream_sink.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <algorithm>

#include "core/json.hpp"
#include "core/text.hpp"

namespace nemeton {

namespace {

// Set once, before there are threads that log.
bool as_json = false;

// Writes a simple value as it is, everything else as a JSON string.
bool is_word(std::string_view text) {
  const auto plain = [](char c) { return c > ' ' && c < '\x7f' && c != '"' && c != '=' && c != '\\'; };
  return !text.empty() && std::ranges::all_of(text, plain);
}

std::string text_line(std::string_view event, LogFields fields) {
  std::string line(event);
  for (const LogField& field : fields) {
    line.append(" ").append(field.name).append("=");
    if (is_word(field.value)) line += field.value;
    else JsonWriter(line).string(field.value);
  }
  return line;
}

// The members of an object; the pattern has its braces, the time and the level.
std::string json_line(std::string_view event, LogFields fields) {
  std::string line = "\"event\":";
  JsonWriter(line).string(event);
  for (const LogField& field : fields) {
    line.append(",\"").append(field.name).append("\":");
    if (field.quoted) JsonWriter(line).string(field.value);
    else line += field.value;
  }
  return line;
}

void set_pattern(spdlog::logger& logger) {
  logger.set_pattern(
      as_json ? R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})" : "%Y-%m-%dT%H:%M:%S.%eZ %^%l%$ %v",
      spdlog::pattern_time_type::utc);
}

void write(spdlog::level::level_enum level, std::string_view event, LogFields fields) {
  if (!spdlog::should_log(level)) return;
  spdlog::log(level, "{}", as_json ? json_line(event, fields) : escaped(text_line(event, fields)));
}

}  // namespace

void start_log(const std::string& level, const std::string& format) {
  as_json = format == "json";
  spdlog::set_default_logger(spdlog::stderr_color_mt("nemeton"));
  spdlog::set_level(spdlog::level::from_str(level));
  set_pattern(*spdlog::default_logger());
}

void announce(std::ostream& out, const std::string& words, std::string_view event, LogFields fields) {
  if (!as_json) {
    out << words << std::endl;
    return;
  }
  spdlog::logger announcer("nemeton", std::make_shared<spdlog::sinks::ostream_sink_mt>(out, /*force_flush=*/true));
  set_pattern(announcer);
  announcer.log(spdlog::level::info, "{}", json_line(event, fields));
}

bool log_failure(std::string_view reason) {
  if (as_json) log_error("the server cannot start", {{"reason", reason}});
  return as_json;
}

void log_info(std::string_view event, LogFields fields) { write(spdlog::level::info, event, fields); }
void log_warn(std::string_view event, LogFields fields) { write(spdlog::level::warn, event, fields); }
void log_error(std::string_view event, LogFields fields) { write(spdlog::level::err, event, fields); }

void log_exception(const std::exception_ptr& exception) {
  try {
    std::rethrow_exception(exception);
  } catch (const std::exception& error) {
    log_error("something unexpected happened", {{"reason", error.what()}});
  } catch (...) {
    log_error("something unexpected happened", {{"reason", "an exception without words"}});
  }
}

}  // namespace nemeton
