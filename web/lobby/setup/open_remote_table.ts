// A table at the server, as it was set: loaded where one is wanted.
import type { Problem } from '../../shared/api/request'
import type { Options } from '@nemeton/board/game'
import { shuffled } from '@nemeton/board/random'
import type { GameId } from '../../shared/games/games'
import { othersHere, serverSeats } from '../../play/table/seat_plan'
import { savedSeats } from '../../play/storage/saved_seats'
import { openTable, getTable, takeSeat } from '../../shared/api/tables'
import { session } from '../../play/storage/session'
import { seatingOf, drawsSeats, isRated, timeOf, type Setting } from './table_setting'

/** Opens a table at the server and sits down there, with everybody who plays on this device: its address, or why not. */
export async function openRemoteTable(
  game: GameId,
  options: Options,
  setting: Setting,
): Promise<string | Problem> {
  const company = seatingOf(setting)
  const draw = drawsSeats(setting)
  const { lobby, public: isPublic } = setting
  const time = timeOf(setting)
  const own = session.get()?.key
  const rated = isRated(setting, own !== undefined)
  const ask = (session?: string) =>
    openTable(
      {
        game,
        options,
        seats: serverSeats(company),
        shuffle_seats: draw,
        ...(time && { time_control: time }),
        lobby,
        public: isPublic,
        ...(rated && { rated }),
      },
      session,
    )
  let opened = await ask(own)
  // A session that was ended elsewhere: whoever is not signed in plays as a guest.
  if ('code' in opened && opened.code === 'bad_key' && own && !rated) opened = await ask()
  if ('code' in opened) return opened
  savedSeats.keepKey(opened.table, opened)
  const others = othersHere(company)
  let seats = others
  if (draw && others.length > 0) {
    // The lot has moved the seats; those that are still open are drawn among friends and people here.
    const now = await getTable(opened.table)
    if ('code' in now) return now
    seats = shuffled(now.seats.flatMap(({ taken }, seat) => (taken === false ? [seat] : [])))
  }
  for (const seat of seats.slice(0, others.length)) {
    const taken = await takeSeat(opened.table, seat)
    if ('code' in taken) return taken
    savedSeats.keepKey(opened.table, taken)
  }
  return `/t/${opened.table}`
}
