// A key on the curve P-256, as Web Push asks for: to agree on a secret, and to sign.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace nemeton {

class P256Key {
 public:
  static P256Key random();
  // Always the same of the same 32 bytes.
  static P256Key of_seed(std::string_view seed);
  // The key with this private number of 32 bytes; nullopt if it is out of range.
  static std::optional<P256Key> of_private(std::string_view number);

  // 65 bytes: 4, x and y.
  const std::string& public_key() const { return public_; }
  // ECDH: the x of the common point, 32 bytes; nullopt if `other` is no point of the curve.
  std::optional<std::string> agree(std::string_view other) const;
  // ECDSA with SHA-256: r and s, 64 bytes.
  std::string sign(std::string_view text) const;

 private:
  struct Free {
    void operator()(evp_pkey_st* key) const;
  };
  P256Key(std::unique_ptr<evp_pkey_st, Free> key, std::string public_key)
      : key_(std::move(key)), public_(std::move(public_key)) {}

  std::unique_ptr<evp_pkey_st, Free> key_;
  std::string public_;
};

}  // namespace nemeton
