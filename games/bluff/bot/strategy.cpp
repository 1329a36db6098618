#include "games/bluff/bot/strategy.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "games/bluff/bot/bot.hpp"
#include "search/network.hpp"
#include "search/range_coder.hpp"

namespace nemeton {

namespace bluff {

namespace {

constexpr std::string_view kMagic = "NBLF";
constexpr std::uint8_t kVersion = 3;
constexpr std::size_t kValuesBegin = 8;
constexpr std::size_t kCodeBegin = kValuesBegin + 2 * kMaxDice * kMaxDice;
constexpr float kUnit = 32767;
constexpr int kWeightBits = 4;

std::optional<Strategy> learnt;

// The forecasts of the bits in the file, for the coder and the decoder alike. Situations with numbers close to each other are alike.
class Forecasts {
 public:
  // Whether the next situation is known. `known` hears of each in turn.
  BitForecast& next() { return known_[before_]; }
  void known(bool known) { before_ = (before_ << 1 | (known ? 1 : 0)) & (known_.size() - 1); }

  // Whether the action is taken, which `likely` was in the situation before; `others` says whether one before it is.
  BitForecast& taken(std::size_t action, bool likely, bool others) {
    return taken_[action][likely ? 1 : 0][others ? 1 : 0];
  }
  // The next bit of its weight after those bits of it, with a 1 before them.
  BitForecast& bit(std::size_t action, std::size_t bits) { return bits_[action][bits]; }

 private:
  std::size_t before_ = 0;
  std::array<BitForecast, 64> known_;
  std::array<std::array<std::array<BitForecast, 2>, 2>, Situation::kMostActions> taken_;
  std::array<std::array<BitForecast, Strategy::kMostWeight + 1>, Situation::kMostActions> bits_;
};

// Calls `code(forecast, bit)` for all bits of the weights of a situation after one with the weights `before`. It answers with the bit: the coder
// with that which it is given, the decoder with that which has been written.
template <class Code>
void code_weights(Strategy::Weights& weights, const Strategy::Weights& before, Forecasts& forecasts, const Code& code) {
  bool others = false;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (!code(forecasts.taken(i, before[i] > 0, others), weights[i] > 0)) continue;
    others = true;
    std::size_t bits = 1;
    for (int place = kWeightBits - 1; place >= 0; --place) {
      bits = bits << 1 | (code(forecasts.bit(i, bits), (weights[i] >> place & 1) != 0) ? 1 : 0);
    }
    weights[i] = static_cast<std::uint8_t>(bits & Strategy::kMostWeight);
  }
}

// The weights of a solved round for the coder, or the decoder, as above.
class RoundCode {
 public:
  // Of one hand: `weights` has a weight for each action, `stride` apart.
  template <class Code>
  void code(char* weights, std::size_t actions, std::size_t stride, const Code& code) {
    std::size_t others = 0;
    for (std::size_t action = 0; action < actions; ++action) {
      char& weight = weights[action * stride];
      const std::size_t left = std::min(actions - action, taken_.size()) - 1;
      if (!code(taken_[left][others], weight != 0)) continue;
      others = std::min(others + 1, kOthers - 1);
      std::size_t bits = 1;
      for (int place = kShareBits - 1; place >= 0; --place) {
        bits = bits << 1 | (code(bits_[bits], (static_cast<std::uint8_t>(weight) >> place & 1) != 0) ? 1 : 0);
      }
      weight = static_cast<char>(bits & kMostShare);
    }
  }

