#include "cli/backup.hpp"

#include <unistd.h>

#include "cli/serve.hpp"
#include "server/maintenance/backup.hpp"

namespace nemeton {

std::expected<void, std::string> back_up(const SettingTexts& command_line, const std::filesystem::path& copy,
                                         bool overwrite, std::ostream& out) {
  const auto environment = environment_words(environ);
  if (!environment) return std::unexpected(environment.error());
  const auto config = read_config(command_line, *environment, default_config());
  if (!config) return std::unexpected(config.error());
  if (!config->store.empty()) {
    return std::unexpected(
        "the tables are in PostgreSQL, which has a tool of its own: pg_dump --format=custom --file=" + copy.string() +
        " and the URL of the database; docs/backup.md says more");
  }
  const auto backup = back_up(config->data, copy, overwrite);
  if (!backup) return std::unexpected(backup.error());
  out << backup->tables << " tables with " << backup->entries << " entries in their logs are copied to "
      << copy.string() << std::endl;
  if (backup->faults.empty()) return {};
  std::string wrong = "the copy is as the database is, where these are not in order:";
  for (const std::string& each : backup->faults) wrong += "\n  " + each;
  return std::unexpected(wrong);
}

}  // namespace nemeton
