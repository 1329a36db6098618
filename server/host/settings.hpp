// The settings of a server: one table for the command line, the environment and the configuration file.
//
// A setting that is called `log-level` is `--log-level` on the command line, NEMETON_LOG_LEVEL in the environment and log-level in
// the TOML file. What the command line says goes before the environment, that before the file, and that before the default.
#pragma once

#include <expected>
#include <map>
#include <span>
#include <string>
#include <string_view>

#include "server/host/config.hpp"

namespace nemeton {

struct ServerSetting {
  enum class Type : std::uint8_t { text, number, flag };

  std::string_view name;
  Type type;             // in the file
  const char* expected;  // describes valid values, for errors
  const char* help;
  // Reads the value from its text. Returns false if it is not valid.
  bool (*read)(Config& config, const std::string& text);
  // The value as text, for the help.
  std::string (*shown)(const Config& config);
  bool secret = false;  // its value may hold a password, and stands in no message
};

std::span<const ServerSetting> settings();
// The setting with that name, or null.
const ServerSetting* find_setting(std::string_view name);
// The name that is most like this one.
std::string_view nearest_setting(std::string_view name);
// Error: one line with `where` the value comes from and the expected values.
std::expected<void, std::string> set_setting(Config& config, const ServerSetting& setting, const std::string& text,
                                             const std::string& where);

// Texts by names: of settings, and "config" for the configuration file.
using SettingTexts = std::map<std::string, std::string>;

// The settings among variables such as "NEMETON_PORT=8420", the last of them null. An empty variable says nothing. Error: one line
// that names a variable NEMETON_… that is no setting.
std::expected<SettingTexts, std::string> environment_words(const char* const* variables);

// Reads the whole configuration on top of `config`: from the command line, the environment, and the file that one of them names. Error: one line
// that says where a value comes from and what is wrong with it.
std::expected<Config, std::string> read_config(const SettingTexts& command_line, const SettingTexts& environment,
                                               Config config);

}  // namespace nemeton
