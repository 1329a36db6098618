#include "server/config.hpp"

#include <algorithm>

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include "server/store/postgres.hpp"

namespace nemeton {

namespace {

struct Setting {
  std::string_view name;
  const char* expected;
  bool (*set)(Config& config, const toml::node& value);  // false if the value does not fit
};

template <auto Member>
bool set_text(Config& config, const toml::node& value) {
  const auto text = value.value_exact<std::string>();
  if (text) config.*Member = *text;
  return text.has_value();
}

template <auto Member, int Max>
bool set_number(Config& config, const toml::node& value) {
  const auto number = value.value_exact<std::int64_t>();
  if (!number || *number < 0 || *number > Max) return false;
  config.*Member = static_cast<std::remove_reference_t<decltype(config.*Member)>>(*number);
  return true;
}

bool set_store(Config& config, const toml::node& value) {
  return set_text<&Config::store>(config, value) && is_postgres(config.store);
}

bool set_log_level(Config& config, const toml::node& value) {
  return set_text<&Config::log_level>(config, value) &&
         std::ranges::find(kLogLevels, config.log_level) != kLogLevels.end();
}

constexpr Setting kSettings[] = {
    {"address", "a string", set_text<&Config::address>},
    {"port", "an integer from 0 to 65535", set_number<&Config::port, 65535>},
    {"data", "a string", set_text<&Config::data>},
    {"store", "a URL such as postgres://host/nemeton", set_store},
    {"page", "a string", set_text<&Config::page>},
    {"threads", "an integer from 0 to 256", set_number<&Config::threads, kMostThreads>},
    {"log-level", "one of debug, info, warn, error", set_log_level},
};

}  // namespace

std::expected<Config, std::string> read_config(const std::filesystem::path& file, Config config) {
  const auto wrong = [&](std::uint32_t line, const std::string& what) {
    return std::unexpected(file.string() + ":" + std::to_string(line) + ": " + what);
  };
  const toml::parse_result parsed = toml::parse_file(file.string());
  if (!parsed) {
    const toml::parse_error& error = parsed.error();
    const auto line = error.source().begin.line;
    if (line == 0) return std::unexpected("configuration file " + file.string() + " cannot be read");
    return wrong(line, std::string(error.description()));
  }
  for (const auto& [key, value] : parsed.table()) {
    const auto setting = std::ranges::find(kSettings, key.str(), &Setting::name);
    if (setting == std::ranges::end(kSettings)) {
      std::string known;
      for (const Setting& each : kSettings) known += (known.empty() ? "" : ", ") + std::string(each.name);
      return wrong(key.source().begin.line, "unknown key " + std::string(key.str()) + ", expected one of " + known);
    }
    if (!setting->set(config, value)) {
      return wrong(value.source().begin.line, std::string(key.str()) + " is not " + setting->expected);
    }
  }
  return config;
}

}  // namespace nemeton
