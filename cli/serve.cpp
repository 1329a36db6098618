#include "cli/serve.hpp"

#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "server/server.hpp"

namespace nemeton {

namespace {

// Beside the folder of the program: build/page for build/release/nemeton.
std::filesystem::path page_beside_program() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return program.parent_path().parent_path() / "page";
}

}  // namespace

std::expected<void, std::string> serve(const ServeOptions& options, std::ostream& out) {
  Config config;
  config.page = page_beside_program();
  if (options.config) {
    auto read = read_config(*options.config, config);
    if (!read) return std::unexpected(read.error());
    config = std::move(*read);
  }
  if (options.address) config.address = *options.address;
  if (options.port) config.port = *options.port;
  if (options.data) config.data = *options.data;
  if (options.store) config.store = *options.store;
  if (options.page) config.page = *options.page;
  if (options.threads) config.threads = *options.threads;
  if (options.log_level) config.log_level = *options.log_level;

  spdlog::set_default_logger(spdlog::stderr_color_mt("nemeton"));
  spdlog::set_level(spdlog::level::from_str(config.log_level));
  auto server = Server::open(config);
  if (!server) return std::unexpected(server.error());
  std::error_code error;
  if (!std::filesystem::is_regular_file(config.page / "index.html", error)) {
    spdlog::warn("there is no page in {}: tables are served, the page is not", config.page.string());
  }
  out << "Nemeton is at " << (*server)->address() << std::endl;
  (*server)->run(/*signals=*/true);
  return {};
}

}  // namespace nemeton
