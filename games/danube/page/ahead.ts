// A boat that goes on automatically: as far as each throw takes it, but not into the rapids.

import type { Ahead } from '@nemeton/board/ahead'
import { parseAction, RAPIDS, reaches, type DanubeEvent } from './position'
import type { Effect, Seat, View } from './schema'
import { say } from './words'

// Returns the square of a boat after an event; null when it is home.
function after(boat: string, { effects }: DanubeEvent, seat: number): string | null {
  let square = Number(boat)
  let home = false
  for (const effect of effects) {
    const { kind } = effect
    const isWay = kind === 'moved' || kind === 'switched' || kind === 'carried'
    if (isWay && effect.seat === seat && effect.from === square) {
      square = effect.to
      home = square === 36
    }
  }
  return home ? null : String(square)
}

// The boat that the seat moved last, or else its foremost.
function proposed(events: DanubeEvent[], seat: number): string | null {
  const { view } = events.at(-1)!
  if (view.end) return null
  const last = events.findLastIndex((event) => event.seat === seat)
  const moved = events[last]?.effects.find((effect) => effect.kind === 'moved' && effect.seat === seat)
  let boat: string | null = moved?.kind === 'moved' ? String(moved.from) : null
  for (const event of moved ? events.slice(last) : []) boat = boat && after(boat, event, seat)
  const own = view.boats[seat as Seat]
  return boat ?? (own.length > 0 ? String(Math.max(...own)) : null)
}

function action(boat: string, view: View, actions: string[]): string | null {
  const ways = actions
    .map(parseAction)
    .filter((each) => each !== null && each.from === Number(boat) && each.by > 0)
  const [farthest] = ways.sort((a, b) => b!.by - a!.by)
  if (!farthest || reaches(view, view.turn!, farthest) === RAPIDS) return null
  return farthest.token
}

export const ahead: Ahead<View, Effect> = {
  ...{ proposed, after, action },
  say: { offer: (boat) => say.goOn(Number(boat)), stopped: (boat) => say.stopped(Number(boat)) },
}
