#include "games/brandubh/bot/knowledge.hpp"

#include <optional>

#include "games/brandubh/bot/bot.hpp"
#include "search/network.hpp"

namespace nemeton {

namespace brandubh {

namespace {

constexpr std::string_view kMagic = "NBRA";
constexpr std::uint32_t kVersion = 1;
constexpr std::size_t kBegin = 8, kNetworkBytes = sizeof(KingNetwork), kChecksumBytes = 4;
constexpr std::size_t kLeastBytes = kBegin + kNetworkBytes + kChecksumBytes;
static_assert(kNetworkBytes == 31916, "as knowledge.hpp says");
static_assert(kLeastBytes + ProvedWins::kBytesOfOne * ProvedWins::kMostPositions <= Network::kLargestFile);

std::optional<Knowledge> known;

}  // namespace

std::expected<Knowledge, std::string> Knowledge::parse(std::string_view bytes, std::string_view name) {
  const auto wrong = [name](const std::string& what) { return std::unexpected(std::string(name) + ": " + what); };
  if (!bytes.starts_with(kMagic)) return wrong("expected what Brandubh's bot knows, which begins with NBRA");
  if (bytes.size() < kLeastBytes || (bytes.size() - kLeastBytes) % ProvedWins::kBytesOfOne != 0) {
    return wrong(std::to_string(bytes.size()) + " bytes, expected " + std::to_string(kLeastBytes) + " and " +
                 std::to_string(ProvedWins::kBytesOfOne) + " for each opening");
  }
  if (const auto version = read_whole<std::uint32_t>(bytes, kMagic.size()); version != kVersion) {
    return wrong("version " + std::to_string(version) + " of the format, expected " + std::to_string(kVersion));
  }
  const std::size_t end = bytes.size() - kChecksumBytes;
  if (crc32(bytes.substr(0, end)) != read_whole<std::uint32_t>(bytes, end)) {
    return wrong("damaged, its checksum is not that of what it holds");
  }
  KingNumbers numbers;
  for (std::size_t i = 0; i < numbers.size(); ++i) numbers[i] = read_whole<std::int16_t>(bytes, kBegin + 2 * i);
  const std::size_t wins = kBegin + kNetworkBytes;
  return Knowledge{std::bit_cast<KingNetwork>(numbers), ProvedWins::parse(bytes.substr(wins, end - wins))};
}

std::string Knowledge::bytes() const {
  std::string bytes(kMagic);
  append_whole(bytes, kVersion);
  for (const std::int16_t number : std::bit_cast<KingNumbers>(network)) append_whole(bytes, number);
  bytes += wins.bytes();
  append_whole(bytes, crc32(bytes));
  return bytes;
}

const KingNetwork* known_network() { return known ? &known->network : nullptr; }
const ProvedWins* known_wins() { return known ? &known->wins : nullptr; }

}  // namespace brandubh

std::expected<void, std::string> set_network(std::type_identity<Brandubh>, std::string_view name,
                                             std::string_view bytes) {
  auto knowledge = brandubh::Knowledge::parse(bytes, name);
  if (!knowledge) return std::unexpected(knowledge.error());
  brandubh::known = std::move(*knowledge);
  return {};
}

}  // namespace nemeton
