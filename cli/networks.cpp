#include "cli/networks.hpp"

#include "core/files.hpp"
#include "games/games.hpp"

namespace nemeton {

std::filesystem::path default_networks() {
  std::error_code error;
  const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
  const auto built = folder / "networks";
  return std::filesystem::is_directory(built, error) ? built : folder.parent_path() / "share/nemeton/networks";
}

std::vector<std::string> load_networks(const std::filesystem::path& folder) {
  std::vector<std::string> problems;
  for (const GameEntry& game : games()) {
    if (game.set_network == nullptr) continue;
    const auto path = folder / (std::string(game.info->id) + ".net");
    const auto bytes = read_file(path, "a network");
    if (!bytes) {
      problems.push_back(bytes.error());
    } else if (const auto set = game.set_network(path.string(), *bytes); !set) {
      problems.push_back(set.error());
    }
  }
  return problems;
}

}  // namespace nemeton
