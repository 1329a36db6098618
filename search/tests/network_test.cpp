// What a network says is what its definition says, however the inputs came about; and what is no network is refused.
#include "search/network.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/random.hpp"

namespace nemeton {
namespace {

constexpr std::size_t kInputs = 70, kHidden = 16;
constexpr int kActivationShift = 6, kWeightShift = 5;
using Inputs = InputSet<2>;

template <class Whole>
void append(std::string& bytes, Whole whole) {
  for (std::size_t i = 0; i < sizeof(Whole); ++i)
    bytes += static_cast<char>(static_cast<std::uint64_t>(whole) >> 8 * i);
}

void seal(std::string& bytes) { append(bytes, crc32(bytes)); }

// A file with weights drawn at random, and the weights.
struct Drawn {
  std::vector<std::int16_t> weights, biases;
  std::vector<std::int8_t> output;
  std::int32_t output_bias = -321;
  std::string bytes;

  explicit Drawn(std::uint64_t seed, std::uint16_t hidden = kHidden, std::uint8_t weight_shift = kWeightShift,
                 std::uint16_t version = 1) {
    Random random(seed);
    const auto draw = [&](int most) {
      return static_cast<int>(below(random, static_cast<std::uint32_t>(2 * most + 1))) - most;
    };
    bytes = "NNET";
    append(bytes, version);
    append(bytes, static_cast<std::uint16_t>(kInputs));
    append(bytes, hidden);
    bytes += static_cast<char>(kActivationShift);
    bytes += static_cast<char>(weight_shift);
    std::string id = "nim";
    id.resize(16);
    bytes += id;
    for (std::size_t i = 0; i < kInputs * hidden; ++i) {
      append(bytes, weights.emplace_back(static_cast<std::int16_t>(draw(40))));
    }
    for (std::size_t j = 0; j < hidden; ++j) append(bytes, biases.emplace_back(static_cast<std::int16_t>(draw(40))));
    for (std::size_t j = 0; j < hidden; ++j) append(bytes, output.emplace_back(static_cast<std::int8_t>(draw(127))));
    append(bytes, output_bias);
    seal(bytes);
  }

