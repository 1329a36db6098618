// The functions beside those of the C library, and the bits that every machine and the page have to give.
#include "search/portable_math.hpp"

#include <gtest/gtest.h>

#include <cmath>

#include "core/random.hpp"

namespace nemeton {
namespace {

double between(Random& random, double least, double most) {
  return least + (most - least) * static_cast<double>(random() >> 11) * 0x1p-53;
}

TEST(PortableMath, IsAsExactAsTheLibraryIs) {
  Random random(1);
  for (int i = 0; i < 200'000; ++i) {
    const double x = between(random, -700, 700);
    EXPECT_NEAR(portable_exp(x) / std::exp(x), 1, 4e-16) << x;
    const double small = between(random, -1, 1);
    EXPECT_NEAR(portable_exp(small) / std::exp(small), 1, 4e-16) << small;
    const double power = std::exp(x);
    EXPECT_NEAR(portable_log(power), std::log(power), 4e-16 * std::abs(x) + 1e-18) << x;
    const double near_one = between(random, 0.5, 2);
    EXPECT_NEAR(portable_log(near_one), std::log(near_one), 2e-16) << near_one;
    EXPECT_NEAR(portable_tanh(small * 10), std::tanh(small * 10), 5e-16) << small;
  }
}

TEST(PortableMath, HasItsPlainValues) {
  EXPECT_EQ(portable_exp(0), 1);
  EXPECT_EQ(portable_log(1), 0);
  EXPECT_EQ(portable_tanh(0), 0);
  EXPECT_EQ(portable_tanh(400), 1);
  EXPECT_EQ(portable_tanh(-400), -1);
  EXPECT_EQ(portable_exp(-1e9), portable_exp(-700));
  EXPECT_EQ(portable_exp(1e9), portable_exp(700));
}

// Reckoned by the compiler at one machine and by the processor at another.
TEST(PortableMath, GivesTheSameBitsWhenItIsCompiledAndWhenItRuns) {
  constexpr double kExp = portable_exp(1.25), kLog = portable_log(0.3), kTanh = portable_tanh(-0.4);
  volatile double one = 1.25, two = 0.3, three = -0.4;
  EXPECT_EQ(portable_exp(one), kExp);
  EXPECT_EQ(portable_log(two), kLog);
  EXPECT_EQ(portable_tanh(three), kTanh);
}

}  // namespace
}  // namespace nemeton
