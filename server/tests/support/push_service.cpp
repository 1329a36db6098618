#include "server/tests/support/push_service.hpp"

#include <arpa/inet.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <sstream>

#include "server/base/base64url.hpp"
#include "server/base/bytes.hpp"
#include "server/tests/support/client.hpp"

namespace nemeton {

namespace {

using namespace std::string_view_literals;

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
  EVP_KDF_derive(context, bytes(key), size, params.data());
  EVP_KDF_CTX_free(context);
  return key;
}

// Decrypts AES-128-GCM with the tag at the end; nullopt if anything was changed.
std::optional<std::string> unsealed(std::string_view key, std::string_view nonce, std::string_view sealed) {
  constexpr std::size_t kTag = 16;
  if (sealed.size() < kTag) return std::nullopt;
  std::string text(sealed.size() - kTag, '\0');
  std::string tag(sealed.substr(text.size()));
  EVP_CIPHER_CTX* context = EVP_CIPHER_CTX_new();
  int size = 0;
  const bool sound = EVP_DecryptInit_ex(context, EVP_aes_128_gcm(), nullptr, bytes(key), bytes(nonce)) > 0 &&
                     EVP_DecryptUpdate(context, bytes(text), &size, bytes(sealed), static_cast<int>(text.size())) > 0 &&
                     EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, kTag, bytes(tag)) > 0 &&
                     EVP_DecryptFinal_ex(context, bytes(text) + size, &size) > 0;
  EVP_CIPHER_CTX_free(context);
  return sound ? std::optional(text) : std::nullopt;
}

std::string in_small_letters(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

// Reads a request; nullopt if the connection ends before.
std::optional<PushRequest> read_request(int from) {
  std::string text;
  std::array<char, 4096> piece;
  const auto more = [&] {
    const ssize_t size = recv(from, piece.data(), piece.size(), 0);
    if (size > 0) text.append(piece.data(), static_cast<std::size_t>(size));
    return size > 0;
  };
  std::size_t end;
  while ((end = text.find("\r\n\r\n")) == std::string::npos) {
    if (!more()) return std::nullopt;
  }
  std::istringstream head(text.substr(0, end));
  PushRequest request;
  std::string word;
  head >> word >> request.path;
  std::getline(head, word);
  for (std::string line; std::getline(head, line);) {
    if (line.ends_with('\r')) line.pop_back();
    const std::size_t colon = line.find(": ");
    request.headers[in_small_letters(line.substr(0, colon))] = line.substr(colon + 2);
  }
  const std::size_t size = std::stoul(request.headers["content-length"]);
  while (text.size() < end + 4 + size) {
    if (!more()) return std::nullopt;
  }
  request.body = text.substr(end + 4, size);
  return request;
}

}  // namespace

nlohmann::json PushDevice::subscription(int port, const std::string& host) const {
  return {{"endpoint", "http://" + host + ":" + std::to_string(port) + path_},
          {"p256dh", base64url(key_.public_key())},
          {"auth", base64url(auth_)},
          {"language", "cy"}};
}

std::optional<std::string> PushDevice::read(const std::string& body) const {
  constexpr std::size_t kHead = 16 + 4 + 1 + 65;
  if (body.size() < kHead) return std::nullopt;
  const std::string_view salt(body.data(), 16);
  const std::string_view server(body.data() + 21, 65);
  const auto agreed = key_.agree(server);
  if (!agreed) return std::nullopt;
  const std::string secret =
      hkdf(auth_, *agreed, std::string("WebPush: info\0"sv) + key_.public_key() + std::string(server), 32);
  auto text = unsealed(hkdf(salt, secret, "Content-Encoding: aes128gcm\0"sv, 16),
                       hkdf(salt, secret, "Content-Encoding: nonce\0"sv, 12), std::string_view(body).substr(kHead));
  if (!text || !text->ends_with('\2')) return std::nullopt;
  text->pop_back();
  return text;
}

std::optional<std::string> signer_of_push(const std::string& authorization) {
  const std::size_t comma = authorization.find(", k=");
  const std::size_t dot = authorization.rfind('.', comma);
  if (!authorization.starts_with("vapid t=") || comma == std::string::npos) return std::nullopt;
  const std::string text = authorization.substr(8, dot - 8);
  const std::string named = authorization.substr(comma + 4);
  const std::string signature = bytes_of_base64url(authorization.substr(dot + 1, comma - dot - 1)).value_or("");
  std::string key = bytes_of_base64url(named).value_or("");
  if (signature.size() != 64) return std::nullopt;

  ECDSA_SIG* parts = ECDSA_SIG_new();
  ECDSA_SIG_set0(parts, BN_bin2bn(bytes(signature), 32, nullptr), BN_bin2bn(bytes(signature) + 32, 32, nullptr));
  unsigned char* coded = nullptr;
  const int size = i2d_ECDSA_SIG(parts, &coded);
  ECDSA_SIG_free(parts);

  char curve[] = "prime256v1";
  std::array params = {OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, curve, 0),
                       OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, key.data(), key.size()),
                       OSSL_PARAM_construct_end()};
  EVP_PKEY_CTX* maker = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
  EVP_PKEY* public_key = nullptr;
  EVP_PKEY_fromdata_init(maker);
  EVP_PKEY_fromdata(maker, &public_key, EVP_PKEY_PUBLIC_KEY, params.data());
  EVP_PKEY_CTX_free(maker);
  EVP_MD_CTX* context = EVP_MD_CTX_new();
  const bool sound = public_key != nullptr &&
                     EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, public_key) > 0 &&
                     EVP_DigestVerify(context, coded, static_cast<std::size_t>(size), bytes(text), text.size()) > 0;
  EVP_MD_CTX_free(context);
  EVP_PKEY_free(public_key);
  OPENSSL_free(coded);
  return sound ? std::optional(named) : std::nullopt;
}

PushService::PushService() : Inbox(201), thread_([this] { serve(); }) {}

PushService::~PushService() {
  listener_.stop();
  thread_.join();
  hang_up();
}

void PushService::hang_up() {
  const std::lock_guard lock(unanswered_mutex_);
  for (const int each : unanswered_) close(each);
  unanswered_.clear();
}

void PushService::serve() {
  for (int client; (client = listener_.accept()) >= 0;) {
    auto request = read_request(client);
    const std::string path = request ? request->path : "";
    const int status = request ? put(path, *std::move(request)) : 201;
    if (status == 0) {
      const std::lock_guard lock(unanswered_mutex_);
      unanswered_.push_back(client);
      continue;
    }
    const std::string answer =
        "HTTP/1.1 " + std::to_string(status) + " Told\r\nContent-Length: 0\r\nConnection: close\r\n\r\n";
    send(client, answer.data(), answer.size(), MSG_NOSIGNAL);
    close(client);
  }
}

}  // namespace nemeton
