// Passkeys: the test vectors of the standard are understood, and an invalid answer is named. Recovery codes.
#include "server/accounts/passkeys.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <set>

#include "server/dice/hexadecimal.hpp"
#include "server/dice/keys.hpp"
#include "server/tests/support/authenticator.hpp"

namespace nemeton {
namespace {

const std::string kHost = "nemeton.example";

std::string hex(const char* digits) { return bytes_of(digits).value(); }

// Of Web Authentication, level 3, "Test Vectors"; authenticator data are what the attestation object ends with.
struct Vector {
  const char* name;
  int algorithm;
  const char* id;
  const char* created_challenge;
  const char* created_client_data;
  const char* created_data;
  const char* challenge;
  const char* client_data;
  const char* data;
  const char* signature;
};
constexpr Vector kVectors[] = {
    {"ES256 Credential with No Attestation", -7, "f91f391db4c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4",
     "00c30fb78531c464d2b6771dab8d7b603c01162f2fa486bea70f283ae556e130",
     "7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a22414d4d507434557878475453746e6364"
     "7134313759447742466938767049612d7077386f4f755657345441222c226f726967696e223a2268747470733a2f2f6578616d706c652e"
     "6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d61"
     "7920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c20737563"
     "6820617320746869733a20426b5165446a646354427258426941774a544c453551227d",
     "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b559000000008446ccb9ab1db374750b2367ff6f3a1f0020"
     "f91f391db4c9b2fde0ea70189cba3fb63f579ba6122b33ad94ff3ec330084be4a5010203262001215820afefa16f97ca9b2d23eb86ccb6"
     "4098d20db90856062eb249c33a9b672f26df61225820930a56b87a2fca66334b03458abf879717c12cc68ed73290af2e2664796b9220",
     "39c0e7521417ba54d43e8dc95174f423dee9bf3cd804ff6d65c857c9abf4d408",
     "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a224f63446e55685158756c5455506f334a555854"
     "3049393770767a7a59425039745a63685879617630314167222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267"
     "222c2263726f73734f726967696e223a66616c73657d",
     "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b51900000000",
     "3046022100f50a4e2e4409249c4a853ba361282f09841df4dd4547a13a87780218deffcd380221008480ac0f0b93538174f575bf11a1dd"
     "5d78c6e486013f937295ea13653e331e87"},
    {"Packed Attestation with Ed25519 Credential", -8,
     "ce9f840ed96599580cd140fbc7bb3230633f50f61041aff73308ae71caa8a2bd",
     "a8abf9dabdc6b0df63466b39bda9e8a34a34e185337a59f1c579990676d3b3bd",
     "7b2274797065223a22776562617574686e2e637265617465222c226368616c6c656e6765223a22714b763532723347734e396a526d7335"
     "76616e6f6f306f303459557a656c6e7878586d5a426e6254733730222c226f726967696e223a2268747470733a2f2f6578616d706c652e"
     "6f7267222c2263726f73734f726967696e223a66616c73652c22657874726144617461223a22636c69656e74446174614a534f4e206d61"
     "7920626520657874656e6465642077697468206164646974696f6e616c206669656c647320696e20746865206675747572652c20737563"
     "6820617320746869733a20425f44543567375a445f2d394f544c59583549764551227d",
     "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b54100000000d5aa33581e8ca478e20fe713f5d32ff20020"
     "ce9f840ed96599580cd140fbc7bb3230633f50f61041aff73308ae71caa8a2bda401010327200621582044e06ddd331c36a8dc667bab52"
     "bcae63486c916aa5e339e6acebaa84934bf832",
     "895957e01c633a698348a2d8a31a54b7db27e8c1c43b2080d79ae2190267bfd2",
     "7b2274797065223a22776562617574686e2e676574222c226368616c6c656e6765223a2269566c583442786a4f6d6d44534b4c596f7870"
     "557439736e364d48454f7943413135726947514a6e763949222c226f726967696e223a2268747470733a2f2f6578616d706c652e6f7267"
     "222c2263726f73734f726967696e223a66616c73657d",
     "bfabc37432958b063360d3ad6461c9c4735ae7f8edd46592a5e0f01452b2e4b50100000000",
     "f5c59c7e46c34f6f8cc197101ddf9934fa2595f68eb1913a637e8419eb9ba4cfdfc48f85393bc0d40b011f0d6fecb097d6607525713223"
     "a0dc0d453993dae00b"},
};

TEST(Passkeys, TheTestVectorsOfTheStandardAreUnderstood) {
  const std::string host = "example.org";
  for (const Vector& each : kVectors) {
    SCOPED_TRACE(each.name);
    const PasskeyAnswer created{hex(each.id), hex(each.created_client_data), hex(each.created_data)};
    EXPECT_EQ(read_challenge(created, PasskeyUse::create, host), base64url(hex(each.created_challenge)));
    const auto passkey = read_new_passkey(created, host);
    ASSERT_TRUE(passkey) << passkey.error().message;
    EXPECT_EQ(passkey->algorithm, each.algorithm);
    EXPECT_EQ(passkey->id, hex(each.id));
    EXPECT_EQ(passkey->counter, 0);

    PasskeyAnswer answer{hex(each.id), hex(each.client_data), hex(each.data), hex(each.signature)};
    EXPECT_EQ(read_challenge(answer, PasskeyUse::get, host), base64url(hex(each.challenge)));
    EXPECT_EQ(check_signature(answer, *passkey, host), 0);
    for (std::string* part : {&answer.client_data, &answer.authenticator_data, &answer.signature}) {
      part->back() = static_cast<char>(part->back() ^ 1);
      EXPECT_FALSE(check_signature(answer, *passkey, host));
      part->back() = static_cast<char>(part->back() ^ 1);
    }
    // Another's key.
    for (const Vector& other : kVectors) {
      if (other.id == each.id) continue;
      const auto theirs =
          read_new_passkey({hex(other.id), hex(other.created_client_data), hex(other.created_data)}, host);
      EXPECT_FALSE(check_signature(answer, *theirs, host));
    }
  }
}

class PasskeyFaults : public testing::Test {
 protected:
  PasskeyFaults() { start_keys(); }

