// `nemeton serve`, `nemeton backup` and `nemeton check`.
#include <unistd.h>

#include <iostream>

#include "cli/commands.hpp"
#include "core/text.hpp"
#include "server/base/log.hpp"
#include "server/host/service.hpp"
#include "server/host/settings.hpp"
#include "server/maintenance/backup.hpp"
#include "server/maintenance/check.hpp"
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

// The page is beside the folder of the program: build/page for build/release/nemeton.
Config default_config() {
  Config config;
  config.page = program_folder().parent_path() / "page";
  config.networks = default_networks();
  return config;
}

// The configuration by the words of the command line, this process's environment and the configuration file.
std::expected<Config, std::string> read_config(const SettingTexts& command_line) {
  const auto environment = environment_words(environ);
  if (!environment) return std::unexpected(environment.error());
  return read_config(command_line, *environment, default_config());
}

// Serves until SIGINT or SIGTERM. One line on `out` says the address once it can be reached, as JSON where the log is. Error: one line, why
// it cannot; empty where the log says it.
std::expected<void, std::string> serve(const SettingTexts& command_line, std::ostream& out) {
  const auto config = read_config(command_line);
  if (!config) return std::unexpected(config.error());
  const Config defaults = default_config();
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

// Copies the tables of a server, which may run meanwhile. One line on `out` says what was copied. Error: lines that say why it was not, or which
// tables of the copy are not in order.
std::expected<void, std::string> back_up(const SettingTexts& command_line, const std::filesystem::path& copy,
                                         bool overwrite, std::ostream& out) {
  const auto config = read_config(command_line);
  if (!config) return std::unexpected(config.error());
  if (!config->store.empty()) {
    return std::unexpected(
        "the tables are in PostgreSQL, which has a tool of its own: pg_dump --format=custom --file=" + copy.string() +
        " and the URL of the database; docs/backup.md says more");
  }
  const auto backup = nemeton::back_up(config->data, copy, overwrite);
  if (!backup) return std::unexpected(backup.error());
  out << backup->tables << " tables with " << backup->entries << " entries in their logs are copied to "
      << copy.string() << std::endl;
  if (backup->faults.empty()) return {};
  std::string wrong = "the copy is as the database is, where these are not in order:";
  for (const std::string& each : backup->faults) wrong += "\n  " + each;
  return std::unexpected(wrong);
}

// Writes a line a fault on `out`, and one for the whole. Returns whether all is in order; error: one line, why nothing can be read.
std::expected<bool, std::string> check(const SettingTexts& command_line, std::ostream& out) {
  const auto config = read_config(command_line);
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

// The options that say where a server keeps its tables.
void add_place(CLI::App* command, const std::shared_ptr<SettingTexts>& texts) {
  const auto add = [&](const std::string& name, const std::string& help) {
    command->add_option_function<std::string>(
        "--" + name, [texts, name](const std::string& text) { texts->insert_or_assign(name, text); }, help);
  };
  for (const char* name : {"data", "store"}) add(name, find_setting(name)->help);
  add("config", "The server's TOML file");
}

}  // namespace

void add_serve(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("serve", "Serve tables and the page to browsers and other programs");
  command->footer(
      "Each option can be set in the environment too, --log-level as NEMETON_LOG_LEVEL, or in the file, as\n"
      "log-level = \"info\". The command line goes first, then the environment, then the file.");
  auto words = std::make_shared<SettingTexts>();
  const auto add = [&](const std::string& name, const std::string& help) {
    return command->add_option_function<std::string>(
        "--" + name, [words, name](const std::string& text) { words->insert_or_assign(name, text); }, help);
  };
  const Config defaults = default_config();
  for (const ServerSetting& setting : settings()) {
    const std::string shown = setting.shown(defaults);
    constexpr std::array kTypes = {"TEXT", "NUMBER", "BOOL"};
    const char* type = kTypes[static_cast<std::size_t>(setting.type)];
    add(std::string(setting.name), setting.help + (shown.empty() ? "" : " [" + shown + "]"))->type_name(type);
  }
  add("config", "TOML file with these options by their names, such as port = 8420")->type_name("FILE");
  run_if_chosen(command, run, [=] {
    const auto done = serve(*words, std::cout);
    return done || !done.error().empty() ? status_of(done) : kFailed;
  });
}

void add_backup(CLI::App& app, Run& run) {
  auto* command =
      app.add_subcommand("backup", "Copy the tables of a server, which may run meanwhile, and check the copy");
  auto texts = std::make_shared<SettingTexts>();
  auto copy = std::make_shared<std::string>();
  auto overwrite = std::make_shared<bool>(false);
  writes_file(command->add_option("file", *copy, "The file to write"))->required();
  add_place(command, texts);
  command->add_flag("--overwrite", *overwrite, "Replace the file if it is there");
  run_if_chosen(command, run, [=] { return status_of(back_up(*texts, *copy, *overwrite, std::cout)); });
}

void add_check(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("check", "Look for damage in the tables of a server, which may run meanwhile");
  auto texts = std::make_shared<SettingTexts>();
  add_place(command, texts);
  run_if_chosen(command, run, [=] {
    const auto sound = check(*texts, std::cout);
    if (!sound) return fail(sound.error());
    return *sound ? 0 : kFound;
  });
}

}  // namespace nemeton
