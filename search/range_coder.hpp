// An adaptive binary range coder: that of LZMA (Pavlov, 1998), after Martin: "Range encoding: an algorithm for removing redundancy from a digitised message",
// 1979.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace nemeton {

// The probability that the next bit of a kind is 0, in 2048ths.
class BitForecast {
 public:
  std::uint32_t bound(std::uint32_t range) const { return (range >> kBits) * zero_; }
  void learn(bool bit) {
    if (bit) zero_ = static_cast<std::uint16_t>(zero_ - (zero_ >> kRate));
    else zero_ = static_cast<std::uint16_t>(zero_ + ((kOne - zero_) >> kRate));
  }

 private:
  static constexpr int kBits = 11;
  static constexpr int kRate = 5;
  static constexpr std::uint16_t kOne = 1 << kBits;
  std::uint16_t zero_ = kOne / 2;
};

inline constexpr std::uint32_t kLeastRange = 1U << 24;

class RangeEncoder {
 public:
  void put(BitForecast& forecast, bool bit) {
    const std::uint32_t bound = forecast.bound(range_);
    if (bit) {
      low_ += bound;
      range_ -= bound;
    } else {
      range_ = bound;
    }
    forecast.learn(bit);
    while (range_ < kLeastRange) {
      range_ <<= 8;
      shift();
    }
  }

  // Returns the encoded bytes. Nothing more may be put.
  std::string finish() {
    for (int i = 0; i < 5; ++i) shift();
    return std::move(bytes_).substr(1);  // the first byte is always 0
  }

 private:
  // Writes the highest byte of `low_`, once the bytes before it can no longer get a carry.
  void shift() {
    if (low_ < 0xFF000000U || low_ > 0xFFFFFFFFU) {
      const auto carry = static_cast<std::uint8_t>(low_ >> 32);
      bytes_ += static_cast<char>(waiting_ + carry);
      for (; full_ > 0; --full_) bytes_ += static_cast<char>(0xFF + carry);
      waiting_ = static_cast<std::uint8_t>(low_ >> 24);
    } else {
      ++full_;
    }
    low_ = (low_ & 0x00FFFFFF) << 8;
  }

  std::uint64_t low_ = 0;
  std::uint32_t range_ = 0xFFFFFFFF;
  std::uint8_t waiting_ = 0;  // byte that a carry may still reach
  std::uint64_t full_ = 0;    // bytes 0xFF after it
  std::string bytes_;
};

class RangeDecoder {
 public:
  explicit RangeDecoder(std::string_view bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) code_ = code_ << 8 | next();
  }

  // The forecasts must be those of the encoder.
  bool get(BitForecast& forecast) {
    const std::uint32_t bound = forecast.bound(range_);
    const bool bit = code_ >= bound;
    if (bit) {
      code_ -= bound;
      range_ -= bound;
    } else {
      range_ = bound;
    }
    forecast.learn(bit);
    while (range_ < kLeastRange) {
      range_ <<= 8;
      code_ = code_ << 8 | next();
    }
    return bit;
  }

 private:
  // Reads zeros beyond the end.
  std::uint32_t next() { return at_ < bytes_.size() ? static_cast<std::uint8_t>(bytes_[at_++]) : 0; }

  std::string_view bytes_;
  std::size_t at_ = 0;
  std::uint32_t range_ = 0xFFFFFFFF;
  std::uint32_t code_ = 0;
};

}  // namespace nemeton
