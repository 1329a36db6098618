#include "games/tug/bot/match_table.hpp"

#include <bit>

#include "games/tug/bot/positions.hpp"

namespace nemeton::tug {

namespace {

constexpr std::uint16_t kVersion = 1;

template <class Whole>
Whole read(std::string_view bytes, std::size_t begin) {
  std::uint64_t whole = 0;
  for (std::size_t i = sizeof(Whole); i-- > 0;) whole = whole << 8 | static_cast<std::uint8_t>(bytes[begin + i]);
  return static_cast<Whole>(whole);
}

template <class Whole>
void append(std::string& bytes, Whole whole) {
  for (std::size_t i = 0; i < sizeof(Whole); ++i)
    bytes += static_cast<char>(static_cast<std::uint64_t>(whole) >> 8 * i & 255);
}

}  // namespace

std::string header_bytes(const TableHeader& header) {
  std::string bytes = "NTUG";
  append(bytes, kVersion);
  append(bytes, static_cast<std::uint16_t>(header.athletes));
  append(bytes, std::bit_cast<std::uint64_t>(header.residual));
  append(bytes, std::bit_cast<std::uint64_t>(header.error));
  append(bytes, header.checksum);
  return bytes;
}

std::uint64_t checksum(std::string_view bytes, std::uint64_t before) {
  std::uint64_t sum = before;
  const auto take = [&sum](std::uint64_t word) { sum = std::rotl((sum ^ word) * 0x9E3779B97F4A7C15, 29); };
  std::size_t begin = 0;
  for (; begin + 8 <= bytes.size(); begin += 8) take(read<std::uint64_t>(bytes, begin));
  for (; begin < bytes.size(); ++begin) take(static_cast<std::uint8_t>(bytes[begin]));
  return sum;
}

std::expected<MatchTable, std::string> MatchTable::parse(std::string_view bytes, std::string_view name, int athletes) {
  const auto wrong = [name](const std::string& what) { return std::unexpected(std::string(name) + ": " + what); };
  if (!bytes.starts_with("NTUG")) return wrong("expected a table of Tug of War, which begins with NTUG");
  if (bytes.size() < kTableHeader) {
    return wrong(std::to_string(bytes.size()) + " bytes, expected at least " + std::to_string(kTableHeader));
  }
  if (const auto version = read<std::uint16_t>(bytes, 4); version != kVersion) {
    return wrong("version " + std::to_string(version) + " of the format, expected " + std::to_string(kVersion));
  }
  const TableHeader header = {.athletes = read<std::uint16_t>(bytes, 6),
                              .residual = std::bit_cast<double>(read<std::uint64_t>(bytes, 8)),
                              .error = std::bit_cast<double>(read<std::uint64_t>(bytes, 16)),
                              .checksum = read<std::uint64_t>(bytes, 24)};
  if (header.athletes != athletes) {
    return wrong("a match of " + std::to_string(header.athletes) + " athletes a seat, expected " +
                 std::to_string(athletes));
  }
  const std::size_t ropes = rope_count(athletes);
  const std::size_t size = kTableHeader + 2 * ropes * ropes * kColumns * kColumns;
  if (bytes.size() != size) {
    return wrong(std::to_string(bytes.size()) + " bytes, expected " + std::to_string(size));
  }
  if (checksum(bytes.substr(kTableHeader)) != header.checksum) {
    return wrong("damaged, its checksum is not that of what it holds");
  }
  return MatchTable(header, bytes.substr(kTableHeader));
}

bool MatchTable::holds(const Tug::State& state) const {
  for (const Tug::Side& side : state.sides) {
    if (side.on_rope() + side.reserve != header_.athletes) return false;
  }
  return true;
}

double MatchTable::chance(const Tug::State& state) const {
  const Tug::Side& mover = state.sides[static_cast<std::size_t>(state.turn)];
  const Tug::Side& other = state.sides[static_cast<std::size_t>(1 - state.turn)];
  const auto rope = [](const Tug::Side& side) { return Rope{side.standing, side.weakened}.number(); };
  const std::size_t ropes = rope(mover) * rope_count(header_.athletes) + rope(other);
  const std::size_t place = (ropes * kColumns + column_number(other.column)) * kColumns + column_number(mover.column);
  return read<std::uint16_t>(values_, 2 * place) / kTableUnit;
}

}  // namespace nemeton::tug
