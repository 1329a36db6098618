#include "games/bluff/rules/dice.hpp"

namespace nemeton::bluff {

namespace {

constexpr std::size_t kAllRolls = 1 + 6 + 21 + 56 + 126 + 252;

// The rolls of no die, of one, of two and so on, and where those of each number begin.
struct RollTable {
  std::array<Roll, kAllRolls> rolls{};
  std::array<std::size_t, kMaxDice + 2> begin{};
};

constexpr std::uint32_t factorial(int n) { return n < 2 ? 1 : static_cast<std::uint32_t>(n) * factorial(n - 1); }

constexpr void add_rolls(RollTable& table, std::size_t& size, Dice dice, int least, int left) {
  if (left == 0) {
    std::uint32_t ways = factorial(dice.size());
    dice.each_face([&](int, int count) { ways /= factorial(count); });
    table.rolls[size++] = {dice, ways};
    return;
  }
  for (int face = least; face <= kFaces; ++face) add_rolls(table, size, dice + Dice::of(face), face, left - 1);
}

constexpr RollTable kTable = [] {
  RollTable table;
  std::size_t size = 0;
  for (int count = 0; count <= kMaxDice; ++count) {
    table.begin[static_cast<std::size_t>(count)] = size;
    add_rolls(table, size, {}, 1, count);
  }
  table.begin[kMaxDice + 1] = size;
  return table;
}();

// Up to three dice one by one, by the number of dice: entry i has the digits of i to the base six.
constexpr auto kFallen = [] {
  std::array<std::array<Dice, 216>, 4> fallen{};
  for (std::size_t count = 1; count < fallen.size(); ++count) {
    for (std::uint32_t i = 0; i < ways_to_fall(static_cast<int>(count)); ++i) {
      fallen[count][i] = fallen[count - 1][i / 6] + Dice::of(static_cast<int>(i % 6) + 1);
    }
  }
  return fallen;
}();

}  // namespace

std::span<const Roll> rolls(int count) {
  const std::size_t begin = kTable.begin[static_cast<std::size_t>(count)];
  const std::size_t end = kTable.begin[static_cast<std::size_t>(count) + 1];
  return std::span(kTable.rolls).subspan(begin, end - begin);
}

Dice roll(int count, Random& random) {
  const std::uint32_t way = below(random, ways_to_fall(count));
  if (count <= 3) return kFallen[static_cast<std::size_t>(count)][way];
  return kFallen[3][way % 216] + kFallen[static_cast<std::size_t>(count - 3)][way / 216];
}

std::string digits(Dice dice) {
  std::string text;
  dice.each_face(
      [&](int face, int count) { text.append(static_cast<std::size_t>(count), static_cast<char>('0' + face)); });
  return text;
}

}  // namespace nemeton::bluff
