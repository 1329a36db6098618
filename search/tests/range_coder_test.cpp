// What a range coder has written can be read again, and is short where it can be foretold.
#include "search/range_coder.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "core/random.hpp"

namespace nemeton {
namespace {

// So many bits of two kinds in turn, of which those of each kind are 1 once in `one_in`.
std::vector<bool> bits(std::size_t count, std::array<std::uint32_t, 2> one_in) {
  Random random(7);
  std::vector<bool> bits;
  for (std::size_t i = 0; i < count; ++i) bits.push_back(below(random, one_in[i % 2]) == 0);
  return bits;
}

std::string written(const std::vector<bool>& bits) {
  RangeEncoder encoder;
  std::array<BitForecast, 2> forecasts;
  for (std::size_t i = 0; i < bits.size(); ++i) encoder.put(forecasts[i % 2], bits[i]);
  return encoder.finish();
}

TEST(RangeCoder, ReadsWhatItHasWritten) {
  const std::array<std::array<std::uint32_t, 2>, 4> kinds = {{{2, 2}, {1, 50}, {2, 1000}, {1, 1}}};
  for (const auto& one_in : kinds) {
    for (const std::size_t count : {0U, 1U, 9U, 20'000U}) {
      const auto all = bits(count, one_in);
      const std::string bytes = written(all);
      RangeDecoder decoder(bytes);
      std::array<BitForecast, 2> forecasts;
      for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(decoder.get(forecasts[i % 2]), all[i]) << i << " of " << count;
    }
  }
}

TEST(RangeCoder, IsAsShortAsBitsCanBeForetold) {
  EXPECT_NEAR(static_cast<double>(written(bits(80'000, {2, 2})).size()), 10'000, 300);
  // Of one in fifty a bit has 0.141 bits of news.
  EXPECT_NEAR(static_cast<double>(written(bits(80'000, {50, 50})).size()), 10'000 * 0.141, 200);
  EXPECT_LT(written(bits(80'000, {1, 1})).size(), 300u);
}

TEST(RangeCoder, ReadsZerosBeyondTheEnd) {
  RangeDecoder decoder("");
  BitForecast forecast;
  for (int i = 0; i < 1000; ++i) ASSERT_FALSE(decoder.get(forecast));
}

}  // namespace
}  // namespace nemeton
