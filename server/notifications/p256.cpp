#include "server/notifications/p256.hpp"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>
#include <sodium.h>

#include <new>

#include "server/base/bytes.hpp"
#include "server/notifications/openssl_check.hpp"

namespace nemeton {

namespace {

constexpr const char* kCurve = "prime256v1";
constexpr int kNumber = 32;                 // bytes
constexpr std::size_t kPoint = 1 + 2 * 32;  // bytes

template <auto kFree>
struct Freed {
  template <class T>
  void operator()(T* it) const {
    kFree(it);
  }
};
template <class T, auto kFree>
using Owned = std::unique_ptr<T, Freed<kFree>>;

// These functions fail only if memory runs out.
template <class T>
T* had(T* it) {
  if (it == nullptr) throw std::bad_alloc();
  return it;
}

// Makes a key of its parts; `number` is null if only the point is known. Returns null if the point is not on the curve.
EVP_PKEY* key_of(const BIGNUM* number, std::string_view point) {
  const Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free> parts(had(OSSL_PARAM_BLD_new()));
  done(OSSL_PARAM_BLD_push_utf8_string(parts.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurve, 0));
  if (number != nullptr) done(OSSL_PARAM_BLD_push_BN(parts.get(), OSSL_PKEY_PARAM_PRIV_KEY, number));
  done(OSSL_PARAM_BLD_push_octet_string(parts.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()));
  const Owned<OSSL_PARAM, OSSL_PARAM_free> params(had(OSSL_PARAM_BLD_to_param(parts.get())));
  const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(had(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr)));
  done(EVP_PKEY_fromdata_init(context.get()));
  EVP_PKEY* key = nullptr;
  const int selection = number == nullptr ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  EVP_PKEY_fromdata(context.get(), &key, selection, params.get());
  return key;
}

}  // namespace

void P256Key::Free::operator()(evp_pkey_st* key) const { EVP_PKEY_free(key); }

P256Key P256Key::random() {
  std::string seed(kNumber, '\0');
  done(RAND_priv_bytes(bytes(seed), kNumber));
  return of_seed(seed);
}

P256Key P256Key::of_seed(std::string_view seed) {
  // Nearly every number is below the order of the group; if one is not, the next is tried.
  std::string number(crypto_generichash_BYTES, '\0');
  for (unsigned char round = 0;; ++round) {
    crypto_generichash_state state;
    crypto_generichash_init(&state, bytes(seed), seed.size(), number.size());
    crypto_generichash_update(&state, &round, 1);
    crypto_generichash_final(&state, bytes(number), number.size());
    if (auto key = of_private(number)) return std::move(*key);
  }
}

std::optional<P256Key> P256Key::of_private(std::string_view number) {
  const Owned<EC_GROUP, EC_GROUP_free> group(had(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)));
  const Owned<BIGNUM, BN_clear_free> scalar(had(BN_bin2bn(bytes(number), static_cast<int>(number.size()), nullptr)));
  if (BN_is_zero(scalar.get()) != 0 || BN_cmp(scalar.get(), EC_GROUP_get0_order(group.get())) >= 0) return std::nullopt;
  const Owned<EC_POINT, EC_POINT_free> point(had(EC_POINT_new(group.get())));
  done(EC_POINT_mul(group.get(), point.get(), scalar.get(), nullptr, nullptr, nullptr));
  std::string text(kPoint, '\0');
  EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, bytes(text), text.size(), nullptr);
  return P256Key(std::unique_ptr<evp_pkey_st, Free>(had(key_of(scalar.get(), text))), std::move(text));
}

std::optional<std::string> P256Key::agree(std::string_view other) const {
  if (other.size() != kPoint) return std::nullopt;
  const Owned<EVP_PKEY, EVP_PKEY_free> peer(key_of(nullptr, other));
  if (!peer) return std::nullopt;
  const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(had(EVP_PKEY_CTX_new(key_.get(), nullptr)));
  done(EVP_PKEY_derive_init(context.get()));
  if (EVP_PKEY_derive_set_peer(context.get(), peer.get()) <= 0) return std::nullopt;
  std::string secret(kNumber, '\0');
  std::size_t size = secret.size();
  done(EVP_PKEY_derive(context.get(), bytes(secret), &size));
  return secret;
}

std::string P256Key::sign(std::string_view text) const {
  const Owned<EVP_MD_CTX, EVP_MD_CTX_free> context(had(EVP_MD_CTX_new()));
  done(EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()));
  std::size_t size = 0;
  done(EVP_DigestSign(context.get(), nullptr, &size, bytes(text), text.size()));
  std::string coded(size, '\0');
  done(EVP_DigestSign(context.get(), bytes(coded), &size, bytes(text), text.size()));
  const unsigned char* from = bytes(coded);
  const Owned<ECDSA_SIG, ECDSA_SIG_free> parts(had(d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(size))));
  std::string signature(2 * kNumber, '\0');
  done(BN_bn2binpad(ECDSA_SIG_get0_r(parts.get()), bytes(signature), kNumber));
  done(BN_bn2binpad(ECDSA_SIG_get0_s(parts.get()), bytes(signature) + kNumber, kNumber));
  return signature;
}

}  // namespace nemeton
