// Files of solved positions, which are mapped into memory: the part that all games share.
//
// A file, little-endian throughout:
//
//   offset  bytes  what
//        0  4      the game's mark
//        4  2      version of the game's format
//        6  2      which variant of the game it is for
//        8  8 8    two numbers whose meaning the game defines, such as its exactness
//       24  8      checksum of all bytes after the header
//       32  …      the game's data
#pragma once

#include <array>
#include <bit>
#include <expected>
#include <string>

#include "search/network.hpp"

namespace nemeton {

inline constexpr std::size_t kTableHeader = 32;

struct TableFormat {
  std::string_view mark;
  std::string_view game;  // its name
  std::uint16_t version;
};

struct TableHeader {
  std::uint16_t variant;
  std::array<double, 2> exactness;
  std::uint64_t checksum;
};

inline std::string table_header(const TableFormat& format, const TableHeader& header) {
  std::string bytes(format.mark);
  append_whole(bytes, format.version);
  append_whole(bytes, header.variant);
  for (const double each : header.exactness) append_whole(bytes, std::bit_cast<std::uint64_t>(each));
  append_whole(bytes, header.checksum);
  return bytes;
}

// Returns the checksum of `bytes`, continuing `before`. Every piece but the last must be a multiple of eight bytes.
inline std::uint64_t table_checksum(std::string_view bytes, std::uint64_t before = 0) {
  std::uint64_t sum = before;
  const auto take = [&sum](std::uint64_t word) { sum = std::rotl((sum ^ word) * 0x9E3779B97F4A7C15, 29); };
  std::size_t begin = 0;
  for (; begin + 8 <= bytes.size(); begin += 8) take(read_whole<std::uint64_t>(bytes, begin));
  for (; begin < bytes.size(); ++begin) take(static_cast<std::uint8_t>(bytes[begin]));
  return sum;
}

// Reads a file. Each error is one line that begins with its name and says what was expected.
class TableFile {
 public:
  TableFile(std::string_view bytes, std::string_view name) : bytes_(bytes), name_(name) {}

  std::unexpected<std::string> wrong(const std::string& what) const {
    return std::unexpected(std::string(name_) + ": " + what);
  }

  // Returns the header, or an error if it is not one of a table of the game.
  std::expected<TableHeader, std::string> header(const TableFormat& format) const {
    if (!bytes_.starts_with(format.mark)) {
      return wrong("expected a table of " + std::string(format.game) + ", which begins with " +
                   std::string(format.mark));
    }
    if (bytes_.size() < kTableHeader) {
      return wrong(std::to_string(bytes_.size()) + " bytes, expected at least " + std::to_string(kTableHeader));
    }
    if (const auto version = read_whole<std::uint16_t>(bytes_, 4); version != format.version) {
      return wrong("version " + std::to_string(version) + " of the format, expected " + std::to_string(format.version));
    }
    const auto number = [this](std::size_t at) { return std::bit_cast<double>(read_whole<std::uint64_t>(bytes_, at)); };
    return TableHeader{.variant = read_whole<std::uint16_t>(bytes_, 6),
                       .exactness = {number(8), number(16)},
                       .checksum = read_whole<std::uint64_t>(bytes_, 24)};
  }

  // Returns the data after the header, or an error if its size or checksum is wrong.
  std::expected<std::string_view, std::string> body(const TableHeader& header, std::size_t size) const {
    if (bytes_.size() != kTableHeader + size) {
      return wrong(std::to_string(bytes_.size()) + " bytes, expected " + std::to_string(kTableHeader + size));
    }
    const std::string_view body = bytes_.substr(kTableHeader);
    if (table_checksum(body) != header.checksum) return wrong("damaged, its checksum is not that of what it holds");
    return body;
  }

 private:
  std::string_view bytes_;
  std::string_view name_;
};

}  // namespace nemeton
