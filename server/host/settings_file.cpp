#include "server/host/settings_file.hpp"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <optional>

#include "core/files.hpp"
#include "server/host/settings.hpp"

namespace nemeton {

namespace {

// Returns nullopt if it is of another type.
std::optional<std::string> text_of(const toml::node& value, ServerSetting::Type type) {
  switch (type) {
    case ServerSetting::Type::text: return value.value_exact<std::string>();
    case ServerSetting::Type::number:
      if (const auto number = value.value_exact<std::int64_t>()) return std::to_string(*number);
      return std::nullopt;
    case ServerSetting::Type::flag:
      if (const auto flag = value.value_exact<bool>()) return *flag ? "true" : "false";
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::expected<void, std::string> read_settings_file(const std::string& file, Config& config) {
  const auto at = [&](std::uint32_t line) { return file + ":" + std::to_string(line) + ": "; };
  const auto read = read_text(file, "settings in TOML");
  if (!read) return std::unexpected("configuration file " + read.error());
  const toml::parse_result parsed = toml::parse(*read, file);
  if (!parsed) {
    const toml::parse_error& error = parsed.error();
    return std::unexpected(at(error.source().begin.line) + std::string(error.description()));
  }
  for (const auto& [key, value] : parsed.table()) {
    const ServerSetting* setting = find_setting(key.str());
    const std::string where = at(key.source().begin.line);
    if (setting == nullptr) {
      return std::unexpected(where + "unknown key " + std::string(key.str()) + ", did you mean " +
                             std::string(nearest_setting(key.str())) + "?");
    }
    const auto text = text_of(value, setting->type);
    if (!text) return std::unexpected(where + std::string(key.str()) + " is not " + setting->expected);
    if (auto set = set_setting(config, *setting, *text, where + std::string(key.str())); !set) return set;
  }
  return {};
}

}  // namespace nemeton