 private:
  static constexpr int kShareBits = 8;
  static constexpr std::size_t kOthers = 3;
  std::array<std::array<BitForecast, kOthers>, bid_count(2) + 1> taken_;
  std::array<BitForecast, kMostShare + 1> bits_;
};

template <class Code>
void code_round(const SolvedRound& round, std::string& weights, const Code& code) {
  RoundCode codes;
  round.tree().each_node([&](const RoundNode& node, std::size_t begin) {
    const std::size_t hands = round.tree().hands(node);
    for (std::size_t hand = 0; hand < hands; ++hand) {
      codes.code(weights.data() + begin + hand, round.tree().actions(node), hands, code);
    }
  });
}

}  // namespace

std::expected<Strategy, std::string> Strategy::parse(std::string_view bytes, std::string_view name) {
  const auto wrong = [name](const std::string& what) { return std::unexpected(std::string(name) + ": " + what); };
  if (!bytes.starts_with(kMagic)) return wrong("expected a strategy, which begins with NBLF");
  if (bytes.size() < kCodeBegin + 4) {
    return wrong(std::to_string(bytes.size()) + " bytes, expected " + std::to_string(kCodeBegin + 4) + " at least");
  }
  const auto byte = [bytes](std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); };
  if (byte(4) != kVersion) {
    return wrong("version " + std::to_string(byte(4)) + " of the format, expected " + std::to_string(kVersion));
  }
  const std::size_t end = bytes.size() - 4;
  if (crc32(bytes.substr(0, end)) != read_whole<std::uint32_t>(bytes, end)) {
    return wrong("damaged, its checksum is not that of what it holds");
  }
  const RoundOptions options = options_of(byte(5));
  MatchValues values;
  std::size_t at = kValuesBegin;
  for (int own = 1; own <= kMaxDice; ++own) {
    for (int other = 1; other <= kMaxDice; ++other, at += 2) {
      values.set(own, other, static_cast<float>(read_whole<std::int16_t>(bytes, at)) / kUnit);
    }
  }
  RangeDecoder decoder(bytes.substr(kCodeBegin, end - kCodeBegin));
  const auto decode = [&decoder](BitForecast& forecast, bool) { return decoder.get(forecast); };
  Forecasts forecasts;
  std::vector<Known> known;
  Weights before{};
  for (std::uint32_t situation = 0; situation < Situation::kCount; ++situation) {
    const bool is_known = decoder.get(forecasts.next());
    forecasts.known(is_known);
    if (!is_known) continue;
    Weights weights{};
    code_weights(weights, before, forecasts, decode);
    known.push_back({situation, before = weights});
  }
  Strategy strategy(options, values, std::move(known), {});
  strategy.last_.resize(strategy.last_round_.size());
  code_round(strategy.last_round_, strategy.last_, decode);
  return strategy;
}

std::string Strategy::bytes() const {
  std::string bytes(kMagic);
  append_whole<std::uint8_t>(bytes, kVersion);
  append_whole<std::uint8_t>(bytes, byte_of(options_));
  append_whole<std::uint16_t>(bytes, 0);
  for (int own = 1; own <= kMaxDice; ++own) {
    for (int other = 1; other <= kMaxDice; ++other) {
      append_whole(bytes, static_cast<std::uint16_t>(std::lround(values_.opener(own, other) * kUnit)));
    }
  }
  RangeEncoder encoder;
  const auto encode = [&encoder](BitForecast& forecast, bool bit) {
    encoder.put(forecast, bit);
    return bit;
  };
  Forecasts forecasts;
  Weights before{};
  auto next = known_.begin();
  for (std::uint32_t situation = 0; situation < Situation::kCount; ++situation) {
    const bool is_known = next != known_.end() && next->situation == situation;
    encoder.put(forecasts.next(), is_known);
    forecasts.known(is_known);
    if (!is_known) continue;
    Weights weights = next++->weights;
    code_weights(weights, before, forecasts, encode);
    before = weights;
  }
  std::string last = last_;
  code_round(last_round_, last, encode);
  bytes += encoder.finish();
  append_whole(bytes, crc32(bytes));
  return bytes;
}

bool Strategy::holds(const Public& open) const { return options_of(open) == options_; }

SolvedRound::Shares Strategy::solved(const Public& open, Seat seat, Dice hidden) const {
  return is_solved(open) ? last_round_.shares(last_, open, seat, hidden) : SolvedRound::Shares{};
}

Strategy::Weights Strategy::weights(const Situation& situation) const {
  const auto found = std::ranges::lower_bound(known_, situation.number, {}, &Known::situation);
  Weights weights{};
  if (found == known_.end() || found->situation != situation.number) return weights;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (situation.actions[i] != Situation::kNone) weights[i] = found->weights[i];
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
