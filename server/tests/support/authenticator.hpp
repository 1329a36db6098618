// An authenticator with one passkey for EdDSA, the browser that it answers through, and players who sign up with it.
#pragma once

#include <gtest/gtest.h>
#include <sodium.h>

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "server/accounts/passkeys.hpp"
#include "server/base/base64url.hpp"
#include "server/tests/support/client.hpp"

namespace nemeton {

class Authenticator {
 public:
  Authenticator() {
    crypto_sign_keypair(public_key_.data(), secret_key_.data());
    id_.resize(32);
    randombytes_buf(id_.data(), id_.size());
  }

  const std::string& id() const { return id_; }

  // From now on one part of its answers is wrong.
  std::string host = "nemeton.example";
  std::string origin = "https://nemeton.example";
  std::uint32_t counter = 0;
  std::uint8_t present = 0x01;

  PasskeyAnswer create(const std::string& challenge) const {
    return {
        .id = id_,
        .client_data = client_data("webauthn.create", challenge),
        .authenticator_data = header(present | 0x40) + std::string(16, '\0') + big_endian(id_.size(), 2) + id_ + key()};
  }

  PasskeyAnswer get(const std::string& challenge) const {
    PasskeyAnswer answer{
        .id = id_, .client_data = client_data("webauthn.get", challenge), .authenticator_data = header(present)};
    sign(answer);
    return answer;
  }

  void sign(PasskeyAnswer& answer) const {
    const std::string message = answer.authenticator_data + sha256(answer.client_data);
    answer.signature.resize(crypto_sign_BYTES);
    crypto_sign_detached(reinterpret_cast<unsigned char*>(answer.signature.data()), nullptr, bytes(message),
                         message.size(), secret_key_.data());
  }

  static nlohmann::json written(const PasskeyAnswer& answer) {
    nlohmann::json passkey = {{"id", base64url(answer.id)},
                              {"client_data_json", base64url(answer.client_data)},
                              {"authenticator_data", base64url(answer.authenticator_data)}};
    if (!answer.signature.empty()) passkey["signature"] = base64url(answer.signature);
    return passkey;
  }

 private:
  static const unsigned char* bytes(const std::string& text) {
    return reinterpret_cast<const unsigned char*>(text.data());
  }
  static std::string sha256(const std::string& text) {
    std::string hash(crypto_hash_sha256_BYTES, '\0');
    crypto_hash_sha256(reinterpret_cast<unsigned char*>(hash.data()), bytes(text), text.size());
    return hash;
  }
  static std::string big_endian(std::uint64_t number, int size) {
    std::string text;
    for (int i = size - 1; i >= 0; --i) text += static_cast<char>(number >> (8 * i));
    return text;
  }
  std::string header(unsigned flags) const { return sha256(host) + static_cast<char>(flags) + big_endian(counter, 4); }
  // {1: 1 (OKP), 3: -8 (EdDSA), -1: 6 (Ed25519), -2: the key}, as CBOR.
  std::string key() const {
    return "\xA4\x01\x01\x03\x27\x20\x06\x21\x58\x20" + std::string(public_key_.begin(), public_key_.end());
  }
  std::string client_data(const char* type, const std::string& challenge) const {
    return nlohmann::json{{"type", type}, {"challenge", challenge}, {"origin", origin}, {"crossOrigin", false}}.dump();
  }

  std::string id_;
  std::array<unsigned char, crypto_sign_PUBLICKEYBYTES> public_key_;
  std::array<unsigned char, crypto_sign_SECRETKEYBYTES> secret_key_;
};

// Signs up a player, and returns the answer: the player's id and name, the key of a session, and recovery codes.
inline json sign_up(int port, const std::string& name, const Authenticator& device = Authenticator(),
                    const std::string& address = "127.0.0.1") {
  const auto post = [&](const std::string& path, const json& body) {
    const HttpAnswer answer = call_api(port, path, body, {{"Host", "nemeton.example"}, {"X-Forwarded-For", address}});
    EXPECT_EQ(answer.status, 201) << path << ": " << answer.body;
    return answer.parsed();
  };
  const std::string challenge = post("accounts/challenges", {{"name", name}})["challenge"];
  return post("accounts", {{"name", name}, {"passkey", Authenticator::written(device.create(challenge))}});
}

}  // namespace nemeton
