// The names that accounts may have, and the names that look alike.
#include "server/accounts/name_rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "server/tests/support/server_fixture.hpp"

namespace nemeton {
namespace {

using testing::HasSubstr;

const NameRules kRules(kRefusedNames);

std::string skeleton(const std::string& name) {
  const auto read = kRules.read(name);
  EXPECT_TRUE(read) << name << ": " << read.error().message;
  return read ? read->skeleton : "";
}
std::string fault(const std::string& name) {
  const auto read = kRules.read(name);
  if (read) return "";
  EXPECT_EQ(read.error().code, "bad_name");
  EXPECT_EQ(read.error().status, 400);
  return read.error().message;
}

TEST(NameRules, NamesOfManyLanguagesMayStay) {
  std::istringstream names(
      "Ceridwen|Brân|Ó Súilleabháin|Jean-Luc|D’Arcy|Dr.Who|ドルイド|小野小町|Мария|Ἀριάδνη|नीता|fionn_7|Ty|"
      "Siân|Łukasz|Zoë|Đặng|山田|Алексей|Ὀδυσσεύς|Ọ̀ṣun|เก้า|မျိုးမြင့်|دِيمَة|李小龍|김민준|Nguyễn Thị Minh|"
      "Þórdís|Şükrü|Håkon|بَدْر");
  for (std::string name; std::getline(names, name, '|');) EXPECT_EQ(fault(name), "") << name;
  EXPECT_THAT(fault("12345678901234567890a"), HasSubstr("has 21 characters, expected 2 to 20"));
}

TEST(NameRules, ANameIsNormalisedWithSingleSpaces) {
  EXPECT_EQ(kRules.read("  Gwion   Bach ").value().text, "Gwion Bach");
  EXPECT_EQ(kRules.read("Bra\xCC\x82n").value().text, "Br\xC3\xA2n");
}

TEST(NameRules, TheFaultOfANameIsNamed) {
  EXPECT_THAT(fault(""), HasSubstr("has 0 characters"));
  EXPECT_THAT(fault("x"), HasSubstr("has 1 characters"));
  EXPECT_THAT(fault("   "), HasSubstr("has 0 characters"));
  EXPECT_THAT(fault("a<b>"), HasSubstr("has \"<\", expected letters, digits"));
  EXPECT_THAT(fault("wise🌿owl"), HasSubstr("🌿"));
  EXPECT_THAT(fault("a\nb\x01"), HasSubstr("expected letters"));
  EXPECT_THAT(fault("12345"), HasSubstr("has no letter"));
  EXPECT_THAT(fault("-Gwion"), HasSubstr("separator that stands at its beginning"));
  EXPECT_THAT(fault("Gwion--Bach"), HasSubstr("beside another"));
  EXPECT_THAT(fault("Gwion."), HasSubstr("separator at its end"));
  // Right to left, joiners, a Latin word with one Cyrillic letter, a mark on a mark.
  for (const char* name : {"\xE2\x80\xAEnoiwG", "Gwi\xE2\x80\x8Bon",
                           "Cer\xD1\x96"
                           "dwen",
                           "Gw\xCC\x87\xCC\x87ion"})
    EXPECT_NE(fault(name), "") << name;
}

TEST(NameRules, ALetterHasOneAccentBesideItsOwn) {
  for (const char* name : {"Zo\u0308e\u0301", "Gw\u0323ion", "Ọ̀ṣun"}) EXPECT_EQ(fault(name), "") << name;
  for (const char* name : {"Z\u0301\u0302\u0304oe", "Ze\u0308\u0301\u0302", "Zoe\u0335\u0336\u0337", "\u0301Zoe",
                           "Zo \u0301e", "Zoe7\u0301", "ก\u0E49\u0E34\u0E49\u0E34"}) {
    EXPECT_THAT(fault(name), HasSubstr("too many accents")) << name;
  }
}

TEST(NameRules, NamesThatLookAlikeHaveOneSkeleton) {
  const std::vector<std::vector<const char*>> groups = {
      {"Ceridwen", "ceridwen", "CERIDWEN", "Ceri Dwen", "ceri-dwen", "Ceri.dwen", "CeridWen"},
      {"paul", "pauI", "pau1", "PAUL", "Paui"},
      {"Bob", "B0b", "b o b"},
      {"modern", "modem"},
      {"coco", "\xD1\x81\xD0\xBE\xD1\x81\xD0\xBE"},
  };
  for (const auto& group : groups) {
    for (const char* name : group) EXPECT_EQ(skeleton(name), skeleton(group.front())) << name;
  }
  // Accents, bars and strokes.
  for (const auto& [name, plain] : {std::pair{"Taliésin", "Taliesin"},
                                    {"Brân", "Bran"},
                                    {"Łukasz", "Lukasz"},
                                    {"Đặng", "Dang"},
                                    {"Søren", "Soren"},
                                    {"Алексей", "Алексеи"},
                                    {"Ὀδυσσεύς", "Οδυσσευσ"},
                                    {"vvill", "Will"},
                                    {"Ńull", "Nu1l"}}) {
    EXPECT_EQ(skeleton(name), skeleton(plain)) << name;
  }
  // Marks that are letters of their script.
  EXPECT_NE(skeleton("かき"), skeleton("がき"));
  EXPECT_NE(skeleton("नीता"), skeleton("नेता"));
  EXPECT_NE(skeleton("Gwion"), skeleton("Gwyn"));
}

TEST(NameRules, WordsOfTheListAreRefusedHoweverTheyAreWritten) {
  for (const char* name : {"Admin", "4dm1n admin", "A d m i n", "MODERATOR", "the moderator", "Nemeton",
                           "N3meton nemeton", "someone", "Hitler88", "xHITLERx", "h1tler"}) {
    EXPECT_THAT(fault(name), HasSubstr("is one that nobody may have here")) << name;
  }
  for (const char* name : {"Adminton", "Botanist", "Youri"}) EXPECT_EQ(fault(name), "") << name;
}

TEST(NameRules, AHostHasAListOfItsOwn) {
  const TemporaryFolder folder;
  const std::string file = folder.path() / "names.txt";
  std::ofstream(file) << "# a comment\n\n  Gwion \n*wen*\r\n";
  const auto rules = read_name_rules(file);
  ASSERT_TRUE(rules) << rules.error();
  EXPECT_FALSE(rules->read("gwion"));
  EXPECT_FALSE(rules->read("Ceridwen"));
  EXPECT_TRUE(rules->read("Gwionn"));
  EXPECT_TRUE(rules->read("admin"));
  EXPECT_EQ(
      read_name_rules(folder.path()).error(),
      "refused-names: " + folder.path().string() + " cannot be read, expected a list of refused names: Is a directory");
  EXPECT_FALSE(read_name_rules("")->read("admin"));
}

}  // namespace
}  // namespace nemeton
