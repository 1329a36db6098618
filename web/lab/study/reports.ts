// What studies have found of the games, as lab/reports.sh makes it; each is loaded when it is first shown.
import { gameIds, type GameId } from '../../shared/games/games'
import type { Results } from '../report/study_results'

const files = import.meta.glob<Results>('../../../lab/reports/*.json', { import: 'default' })
const fileOf = (game: GameId) => `../../../lab/reports/${game}.json`

/** The games that there is a report of, as they stand on the shelf. */
export const reportedGames: GameId[] = gameIds.filter((game) => fileOf(game) in files)

/** Null where there is none. */
export const loadReport = async (game: GameId): Promise<Results | null> =>
  (await files[fileOf(game)]?.()) ?? null
