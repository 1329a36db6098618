#include "server/notices/mail_text.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "server/tests/support/server_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

const WallTime kSentAt{std::chrono::milliseconds(1'800'000'000'000)};

TEST(MailText, IsAsRfc5322HasIt) {
  const Mail mail = {.from = "nemeton@example.org",
                     .to = "ana@example.com",
                     .language = "ga",
                     .subject = "Brandubh: Is leatsa an seal.",
                     .text = "é\n.\n",
                     .stop = "https://example.org/stop",
                     .id = "1"};
  EXPECT_EQ(write_mail(mail, kSentAt),
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
  const std::string text = write_mail(mail, kSentAt);
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
    "en": {"codeSubject": "Code {code}", "code": "It is {code}.", "turnSubject": "{game}: you", "turn": "{link} or {stop}"},
    "de": {"codeSubject": "Zahl {code}", "code": "{code}", "turnSubject": "{game}: du", "turn": "{link}"}},
    "games": {"danube": {"en": "Down the Danube", "de": "Die Donau hinab"}, "tug": {"en": "Tug of War"}}})"),
            "");
  const auto words = MailWords::read(file).value();
  EXPECT_EQ(words.code("de", "12345678").subject, "Zahl 1234 5678");
  EXPECT_EQ(words.code("xx", "12345678").text, "It is 1234 5678.\n");
  EXPECT_EQ(words.turn("de", "danube", "L", "S").subject, "Die Donau hinab: du");
  EXPECT_EQ(words.turn("de", "tug", "L", "S").subject, "Tug of War: du");
  EXPECT_EQ(words.turn("en", "unheard", "L", "S").subject, "unheard: you");
  EXPECT_EQ(words.turn("en", "tug", "L", "S").text, "L or S\n");
  EXPECT_EQ(words.turn("xx", "tug", "L", "S").language, "en");
}

TEST_F(MailWordsTest, AFileThatIsMissingOrAnotherIsNamed) {
  EXPECT_THAT(MailWords::read(file).error(), HasSubstr("mails need the page: cannot read " + file.string()));
  for (const char* each : {"", "[]", "{}", R"({"languages": {}, "games": {}})",
                           R"({"languages": {"en": {}}, "games": {}})", R"({"languages": {"en": 1}, "games": {}})"}) {
    EXPECT_THAT(error(each), HasSubstr(file.string() + " has not the words of mails")) << each;
  }
}

}  // namespace
}  // namespace nemeton
