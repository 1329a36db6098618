// What is played until somebody comes: the game itself, with a bot.
import { levels } from '../../shared/games/levels'
import { navigate } from '../../shared/browser/router'
import { shuffled } from '@nemeton/board/random'
import { store } from '@nemeton/board/base/storage'
import { gameOf, type GameId } from '../../shared/games/games'
import { defaultOptions } from '../../shared/games/options'
import { localSeats, usualSeating } from '../../play/table/seat_plan'
import { factsOf } from '../../play/engine/game_facts'
import { savedGames } from '../../play/storage/saved_games'
import { newRecord } from '../../play/table/local_table'

/** As strong a bot as was played with last. */
function level(game: GameId) {
  const kept: { level?: unknown } | null = store.setting(game)
  return levels.find((each) => each === kept?.level) ?? 'casual'
}

export async function startBotGame(game: GameId): Promise<void> {
  const { options } = await factsOf(game)
  const seats = gameOf(game).least
  const company = shuffled(usualSeating(seats, 0, `bot:${level(game)}`))
  const record = newRecord(game, defaultOptions(options, seats), seats)
  navigate(savedGames.begin({ record, seats: localSeats(company) }))
}
