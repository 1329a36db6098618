// The stream of real games against its published vectors, and sampling without bias.
#include "core/random.hpp"

#include <gtest/gtest.h>

#include <map>
#include <vector>

#include "core/game.hpp"

namespace nemeton {
namespace {

using Block = std::array<std::uint32_t, 4>;

// Random123's kat_vectors, philox4x32 with 10 rounds.
TEST(Philox, GivesThePublishedAnswers) {
  constexpr std::uint32_t ones = 0xffffffff;
  EXPECT_EQ(philox({0, 0, 0, 0}, {0, 0}), (Block{0x6627e8d5, 0xe169c58d, 0xbc57ac4c, 0x9b00dbd8}));
  EXPECT_EQ(philox({ones, ones, ones, ones}, {ones, ones}), (Block{0x408f276d, 0x41c83b0e, 0xa20bc7c6, 0x6d5451fd}));
  EXPECT_EQ(philox({0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344}, {0xa4093822, 0x299f31d0}),
            (Block{0xd16cfe09, 0x94fdcceb, 0x5001e420, 0x24126ea1}));
}

TEST(DrawBits, AreTheSameForTheSameSeedAndIndexAndDifferOtherwise) {
  const auto first = [](std::uint64_t seed, std::uint64_t index) { return DrawBits(seed, index)(); };
  EXPECT_EQ(first(7, 3), first(7, 3));
  EXPECT_NE(first(7, 3), first(7, 4));
  EXPECT_NE(first(7, 3), first(8, 3));
  EXPECT_NE(first(7, 3), first(7 + (std::uint64_t{1} << 32), 3));
  EXPECT_NE(first(7, 3), first(7, 3 + (std::uint64_t{1} << 32)));
  DrawBits words(7, 3);
  const auto word = words();
  EXPECT_NE(word, words()) << "a second word of the same draw is another one";
}

TEST(DrawBits, StartWithTheFirstBlockOfTheSeedsStream) { EXPECT_EQ(DrawBits(0, 0)(), 0xe169c58d6627e8d5u); }

// Words that count up in their upper halves: every value of the 32 bits once.
struct Counting {
  std::uint64_t next = 0;
  std::uint64_t operator()() { return next++ << 32; }
};

// `below` takes a word or leaves it. Each number must be given by equally many of the 2^32 words that it takes at once; these are
// told from the leap between neighbours: number k is given by the words w with floor(w·n / 2^32) = k, without the first of them
// where the remainder w·n mod 2^32 lies under the threshold.
TEST(Below, TakesEquallyManyWordsForEachNumber) {
  for (const std::uint32_t n : {1u, 2u, 3u, 5u, 6u, 7u, 16u, 1000u, 65537u}) {
    const std::uint64_t range = std::uint64_t{1} << 32;
    const std::uint64_t each = range / n;
    for (std::uint32_t k = 0; k < n; k += std::max(1u, n / 50)) {
      const std::uint64_t first = (k * range + n - 1) / n;         // the first word with floor(w·n / 2^32) = k
      const std::uint64_t behind = ((k + 1) * range + n - 1) / n;  // the first one with more
      const bool first_is_left = first * n - k * range < range % n;
      EXPECT_EQ(behind - first - (first_is_left ? 1 : 0), each) << n << " " << k;
      Counting from_first{first};
      EXPECT_EQ(below(from_first, n), k);
      EXPECT_EQ(from_first.next - first, first_is_left ? 2u : 1u) << "words used for " << k << " of " << n;
      Counting from_last{behind - 1};
      EXPECT_EQ(below(from_last, n), k);
      EXPECT_EQ(from_last.next, behind) << "words used for " << k << " of " << n;
    }
  }
}

TEST(Below, OfOneIsZeroWithOneWord) {
  Counting words{0xffffffff};
  EXPECT_EQ(below(words, 1), 0u);
  EXPECT_EQ(words.next, 0x100000000u);
}

TEST(Sample, GivesEachOutcomeAsManyOfTheEquallyLikelyNumbersAsItsWeight) {
  FixedList<Weighted<std::uint8_t>, 4> outcomes;
  outcomes.push({10, 4});
  outcomes.push({20, 0});
  outcomes.push({30, 1});
  outcomes.push({40, 3});
  std::map<int, int> times;
  for (std::uint64_t number = 0; number < 8; ++number) {
    Counting words{number << 29};  // of eight equally likely numbers the word gives exactly this one
    ++times[sample(words, outcomes)];
  }
  EXPECT_EQ(times, (std::map<int, int>{{10, 4}, {30, 1}, {40, 3}}));
}

}  // namespace
}  // namespace nemeton
