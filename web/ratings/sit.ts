// A seat at a rated table, which is for who has a name: loaded where the server has said so.
import type { Seat } from '../board/game'
import { session } from '../table/player'
import { takeSeat } from '../table/server'
import { say } from './words'

/** Takes the seat for the player who is signed in here. */
export async function sitNamed(table: string, seat: Seat | null): ReturnType<typeof takeSeat> {
  const key = session.get()?.key
  const taken = key ? await takeSeat(table, seat, key) : { code: 'name_needed', message: '' }
  return 'code' in taken ? { ...taken, said: say.refusals[taken.code] } : taken
}
