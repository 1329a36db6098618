// A small quantized evaluation network that gives the same value on every machine.
//
// Binary inputs feed a hidden layer of 16-bit sums, which are clipped to 0 … 1, weighted with 8-bit weights and added up to a logit. As in NNUE (Nasu:
// "Efficiently updatable neural-network-based evaluation functions for computer shogi", 2018), the sums are updated incrementally from one position to
// the next. Everything up to the table of the logit is integer arithmetic.
//
// A file ID.net, little-endian throughout:
//
//   offset  bytes                what
//        0  4                    "NNET"
//        4  2                    version of the format, 1
//        6  2                    inputs I
//        8  2                    hidden units H
//       10  1                    a: a sum of 2^a stands for 1, where it is clipped
//       11  1                    b: an output weight of 2^b stands for 1
//       12  16                   the game's id, padded with zeros
//       28  2 I H                weights of the hidden layer, all of input 0 first
//        +  2 H                  its biases
//        +  H                    output weights
//        +  4                    output bias; 2^(a+b) stands for 1
//        +  4                    CRC-32 (IEEE 802.3) of all bytes before
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nemeton {

// A set of inputs as bits, `Words` times 64 of them.
template <std::size_t Words>
class InputSet {
 public:
  constexpr void add(std::size_t input) { words_[input / 64] |= std::uint64_t{1} << input % 64; }
  // Adds input `first` + i for each bit i of `bits`.
  constexpr void add_all(std::size_t first, std::uint64_t bits) {
    words_[first / 64] |= bits << first % 64;
    if (first % 64 != 0 && first / 64 + 1 < Words) words_[first / 64 + 1] |= bits >> (64 - first % 64);
  }
  constexpr std::span<const std::uint64_t, Words> words() const { return words_; }

 private:
  std::array<std::uint64_t, Words> words_{};
};

// Returns the expected return for a logit, tanh(logit / 2): that of a seat whose win probability is the logistic function of it. A logit of `unit` is 1. The
// result is exact to 1/32768.
double return_of_logit(std::int64_t logit, std::int32_t unit);

class Network {
 public:
  static constexpr std::size_t kLargestFile = 100 * 1024;
  static constexpr std::size_t kMostInputs = 1024;
  static constexpr std::size_t kMostHidden = 512;

  // The sums of the hidden layer for a set of inputs. A search keeps one and updates it incrementally.
  class Accumulator {
    friend class Network;
    alignas(64) std::array<std::int16_t, kMostHidden> sums_;
    std::array<std::uint64_t, kMostInputs / 64> on_;
    const Network* of_ = nullptr;
  };

  // Parses the bytes of a file. Error: one line that begins with `name` and says what was expected.
  static std::expected<Network, std::string> parse(std::string_view bytes, std::string_view name, std::string_view game,
                                                   std::size_t inputs);

  std::size_t inputs() const { return inputs_; }
  std::size_t hidden() const { return hidden_; }
  // The logit that stands for 1.
  std::int32_t unit() const { return std::int32_t{1} << (activation_shift_ + weight_shift_); }

  // Returns the logit of a position whose inputs are the set bits.
  std::int32_t logit(std::span<const std::uint64_t> inputs, Accumulator& accumulator) const;
  // Returns the expected return of the seat from whose view the inputs are.
  double value(std::span<const std::uint64_t> inputs, Accumulator& accumulator) const {
    return return_of_logit(logit(inputs, accumulator), unit());
  }

  // The same from partial sums: each is the sum of `weights_of` some inputs, and together they cover all inputs that are on. For positions made of
  // recurring parts.
  template <class... Parts>
  std::int32_t logit_of(const Parts&... parts) const;
  std::span<const std::int16_t> weights_of(std::size_t input) const {
    return std::span(weights_).subspan(input * hidden_, hidden_);
  }

 private:
  // Returns the logit from the sum of each hidden unit.
  template <class SumOf>
  std::int32_t logit_from(const SumOf& sum_of) const;
  void move(std::span<const std::uint64_t> inputs, Accumulator& accumulator) const;

  std::size_t inputs_ = 0;
  std::size_t hidden_ = 0;
  int activation_shift_ = 0;
  int weight_shift_ = 0;
  std::vector<std::int16_t> weights_;
  std::vector<std::int16_t> biases_;
  std::vector<std::int16_t> output_;  // wider than in the file: they are multiplied with 16-bit sums
  std::int32_t output_bias_ = 0;
};

// Returns the CRC-32 of IEEE 802.3, as in zlib and PNG.
constexpr std::uint32_t crc32(std::string_view bytes) {
  std::uint32_t crc = ~std::uint32_t{0};
  for (const char c : bytes) {
    crc ^= static_cast<std::uint8_t>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (0xEDB88320 & (0 - (crc & 1)));
  }
  return ~crc;
}

// Reads a little-endian integer at an offset.
template <class Whole>
Whole read_whole(std::string_view bytes, std::size_t at) {
  std::uint64_t whole = 0;
  for (std::size_t i = sizeof(Whole); i-- > 0;) whole = whole << 8 | static_cast<std::uint8_t>(bytes[at + i]);
  return static_cast<Whole>(whole);
}

template <class Whole>
void append_whole(std::string& bytes, Whole whole) {
  for (std::size_t i = 0; i < sizeof(Whole); ++i) {
    bytes += static_cast<char>(static_cast<std::uint64_t>(whole) >> 8 * i & 255);
  }
}

namespace network_detail {

inline constexpr std::size_t kHeader = 28, kIdSize = 16;

// Returns e^x for x ≤ 0, the same on every machine.
constexpr double exponential(double x) {
  double sum = 1, term = 1;
  const double part = x / 1024;
  for (int i = 1; i < 8; ++i) sum += term *= part / i;
  for (int i = 0; i < 10; ++i) sum *= sum;
  return sum;
}

// tanh(i / 64) in 32768ths: logits in steps of 1/32, up to 16.
inline constexpr int kSteps = 32, kLargestLogit = 16;
inline constexpr auto kReturns = [] {
  std::array<std::int32_t, kSteps * kLargestLogit + 2> returns{};
  for (std::size_t i = 0; i < returns.size(); ++i) {
    const double e = exponential(-static_cast<double>(i) / kSteps);
    returns[i] = static_cast<std::int32_t>((1 - e) / (1 + e) * 32768 + 0.5);
  }
  return returns;
}();

}  // namespace network_detail

inline double return_of_logit(std::int64_t logit, std::int32_t unit) {
  using namespace network_detail;
  const std::int64_t size = std::min(logit < 0 ? -logit : logit, std::int64_t{unit} * kLargestLogit);
  const auto step = static_cast<std::size_t>(size * kSteps / unit);
  const std::int64_t rest = size * kSteps - static_cast<std::int64_t>(step) * unit;
  // Interpolates linearly, as finely as the unit allows, so that the value is monotonic in the logit.
  const std::int64_t scaled = std::int64_t{kReturns[step]} * unit + (kReturns[step + 1] - kReturns[step]) * rest;
  const double value = static_cast<double>(scaled) / (32768.0 * unit);
  return logit < 0 ? -value : value;
}

inline std::expected<Network, std::string> Network::parse(std::string_view bytes, std::string_view name,
                                                          std::string_view game, std::size_t inputs) {
  using namespace network_detail;
  const auto wrong = [name](const std::string& what) { return std::unexpected(std::string(name) + ": " + what); };
  if (!bytes.starts_with("NNET")) return wrong("expected a network, which begins with NNET");
  if (bytes.size() < kHeader) {
    return wrong(std::to_string(bytes.size()) + " bytes, expected at least " + std::to_string(kHeader));
  }
  if (const auto version = read_whole<std::uint16_t>(bytes, 4); version != 1) {
    return wrong("version " + std::to_string(version) + " of the format, expected 1");
  }
  Network network;
  network.inputs_ = read_whole<std::uint16_t>(bytes, 6);
  network.hidden_ = read_whole<std::uint16_t>(bytes, 8);
  network.activation_shift_ = static_cast<std::uint8_t>(bytes[10]);
  network.weight_shift_ = static_cast<std::uint8_t>(bytes[11]);
  const std::size_t hidden = network.hidden_;
  std::string id(game.substr(0, kIdSize));
  id.resize(kIdSize);
  if (bytes.substr(12, kIdSize) != id) return wrong("a network of another game, expected one of " + std::string(game));
  if (network.inputs_ != inputs) {
    return wrong(std::to_string(network.inputs_) + " inputs, expected " + std::to_string(inputs));
  }
  if (hidden == 0 || hidden % 16 != 0 || hidden > kMostHidden) {
    return wrong(std::to_string(hidden) + " hidden units, expected a multiple of 16 up to " +
                 std::to_string(kMostHidden));
  }
  if (network.activation_shift_ > 12 || network.weight_shift_ > 12) {
    return wrong("a scale of 2^" + std::to_string(std::max(network.activation_shift_, network.weight_shift_)) +
                 ", expected at most 2^12");
  }
  const std::size_t size = kHeader + 2 * (inputs + 1) * hidden + hidden + 8;
  if (bytes.size() != size || size > kLargestFile) {
    return wrong(std::to_string(bytes.size()) + " bytes, expected " + std::to_string(size) + " and at most " +
                 std::to_string(kLargestFile));
  }
  if (crc32(bytes.substr(0, size - 4)) != read_whole<std::uint32_t>(bytes, size - 4)) {
    return wrong("damaged, its checksum is not that of what it holds");
  }
  std::size_t at = kHeader;
  const auto take = [&]<class Whole>(std::vector<std::int16_t>& to, std::size_t count, Whole) {
    to.resize(count);
    for (std::int16_t& each : to) {
      each = read_whole<Whole>(bytes, at);
      at += sizeof(Whole);
    }
  };
  take(network.weights_, inputs * hidden, std::int16_t{});
  take(network.biases_, hidden, std::int16_t{});
  take(network.output_, hidden, std::int8_t{});
  network.output_bias_ = read_whole<std::int32_t>(bytes, at);
  return network;
}

// Sums would overflow if weights were far too large; fit.py scales them so that no position's do.
inline void Network::move(std::span<const std::uint64_t> inputs, Accumulator& accumulator) const {
  std::int16_t* const __restrict sums = accumulator.sums_.data();
  if (accumulator.of_ != this) {
    std::ranges::copy(biases_, sums);
    accumulator.on_.fill(0);
    accumulator.of_ = this;
  }
  for (std::size_t word = 0; word < inputs.size(); ++word) {
    std::uint64_t changed = inputs[word] ^ accumulator.on_[word];
    accumulator.on_[word] = inputs[word];
    for (; changed != 0; changed &= changed - 1) {
      const auto bit = static_cast<std::size_t>(std::countr_zero(changed));
      const std::int16_t* const __restrict row = weights_.data() + (word * 64 + bit) * hidden_;
      if ((inputs[word] >> bit & 1) != 0) {
        for (std::size_t j = 0; j < hidden_; ++j) sums[j] = static_cast<std::int16_t>(sums[j] + row[j]);
      } else {
        for (std::size_t j = 0; j < hidden_; ++j) sums[j] = static_cast<std::int16_t>(sums[j] - row[j]);
      }
    }
  }
}

template <class SumOf>
std::int32_t Network::logit_from(const SumOf& sum_of) const {
  const auto one = static_cast<std::int16_t>(1 << activation_shift_);
  const std::int16_t* const __restrict output = output_.data();
  std::int32_t total = 0;
  for (std::size_t j = 0; j < hidden_; ++j) {
    total += std::clamp(static_cast<std::int16_t>(sum_of(j)), std::int16_t{0}, one) * output[j];
  }
  // Unsigned arithmetic, so that an extreme bias wraps without undefined behaviour.
  return static_cast<std::int32_t>(static_cast<std::uint32_t>(total) + static_cast<std::uint32_t>(output_bias_));
}

inline std::int32_t Network::logit(std::span<const std::uint64_t> inputs, Accumulator& accumulator) const {
  move(inputs, accumulator);
  const std::int16_t* const __restrict sums = accumulator.sums_.data();
  return logit_from([sums](std::size_t j) { return sums[j]; });
}

template <class... Parts>
std::int32_t Network::logit_of(const Parts&... parts) const {
  const std::int16_t* const __restrict biases = biases_.data();
  return [&](const auto* const... sums) {
    return logit_from([&, biases](std::size_t j) { return (biases[j] + ... + sums[j]); });
  }(parts.data()...);
}

}  // namespace nemeton
