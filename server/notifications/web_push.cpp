#include "server/notifications/web_push.hpp"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>

#include <array>

#include "core/json.hpp"
#include "server/base/base64url.hpp"
#include "server/base/bytes.hpp"
#include "server/notifications/openssl_check.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kSalt = 16;  // bytes, as all of these
constexpr std::size_t kTag = 16;
constexpr std::size_t kContentKey = 16;
constexpr std::size_t kNonce = 12;
constexpr std::uint32_t kRecord = 4096;
constexpr char kLastRecord = 2;  // follows the text of the last record

// HMAC-based key derivation with SHA-256 (RFC 5869).
std::string hkdf(std::string_view salt, std::string_view secret, std::string_view info, std::size_t size) {
  EVP_KDF* kind = EVP_KDF_fetch(nullptr, "HKDF", nullptr);
  EVP_KDF_CTX* context = EVP_KDF_CTX_new(kind);
  EVP_KDF_free(kind);
  char digest[] = "SHA256";
  const auto octets = [](const char* name, std::string_view text) {
    return OSSL_PARAM_construct_octet_string(name, const_cast<char*>(text.data()), text.size());
  };
  const std::array params = {OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                             octets(OSSL_KDF_PARAM_SALT, salt), octets(OSSL_KDF_PARAM_KEY, secret),
                             octets(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
  std::string key(size, '\0');
  const int derived = EVP_KDF_derive(context, bytes(key), size, params.data());
  EVP_KDF_CTX_free(context);
  done(derived);
  return key;
}

std::string aes_128_gcm(std::string_view key, std::string_view nonce, std::string_view text) {
  std::string sealed(text.size() + kTag, '\0');
  EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
  int size = 0;
  const bool sound = EVP_EncryptInit_ex(context, EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce)) > 0 &&
                     EVP_EncryptUpdate(context, bytes(sealed), &size, bytes(text), static_cast<int>(text.size())) > 0 &&
                     EVP_EncryptFinal_ex(context, bytes(sealed) + size, &size) > 0 &&
                     EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, kTag, bytes(sealed) + text.size()) > 0;
  EVP_CIPHER_CTX_free(context);
  done(sound ? 1 : 0);
  return sealed;
}

}  // namespace

PushSecrets PushSecrets::random() {
  std::string salt(kSalt, '\0');
  done(RAND_bytes(bytes(salt), kSalt));
  return {P256Key::random(), std::move(salt)};
}

std::optional<std::string> encrypt_push(const PushSubscription& to, std::string_view text, const PushSecrets& secrets) {
  using namespace std::string_view_literals;
  const auto agreed = secrets.key.agree(to.public_key);
  if (!agreed) return std::nullopt;
  const std::string& own = secrets.key.public_key();
  const std::string secret = hkdf(to.auth, *agreed, std::string("WebPush: info\0"sv) + to.public_key + own, 32);
  const std::string key = hkdf(secrets.salt, secret, "Content-Encoding: aes128gcm\0"sv, kContentKey);
  const std::string nonce = hkdf(secrets.salt, secret, "Content-Encoding: nonce\0"sv, kNonce);
  // RFC 8188: the salt, the size of a record, and the key by its length.
  std::string body = secrets.salt;
  for (int shift = 24; shift >= 0; shift -= 8) body += static_cast<char>(kRecord >> shift & 0xff);
  body += static_cast<char>(own.size());
  body += own;
  return body + aes_128_gcm(key, nonce, std::string(text) + kLastRecord);
}

std::string origin_of(std::string_view url) {
  const std::size_t host = url.find("://");
  if (host == std::string_view::npos) return {};
  return std::string(url.substr(0, url.find_first_of("/?#", host + 3)));
}

std::string push_authorization(const P256Key& server, std::string_view endpoint, std::string_view contact,
                               WallTime now) {
  constexpr auto kTokenLife = std::chrono::hours(12);
  std::string claims;
  JsonWriter json(claims);
  json.begin_object().field("aud", origin_of(endpoint));
  json.key("exp").number(
      std::int64_t{std::chrono::duration_cast<std::chrono::seconds>((now + kTokenLife).time_since_epoch()).count()});
  if (!contact.empty()) json.field("sub", contact);
  json.end_object();
  const std::string token = base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + base64url(claims);
  return "vapid t=" + token + "." + base64url(server.sign(token)) + ", k=" + base64url(server.public_key());
}

}  // namespace nemeton
