#include "cli/check.hpp"

#include <unistd.h>

#include "cli/serve.hpp"
#include "core/text.hpp"
#include "server/maintenance/check.hpp"

namespace nemeton {

std::expected<bool, std::string> check(const SettingTexts& command_line, std::ostream& out) {
  const auto environment = environment_words(environ);
  if (!environment) return std::unexpected(environment.error());
  const auto config = read_config(command_line, *environment, default_config());
  if (!config) return std::unexpected(config.error());
  const auto found = config->store.empty() ? check_sqlite_store(config->data) : check_postgres_store(config->store);
  if (!found) return std::unexpected(found.error());
  for (const std::string& fault : found->faults) out << escaped(fault) << "\n";
  out << found->tables << " tables with " << found->entries << " entries in their logs: "
      << (found->faults.empty()
              ? "all in order"
              : std::to_string(found->faults.size()) + (found->faults.size() == 1 ? " fault" : " faults"))
      << std::endl;
  return found->faults.empty();
}

}  // namespace nemeton
