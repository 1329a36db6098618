// The entry of a game in the list of all games.
#pragma once

#include "core/match_of.hpp"

namespace nemeton {

template <Game G>
constexpr auto network_setter() -> decltype(GameEntry::set_network) {
  if constexpr (HasNetwork<G>) {
    return
        [](std::string_view name, std::string_view bytes) { return set_network(std::type_identity<G>{}, name, bytes); };
  } else {
    return nullptr;
  }
}

template <Game G>
std::span<const SolvedTable> tables_of() {
  if constexpr (HasTables<G>) return solved_tables(std::type_identity<G>{});
  else return {};
}

// Returns the entry of a game. If a function that belongs to its rules is missing, this is the only compile error, since nothing that needs it is
// compiled.
template <Game G>
constexpr GameEntry game_entry() {
  constexpr bool kEvaluates = !HidesInformation<G> || EvaluatesFullInformation<G>;
  static_assert(HasBot<G>, "the function think() beside the rules of the game is missing or wrong: see core/bot.hpp");
  static_assert(HasAnalysis<G>,
                "the function analyze() beside the rules of the game is missing or wrong: see core/analysis.hpp");
  static_assert(kEvaluates,
                "the function evaluate_full_information() beside the rules of the game, which hides information, is "
                "missing or wrong: see core/analysis.hpp");
  if constexpr (HasBot<G> && HasAnalysis<G> && kEvaluates) {
    return {&G::info,
            [](const OptionValues& options, int seats) -> std::unique_ptr<Match> {
              return std::make_unique<MatchOf<G>>(options, seats);
            },
            HidesInformation<G>, network_setter<G>(), tables_of<G>};
  } else {
    return {};
  }
}

}  // namespace nemeton
