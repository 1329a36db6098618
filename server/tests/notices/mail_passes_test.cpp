#include "server/notices/mail_passes.hpp"

#include <gtest/gtest.h>

#include <set>

namespace nemeton {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

const WallTime kNow{std::chrono::milliseconds(1'800'000'000'000)};

TEST(MailPasses, WhoHasTheCodeGetsAPassForTheAddress) {
  const MailPasses passes("seed"), at_another_node("seed");
  const auto asked = passes.ask("ana@example.org", kNow);
  const auto pass = at_another_node.pass(asked.challenge, asked.code, kNow + minutes(15));
  ASSERT_TRUE(pass);
  EXPECT_EQ(passes.mail(*pass), "ana@example.org");
}

TEST(MailPasses, ACodeHasEightDigitsAndIsAnotherEachTime) {
  const MailPasses passes("seed");
  std::set<std::string> codes;
  for (int i = 0; i < 100; ++i) {
    const auto asked = passes.ask("ana@example.org", kNow);
    EXPECT_EQ(asked.code.size(), 8u);
    EXPECT_EQ(asked.code.find_first_not_of("0123456789"), std::string::npos);
    codes.insert(asked.code);
  }
  EXPECT_GT(codes.size(), 90u);
}

TEST(MailPasses, AnotherCodeOrALateOneIsWorthNothing) {
  const MailPasses passes("seed");
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

TEST(MailPasses, WhatIsChangedIsWorthNothing) {
  const MailPasses passes("seed"), of_another_house("another seed");
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

TEST(MailPasses, NoneIsGoodForWhatAnotherIsFor) {
  const MailPasses passes("seed");
  const auto asked = passes.ask("ana@example.org", kNow);
  const std::string pass = passes.pass(asked.challenge, asked.code, kNow).value();
  EXPECT_FALSE(passes.mail(asked.challenge));
  EXPECT_FALSE(passes.mail(passes.stop("ana@example.org")));
  EXPECT_FALSE(passes.stopped_target(pass));
  EXPECT_EQ(passes.stopped_target(passes.stop("target")), "target");
}

TEST(MailPasses, AnAddressIsOneAndHasNothingThatEndsALine) {
  for (const char* each : {"ana@example.org", "a@b", "a.b+c@d-e.f", "x'y@z"})
    EXPECT_TRUE(is_mail_address(each)) << each;
  for (const char* each : {"", "ana", "@b", "a@", "a@b@c", "a b@c", "a@b\r\nBcc: c@d", "a@b,c@d", "<a@b>", "a@b;c",
                           "\"a\"@b", "\xc3\xa4@b"}) {
    EXPECT_FALSE(is_mail_address(each)) << each;
  }
  EXPECT_TRUE(is_mail_address(std::string(252, 'a') + "@b"));
  EXPECT_FALSE(is_mail_address(std::string(253, 'a') + "@b"));
}

}  // namespace
}  // namespace nemeton
