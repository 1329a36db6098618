#include "cli/tables.hpp"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <optional>

#include "games/games.hpp"

namespace nemeton {

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
