#include "games/tug/solve/files.hpp"

#include <cmath>
#include <cstring>
#include <fstream>

#include "core/files.hpp"

namespace nemeton::tug {

namespace {

constexpr std::string_view kMagic = "NTUGPASS";
constexpr std::size_t kWords = 5;  // of a checkpoint's header, the magic among them

std::string_view bytes_of(const Match& match) {
  return {reinterpret_cast<const char*>(match.lanes().data()), match.size() * sizeof(double)};
}

}  // namespace

std::expected<void, std::string> write_checkpoint(const std::filesystem::path& path, const Match& match,
                                                  std::uint32_t passes) {
  const std::string_view bytes = bytes_of(match);
  std::array<std::uint64_t, kWords> header = {0, static_cast<std::uint64_t>(match.owned().mover),
                                              static_cast<std::uint64_t>(match.owned().other), passes,
                                              table_checksum(bytes)};
  std::memcpy(header.data(), kMagic.data(), kMagic.size());
  return replace_file(path, [&](std::ofstream& file) {
    file.write(reinterpret_cast<const char*>(header.data()), sizeof header);
    file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  });
}

std::expected<Checkpoint, std::string> read_checkpoint(const std::filesystem::path& path, Owned owned) {
  const auto wrong = [&path](const std::string& what) { return std::unexpected(path.string() + ": " + what); };
  std::ifstream file(path, std::ios::binary);
  std::array<std::uint64_t, kWords> header{};
  if (!file.read(reinterpret_cast<char*>(header.data()), sizeof header) ||
      std::memcmp(header.data(), kMagic.data(), kMagic.size()) != 0) {
    return wrong("expected a checkpoint, which begins with " + std::string(kMagic));
  }
  const Owned found = {static_cast<int>(header[1]), static_cast<int>(header[2])};
  if (found != owned) return wrong("a match of " + text(found) + ", expected " + text(owned));
  Checkpoint checkpoint{Match(owned, 0), static_cast<std::uint32_t>(header[3])};
  const std::string_view bytes = bytes_of(checkpoint.match);
  file.read(reinterpret_cast<char*>(checkpoint.match.lanes().data()), static_cast<std::streamsize>(bytes.size()));
  if (!file || file.peek() != std::ifstream::traits_type::eof()) {
    return wrong("expected " + std::to_string(sizeof header + bytes.size()) + " bytes");
  }
  if (table_checksum(bytes) != header[4]) return wrong("damaged, its checksum is not that of what it holds");
  return checkpoint;
}

std::expected<void, std::string> write_table(const std::filesystem::path& path, Match& match, double residual,
                                             double error) {
  return replace_file(path, [&](std::ofstream& file) {
    TableHeader header = {variant_of(match.owned()), {residual, error}, 0};
    file << table_header(kTableFormat, header);
    // What follows the header, for one rope of the other at a time: a multiple of eight bytes.
    std::string bytes(2 * kColumns * kColumns, 0);
    for (std::size_t table = 0; table < match.tables(); ++table) {
      const MatchValues values = match.table(table);
      const std::size_t ropes = rope_count(values.owned().mover), others = rope_count(values.owned().other);
      for (std::size_t i = 0; i < ropes * others; ++i) {
        std::size_t size = 0;
        for (std::size_t other = 0; other < kColumns; ++other) {
          for (std::size_t column = 0; column < kColumns; ++column) {
            const double chance = values.at(values.place(i / others, column, i % others, other));
            const auto units = static_cast<unsigned>(std::lround(chance * kTableUnit));
            bytes[size++] = static_cast<char>(units & 255);
            bytes[size++] = static_cast<char>(units >> 8);
          }
        }
        header.checksum = table_checksum(bytes, header.checksum);
        file << bytes;
      }
    }
    file.seekp(0);
    file << table_header(kTableFormat, header);
  });
}

}  // namespace nemeton::tug
