// What a game is, whether or not the rules core runs on this device.
import type { GameFacts } from '../../shared/games/facts'
import { hasServer } from '../../shared/browser/has_server'
import { core } from './core_client'

/** From its rules core, or else from the server. */
export const factsOf = (game: string): Promise<GameFacts> =>
  core()
    .facts(game)
    .catch(async (error: unknown) => {
      if (!hasServer) throw error
      const { listGames } = await import('../../shared/api/tables')
      return (await listGames()).find(({ id }) => id === game)!
    })
