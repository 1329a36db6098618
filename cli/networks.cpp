#include "cli/networks.hpp"

#include <fstream>
#include <iterator>

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
    std::ifstream file(path, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    if (!file.is_open() || file.bad()) {
      problems.push_back(path.string() + ": cannot be read, expected a network");
    } else if (const auto set = game.set_network(path.string(), bytes); !set) {
      problems.push_back(set.error());
    }
  }
  return problems;
}

}  // namespace nemeton
