// A transposition table with a fixed amount of memory, which threads can share.
#pragma once

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace nemeton {

enum class Bound : std::uint8_t { none, upper, lower, exact };

template <class Move>
class TranspositionTable {
 public:
  struct Entry {
    std::int16_t score = 0;
    std::int16_t evaluation = 0;
    Move move{};
    std::int8_t depth = 0;
    Bound bound : 2 = Bound::none;
    std::uint8_t age : 6 = 0;
  };

  // Allocates the largest power of two of buckets that fits.
  explicit TranspositionTable(std::size_t bytes)
      : buckets_(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1}))), mask_(buckets_.size() - 1) {}

  // Starts a new search: entries of earlier ones are replaced first. No other thread may use the table meanwhile.
  void grow_older() { age_ = (age_ + 1) & kMostAge; }

  std::optional<Entry> find(std::uint64_t key) const {
    for (const Place& place : buckets_[key & mask_].places) {
      const std::uint64_t value = place.value.load(std::memory_order_relaxed);
      if ((place.key.load(std::memory_order_relaxed) ^ value) != key) continue;
      const auto entry = std::bit_cast<Entry>(value);
      if (entry.bound != Bound::none) return entry;
    }
    return std::nullopt;
  }

  void prefetch(std::uint64_t key) const { __builtin_prefetch(&buckets_[key & mask_]); }

  // Replaces the entry of the same position, or else the least valuable one: shallow or old.
  void store(std::uint64_t key, Entry entry) {
    Bucket& bucket = buckets_[key & mask_];
    Place* place = &bucket.places[0];
    int least = kWorthMost;
    for (Place& each : bucket.places) {
      const std::uint64_t value = each.value.load(std::memory_order_relaxed);
      const auto known = std::bit_cast<Entry>(value);
      if ((each.key.load(std::memory_order_relaxed) ^ value) == key && known.bound != Bound::none) {
        place = &each;
        // Keeps the known move if the new entry has none.
        if (entry.move == Move{}) entry.move = known.move;
        break;
      }
      if (worth(known) < least) {
        least = worth(known);
        place = &each;
      }
    }
    entry.age = age_ & kMostAge;
    const auto value = std::bit_cast<std::uint64_t>(entry);
    place->key.store(key ^ value, std::memory_order_relaxed);
    place->value.store(value, std::memory_order_relaxed);
  }

 private:
  static constexpr std::uint8_t kMostAge = 63;
  static constexpr int kDepthsAnAge = 4;
  static constexpr int kWorthMost = 1000;

  // The key is stored xored with the value, so that an entry torn by two threads does not match its key (Hyatt and Mann, "A lock-less transposition table
  // implementation for parallel search", 2002).
  struct Place {
    std::atomic<std::uint64_t> key = 0;
    std::atomic<std::uint64_t> value = 0;
  };
  // One cache line.
  struct alignas(64) Bucket {
    Place places[4];
  };
  static_assert(sizeof(Entry) == 8 && sizeof(Bucket) == 64);

  int worth(Entry entry) const {
    if (entry.bound == Bound::none) return -kWorthMost;
    return entry.depth - kDepthsAnAge * ((age_ - entry.age) & kMostAge);
  }

  std::vector<Bucket> buckets_;
  std::size_t mask_;
  std::uint8_t age_ = 0;
};

}  // namespace nemeton
