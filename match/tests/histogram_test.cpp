// The histogram's quantiles are those of the values themselves, within what it promises.
#include "match/histogram.hpp"

#include <gtest/gtest.h>

#include "core/random.hpp"

namespace nemeton {
namespace {

TEST(Histogram, QuantilesAreThoseOfTheSortedValuesToTheirHundredTwentyEighthPart) {
  Random random(1);
  std::vector<std::uint64_t> values;
  Histogram histogram;
  for (int i = 0; i < 100'000; ++i) {
    // As many of each size, from single microseconds to hours.
    values.push_back(random() >> (30 + below(random, 34)));
    histogram.record(values.back());
  }
  std::ranges::sort(values);
  for (const double part : {0.0001, 0.1, 0.5, 0.9, 0.99, 0.999, 1.0}) {
    const auto exact = values[static_cast<std::size_t>(std::ceil(part * 100'000)) - 1];
    EXPECT_GE(histogram.quantile(part), exact) << part;
    EXPECT_LE(histogram.quantile(part), exact + exact / 128) << part;
  }
  EXPECT_EQ(histogram.max(), values.back());
  EXPECT_EQ(histogram.count(), values.size());
}

TEST(Histogram, SmallValuesAreExact) {
  Histogram histogram;
  for (std::uint64_t value = 1; value <= 200; ++value) histogram.record(value);
  EXPECT_EQ(histogram.quantile(0.5), 100U);
  EXPECT_EQ(histogram.quantile(0.99), 198U);
  EXPECT_EQ(Histogram().quantile(0.99), 0U);
}

TEST(Histogram, TwoOfThemAddUpToOne) {
  Histogram few;
  Histogram many;
  few.record(1'000'000);
  for (int i = 0; i < 99; ++i) many.record(10);
  few.add(many);
  EXPECT_EQ(few.count(), 100U);
  EXPECT_EQ(few.quantile(0.99), 10U);
  EXPECT_EQ(few.quantile(1), 1'000'000U);
}

}  // namespace
}  // namespace nemeton
