// What a game is, whether or not the rules core runs on this device.
import { hasServer } from '../base/server'
import { core, type GameFacts } from './core'

/** From its rules core, or else from the server. */
export const factsOf = (game: string): Promise<GameFacts> =>
  core()
    .facts(game)
    .catch(async (error: unknown) => {
      if (!hasServer) throw error
      const { listGames } = await import('./server')
      return (await listGames()).find(({ id }) => id === game)!
    })
