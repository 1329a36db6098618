#include "games/games.hpp"

#include <array>

#include "core/game_entry.hpp"
#include "games/all.hpp"

namespace nemeton {

std::span<const GameEntry> games() {
  static constexpr auto list = []<class... Games>(GameList<Games...>) {
    return std::array{game_entry<Games>()...};
  }(AllGames{});
  return list;
}

const GameEntry* find_game(std::string_view id) { return find_game(games(), id); }

}  // namespace nemeton
