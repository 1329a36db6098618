// The parts of mails: passes of addresses, the format of RFC 5322, and texts in the reader's language.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <set>

#include "server/notifications/mail_codes.hpp"
#include "server/notifications/mail_text.hpp"
#include "server/tests/support/server_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;
using testing::HasSubstr;

const WallTime kNow{std::chrono::milliseconds(1'800'000'000'000)};

TEST(MailCodes, TheCodeOpensAPassForTheAddress) {
  const MailCodes passes("seed"), at_another_node("seed");
  const auto asked = passes.ask("ana@example.org", kNow);
  const auto pass = at_another_node.pass(asked.challenge, asked.code, kNow + minutes(15));
  ASSERT_TRUE(pass);
  EXPECT_EQ(passes.mail(*pass), "ana@example.org");
}

TEST(MailCodes, ACodeHasEightDigitsAndIsAnotherEachTime) {
  const MailCodes passes("seed");
  std::set<std::string> codes;
  for (int i = 0; i < 100; ++i) {
    const auto asked = passes.ask("ana@example.org", kNow);
    EXPECT_EQ(asked.code.size(), 8u);
    EXPECT_EQ(asked.code.find_first_not_of("0123456789"), std::string::npos);
    codes.insert(asked.code);
  }
  EXPECT_GT(codes.size(), 90u);
}

TEST(MailCodes, AnotherCodeOrALateOneIsWorthNothing) {
  const MailCodes passes("seed");
  const auto asked = passes.ask("ana@example.org", kNow);
  EXPECT_FALSE(passes.pass(asked.challenge, asked.code, kNow + minutes(15) + seconds(1)));
  for (std::size_t i = 0; i < asked.code.size(); ++i) {
    std::string other = asked.code;
    other[i] = other[i] == '0' ? '1' : '0';
    EXPECT_FALSE(passes.pass(asked.challenge, other, kNow));
  }
  EXPECT_FALSE(passes.pass(asked.challenge, "", kNow));
  EXPECT_FALSE(passes.pass(passes.ask("ben@example.org", kNow).challenge, asked.code, kNow));
}

TEST(MailCodes, AChangedCodeIsInvalid) {
  const MailCodes passes("seed"), of_another_house("another seed");
  const auto asked = passes.ask("ana@example.org", kNow);
  const std::string pass = passes.pass(asked.challenge, asked.code, kNow).value();
  EXPECT_FALSE(of_another_house.mail(pass));
  EXPECT_FALSE(of_another_house.pass(asked.challenge, asked.code, kNow));
  for (std::size_t i = 0; i < pass.size(); ++i) {
    std::string changed = pass;
    changed[i] = changed[i] == 'A' ? 'B' : 'A';
    EXPECT_FALSE(passes.mail(changed)) << changed;
  }
  EXPECT_FALSE(passes.mail(""));
  EXPECT_FALSE(passes.mail("."));
}

TEST(MailCodes, EachIsValidForOnePurpose) {
  const MailCodes passes("seed");
  const auto asked = passes.ask("ana@example.org", kNow);
  const std::string pass = passes.pass(asked.challenge, asked.code, kNow).value();
  EXPECT_TRUE(passes.challenge_id(asked.challenge));
  EXPECT_FALSE(passes.challenge_id(pass));
  EXPECT_FALSE(passes.mail(asked.challenge));
  EXPECT_FALSE(passes.mail(passes.stop("ana@example.org")));
  EXPECT_FALSE(passes.stopped_target(pass));
  EXPECT_EQ(passes.stopped_target(passes.stop("target")), "target");
}

TEST(MailCodes, AnAddressIsOneAndHasNothingThatEndsALine) {
  for (const char* each : {"ana@example.org", "a@b", "a.b+c@d-e.f", "x'y@z"})
    EXPECT_TRUE(is_mail_address(each)) << each;
  for (const char* each : {"", "ana", "@b", "a@", "a@b@c", "a b@c", "a@b\r\nBcc: c@d", "a@b,c@d", "<a@b>", "a@b;c",
                           "\"a\"@b", "\xc3\xa4@b"}) {
    EXPECT_FALSE(is_mail_address(each)) << each;
  }
  EXPECT_TRUE(is_mail_address(std::string(252, 'a') + "@b"));
  EXPECT_FALSE(is_mail_address(std::string(253, 'a') + "@b"));
}

