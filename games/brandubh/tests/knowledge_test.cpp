// The file of what the bot knows: read as it was written, refused where it is damaged, and not missed by a bot that has none.
#include "games/brandubh/tests/knowledge.hpp"

#include <gmock/gmock.h>

#include "games/brandubh/bot/bot.hpp"
#include "games/brandubh/bot/searcher.hpp"
#include "games/brandubh/tests/positions.hpp"
#include "search/network.hpp"

namespace nemeton::brandubh {
namespace {

std::expected<void, std::string> hand(const std::string& bytes) {
  return set_network(std::type_identity<Brandubh>{}, "x.net", bytes);
}

std::string with_checksum(std::string bytes) {
  bytes.resize(bytes.size() - 4);
  append_whole(bytes, crc32(bytes));
  return bytes;
}

TEST(BrandubhKnowledge, IsReadAsItWasWritten) {
  const std::string bytes = network_bytes("brandubh");
  EXPECT_EQ(knowledge().bytes(), bytes);
  EXPECT_LE(bytes.size(), Network::kLargestFile);
  EXPECT_GT(knowledge().wins.size(), 1000u);
}

TEST(BrandubhKnowledge, ADamagedFileIsToldOfInOneLine) {
  const auto error = [](const std::string& bytes) { return Knowledge::parse(bytes, "x.net").error(); };
  const std::string whole = knowledge().bytes();
  EXPECT_EQ(error(""), "x.net: expected what Brandubh's bot knows, which begins with NBRA");
  EXPECT_EQ(error("<html>"), "x.net: expected what Brandubh's bot knows, which begins with NBRA");
  EXPECT_EQ(error(whole.substr(0, 21)), "x.net: 21 bytes, expected 31928 and 8 for each opening");
  EXPECT_EQ(error(whole.substr(0, 40'001)), "x.net: 40001 bytes, expected 31928 and 8 for each opening");
  EXPECT_EQ(error(whole.substr(0, whole.size() - 8)), "x.net: damaged, its checksum is not that of what it holds");
  for (const std::size_t at : {std::size_t{100}, whole.size() - 100, whole.size() - 1}) {
    std::string changed = whole;
    changed[at] = static_cast<char>(changed[at] ^ 1);
    EXPECT_EQ(error(changed), "x.net: damaged, its checksum is not that of what it holds") << at;
  }
  std::string other = whole;
  other[4] = 2;
  EXPECT_EQ(error(with_checksum(other)), "x.net: version 2 of the format, expected 1");
}

// One test, since what a bot has been handed it keeps.
TEST(BrandubhKnowledge, WithoutAFileTheBotPlaysByItsWeightsAndWithOneByTheNetwork) {
  const History<Brandubh> history(Brandubh::start(options("challenge"), 2));
  const auto answer = [&](Level level) { return think(history, kA, level, {.nodes = 20'000}, 1); };
  const auto by = [&](const KingNetwork* network) {
    const Evaluator evaluator{.noise = 1, .seed = 1, .network = network};
    return Searcher(evaluator, std::size_t{1} << 25).search(history, {.nodes = 20'000}, 64);
  };
  ASSERT_EQ(known_network(), nullptr);
  EXPECT_EQ(known_wins(), nullptr);
  const auto without = answer(Level::best);
  EXPECT_EQ(without.value, return_of(by(nullptr).score));
  const auto lower = answer(Level::master);

  ASSERT_FALSE(hand(knowledge().bytes().substr(0, 1000)));
  EXPECT_EQ(known_network(), nullptr);
  EXPECT_EQ(answer(Level::best).pv, without.pv);

  ASSERT_TRUE(hand(knowledge().bytes()));
  EXPECT_EQ(known_wins()->size(), knowledge().wins.size());
  const auto with = answer(Level::best);
  EXPECT_EQ(with.value, return_of(by(&knowledge().network).score));
  EXPECT_NE(with.value, without.value);
  EXPECT_EQ(answer(Level::master).value, lower.value) << "the levels below the best never judge by the network";

  const KingNetwork* network = known_network();
  ASSERT_FALSE(hand("<html>"));
  EXPECT_EQ(known_network(), network);
  EXPECT_EQ(answer(Level::best).value, with.value);
}

}  // namespace
}  // namespace nemeton::brandubh
