// `nemeton serve`, `nemeton backup` and `nemeton check`.
#include <iostream>

#include "cli/backup.hpp"
#include "cli/check.hpp"
#include "cli/commands.hpp"
#include "cli/serve.hpp"

namespace nemeton {

namespace {

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
  command->callback([=, &run] {
    run = [=] {
      const auto done = serve(*words, std::cout);
      if (done) return 0;
      return done.error().empty() ? kFailed : fail(done.error());
    };
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
  command->callback([=, &run] {
    run = [=] {
      const auto done = back_up(*texts, *copy, *overwrite, std::cout);
      return done ? 0 : fail(done.error());
    };
  });
}

void add_check(CLI::App& app, Run& run) {
  auto* command = app.add_subcommand("check", "Look for damage in the tables of a server, which may run meanwhile");
  auto texts = std::make_shared<SettingTexts>();
  add_place(command, texts);
  command->callback([=, &run] {
    run = [=] {
      const auto sound = check(*texts, std::cout);
      if (!sound) return fail(sound.error());
      return *sound ? 0 : kFound;
    };
  });
}

}  // namespace nemeton
