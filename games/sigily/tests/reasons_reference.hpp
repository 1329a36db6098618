// What reasons of Sigily should know, worked out a second time: by playing every throw, and by comparing throws by hand.
#pragma once

#include <functional>

#include "games/sigily/rules/ending.hpp"
#include "games/sigily/tests/positions.hpp"

namespace nemeton::sigily {

// How often a seat whose turn begins can make a move of which `holds` is true, by playing each throw; where darts are due they miss.
inline double chance_by_play(Table table, Seat seat,
                             const std::function<bool(const Table&, const Table&, const std::string&)>& holds) {
  while (table.seat() == seat && !table.is_over() && table.stage() != Stage::throw_sticks) {
    if (table.stage() == Stage::darts) table.play("5");
    else if (table.stage() == Stage::declare) table.play("throw");
    else table.play("nospell");
  }
  if (table.seat() != seat || table.is_over()) return 0;
  double met = 0;
  for (const auto& [thrown, often] : std::map<std::string, double>{{"1", 4}, {"2", 6}, {"3", 4}, {"4", 1}, {"5", 1}}) {
    Table after = table;
    after.play(thrown);
    std::istringstream words(after.awaited());
    bool any = false;
    for (std::string word; words >> word;) {
      Table moved = after;
      moved.play(word);
      any |= holds(after, moved, word);
    }
    if (any) met += often / 16;
  }
  return met;
}

// The chance that an enemy's next throw brings one of its stacks upon the sigil.
inline double exposure_by_play(const State& state, Seat seat, int sigil) {
  double spared = 1;
  for (Seat enemy = 0; enemy < state.setup.seats; ++enemy) {
    if (are_friends(state, seat, enemy)) continue;
    Table table(state.setup.seats);
    table.state = state;
    table.turn(enemy);
    spared *= 1 - chance_by_play(table, enemy, [&](const Table&, const Table& moved, const std::string&) {
                return moved.stage() == Stage::attack && moved.state.turn.battlefield == sigil;
              });
  }
  return 1 - spared;
}

// The chance that the seat's next throw can bring the stack home that stands on a sigil, by playing each.
inline double homing_by_play(const State& state, Seat seat, int sigil) {
  Table table(state.setup.seats);
  table.state = state;
  table.turn(seat);
  return chance_by_play(table, seat, [&](const Table& before, const Table& moved, const std::string& token) {
    const bool same = token == sigil_name(sigil) || token.starts_with(sigil_name(sigil) + ">");
    return same && moved.is_home(before.top(sigil_name(sigil)));
  });
}

// Of the pairs of throws to fight, those that the side with one more wins, and those that the other wins.
inline std::pair<double, double> bout_by_hand() {
  struct Throw {
    int number, animal, often;  // the animals from the dog, 1, to the horse, 4
  };
  constexpr Throw throws[] = {{1, 1, 1}, {1, 2, 1}, {1, 3, 1}, {1, 4, 1}, {2, 2, 1}, {2, 3, 2},
                              {2, 4, 3}, {3, 3, 1}, {3, 4, 3}, {4, 4, 1}, {5, 0, 1}};
  double favoured = 0, other = 0;
  for (const Throw& a : throws) {
    for (const Throw& b : throws) {
      const std::pair one(a.number + 1, a.animal), two(b.number, b.animal);
      if (one > two) favoured += a.often * b.often;
      if (one < two) other += a.often * b.often;
    }
  }
  return {favoured / (favoured + other), other / (favoured + other)};
}

inline std::vector<Seat> owners(const State& state, Chariot top) {
  std::vector<Seat> all;
  for (Chariot c = top; c != kNobody; c = state.riders[c].below) all.push_back(owner_of(c));
  return all;
}

// The attacker's chance, chariots from the top; where a stack is one, of its top alone.
inline double win_by_hand(const State& state, std::vector<Seat> attack, std::vector<Seat> defence, int sigil) {
  static const auto [favoured, other] = bout_by_hand();
  const Seat lord = lord_of(sigil);
  const double win = state.setup.home && lord == defence.front() ? other : favoured;
  if (!state.setup.super) return win;
  const auto rest = [](const std::vector<Seat>& all) { return std::vector(all.begin() + 1, all.end()); };
  const double won = defence.size() == 1 ? 1 : win_by_hand(state, attack, rest(defence), sigil);
  const double lost = attack.size() == 1 ? 0 : win_by_hand(state, rest(attack), defence, sigil);
  return win * won + (1 - win) * lost;
}

inline int coins_of(const State& state, Seat seat) { return held_coins(state)[static_cast<std::size_t>(seat)]; }
inline int lying_coins(const State& state) { return std::accumulate(state.lying.begin(), state.lying.end(), 0); }
inline int deep_coins(const State& state) {
  int coins = 0;
  for (const char* sigil : {"0a", "0b", "6a", "6b", "12a", "12b", "18a", "18b", "c"}) {
    coins += state.lying[static_cast<std::size_t>(sigil_named(sigil))];
  }
  return coins;
}

struct Played {
  State state;
  std::vector<Effect> effects;
  bool has(Effect::Kind kind) const { return std::ranges::count(effects, kind, &Effect::kind) > 0; }
};
inline Played played(const State& state, Seat seat, Action action) {
  Played after{state, {}};
  EffectList<Effect> told;
  Sigily::apply(after.state, seat, action, told);
  after.effects = told.effects();
  return after;
}

inline double win_of(const Played& after) {
  const Turn& turn = after.state.turn;
  return win_by_hand(after.state, owners(after.state, turn.attacker),
                     owners(after.state, after.state.top_at[turn.battlefield]), turn.battlefield);
}
inline double risk_of(const Played& after) {
  if (after.state.turn.stage == Stage::attack) return 1 - win_of(after);
  return after.has(Effect::Kind::died) ? 1 : 0;
}

// What a seat's stacks have to lose, by how likely they are attacked.
inline double stake_of(const State& state, Seat seat) {
  double stake = 0;
  each_stack(state, seat, [&](Chariot top) {
    const Stack& stack = stack_of(state, top);
    if (stack.stone_skin) return;
    stake += exposure_by_play(state, seat, stack.place) * (stack.coins + std::max<int>(stack.progress, 0) / 4.0);
  });
  return stake;
}

}  // namespace nemeton::sigily
