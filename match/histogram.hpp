// How often which values came, in little room whatever their number: the log-linear buckets of HdrHistogram (Gil Tene), of which
// Debian 12 has no C or C++ library.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

namespace nemeton {

// Values below 256 are kept as they are, others to the 128th part of themselves.
class Histogram {
 public:
  void record(std::uint64_t value) {
    const std::size_t bucket = bucket_of(value);
    if (bucket >= counts_.size()) counts_.resize(bucket + 1);
    ++counts_[bucket];
    ++count_;
    max_ = std::max(max_, value);
  }
  void add(const Histogram& more) {
    counts_.resize(std::max(counts_.size(), more.counts_.size()));
    for (std::size_t i = 0; i < more.counts_.size(); ++i) counts_[i] += more.counts_[i];
    count_ += more.count_;
    max_ = std::max(max_, more.max_);
  }

  std::uint64_t count() const { return count_; }
  std::uint64_t max() const { return max_; }
  // The least value that this part of all values does not exceed, rounded up to the end of its bucket; 0 where there is none.
  std::uint64_t quantile(double part) const {
    const auto wanted =
        std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::ceil(part * static_cast<double>(count_))));
    std::uint64_t seen = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i) {
      seen += counts_[i];
      if (seen >= wanted) return std::min(max_, end_of(i));
    }
    return max_;
  }

 private:
  static constexpr int kBits = 7;  // of a value, after its first, that tell its bucket
  static constexpr std::uint64_t kLinear = std::uint64_t{2} << kBits;

  static std::size_t bucket_of(std::uint64_t value) {
    if (value < kLinear) return value;
    const int shift = static_cast<int>(std::bit_width(value)) - kBits - 1;
    return (static_cast<std::size_t>(shift) << kBits) + (value >> shift);
  }
  // The last value of a bucket.
  static std::uint64_t end_of(std::size_t bucket) {
    if (bucket < kLinear) return bucket;
    const auto shift = (bucket >> kBits) - 1;
    return ((bucket - (shift << kBits) + 1) << shift) - 1;
  }

  std::vector<std::uint64_t> counts_;  // by bucket
  std::uint64_t count_ = 0;
  std::uint64_t max_ = 0;
};

}  // namespace nemeton
