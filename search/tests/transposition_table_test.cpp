// The table gives back what was stored, also where threads write at once.
#include "search/transposition_table.hpp"

#include <gtest/gtest.h>

#include <thread>

#include "core/random.hpp"

namespace nemeton {
namespace {

using Table = TranspositionTable<std::uint16_t>;

// An entry in which every member follows from the key.
Table::Entry entry_of(std::uint64_t key) {
  Table::Entry entry;
  entry.score = static_cast<std::int16_t>(key >> 16);
  entry.evaluation = static_cast<std::int16_t>(key >> 32);
  entry.move = static_cast<std::uint16_t>(key >> 48 | 1);
  entry.depth = static_cast<std::int8_t>(key >> 8 & 63);
  entry.bound = Bound::exact;
  return entry;
}

bool are_same(const Table::Entry& a, const Table::Entry& b) {
  return a.score == b.score && a.evaluation == b.evaluation && a.move == b.move && a.depth == b.depth &&
         a.bound == b.bound;
}

TEST(TranspositionTable, KeepsWhatIsDeepAndNew) {
  Table table(64);  // one bucket
  const auto store = [&](std::uint64_t key, std::int8_t depth) {
    auto entry = entry_of(key);
    entry.depth = depth;
    table.store(key, entry);
  };
  for (std::uint64_t key = 1; key <= 4; ++key) store(key, static_cast<std::int8_t>(key));
  store(5, 0);
  EXPECT_FALSE(table.find(1)) << "the shallowest goes";
  EXPECT_TRUE(table.find(2) && table.find(3) && table.find(4) && table.find(5));
  for (int i = 0; i < 3; ++i) table.grow_older();
  store(3, 1);
  store(6, 0);
  store(7, 0);
  store(8, 0);
  EXPECT_TRUE(table.find(3)) << "met again, it is new";
  EXPECT_FALSE(table.find(4)) << "deep, but long not met";
}

TEST(TranspositionTable, NeverMixesWhatTwoThreadsWrite) {
  Table table(64);
  std::uint64_t found = 0, wrong = 0;
  const auto use = [&](std::uint64_t seed, bool is_counted) {
    Random random(seed);
    for (int i = 0; i < 200'000; ++i) {
      // Few keys that differ in every bit, so that they meet often.
      const std::uint64_t key = (random() & 7) * 0x9E3779B97F4A7C15;
      table.store(key, entry_of(key));
      const std::uint64_t other = (random() & 7) * 0x9E3779B97F4A7C15;
      const auto known = table.find(other);
      if (!is_counted || !known) continue;
      ++found;
      wrong += are_same(*known, entry_of(other)) ? 0 : 1;
    }
  };
  {
    const std::jthread second([&] { use(2, false); });
    use(1, true);
  }
  EXPECT_GT(found, 1000U);
  EXPECT_EQ(wrong, 0U);
}

}  // namespace
}  // namespace nemeton
