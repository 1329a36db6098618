#include "cli/serve.hpp"

#include <unistd.h>

#include "cli/networks.hpp"
#include "cli/tables.hpp"
#include "server/base/log.hpp"
#include "server/host/service.hpp"
#include "server/server.hpp"

namespace nemeton {

namespace {

// The address as a browser of this machine is to open it: it has passkeys at a name alone, and localhost needs no TLS for them.
std::string for_browsers(std::string address) {
  for (const std::string_view number : {"127.0.0.1:", "[::1]:"}) {
    if (const auto at = address.find(number); at != std::string::npos)
      return address.replace(at, number.size() - 1, "localhost");
  }
  return address;
}

}  // namespace

// The page is beside the folder of the program: build/page for build/release/nemeton.
Config default_config() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  Config config;
  config.page = program.parent_path().parent_path() / "page";
  config.networks = default_networks();
  return config;
}

std::expected<void, std::string> serve(const SettingTexts& command_line, std::ostream& out) {
  const auto environment = environment_words(environ);
  if (!environment) return std::unexpected(environment.error());
  const Config defaults = default_config();
  const auto config = read_config(command_line, *environment, defaults);
  if (!config) return std::unexpected(config.error());
  // A default folder may be missing.
  for (const auto& [name, folder, standard] :
       {std::tuple("page", config->page, defaults.page), std::tuple("networks", config->networks, defaults.networks),
        std::tuple("tables", config->tables, defaults.tables)}) {
    if (std::error_code error; folder != standard && !std::filesystem::is_directory(folder, error))
      return std::unexpected(name + (" is " + folder.string()) + ", expected a folder");
  }

  start_log(config->log_level, config->log);
  for (const std::string& problem : load_networks(config->networks)) {
    log_warn("a bot plays without its network", {{"network", problem}});
  }
  for (const std::string& problem : load_tables(config->tables)) {
    log_warn("a bot plays without its table", {{"table", problem}});
  }
  auto server = Server::open(*config);
  if (!server) return std::unexpected(log_failure(server.error()) ? "" : server.error());
  std::error_code error;
  if (!std::filesystem::is_regular_file(config->page / "index.html", error)) {
    log_warn("there is no page: tables are served, the page is not", {{"folder", config->page.string()}});
  }
  (*server)->obey_signals();
  log_info("ready", {{"address", (*server)->address()}});
  announce(out, "Nemeton is at " + for_browsers((*server)->address()) + "\nPress Ctrl+C to stop it.", "ready",
           {{"address", (*server)->address()}});
  tell_service_manager("READY=1");
  (*server)->run();
  return {};
}

}  // namespace nemeton
