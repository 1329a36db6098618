// Sitting down at a table of the server: as the player who is signed in here, where there is one.
import type { Seat } from '@nemeton/board/game'
import type { SeatKey } from '../storage/saved_seats'
import { session } from '../storage/session'
import { takeSeat } from '../../shared/api/tables'

/** Takes a seat beside those that this device has there, `had`. */
export async function sitDown(table: string, seat: Seat | null, had: SeatKey[]): ReturnType<typeof takeSeat> {
  // A second seat on the same device is somebody else's.
  const own = had.length === 0 ? session.get()?.key : undefined
  const before = had[0]?.key
  const taken = await takeSeat(table, seat, own, before)
  // A session that was ended elsewhere: whoever is not signed in plays as a guest.
  const isOver = 'code' in taken && taken.code === 'bad_key' && own !== undefined
  return isOver ? takeSeat(table, seat, undefined, before) : taken
}
