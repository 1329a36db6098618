// What a search remembers of the positions it has met, in a fixed amount of memory.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace nemeton {

enum class Bound : std::uint8_t { none, upper, lower, exact };

template <class Action>
class TranspositionTable {
 public:
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    Action action{};
    std::int8_t depth = 0;
    Bound bound = Bound::none;
  };

  // Takes the largest power of two of entries that fits.
  explicit TranspositionTable(std::size_t bytes)
      : entries_(std::bit_floor(std::max(bytes / sizeof(Entry), kWays))), mask_(entries_.size() - kWays) {}

  // The entry of `key`, or null.
  const Entry* find(std::uint64_t key) const {
    const Entry* bucket = &entries_[key & mask_];
    for (std::size_t i = 0; i < kWays; ++i) {
      if (bucket[i].key == key && bucket[i].bound != Bound::none) return &bucket[i];
    }
    return nullptr;
  }

  // Takes the place of the same position, else of the shallowest of the bucket.
  void store(const Entry& entry) {
    Entry* bucket = &entries_[entry.key & mask_];
    Entry* place = bucket;
    for (std::size_t i = 0; i < kWays; ++i) {
      if (bucket[i].key == entry.key) {
        place = &bucket[i];
        break;
      }
      if (bucket[i].depth < place->depth) place = &bucket[i];
    }
    *place = entry;
  }

 private:
  static constexpr std::size_t kWays = 4;
  std::vector<Entry> entries_;
  std::size_t mask_;
};

}  // namespace nemeton
