// Turn notifications by email, at a server on the store of the program that this file is compiled into.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>

#include "server/tests/support/mail_server.hpp"
#include "server/tests/support/service_fixture.hpp"

namespace nemeton {
namespace {

using std::chrono::seconds;
using testing::HasSubstr;

constexpr const char* kAna = "ana@example.org";

class MailTest : public ServiceTest {
 protected:
  MailTest() { server->send_mails(mails.url()); }

  HttpAnswer ask(const std::string& mail = kAna) {
    return post("notifications/email-codes", {{"email", mail}, {"language", "de"}});
  }
  // The code in a mail.
  static std::string code_in(const ReadMail& mail) {
    std::smatch found;
    std::regex_search(mail.text, found, std::regex("([0-9]{4}) ([0-9]{4})"));
    return found[1].str() + found[2].str();
  }
  // The pass of an address whose mails the test reads.
  std::string pass(const std::string& mail = kAna) {
    const int before = mails.count(mail);
    const json asked = ask(mail).parsed();
    const auto told = mails.wait_for(mail, before + 1, [] {});
    if (!told) return "no mail";
    const json given =
        post("notifications/email-tokens", {{"challenge", asked["challenge"]}, {"code", code_in(*told)}}).parsed();
    return given.value("token", "no token");
  }
  HttpAnswer subscribe(const std::string& key, const std::string& pass) {
    return post("tables/" + opened.table + "/subscriptions", {{"key", key}, {"email_token", pass}, {"language", "de"}});
  }
  std::optional<ReadMail> mailed(int count, const std::string& mail = kAna) {
    return mails.wait_for(mail, count, [this] { time.pass(seconds(1)); });
  }

  MailServer mails;
  Opened opened = open_table(server->port(), {{"game", "brandubh"}, {"seats", {"you", "open"}}});
  std::string other_key = join(server->port(), opened.table);
};

TEST_F(MailTest, OnlyTheMailHasTheCode) {
  const json asked = ask().parsed();
  const auto mail = mails.wait_for(kAna, 1, [] {});
  ASSERT_TRUE(mail);
  const std::string code = code_in(*mail);
  EXPECT_THAT(asked.dump(), testing::Not(HasSubstr(code)));
  EXPECT_EQ(mail->headers.count("list-unsubscribe"), 0u);
}

TEST_F(MailTest, TheLinkInAMailEndsThem) {
  EXPECT_EQ(subscribe(other_key, pass()).status, 200);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  const auto mail = mailed(2);
  ASSERT_TRUE(mail);
  EXPECT_EQ(mail->headers.at("list-unsubscribe-post"), "List-Unsubscribe=One-Click");
  const std::string url = mail->headers.at("list-unsubscribe");
  constexpr std::string_view kBefore = "<https://nemeton.example";
  ASSERT_TRUE(url.starts_with(kBefore));
  const std::string path = url.substr(kBefore.size(), url.size() - kBefore.size() - 1);
  EXPECT_THAT(mail->text, HasSubstr("https://nemeton.example/mail#" + path.substr(path.rfind('/') + 1)));
  // A mail program posts a form.
  EXPECT_EQ(http(server->port(), "POST", path, "List-Unsubscribe=One-Click").status, 200);
  play_and_leave(server->port(), opened.table, other_key, first);
  first.play();
  for (int i = 0; i < 30; ++i) time.pass(seconds(1));
  EXPECT_EQ(mails.count(kAna), 2);
  EXPECT_EQ(http(server->port(), "POST", path.substr(0, path.size() - 1), "").error(), "bad_code");
}

TEST_F(MailTest, AMailServerThatIsBusyIsAskedAgain) {
  EXPECT_EQ(subscribe(other_key, pass()).status, 200);
  mails.answer(kAna, 451);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  ASSERT_TRUE(mailed(2));
  mails.answer(kAna, 250);
  EXPECT_TRUE(mailed(3));
}

TEST_F(MailTest, AMailboxThatIsNotThereIsForgotten) {
  EXPECT_EQ(subscribe(other_key, pass()).status, 200);
  EXPECT_EQ(subscribe(other_key, pass("ben@example.org")).status, 200);
  mails.answer(kAna, 550);
  Person first(server->port(), opened.table, opened.key);
  for (int turn = 1; turn <= 2; ++turn) {
    first.play();
    ASSERT_TRUE(mailed(1 + turn, "ben@example.org"));
    play_and_leave(server->port(), opened.table, other_key, first);
    if (turn == 1) ASSERT_TRUE(mailed(2));
  }
  EXPECT_EQ(mails.count(kAna), 2);
}

TEST_F(MailTest, NoMoveWaitsForAMailServerThatDoesNotAnswer) {
  EXPECT_EQ(subscribe(other_key, pass()).status, 200);
  mails.answer(kAna, 0);
  Person first(server->port(), opened.table, opened.key);
  first.play();
  ASSERT_TRUE(mailed(2));
  Person second(server->port(), opened.table, other_key);
  for (int turn = 0; turn < 5; ++turn) {
    second.play();
    ASSERT_TRUE(first.hear());
    first.play();
    ASSERT_TRUE(second.hear());
  }
}

TEST_F(MailTest, ACodeTakesTenTriesFromAllClients) {
  const json first = ask().parsed();
  const auto mail = mails.wait_for(kAna, 1, [] {});
  ASSERT_TRUE(mail);
  const std::string right = code_in(*mail);
  const std::string wrong = right == "00000000" ? "00000001" : "00000000";
  const auto give = [&](const std::string& code) {
    return post("notifications/email-tokens", {{"challenge", first["challenge"]}, {"code", code}});
  };
  for (int i = 0; i < 9; ++i) EXPECT_EQ(give(wrong).error(), "bad_code");
  EXPECT_EQ(give(right).status, 201);
  EXPECT_EQ(give(right).error(), "bad_code");
  // It is not the mailbox that is closed.
  const json second = ask().parsed();
  const auto next = mails.wait_for(kAna, 2, [] {});
  ASSERT_TRUE(next);
  EXPECT_EQ(post("notifications/email-tokens", {{"challenge", second["challenge"]}, {"code", code_in(*next)}}).status,
            201);
}

}  // namespace
}  // namespace nemeton
