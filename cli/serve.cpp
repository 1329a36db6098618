#include "cli/serve.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include "server/server.hpp"

namespace nemeton {

// The page is beside the folder of the program: build/page for build/release/nemeton.
Config default_config() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  Config config;
  config.page = program.parent_path().parent_path() / "page";
  return config;
}

std::expected<void, std::string> serve(const SettingTexts& command_line, std::ostream& out) {
  const auto environment = environment_words(environ);
  if (!environment) return std::unexpected(environment.error());
  const auto config = read_config(command_line, *environment, default_config());
  if (!config) return std::unexpected(config.error());

  spdlog::set_default_logger(spdlog::stderr_color_mt("nemeton"));
  spdlog::set_level(spdlog::level::from_str(config->log_level));
  auto server = Server::open(*config);
  if (!server) return std::unexpected(server.error());
  std::error_code error;
  if (!std::filesystem::is_regular_file(config->page / "index.html", error)) {
    spdlog::warn("there is no page in {}: tables are served, the page is not", config->page.string());
  }
  out << "Nemeton is at " << (*server)->address() << std::endl;
  (*server)->run(/*signals=*/true);
  return {};
}

}  // namespace nemeton
