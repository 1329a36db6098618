// `nemeton admin` and what it can do.
#include <iostream>

#include "cli/admin.hpp"
#include "cli/commands.hpp"
#include "server/net/api/query.hpp"

namespace nemeton {

namespace {

using nlohmann::json;

constexpr int kMostDays = 3650;

class AdminCommands {
 public:
  AdminCommands(CLI::App* command, Run& run) : command_(command), run_(run) {}

  // Adds a command. `request` and `fill` give its request and the body, when it runs.
  CLI::App* add(
      const std::string& name, const std::string& help, std::function<std::string()> request,
      std::function<json()> fill = [] { return json(); }) {
    auto* added = command_->add_subcommand(name, help);
    auto options = options_of(added);
    run_if_chosen(added, run_, [=] {
      const auto key = read_admin_key(options->key_file, std::cin);
      return key ? status_of(ask_admin(*options, *key, request(), fill(), std::cout)) : fail(key.error());
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

auto always(const char* request) {
  return [request] { return std::string(request); };
}

// An argument, which lives until the command runs.
std::shared_ptr<std::string> text() { return std::make_shared<std::string>(); }

void add_ban(AdminCommands& commands) {
  auto kind = text();
  auto whom = text();
  auto why = text();
  auto days = std::make_shared<int>(7);
  auto* ban = commands.add("ban", "Ban somebody for some days, or let nobody take a name", always("POST bans"),
                           [=] { return json{{*kind, *whom}, {"reason", *why}, {"until", in_days(*days)}}; });
  ban->add_option("kind", *kind, "What it is")
      ->required()
      ->check(CLI::IsMember({"name", "player", "network", "report", "forbidden_name"}));
  ban->add_option("whom", *whom, "A player's name or id, an address or a network, a report, or a name")->required();
  ban->add_option("--why", *why, "What they are told");
  ban->add_option("--days", *days, "For how long")->capture_default_str()->check(CLI::Range(1, kMostDays));
}

}  // namespace

void add_admin(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("admin", "Keep order at a server that runs: reports, bans, tables, names");
  command->require_subcommand(1);
  command->footer("The server knows your key by its setting moderator-keys.");
  AdminCommands commands(command, run);

  commands.add("reports", "List what was reported, the last first", always("GET reports"));
  commands.add("bans", "List the bans that last", always("GET bans"));
  commands.add("log", "List what moderators did, and when", always("GET log"));

  const auto remove = [&](const std::string& name, const std::string& help, const std::string& folder,
                          const std::string& member, const std::string& what) {
    auto value = text();
    auto* added = commands.add(name, help, [=] { return "DELETE " + folder + "/" + percent_encoded(*value); });
    added->add_option(member, *value, what)->required();
  };
  remove("unban", "Lift a ban", "bans", "id", "The ban, as the list has it");
  remove("close", "Delete a table, whatever goes on there", "tables", "table", "The table's name");
  remove("unannounce", "End an announcement", "announcements", "id", "The announcement");

  auto name = text();
  auto* rename = commands.add("rename", "Take a player's name away", always("POST accounts/reset-name"),
                              [=] { return json{{"name", *name}}; });
  rename->add_option("name", *name, "The name")->required();

  auto report = text();
  auto how = text();
  auto* settle = commands.add(
      "settle", "Note that a report was dealt with",
      [=] { return "POST reports/" + percent_encoded(*report) + "/resolve"; }, [=] { return json{{"note", *how}}; });
  settle->add_option("id", *report, "The report, as the list has it")->required();
  settle->add_option("how", *how, "What was done");

  add_ban(commands);

  auto words = text();
  auto shown_days = std::make_shared<int>(1);
  auto* announce = commands.add("announce", "Tell everybody something at the top of the page for some days",
                                always("POST announcements"),
                                [=] { return json{{"text", *words}, {"until", in_days(*shown_days)}}; });
  announce->add_option("text", *words, "What everybody is told")->required();
  announce->add_option("--days", *shown_days, "For how long")->capture_default_str()->check(CLI::Range(1, kMostDays));

  auto counted = std::make_shared<int>(30);
  auto* statistics = commands.add("statistics", "Count tables by day and game",
                                  [=] { return "GET statistics?days=" + std::to_string(*counted); });
  statistics->add_option("--days", *counted, "How many days")->capture_default_str()->check(CLI::Range(1, 366));
}

}  // namespace nemeton
