// Sitting down at a table of the server: as the player who is signed in here, where there is one; and why that was refused.
import type { Seat } from '../board/game'
import { banInWords } from '../order/ban'
import { say as order } from '../order/words'
import type { SeatKey } from '../table/kept_tables'
import { session } from '../table/player'
import { takeSeat } from '../table/server'
import type { Problem } from '../table/table'
import { say } from './words'

function reasonOf(problem: Problem, isSignedIn: boolean): string | undefined {
  if (problem.code === 'banned') return banInWords(problem)
  // What is said of rated tables fits others where somebody is signed in.
  return order.sitRefusals[problem.code] ?? (isSignedIn ? say.refusals[problem.code] : undefined)
}

/** Takes a seat beside those that this device has there, `had`. */
export async function sit(table: string, seat: Seat | null, had: SeatKey[]): ReturnType<typeof takeSeat> {
  // A second seat on the same device is somebody else's.
  const own = had.length === 0 ? session.get()?.key : undefined
  const before = had[0]?.key
  let taken = await takeSeat(table, seat, own, before)
  // A session that was ended elsewhere: whoever is not signed in plays as a guest.
  if ('code' in taken && taken.code === 'bad_key' && own)
    taken = await takeSeat(table, seat, undefined, before)
  if (!('code' in taken)) return taken
  if (taken.code === 'name_needed') return { ...taken, said: say.refusals.name_needed }
  return { ...taken, said: reasonOf(taken, own !== undefined) }
}
