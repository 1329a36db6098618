// A table on which tests set up positions of a race and play tokens.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <initializer_list>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "games/druidica/rules/rules.hpp"
#include "games/races/rules/turn.hpp"
#include "games/tabulus/rules/rules.hpp"
#include "games/triangulus/rules/rules.hpp"

namespace nemeton::races {

using Setting = std::pair<const char*, std::variant<bool, int>>;
using Settings = std::initializer_list<Setting>;

inline OptionValues options_of(int seats, Settings settings) {
  OptionValues options(kOptions, seats);
  for (const auto& [name, value] : settings) {
    const auto* flag = std::get_if<bool>(&value);
    const auto set =
        flag != nullptr ? options.set_boolean(name, *flag) : options.set_integer(name, std::get<int>(value));
    EXPECT_TRUE(set) << set.error().message;
  }
  return options;
}

inline void go_on(const Board& board, State& state, Action action) { go_on(board, state, action, no_effects); }

inline Place place_named(const Board& board, const std::string& name) {
  if (name == "home") return kHome;
  for (Place place = 0; place < board.plan.places(); ++place) {
    if (board.plan.name(place) == name) return place;
  }
  ADD_FAILURE() << "no place " << name;
  return kStart;
}

template <class G>
class Table {
 public:
  explicit Table(int seats, Settings settings = {}) : state(G::start(options_of(seats, settings), seats)) {}

  // The markers of a seat, separated by blanks; those not named are at Start.
  Table& markers(int seat, const std::string& places) {
    std::istringstream words(places);
    std::size_t number = 0;
    for (std::string word; words >> word; ++number) state.team(seat)[number] = place_named(G::board(), word);
    return *this;
  }

  // The tile of a position lies face up.
  Table& shows(int position, int odd, int even) {
    state.shown.turn(G::board(), position, odd, even);
    state.unseen.see(odd, even);
    return *this;
  }

  Table& turn(int seat) {
    state.seat = static_cast<std::int8_t>(seat);
    return *this;
  }

  // Plays actions and outcomes, separated by blanks.
  Table& play(const std::string& tokens) {
    std::istringstream words(tokens);
    for (std::string word; words >> word;) {
      const auto all = choices();
      const auto found = all.find(word);
      if (found == all.end()) {
        ADD_FAILURE() << word << " of " << tokens << " is not one of: " << awaited() << "\n" << G::text(state, 0);
        return *this;
      }
      G::apply(state, actor(), found->second);
    }
    return *this;
  }

  // All tokens of the node, sorted, separated by blanks.
  std::string awaited() const {
    std::string all;
    for (const auto& [token, action] : choices()) all += (all.empty() ? "" : " ") + token;
    return all;
  }
  bool can(const std::string& token) const { return choices().contains(token); }
  // The probability of an outcome.
  double chance(const std::string& token) const {
    OutcomeList<G> list;
    G::outcomes(state, list);
    double all = 0, of_token = 0;
    for (const auto& [outcome, weight] : list) {
      all += weight;
      if (G::token(state, kChance, outcome) == token) of_token += weight;
    }
    return of_token / all;
  }

  // Where the markers of a seat are, by their numbers.
  std::string at(int seat) const {
    std::string all;
    for (std::size_t number = 0; number < state.setup.markers; ++number) {
      const Place place = state.team(seat)[number];
      all += (all.empty() ? "" : " ") + (place == kHome ? "home" : G::board().plan.name(place));
    }
    return all;
  }

  Seat actor() const {
    const Node node = G::node(state);
    return node.kind == NodeKind::decision ? node.to_act.first() : kChance;
  }
  Stage stage() const { return state.stage; }
  int seat() const { return state.seat; }
  bool is_over() const { return G::node(state).kind == NodeKind::terminal; }
  int points(int side) const { return state.points[static_cast<std::size_t>(side)]; }
  std::vector<double> returns() const {
    const Returns all = G::returns(state);
    return {all.begin(), all.begin() + state.setup.seats};
  }

  State state;

 private:
  std::map<std::string, Action> choices() const {
    std::map<std::string, Action> all;
    if (is_over()) return all;
    if (actor() == kChance) {
      OutcomeList<G> list;
      G::outcomes(state, list);
      for (const auto& each : list) all[G::token(state, kChance, each.outcome)] = each.outcome;
      EXPECT_EQ(all.size(), list.size()) << "tokens are unique";
    } else {
      ActionList<G> list;
      G::actions(state, actor(), list);
      for (const Action action : list) all[G::token(state, actor(), action)] = action;
      EXPECT_EQ(all.size(), list.size()) << "tokens are unique";
    }
    return all;
  }
};

}  // namespace nemeton::races
