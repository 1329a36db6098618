// `nemeton admin` and what it can do.
#include <iostream>

#include "cli/admin.hpp"
#include "cli/commands.hpp"

namespace nemeton {

namespace {

using nlohmann::json;

constexpr int kMostDays = 3650;

class AdminCommands {
 public:
  AdminCommands(CLI::App* command, Run& run) : command_(command), run_(run) {}

  // A command that asks for that operation; `fill` gives what it says, when it runs.
  CLI::App* add(
      const std::string& name, const std::string& help, const std::string& operation,
      std::function<json()> fill = [] { return json::object(); }) {
    auto* added = command_->add_subcommand(name, help);
    auto options = options_of(added);
    added->callback([=, &run = run_] {
      run = [=] {
        const auto key = read_admin_key(options->key_file, std::cin);
        if (!key) return fail(key.error());
        const auto done = ask_admin(*options, *key, operation, fill(), std::cout);
        return done ? 0 : fail(done.error());
      };
    });
    return added;
  }

 private:
  static std::shared_ptr<AdminOptions> options_of(CLI::App* command) {
    auto options = std::make_shared<AdminOptions>();
    command->add_option("--server", options->server, "Where the server is")->capture_default_str()->type_name("URL");
    reads_file(command->add_option("--key-file", options->key_file, "File with your key, - for standard input"))
        ->required();
    command->add_flag("--json", options->json, "Write the server's answer, as JSON");
    return options;
  }

  CLI::App* command_;
  Run& run_;
};

}  // namespace

void add_admin(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("admin", "Keep order at a server that runs: reports, bans, tables, names");
  command->require_subcommand(1);
  command->footer("The server knows your key by its setting moderator-keys.");
  AdminCommands commands(command, run);

  commands.add("reports", "List what was reported, the last first", "reports");
  commands.add("bans", "List the bans that last", "bans");
  commands.add("log", "List what was done to keep order, by whom and when", "log");

  // What a command was told, as long as it runs.
  const auto text = [] { return std::make_shared<std::string>(); };
  const auto one = [&](const std::string& name, const std::string& help, const std::string& operation,
                       const std::string& member, const std::string& what) {
    auto value = text();
    auto* added = commands.add(name, help, operation, [=] { return json{{member, *value}}; });
    added->add_option(member, *value, what)->required();
  };
  one("unban", "Lift a ban", "bans/end", "id", "The ban, as the list has it");
  one("close", "Delete a table, whatever goes on there", "tables/close", "table", "The table's name");
  one("rename", "Take a player's name away", "names/take", "name", "The name");
  one("unannounce", "End an announcement", "announcements/end", "id", "The announcement");

  auto report = text();
  auto how = text();
  auto* settle = commands.add("settle", "Note that a report was dealt with", "reports/settle",
                              [=] { return json{{"id", *report}, {"how", *how}}; });
  settle->add_option("id", *report, "The report, as the list has it")->required();
  settle->add_option("how", *how, "What was done");

  auto kind = text();
  auto whom = text();
  auto why = text();
  auto days = std::make_shared<int>(7);
  auto* ban = commands.add("ban", "Ban somebody for some days, or let nobody take a name", "bans/add",
                           [=] { return json{{*kind, *whom}, {"reason", *why}, {"until", in_days(*days)}}; });
  ban->add_option("kind", *kind, "What it is")
      ->required()
      ->check(CLI::IsMember({"name", "player", "network", "report", "refuse"}));
  ban->add_option("whom", *whom, "A player's name or id, an address or a network, a report, or a name")->required();
  ban->add_option("--why", *why, "What they are told");
  ban->add_option("--days", *days, "For how long")->capture_default_str()->check(CLI::Range(1, kMostDays));

  auto words = text();
  auto shown_days = std::make_shared<int>(1);
  auto* announce =
      commands.add("announce", "Tell everybody something at the top of the page for some days", "announcements/add",
                   [=] { return json{{"text", *words}, {"until", in_days(*shown_days)}}; });
  announce->add_option("text", *words, "What everybody is told")->required();
  announce->add_option("--days", *shown_days, "For how long")->capture_default_str()->check(CLI::Range(1, kMostDays));

  auto counted = std::make_shared<int>(30);
  auto* statistics = commands.add("statistics", "Count tables by day and game", "statistics",
                                  [=] { return json{{"days", *counted}}; });
  statistics->add_option("--days", *counted, "How many days")->capture_default_str()->check(CLI::Range(1, 366));
}

}  // namespace nemeton
