// A position of Sigily as lines for a terminal: the ring as a square with the gates in its corners, the deep as its diagonals.
#include <algorithm>
#include <bit>

#include "games/sigily/rules/ending.hpp"
#include "games/sigily/rules/fight.hpp"
#include "games/sigily/rules/rules.hpp"
#include "games/sigily/rules/spells.hpp"
#include "games/sigily/rules/tokens.hpp"

namespace nemeton {

using namespace sigily;

namespace {

constexpr int kSide = 7;
constexpr int kMiddleOfSide = kSide / 2;
constexpr std::size_t kWidth = 10;
constexpr char kLetters[] = {'C', 'U', 'L', 'M'};
constexpr const char* kProvinces[] = {"Connaught", "Ulster", "Leinster", "Munster"};

// The sigil in a column and a row of the square, or kNowhere.
int sigil_in(int x, int y) {
  if (y == 0) return x;
  if (x == kSide - 1) return kQuarter + y;
  if (y == kSide - 1) return 2 * kQuarter + kSide - 1 - x;
  if (x == 0) return 3 * kQuarter + kSide - 1 - y;
  if (x != y && x != kSide - 1 - y) return kNowhere;
  if (x == kMiddleOfSide) return kCentre;
  const int quarter = y < kMiddleOfSide ? (x < kMiddleOfSide ? 0 : 1) : (x < kMiddleOfSide ? 3 : 2);
  return x == 1 || x == kSide - 2 ? outer_of(quarter) : inner_of(quarter);
}

std::string padded(std::string text) {
  text.resize(std::max(text.size(), kWidth), ' ');
  return text;
}

std::string stack_name(const State& state, Chariot top) {
  std::string name;
  for (Chariot c = top; c != kNobody; c = state.riders[c].below) name += kLetters[owner_of(c)];
  return name + (stack_of(state, top).stone_skin ? "#" : "") + '+' + std::to_string(stack_of(state, top).coins);
}

std::string ground(const State& state, int sigil) {
  if (sigil == kNowhere) return "";
  const int coins = state.lying[static_cast<std::size_t>(sigil)];
  const bool cursed = is_ring(sigil) && (state.cursed & ring_bit(sigil)) != 0;
  return sigil_name(sigil) + (cursed ? "!" : "") + (coins == 0 ? "" : ":" + std::to_string(coins));
}

std::string traffic(const State& state, int sigil) {
  if (sigil == kNowhere) return "";
  const Chariot top = state.top_at[static_cast<std::size_t>(sigil)];
  return top == kNobody ? "." : stack_name(state, top);
}

int count(const State& state, Seat seat, std::uint8_t place) {
  int n = 0;
  for (int number = 0; number < state.setup.chariots; ++number) {
    n += stack_of(state, chariot(seat, number)).place == place ? 1 : 0;
  }
  return n;
}

std::string seat_line(const State& state, Seat seat, int coins) {
  const auto s = static_cast<std::size_t>(seat);
  std::string line = std::string(1, kLetters[s]) + " " + kProvinces[s] + ": " +
                     std::to_string(count(state, seat, kInHand)) + " in hand, " +
                     std::to_string(count(state, seat, kHome)) + " home, " + std::to_string(coins) +
                     (coins == 1 ? " coin" : " coins");
  if (state.treasure[s] > 0) line += " (" + std::to_string(state.treasure[s]) + " at home)";
  if (state.speed[s] != 0) line += ", winds of speed: " + std::to_string(std::popcount(state.speed[s]));
  if (state.sloth[s] != 0) line += ", winds of sloth: " + std::to_string(std::popcount(state.sloth[s]));
  if (state.frozen[s]) line += ", frozen";
  return line + "\n";
}

std::string awaited(const State& state) {
  const Turn& turn = state.turn;
  const std::string who = kProvinces[turn.seat];
  const std::string declared = sigil_name(turn.declared);
  switch (turn.stage) {
    case Stage::spell: return who + " may cast a spell before the throw.";
    case Stage::answer: return std::string(kProvinces[turn.asked]) + " pays 5 coins, or is frozen.";
    case Stage::fireball: return "The stack on " + sigil_name(under_fire(turn)) + " throws against the fireball.";
    case Stage::darts: return who + " throws against the darts at " + sigil_name(turn.dart_sigil) + ".";
    case Stage::declare: return who + " declares what the throw is for.";
    case Stage::entry: return who + " throws to go in from " + declared + ".";
    case Stage::throw_sticks: return who + " throws.";
    case Stage::move:
      return who + " has thrown " + std::to_string(turn.thrown) +
             (turn.intent == Intent::plain ? "" : " for the stack on " + declared) + ".";
    case Stage::attack:
    case Stage::defence: {
      const std::string fight = stack_name(state, turn.attacker) + " attacks on " + sigil_name(turn.battlefield) +
                                ", +1 for " + kProvinces[favoured(state)];
      if (turn.stage == Stage::attack) return fight + ": the attacker throws.";
      return fight + ": " + throw_name(turn.attack) + ", and the defender throws.";
    }
    case Stage::card: return who + " is asked a question.";
    case Stage::last_spell: return who + " may cast a spell after the moves.";
    case Stage::over: return std::string("The race is over; ") + kProvinces[state.race_winner] + " has won it.";
    case Stage::cut_off: return "The game ends here: as many actions have been taken as are allowed.";
  }
  return "";
}

}  // namespace

std::string Sigily::text(const State& state, Seat) {
  std::string lines;
  for (int y = 0; y < kSide; ++y) {
    std::string above, below;
    for (int x = 0; x < kSide; ++x) {
      above += padded(ground(state, sigil_in(x, y)));
      below += padded(traffic(state, sigil_in(x, y)));
    }
    for (const std::string& line : {above, below}) lines += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
  }
  lines += "Sigil:coins lying, ! cursed; chariots from the top +coins, # stone skin. Sunwise is clockwise.\n";
  const Coins coins = final_coins(state);
  for (Seat seat = 0; seat < state.setup.seats; ++seat) {
    lines += seat_line(state, seat, coins[static_cast<std::size_t>(seat)]);
  }
  if (state.cards > 0) lines += "Question cards left: " + std::to_string(state.cards) + "\n";
  return lines + awaited(state) + "\n";
}

}  // namespace nemeton
