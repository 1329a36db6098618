#include "server/accounts/passkeys.hpp"

#include <fido.h>
#include <fido/eddsa.h>
#include <fido/es256.h>
#include <sodium.h>

#include <array>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>

#include "protocol/json_text.hpp"
#include "server/base/bytes.hpp"

namespace nemeton {

namespace {

constexpr std::size_t kShortestId = 16;
constexpr std::size_t kLongestId = 1023;
// Where things are in authenticator data: the hash of the relying party's id, flags, a counter of four bytes.
constexpr std::size_t kFlags = 32;
constexpr std::size_t kCounter = 33;
constexpr std::size_t kHeader = 37;
constexpr unsigned kUserPresent = 0x01;
constexpr unsigned kHasPasskey = 0x40;
// Of a new passkey there follow the model of the authenticator, the length of the id in two bytes, and the id; then its key, in CBOR.
constexpr std::size_t kModel = 16;

constexpr const char* kNoKey = "authenticator_data has no public key for ES256 or EdDSA";

template <class T, auto Free>
struct Freed {
  void operator()(T* each) const { Free(&each); }
};
using Credential = std::unique_ptr<fido_cred_t, Freed<fido_cred_t, fido_cred_free>>;
using Assertion = std::unique_ptr<fido_assert_t, Freed<fido_assert_t, fido_assert_free>>;
using Es256 = std::unique_ptr<es256_pk_t, Freed<es256_pk_t, es256_pk_free>>;
using Eddsa = std::unique_ptr<eddsa_pk_t, Freed<eddsa_pk_t, eddsa_pk_free>>;

std::array<unsigned char, crypto_hash_sha256_BYTES> sha256(std::string_view text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
  crypto_hash_sha256(hash.data(), bytes(text), text.size());
  return hash;
}

// The relying party is the host, whatever port it is at.
std::string_view party_of(std::string_view host) { return host.substr(0, host.rfind(':')); }

// Browsers have passkeys at https alone, and on the machine itself.
bool is_page_of(std::string_view origin, std::string_view host) {
  if (origin == "https://" + std::string(host)) return true;
  return is_local(host) && origin == "http://" + std::string(host);
}

std::string quoted(const std::string& text) { return shown(nlohmann::json(text)); }

std::expected<std::string, Refusal> member_of(const nlohmann::json& client_data, const char* name) {
  const auto* value = member(client_data, name);
  const auto* text = value == nullptr ? nullptr : string_of(*value);
  if (text != nullptr) return *text;
  return std::unexpected(bad_passkey(std::string(name) + " of client_data is " +
                                     (value == nullptr ? "missing" : shown(*value)) + ", expected a string"));
}

// The fault of the header of the authenticator's data.
std::optional<Refusal> fault_of_header(const std::string& data, std::string_view host) {
  if (data.size() < kHeader)
    return bad_passkey("authenticator_data has " + std::to_string(data.size()) + " bytes, expected at least 37");
  const auto party = sha256(party_of(host));
  if (!std::equal(party.begin(), party.end(), bytes(data)))
    return bad_passkey("the passkey is for another site, expected " + quoted(std::string(party_of(host))));
  if ((bytes(data)[kFlags] & kUserPresent) == 0)
    return bad_passkey("the authenticator does not say that a person was there");
  return std::nullopt;
}

std::int64_t counter_of(const std::string& data) {
  std::int64_t count = 0;
  for (std::size_t i = 0; i < 4; ++i) count = count << 8 | bytes(data)[kCounter + i];
  return count;
}

// Whether such a public key is a point of its curve.
bool is_key(int algorithm, const std::string& key) {
  if (algorithm == COSE_ES256) {
    const Es256 made(es256_pk_new());
    return made && es256_pk_from_ptr(made.get(), key.data(), key.size()) == FIDO_OK;
  }
  const Eddsa made(eddsa_pk_new());
  return made && eddsa_pk_from_ptr(made.get(), key.data(), key.size()) == FIDO_OK;
}

// Whether all that CBOR (RFC 8949) claims to hold has room in it. libcbor makes room for the items of a list before it looks for the first: a few bytes
// would take gigabytes.
bool has_room_for_its_items(std::string_view cbor) {
  std::uint64_t items = 0;
  for (std::size_t at = 0; at < cbor.size();) {
    const unsigned head = bytes(cbor)[at++], kind = head >> 5, low = head & 31;
    // 28 and more have no meaning, or are of a length that is not said, which no authenticator gives.
    if (low >= 28) return false;
    const std::size_t width = low < 24 ? 0 : std::size_t{1} << (low - 24);
    if (cbor.size() - at < width) return false;
    std::uint64_t size = width == 0 ? low : 0;
    for (std::size_t i = 0; i < width; ++i) size = size << 8 | bytes(cbor)[at++];
    const bool is_text = kind == 2 || kind == 3, is_list = kind == 4, is_map = kind == 5;
    if ((is_text || is_list || is_map) && size > cbor.size() - at) return false;
    if (is_text) at += static_cast<std::size_t>(size);
    if (is_list) items += size;
    if (is_map) items += 2 * size;
    if (items > cbor.size()) return false;
  }
  return true;
}

// The part of the data of a new passkey that is CBOR; empty if they end before it.
std::string_view key_of(std::string_view data) {
  const std::size_t length = kHeader + kModel;
  if (data.size() < length + 2) return {};
  const std::size_t id = std::size_t{bytes(data)[length]} << 8 | bytes(data)[length + 1];
  return data.size() < length + 2 + id ? std::string_view() : data.substr(length + 2 + id);
}

}  // namespace

bool is_local(std::string_view host) {
  const std::string_view party = party_of(host);
  return party == "localhost" || party.ends_with(".localhost");
}

Refusal bad_passkey(std::string message) { return wrong_secret("bad_passkey", std::move(message)); }

std::expected<std::string, Refusal> read_challenge(const PasskeyAnswer& answer, PasskeyUse use, std::string_view host) {
  const auto client_data = parse_json(answer.client_data);
  if (!client_data || !client_data->is_object())
    return std::unexpected(bad_passkey("client_data is no JSON object in base64url"));
  const auto type = member_of(*client_data, "type");
  if (!type) return std::unexpected(type.error());
  const std::string expected = use == PasskeyUse::create ? "webauthn.create" : "webauthn.get";
  if (*type != expected)
    return std::unexpected(bad_passkey("type of client_data is " + quoted(*type) + ", expected " + expected));
  const auto origin = member_of(*client_data, "origin");
  if (!origin) return std::unexpected(origin.error());
  const auto* crossing = member(*client_data, "crossOrigin");
  if (!is_page_of(*origin, host) || (crossing != nullptr && *crossing != false)) {
    return std::unexpected(bad_passkey("origin of client_data is " + quoted(*origin) +
                                       (crossing != nullptr && *crossing != false ? " in a page of another" : "") +
                                       ", expected https://" + std::string(host)));
  }
  return member_of(*client_data, "challenge");
}

std::expected<Passkey, Refusal> read_new_passkey(const PasskeyAnswer& answer, std::string_view host) {
  const std::string& data = answer.authenticator_data;
  if (auto fault = fault_of_header(data, host)) return std::unexpected(*std::move(fault));
  if ((bytes(data)[kFlags] & kHasPasskey) == 0)
    return std::unexpected(bad_passkey("authenticator_data has no new passkey"));
  if (!has_room_for_its_items(key_of(data))) return std::unexpected(bad_passkey(kNoKey));
  for (const int algorithm : {COSE_ES256, COSE_EDDSA}) {
    const Credential made(fido_cred_new());
    if (!made || fido_cred_set_type(made.get(), algorithm) != FIDO_OK ||
        fido_cred_set_authdata_raw(made.get(), bytes(data), data.size()) != FIDO_OK)
      continue;
    const auto text = [](const unsigned char* from, std::size_t size) {
      return std::string(reinterpret_cast<const char*>(from), size);
    };
    Passkey passkey{.id = text(fido_cred_id_ptr(made.get()), fido_cred_id_len(made.get())),
                    .algorithm = algorithm,
                    .public_key = text(fido_cred_pubkey_ptr(made.get()), fido_cred_pubkey_len(made.get())),
                    .counter = counter_of(data)};
    if (passkey.id != answer.id) return std::unexpected(bad_passkey("id is not that of the new passkey"));
    if (passkey.id.size() < kShortestId || passkey.id.size() > kLongestId) {
      return std::unexpected(
          bad_passkey("id has " + std::to_string(passkey.id.size()) + " bytes, expected 16 to 1023"));
    }
    if (!is_key(algorithm, passkey.public_key)) break;
    return passkey;
  }
  return std::unexpected(bad_passkey(kNoKey));
}

std::expected<std::int64_t, Refusal> check_signature(const PasskeyAnswer& answer, const Passkey& passkey,
                                                     std::string_view host) {
  const std::string& data = answer.authenticator_data;
  if (auto fault = fault_of_header(data, host)) return std::unexpected(*std::move(fault));
  const Assertion made(fido_assert_new());
  const auto hash = sha256(answer.client_data);
  const bool is_whole = made && has_room_for_its_items(std::string_view(data).substr(kHeader)) &&
                        fido_assert_set_count(made.get(), 1) == FIDO_OK &&
                        fido_assert_set_clientdata_hash(made.get(), hash.data(), hash.size()) == FIDO_OK &&
                        fido_assert_set_rp(made.get(), std::string(party_of(host)).c_str()) == FIDO_OK &&
                        fido_assert_set_up(made.get(), FIDO_OPT_TRUE) == FIDO_OK &&
                        fido_assert_set_authdata_raw(made.get(), 0, bytes(data), data.size()) == FIDO_OK &&
                        fido_assert_set_sig(made.get(), 0, bytes(answer.signature), answer.signature.size()) == FIDO_OK;
  if (!is_whole) return std::unexpected(bad_passkey("authenticator_data or signature cannot be read"));
  int verified = FIDO_ERR_INVALID_SIG;
  if (const std::string& key = passkey.public_key; passkey.algorithm == COSE_ES256) {
    const Es256 own(es256_pk_new());
    if (own && es256_pk_from_ptr(own.get(), key.data(), key.size()) == FIDO_OK)
      verified = fido_assert_verify(made.get(), 0, COSE_ES256, own.get());
  } else {
    const Eddsa own(eddsa_pk_new());
    if (own && eddsa_pk_from_ptr(own.get(), key.data(), key.size()) == FIDO_OK)
      verified = fido_assert_verify(made.get(), 0, COSE_EDDSA, own.get());
  }
  if (verified != FIDO_OK)
    return std::unexpected(bad_passkey("the signature is not of this passkey over what it was asked"));
  return counter_of(data);
}

}  // namespace nemeton
