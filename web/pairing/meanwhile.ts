// What is played until somebody comes: the game itself, with a bot.
import { navigate } from '../base/router'
import { shuffled } from '../board/random'
import { store } from '../base/store'
import { gameOf, type GameId } from '../games/games'
import { defaults } from '../parts/options'
import { localSeats, usual } from '../table/company'
import { factsOf } from '../table/facts'
import { keptGames } from '../table/kept_games'
import { newRecord } from '../table/local'
import { levels } from '../table/table'

/** As strong a bot as was played with last. */
function level(game: GameId) {
  const kept: { level?: unknown } | null = store.setting(game)
  return levels.find((each) => each === kept?.level) ?? 'casual'
}

export async function playWithBot(game: GameId): Promise<void> {
  const { options } = await factsOf(game)
  const seats = gameOf(game).least
  const company = shuffled(usual(seats, 0, `bot:${level(game)}`))
  const record = newRecord(game, defaults(options, seats), seats)
  navigate(keptGames.begin({ record, seats: localSeats(company) }))
}
