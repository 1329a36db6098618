// The files of bots, which are read when a program starts.
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <optional>

#include "cli/commands.hpp"
#include "core/files.hpp"
#include "games/games.hpp"

namespace nemeton {

std::filesystem::path default_networks() {
  std::error_code error;
  const auto folder = program_folder();
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

namespace {

// The bytes of a file, which stay mapped until the program ends.
std::optional<std::string_view> map(const std::filesystem::path& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return std::nullopt;
  struct stat about{};
  void* bytes = MAP_FAILED;
  if (fstat(file, &about) == 0 && S_ISREG(about.st_mode) && about.st_size > 0) {
    bytes = mmap(nullptr, static_cast<std::size_t>(about.st_size), PROT_READ, MAP_SHARED, file, 0);
  }
  close(file);
  if (bytes == MAP_FAILED) return std::nullopt;
  return std::string_view(static_cast<const char*>(bytes), static_cast<std::size_t>(about.st_size));
}

}  // namespace

std::vector<std::string> load_tables(const std::filesystem::path& folder) {
  std::vector<std::string> problems;
  if (folder.empty()) return problems;
  for (const GameEntry& game : games()) {
    for (const SolvedTable& table : game.tables()) {
      const auto path = folder / table.file;
      const auto bytes = map(path);
      if (!bytes) {
        problems.push_back(path.string() + " cannot be read, expected a table");
      } else if (const auto set = table.set(path.string(), *bytes); !set) {
        problems.push_back(set.error());
      }
    }
  }
  return problems;
}

}  // namespace nemeton
