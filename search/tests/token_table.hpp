// A position that tests play by tokens.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <map>
#include <sstream>
#include <string>
#include <utility>
#include <variant>

#include "core/game.hpp"

namespace nemeton {

using Setting = std::pair<const char*, std::variant<bool, int, double, const char*>>;
using Settings = std::initializer_list<Setting>;

template <class G>
OptionValues options_of(int seats, Settings settings) {
  OptionValues options(G::info.options, seats);
  for (const auto& [name, value] : settings) {
    std::expected<void, Error> set;
    if (const auto* flag = std::get_if<bool>(&value)) set = options.set_boolean(name, *flag);
    else if (const auto* number = std::get_if<int>(&value)) set = options.set_integer(name, *number);
    else if (const auto* real = std::get_if<double>(&value)) set = options.set_real(name, *real);
    else set = options.set_word(name, std::get<const char*>(value));
    EXPECT_TRUE(set) << set.error().message;
  }
  return options;
}

// `Self` is the table of a game, which adds ways to set positions up.
template <class Self, class G>
struct TokenTable {
  using Action = typename G::Action;

  typename G::State state;

  // Plays actions and outcomes, separated by blanks.
  Self& play(const std::string& tokens) {
    std::istringstream words(tokens);
    for (std::string word; words >> word;) {
      const auto all = choices();
      const auto found = all.find(word);
      if (found == all.end()) {
        ADD_FAILURE() << word << " of " << tokens << " is not one of: " << awaited() << "\n" << G::text(state, 0);
        break;
      }
      G::apply(state, actor(), found->second);
    }
    return static_cast<Self&>(*this);
  }

  // All tokens of the node, sorted, separated by blanks.
  std::string awaited() const {
    std::string all;
    for (const auto& [token, action] : choices()) all += (all.empty() ? "" : " ") + token;
    return all;
  }
  bool can(const std::string& token) const { return choices().contains(token); }

  // The seat to act, or chance.
  Seat actor() const {
    const Node node = G::node(state);
    return node.kind == NodeKind::decision ? node.to_act.first() : kChance;
  }
  bool is_over() const { return G::node(state).kind == NodeKind::terminal; }

 private:
  std::map<std::string, Action> choices() const {
    std::map<std::string, Action> all;
    if (is_over()) return all;
    const auto add = [&](Action action) {
      EXPECT_TRUE(all.emplace(G::token(state, actor(), action), action).second) << "tokens are unique";
    };
    if (actor() == kChance) {
      OutcomeList<G> list;
      G::outcomes(state, list);
      for (const auto& each : list) add(each.outcome);
    } else {
      ActionList<G> list;
      G::actions(state, actor(), list);
      for (const Action action : list) add(action);
    }
    return all;
  }
};

}  // namespace nemeton
