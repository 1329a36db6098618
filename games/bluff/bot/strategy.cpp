#include "games/bluff/bot/strategy.hpp"

#include <cmath>
#include <optional>

#include "games/bluff/bot/bot.hpp"
#include "search/network.hpp"

namespace nemeton {

namespace bluff {

namespace {

constexpr std::string_view kMagic = "NBLF";
constexpr std::uint8_t kVersion = 1;
constexpr std::size_t kValuesBegin = 8;
constexpr std::size_t kWeightsBegin = kValuesBegin + 2 * kMaxDice * kMaxDice;
constexpr float kUnit = 32767;

std::optional<Strategy> learnt;

std::size_t weights_count() { return Situation::kCount * Situation::kMostActions; }

std::uint8_t byte_of(const RoundOptions& options) {
  return static_cast<std::uint8_t>((options.loss == Loss::one ? 1 : 0) | (options.exact == Exact::challenger ? 2 : 0) |
                                   (options.with_show ? 4 : 0));
}

}  // namespace

std::expected<Strategy, std::string> Strategy::parse(std::string_view bytes, std::string_view name) {
  const auto wrong = [name](const std::string& what) { return std::unexpected(std::string(name) + ": " + what); };
  if (!bytes.starts_with(kMagic)) return wrong("expected a strategy, which begins with NBLF");
  const std::size_t size = kWeightsBegin + (weights_count() + 1) / 2 + 4;
  if (bytes.size() != size) {
    return wrong(std::to_string(bytes.size()) + " bytes, expected " + std::to_string(size));
  }
  const auto byte = [bytes](std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); };
  if (byte(4) != kVersion) {
    return wrong("version " + std::to_string(byte(4)) + " of the format, expected " + std::to_string(kVersion));
  }
  if (crc32(bytes.substr(0, size - 4)) != read_whole<std::uint32_t>(bytes, size - 4)) {
    return wrong("damaged, its checksum is not that of what it holds");
  }
  const RoundOptions options = {.loss = (byte(5) & 1) != 0 ? Loss::one : Loss::difference,
                                .exact = (byte(5) & 2) != 0 ? Exact::challenger : Exact::others,
                                .with_show = (byte(5) & 4) != 0};
  MatchValues values;
  std::size_t at = kValuesBegin;
  for (int own = 1; own <= kMaxDice; ++own) {
    for (int other = 1; other <= kMaxDice; ++other, at += 2) {
      values.set(own, other, static_cast<float>(read_whole<std::int16_t>(bytes, at)) / kUnit);
    }
  }
  std::vector<std::uint8_t> weights(weights_count());
  for (std::size_t i = 0; i < weights.size(); ++i) {
    weights[i] = static_cast<std::uint8_t>(byte(kWeightsBegin + i / 2) >> i % 2 * 4 & kMostWeight);
  }
  return Strategy(options, values, std::move(weights));
}

std::string Strategy::bytes() const {
  std::string bytes(kMagic);
  const auto append = [&bytes](std::uint32_t whole, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(whole >> 8 * i & 255);
  };
  append(kVersion, 1);
  append(byte_of(options_), 1);
  append(0, 2);
  for (int own = 1; own <= kMaxDice; ++own) {
    for (int other = 1; other <= kMaxDice; ++other) {
      append(static_cast<std::uint32_t>(std::lround(values_.opener(own, other) * kUnit)), 2);
    }
  }
  for (std::size_t i = 0; i < weights_.size(); i += 2) {
    append(weights_[i] | (i + 1 < weights_.size() ? std::uint32_t{weights_[i + 1]} << 4 : 0), 1);
  }
  append(crc32(bytes), 4);
  return bytes;
}

bool Strategy::holds(const Public& open) const {
  int in = 0;
  for (const std::uint8_t held : open.held) in += held > 0 ? 1 : 0;
  return in == 2 && options_of(open) == options_;
}

std::array<int, Situation::kMostActions> Strategy::weights(const Situation& situation) const {
  std::array<int, Situation::kMostActions> weights{};
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (situation.actions[i] == Situation::kNone) continue;
    weights[i] = weights_[situation.number * Situation::kMostActions + i];
  }
  return weights;
}

const Strategy* learnt_strategy() { return learnt ? &*learnt : nullptr; }

}  // namespace bluff

std::expected<void, std::string> set_network(std::type_identity<Bluff>, std::string_view name, std::string_view bytes) {
  auto strategy = bluff::Strategy::parse(bytes, name);
  if (!strategy) return std::unexpected(strategy.error());
  bluff::learnt = std::move(*strategy);
  return {};
}

}  // namespace nemeton