  std::string create_fault(const PasskeyAnswer& answer, const std::string& host = kHost) {
    const auto challenge = read_challenge(answer, PasskeyUse::create, host);
    if (!challenge) return challenge.error().message;
    const auto made = read_new_passkey(answer, host);
    return made ? "" : made.error().message;
  }
  std::string get_fault(const PasskeyAnswer& answer) {
    const auto challenge = read_challenge(answer, PasskeyUse::get, kHost);
    if (!challenge) return challenge.error().message;
    const auto counter = check_signature(answer, passkey, kHost);
    return counter ? "" : counter.error().message;
  }

  Authenticator device;
  Passkey passkey = read_new_passkey(device.create("x"), kHost).value();
};

TEST_F(PasskeyFaults, AValidAnswerHasNoFault) {
  EXPECT_EQ(create_fault(device.create("x")), "");
  device.counter = 0xFFFFFFFF;
  EXPECT_EQ(get_fault(device.get("x")), "");
  EXPECT_EQ(check_signature(device.get("x"), passkey, kHost), 0xFFFFFFFF);
}

TEST_F(PasskeyFaults, AnAnswerToSomethingElseIsNamed) {
  EXPECT_EQ(create_fault(device.get("x")), "type of client_data is \"webauthn.get\", expected webauthn.create");
  EXPECT_EQ(get_fault(device.create("x")), "type of client_data is \"webauthn.create\", expected webauthn.get");
  PasskeyAnswer answer = device.create("x");
  answer.authenticator_data = device.get("x").authenticator_data;
  EXPECT_EQ(create_fault(answer), "authenticator_data has no new passkey");
}

TEST_F(PasskeyFaults, AnAnswerFromAnotherPageIsNamed) {
  const auto from = [&](const char* origin) {
    device.origin = origin;
    return get_fault(device.get("x"));
  };
  for (const char* origin : {"https://evil.example", "http://nemeton.example", "https://nemeton.example:8443",
                             "https://nemeton.example.evil.example", "https://www.nemeton.example", "null", ""}) {
    EXPECT_EQ(from(origin),
              "origin of client_data is \"" + std::string(origin) + "\", expected https://nemeton.example");
  }
  device.origin = "https://nemeton.example";
  PasskeyAnswer framed = device.get("x");
  framed.client_data.replace(framed.client_data.find("false"), 5, "true");
  device.sign(framed);
  EXPECT_EQ(
      get_fault(framed),
      "origin of client_data is \"https://nemeton.example\" in a page of another, expected https://nemeton.example");
}

TEST_F(PasskeyFaults, OnTheMachineItselfAPageNeedsNoTls) {
  device.host = "localhost";
  for (const char* host : {"localhost:8420", "localhost"}) {
    for (const std::string scheme : {"http://", "https://"}) {
      device.origin = scheme + host;
      EXPECT_EQ(create_fault(device.create("x"), host), "");
    }
  }
}

TEST_F(PasskeyFaults, APasskeyOfAnotherSiteIsNamed) {
  device.host = "evil.example";
  for (const std::string& fault : {create_fault(device.create("x")), get_fault(device.get("x"))})
    EXPECT_EQ(fault, "the passkey is for another site, expected \"nemeton.example\"");
}

TEST_F(PasskeyFaults, AnAnswerWithoutUserPresenceIsNamed) {
  device.present = 0;
  for (const std::string& fault : {create_fault(device.create("x")), get_fault(device.get("x"))})
    EXPECT_EQ(fault, "the authenticator does not say that a person was there");
}

TEST_F(PasskeyFaults, AWrongSignatureIsNamed) {
  PasskeyAnswer answer = device.get("x");
  answer.signature[3] = static_cast<char>(answer.signature[3] ^ 4);
  EXPECT_EQ(get_fault(answer), "the signature is not of this passkey over what it was asked");
  EXPECT_EQ(get_fault(Authenticator().get("x")), "the signature is not of this passkey over what it was asked");
  answer.signature = "";
  EXPECT_EQ(get_fault(answer), "authenticator_data or signature cannot be read");
}

TEST_F(PasskeyFaults, ATruncatedAnswerIsNamed) {
  const PasskeyAnswer whole = device.create("x");
  for (std::size_t size = 0; size < whole.authenticator_data.size(); ++size) {
    PasskeyAnswer cut = whole;
    cut.authenticator_data.resize(size);
    const std::string fault = create_fault(cut);
    if (size < 37) EXPECT_EQ(fault, "authenticator_data has " + std::to_string(size) + " bytes, expected at least 37");
    else EXPECT_EQ(fault, "authenticator_data has no public key for ES256 or EdDSA") << size;
  }
}

TEST_F(PasskeyFaults, AListThatClaimsMoreThanThereIsTakesNoRoom) {
  // An extension, "big", that is a list or a map of so many items, a text of so many bytes, or lists in each other.
  std::string nested =
      "\xa1\x63"
      "big";
  for (int i = 0; i < 200; ++i) nested += std::string("\x98\xff", 2);
  for (const std::string& extensions : {"\xa1\x63"
                                        "big\x9b" +
                                            std::string("\0\0\0\x7f\xff\xff\xff\xff", 8),
                                        "\xa1\x63"
                                        "big\xba" +
                                            std::string("\x7f\xff\xff\xff", 4),
                                        "\xa1\x63"
                                        "big\x7a" +
                                            std::string("\x7f\xff\xff\xff", 4),
                                        std::string("\xbf\xff"), std::string("\xa1\x9a\0", 3), nested}) {
    PasskeyAnswer made = device.create("x"), answer = device.get("x");
    for (PasskeyAnswer* each : {&made, &answer}) {
      each->authenticator_data[32] = static_cast<char>(each->authenticator_data[32] | 0x80);
      each->authenticator_data += extensions;
    }
    EXPECT_EQ(create_fault(made), "authenticator_data has no public key for ES256 or EdDSA");
    EXPECT_EQ(get_fault(answer), "authenticator_data or signature cannot be read");
  }
}

TEST_F(PasskeyFaults, AKeyOfAnotherKindIsNamed) {
  PasskeyAnswer answer = device.create("x");
  // 3: -8 becomes 3: -257.
  answer.authenticator_data.replace(answer.authenticator_data.find("\x03\x27"), 2, std::string("\x03\x39\x01\x00", 4));
  EXPECT_EQ(create_fault(answer), "authenticator_data has no public key for ES256 or EdDSA");
  answer = device.create("x");
  answer.id[0] = static_cast<char>(answer.id[0] ^ 1);
  EXPECT_EQ(create_fault(answer), "id is not that of the new passkey");
}

TEST_F(PasskeyFaults, ClientDataThatAreNoneAreNamed) {
  for (const char* text : {"", "{", "[]", "7", R"({"type":"webauthn.get","type":"webauthn.get"})"}) {
    PasskeyAnswer answer = device.get("x");
    answer.client_data = text;
    EXPECT_EQ(get_fault(answer), "client_data is no JSON object in base64url") << text;
  }
  for (const char* name : {"type", "challenge", "origin"}) {
    for (const nlohmann::json& wrong : {nlohmann::json(), nlohmann::json(7), nlohmann::json::object()}) {
      PasskeyAnswer answer = device.get("x");
      auto client_data = nlohmann::json::parse(answer.client_data);
      client_data[name] = wrong;
      answer.client_data = client_data.dump();
      EXPECT_THAT(get_fault(answer), testing::StartsWith(std::string(name) + " of client_data is "));
    }
  }
}

// Answers that a fuzzer would make of right ones: cut, grown, and with bytes changed. None is taken, unless it says the same.
TEST_F(PasskeyFaults, MangledAnswersAreNeverTaken) {
  std::mt19937 random(7);
  const auto below = [&](std::size_t n) { return std::uniform_int_distribution<std::size_t>(0, n - 1)(random); };
  const auto mangle = [&](std::string& text) {
    for (std::size_t changes = below(4) + 1; changes > 0; --changes) {
      const std::size_t at = below(text.size());
      switch (below(4)) {
        case 0: text[at] = static_cast<char>(below(256)); break;
        case 1: text.erase(at, below(8) + 1); break;
        case 2: text.insert(at, std::string(below(8) + 1, static_cast<char>(below(256)))); break;
        default: text[at] = static_cast<char>(text[at] ^ (1 << below(8))); break;
      }
      if (text.empty()) return;
    }
  };
  for (int i = 0; i < 1500; ++i) {
    PasskeyAnswer answer = device.get("x");
    const PasskeyAnswer right = answer;
    const std::array parts = {&answer.client_data, &answer.authenticator_data, &answer.signature};
    std::string& part = *parts[below(parts.size())];
    mangle(part);
    const bool is_same = answer.client_data == right.client_data &&
                         answer.authenticator_data == right.authenticator_data && answer.signature == right.signature;
    if (!is_same) ASSERT_NE(get_fault(answer), "") << hexadecimal(part);

    // A new passkey is signed by nobody: what is taken must only be one that can be kept.
    PasskeyAnswer created = device.create("x");
    mangle(created.authenticator_data);
    const auto taken = read_new_passkey(created, kHost);
    if (taken) ASSERT_TRUE(taken->id == created.id && taken->public_key.size() == 32u) << hexadecimal(created.id);
  }
}

}  // namespace
}  // namespace nemeton
