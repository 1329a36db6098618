#include "server/notifications/web_push.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <openssl/evp.h>

#include "protocol/json_text.hpp"
#include "server/base/base64url.hpp"

namespace nemeton {
namespace {

std::string bytes(std::string_view text) { return bytes_of_base64url(text).value(); }

TEST(Base64Url, IsReadAsItIsWritten) {
  EXPECT_EQ(base64url("\xfb\xff\xfe"), "-__-");
  EXPECT_EQ(bytes_of_base64url("-__-"), "\xfb\xff\xfe");
  EXPECT_EQ(bytes_of_base64url("YQ=="), std::nullopt);
  EXPECT_EQ(bytes_of_base64url("YQ"), "a");
  EXPECT_EQ(bytes_of_base64url("Y"), std::nullopt);
  EXPECT_EQ(bytes_of_base64url("a+b/"), std::nullopt);
}

// Appendix A of RFC 8291.
TEST(WebPush, EncryptsTheExampleOfItsStandard) {
  const PushSubscription watermelon{
      "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
      bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      bytes("BTBZMqHH6r4Tts7J_aSIgg")};
  const PushSecrets secrets{P256Key::of_private(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).value(),
                            bytes("DGv6ra1nlYgDCS1FRnbzlw")};
  const auto body = encrypt_push(watermelon, "When I grow up, I want to be a watermelon", secrets);
  ASSERT_TRUE(body);
  EXPECT_EQ(
      base64url(*body),
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
      "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, EncryptsForNoKeyThatIsNoPointOfTheCurve) {
  PushSubscription wrong{"https://push.example.net/", std::string(65, '\4'), std::string(16, 'a')};
  EXPECT_EQ(encrypt_push(wrong, "text", PushSecrets::random()), std::nullopt);
  wrong.public_key = "short";
  EXPECT_EQ(encrypt_push(wrong, "text", PushSecrets::random()), std::nullopt);
}

TEST(P256Key, IsTheSameOfTheSameSeedAndOtherwiseAnother) {
  EXPECT_EQ(P256Key::of_seed(std::string(32, 'a')).public_key(), P256Key::of_seed(std::string(32, 'a')).public_key());
  EXPECT_NE(P256Key::of_seed(std::string(32, 'a')).public_key(), P256Key::of_seed(std::string(32, 'b')).public_key());
  EXPECT_NE(P256Key::random().public_key(), P256Key::random().public_key());
}

TEST(P256Key, TwoAgree) {
  const P256Key one = P256Key::random(), other = P256Key::random();
  EXPECT_EQ(one.agree(other.public_key()).value(), other.agree(one.public_key()).value());
}

TEST(P256Key, IsNoneOfANumberThatIsNotOneOfTheGroup) {
  EXPECT_FALSE(P256Key::of_private(std::string(32, '\0')));
  EXPECT_FALSE(P256Key::of_private(std::string(32, '\xff')));
}

// "vapid t=HEADER.CLAIMS.SIGNATURE, k=KEY"
struct Authorization {
  std::string signed_part, signature, key;

  explicit Authorization(const std::string& text) {
    const std::size_t token = std::string("vapid t=").size();
    const std::size_t comma = text.find(", k=");
    const std::size_t dot = text.rfind('.', comma);
    signed_part = text.substr(token, dot - token);
    signature = bytes(text.substr(dot + 1, comma - dot - 1));
    key = bytes(text.substr(comma + 4));
  }
  nlohmann::json claims() const { return nlohmann::json::parse(bytes(signed_part.substr(signed_part.find('.') + 1))); }
};

TEST(PushAuthorization, NamesThePushServiceTheTimeAndTheHost) {
  const P256Key key = P256Key::of_seed(std::string(32, 'a'));
  const WallTime now{std::chrono::seconds(1'700'000'000)};
  const Authorization told(
      push_authorization(key, "https://push.example.net:8443/one/two?three", "mailto:host@example.org", now));
  EXPECT_EQ(told.key, key.public_key());
  EXPECT_EQ(told.claims()["aud"], "https://push.example.net:8443");
  EXPECT_EQ(told.claims()["exp"], 1'700'000'000 + 12 * 3600);
  EXPECT_EQ(told.claims()["sub"], "mailto:host@example.org");
  EXPECT_EQ(told.signature.size(), 64);
  EXPECT_FALSE(Authorization(push_authorization(key, "https://push.example.net/", "", now)).claims().contains("sub"));
}

}  // namespace
}  // namespace nemeton