TEST(MailText, IsAsRfc5322HasIt) {
  const Mail mail = {.from = "nemeton@example.org",
                     .to = "ana@example.com",
                     .language = "ga",
                     .subject = "Brandubh: Is leatsa an seal.",
                     .text = "é\n.\n",
                     .stop = "https://example.org/stop",
                     .id = "1"};
  EXPECT_EQ(write_mail(mail, kNow),
            "From: Nemeton <nemeton@example.org>\r\n"
            "To: <ana@example.com>\r\n"
            "Subject: =?UTF-8?B?QnJhbmR1Ymg6IElzIGxlYXRzYSBhbiBzZWFsLg==?=\r\n"
            "Date: Fri, 15 Jan 2027 08:00:00 +0000\r\n"
            "Message-ID: <1@example.org>\r\n"
            "Auto-Submitted: auto-generated\r\n"
            "List-Unsubscribe: <https://example.org/stop>\r\n"
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n"
            "MIME-Version: 1.0\r\n"
            "Content-Type: text/plain; charset=utf-8\r\n"
            "Content-Transfer-Encoding: base64\r\n"
            "Content-Language: ga\r\n"
            "\r\n"
            "w6kNCi4NCg==\r\n");
}

TEST(MailText, LinesAreShortAndCharactersWhole) {
  Mail mail = {.from = "a@b",
               .to = "c@d",
               .language = "cy",
               .subject = "",
               .text = std::string(500, 'x'),
               .stop = "",
               .id = "1"};
  for (int i = 0; i < 60; ++i) mail.subject += "ŵ";
  const std::string text = write_mail(mail, kNow);
  for (std::size_t at = 0, end; (end = text.find("\r\n", at)) != std::string::npos; at = end + 2)
    EXPECT_LE(end - at, 86u);
  EXPECT_THAT(text, testing::Not(HasSubstr("List-Unsubscribe")));
  // 22 letters of two bytes each in a word, none of them cut.
  EXPECT_THAT(text, HasSubstr("?=\r\n =?UTF-8?B?xbXF"));
}

class MailWordsTest : public testing::Test {
 protected:
  std::string error(const std::string& text) {
    std::ofstream(file) << text;
    const auto words = MailWords::read(file);
    return words ? "" : words.error();
  }

  TemporaryFolder folder;
  std::filesystem::path file = folder.path() / "mail.json";
};

TEST_F(MailWordsTest, AreThoseOfTheLanguageOrEnglish) {
  ASSERT_EQ(error(R"({"languages": {
    "en": {"codeSubject": "Code {code}", "code": "It is {code}.", "turn": "you", "over": "over", "rematch": "again?", "round": "round",
           "news": "{news}: {link} or {stop}"},
    "de": {"codeSubject": "Zahl {code}", "code": "{code}", "turn": "du", "over": "aus", "rematch": "noch mal?", "round": "Runde", "news": "{link}"}},
    "games": {"danube": {"en": "Down the Danube", "de": "Die Donau hinab"}, "tug": {"en": "Tug of War"}}})"),
            "");
  const auto words = MailWords::read(file).value();
  EXPECT_EQ(words.code("de", "12345678").subject, "Zahl 1234 5678");
  EXPECT_EQ(words.code("xx", "12345678").text, "It is 1234 5678.\n");
  EXPECT_EQ(words.news("de", "danube", NotificationReason::turn, "L", "S").subject, "Die Donau hinab: du");
  EXPECT_EQ(words.news("de", "tug", NotificationReason::turn, "L", "S").subject, "Tug of War: du");
  EXPECT_EQ(words.news("en", "unheard", NotificationReason::turn, "L", "S").subject, "unheard: you");
  EXPECT_EQ(words.news("en", "tug", NotificationReason::turn, "L", "S").text, "you: L or S\n");
  EXPECT_EQ(words.news("xx", "tug", NotificationReason::over, "L", "S").language, "en");
  EXPECT_EQ(words.news("de", "tug", NotificationReason::rematch, "L", "S").subject, "Tug of War: noch mal?");
}

TEST_F(MailWordsTest, AFileThatIsMissingOrAnotherIsNamed) {
  EXPECT_THAT(MailWords::read(file).error(), HasSubstr(file.string() + " cannot be read, expected the words of mails"));
  for (const char* each : {"", "[]", "{}", R"({"languages": {}, "games": {}})",
                           R"({"languages": {"en": {}}, "games": {}})", R"({"languages": {"en": 1}, "games": {}})"}) {
    EXPECT_THAT(error(each), HasSubstr(file.string() + " has not the words of mails")) << each;
  }
}

}  // namespace
}  // namespace nemeton