  std::int64_t logit(const std::vector<std::size_t>& on) const {
    std::int64_t total = output_bias;
    for (std::size_t j = 0; j < kHidden; ++j) {
      std::int64_t sum = biases[j];
      for (const std::size_t i : on) sum += weights[i * kHidden + j];
      total += std::clamp<std::int64_t>(sum, 0, 1 << kActivationShift) * output[j];
    }
    return total;
  }
};

std::expected<Network, std::string> parse(std::string_view bytes) {
  return Network::parse(bytes, "folder/nim.net", "nim", kInputs);
}

TEST(Network, GivesWhatIsDefinedHoweverTheInputsCameAbout) {
  const Drawn drawn(1);
  const auto network = parse(drawn.bytes);
  ASSERT_TRUE(network) << network.error();
  Random random(2);
  Network::Accumulator moved;
  for (int i = 0; i < 300; ++i) {
    std::vector<std::size_t> on;
    Inputs inputs;
    for (std::size_t input = 0; input < kInputs; ++input) {
      if (below(random, 3) != 0) continue;
      on.push_back(input);
      inputs.add(input);
    }
    Network::Accumulator fresh;
    EXPECT_EQ(network->logit(inputs.words(), moved), drawn.logit(on));
    EXPECT_EQ(network->logit(inputs.words(), fresh), drawn.logit(on));
    EXPECT_EQ(network->value(inputs.words(), moved), return_of_logit(drawn.logit(on), 1 << (6 + 5)));
  }
}

TEST(Network, GivesTheSameFromPartsOfTheInputs) {
  const Drawn drawn(3);
  const auto network = parse(drawn.bytes);
  ASSERT_TRUE(network) << network.error();
  std::vector<std::int16_t> pair(kHidden);
  for (const std::size_t input : {std::size_t{2}, std::size_t{68}}) {
    for (std::size_t j = 0; j < kHidden; ++j)
      pair[j] = static_cast<std::int16_t>(pair[j] + network->weights_of(input)[j]);
  }
  EXPECT_EQ(network->logit_of(pair, network->weights_of(40)), drawn.logit({2, 40, 68}));
  EXPECT_EQ(network->logit_of(network->weights_of(9)), drawn.logit({9}));
}

TEST(Network, IsToldApartFromAnotherByAnAccumulator) {
  const Drawn drawn(1), other(2);
  const auto network = parse(drawn.bytes), second = parse(other.bytes);
  Network::Accumulator accumulator;
  Inputs inputs;
  inputs.add(3);
  EXPECT_EQ(network->logit(inputs.words(), accumulator), drawn.logit({3}));
  EXPECT_EQ(second->logit(inputs.words(), accumulator), other.logit({3}));
}

TEST(Network, RefusesEveryBeginningOfAFileAndEveryChangedByte) {
  const std::string whole = Drawn(1).bytes;
  for (std::size_t size = 0; size < whole.size(); ++size) {
    const auto network = parse(whole.substr(0, size));
    ASSERT_FALSE(network) << size;
    EXPECT_TRUE(network.error().starts_with("folder/nim.net: ")) << network.error();
    EXPECT_FALSE(network.error().contains('\n'));
  }
  EXPECT_FALSE(parse(whole + '\0'));
  for (std::size_t byte = 0; byte < whole.size(); ++byte) {
    std::string changed = whole;
    changed[byte] = static_cast<char>(changed[byte] ^ 1 << byte % 8);
    ASSERT_FALSE(parse(changed)) << byte;
  }
}

TEST(Network, SaysWhatWasExpected) {
  const std::string whole = Drawn(1).bytes;
  EXPECT_EQ(parse("<html>").error(), "folder/nim.net: expected a network, which begins with NNET");
  EXPECT_EQ(Network::parse(whole, "a", "pig", kInputs).error(), "a: a network of another game, expected one of pig");
  EXPECT_EQ(Network::parse(whole, "a", "nim", 71).error(), "a: 70 inputs, expected 71");
  EXPECT_EQ(parse(Drawn(1, kHidden, kWeightShift, 2).bytes).error(),
            "folder/nim.net: version 2 of the format, expected 1");
  EXPECT_EQ(parse(Drawn(1, 17).bytes).error(), "folder/nim.net: 17 hidden units, expected a multiple of 16 up to 512");
  EXPECT_EQ(parse(Drawn(1, 0).bytes).error(), "folder/nim.net: 0 hidden units, expected a multiple of 16 up to 512");
  EXPECT_EQ(parse(Drawn(1, kHidden, 200).bytes).error(), "folder/nim.net: a scale of 2^200, expected at most 2^12");
  std::string changed = whole;
  changed[100] = static_cast<char>(changed[100] + 1);
  EXPECT_EQ(parse(changed).error(), "folder/nim.net: damaged, its checksum is not that of what it holds");
  EXPECT_EQ(parse(whole.substr(0, 100)).error(), "folder/nim.net: 100 bytes, expected 2324 and at most 102400");
}

TEST(Network, AddsInputsAcrossWords) {
  Inputs all, each;
  all.add_all(60, 0b1011'0001);
  for (const std::size_t input : std::initializer_list<std::size_t>{60, 64, 65, 67}) each.add(input);
  EXPECT_TRUE(std::ranges::equal(all.words(), each.words()));
}

TEST(ReturnOfLogit, IsTheHyperbolicTangentOfHalf) {
  constexpr std::int32_t kUnit = 1 << 12;
  double before = -1;
  for (std::int64_t logit = -20 * kUnit; logit <= 20 * kUnit; logit += 7) {
    const double value = return_of_logit(logit, kUnit);
    EXPECT_NEAR(value, std::tanh(static_cast<double>(logit) / kUnit / 2), 6e-5);
    EXPECT_EQ(value, -return_of_logit(-logit, kUnit));
    EXPECT_GE(value, before);
    before = value;
  }
  EXPECT_EQ(return_of_logit(std::int64_t{1} << 40, kUnit), 1);
}

TEST(Crc32, IsThatOfThePublishedCheck) { EXPECT_EQ(crc32("123456789"), 0xCBF43926); }

}  // namespace
}  // namespace nemeton
