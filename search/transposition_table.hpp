// What searches remember of the positions they have met, in a fixed amount of memory.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace nemeton {

enum class Bound : std::uint8_t { none, upper, lower, exact };

template <class Move>
class TranspositionTable {
 public:
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t score = 0;
    std::int16_t evaluation = 0;
    Move move{};
    std::int8_t depth = 0;
    Bound bound : 2 = Bound::none;
    std::uint8_t age : 6 = 0;
  };

  // Takes the largest power of two of buckets that fits.
  explicit TranspositionTable(std::size_t bytes)
      : buckets_(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1}))), mask_(buckets_.size() - 1) {}

  // Another search begins: what earlier ones have left is the first to go.
  void grow_older() { age_ = (age_ + 1) & kMostAge; }

  // The entry of `key`, or null.
  const Entry* find(std::uint64_t key) const {
    for (const Entry& entry : bucket(key).entries) {
      if (entry.key == key && entry.bound != Bound::none) return &entry;
    }
    return nullptr;
  }

  void prefetch(std::uint64_t key) const { __builtin_prefetch(&bucket(key)); }

  // Takes the place of the same position, else of what is worth least: shallow, or long not met.
  void store(Entry entry) {
    Bucket& bucket = buckets_[entry.key & mask_];
    Entry* place = &bucket.entries[0];
    for (Entry& each : bucket.entries) {
      if (each.key == entry.key) {
        place = &each;
        break;
      }
      if (worth(each) < worth(*place)) place = &each;
    }
    // A move that is known is worth more than none.
    if (entry.move == Move{} && place->key == entry.key) entry.move = place->move;
    entry.age = age_ & kMostAge;
    *place = entry;
  }

 private:
  static constexpr std::uint8_t kMostAge = 63;
  static constexpr int kDepthsAnAge = 4;

  // A line of the processor's cache.
  struct alignas(64) Bucket {
    Entry entries[4];
  };
  static_assert(sizeof(Bucket) == 64 || sizeof(Move) > 2);

  const Bucket& bucket(std::uint64_t key) const { return buckets_[key & mask_]; }

  int worth(const Entry& entry) const {
    if (entry.bound == Bound::none) return -1000;
    return entry.depth - kDepthsAnAge * ((age_ - entry.age) & kMostAge);
  }

  std::vector<Bucket> buckets_;
  std::size_t mask_;
  std::uint8_t age_ = 0;
};

}  // namespace nemeton
