#include "core/files.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <fstream>
#include <system_error>

#include "core/text.hpp"

namespace nemeton {

namespace {

// A larger file is a mistake, such as /dev/zero.
constexpr std::size_t kMostBytes = std::size_t{1} << 30;

std::string reason(int error) { return std::generic_category().message(error); }

std::expected<std::string, std::string> read_all(int file, const std::string& name, std::string_view expected) {
  const auto unreadable = [&](const std::string& why) {
    return std::unexpected(name + " cannot be read, expected " + std::string(expected) + ": " + why);
  };
  if (file < 0) return unreadable(reason(errno));
  std::string bytes;
  std::array<char, 1 << 16> part;
  while (true) {
    const ssize_t size = read(file, part.data(), part.size());
    if (size == 0) return bytes;
    if (size > 0) bytes.append(part.data(), static_cast<std::size_t>(size));
    else if (errno != EINTR) return unreadable(reason(errno));
    if (bytes.size() > kMostBytes) return unreadable("it has more than " + std::to_string(kMostBytes) + " bytes");
  }
}

// Resolves the links of `path` if it exists.
std::filesystem::path target_of(const std::filesystem::path& path) {
  std::error_code error;
  auto target = std::filesystem::canonical(path, error);
  return error ? path : target;
}

}  // namespace

std::expected<std::string, std::string> read_file(const std::filesystem::path& path, std::string_view expected) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  auto bytes = read_all(file, path.string(), expected);
  if (file >= 0) close(file);
  return bytes;
}

std::expected<std::string, std::string> read_text(const std::filesystem::path& path, std::string_view expected) {
  const bool is_input = path == "-";
  const auto bytes = is_input ? read_all(STDIN_FILENO, "standard input", expected) : read_file(path, expected);
  if (!bytes) return bytes;
  auto text = utf8_of(*bytes);
  if (text) return *std::move(text);
  return std::unexpected(path.string() + " is not valid UTF-16, expected " + std::string(expected) +
                         " in UTF-8 or UTF-16");
}

std::string why_not_writable(const std::filesystem::path& path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return reason(EISDIR);
  const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
  if (!std::filesystem::is_directory(folder, error)) return "the folder " + folder.string() + " does not exist";
  const bool is_there = std::filesystem::exists(path, error);
  return access((is_there ? path : folder).c_str(), W_OK) == 0 ? "" : reason(errno);
}

std::expected<void, std::string> replace_file(const std::filesystem::path& path,
                                              const std::function<void(std::ofstream&)>& write) {
  const auto target = target_of(path);
  std::error_code error;
  const bool is_replaced = !std::filesystem::exists(target, error) || std::filesystem::is_regular_file(target, error);
  auto part = target;
  if (is_replaced) part += ".part";
  errno = 0;
  std::ofstream file(part, std::ios::binary);
  if (file) write(file);
  file.close();
  int problem = file ? 0 : errno == 0 ? EIO : errno;
  if (problem == 0 && is_replaced) {
    std::filesystem::rename(part, target, error);
    problem = error.value();
  }
  if (problem == 0) return {};
  if (is_replaced) std::filesystem::remove(part, error);
  return std::unexpected(path.string() + " cannot be written: " + reason(problem));
}

std::expected<void, std::string> write_file(const std::filesystem::path& path, std::string_view bytes) {
  return replace_file(
      path, [&](std::ofstream& file) { file.write(bytes.data(), static_cast<std::streamsize>(bytes.size())); });
}

}  // namespace nemeton
