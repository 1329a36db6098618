// What others did, as marks in the picture: how far the rope's middle was pulled, and where those stood or lay who left it.
import type { Point } from '@nemeton/board/art/line'
import type { Taken, Went } from '@nemeton/board/art/trail'
import type { Layout } from './layout'
import { type TugEvent } from './position'
import { postsOf, ropeShift, type Team } from './rope'
import type { Effect, Seat, Side, View } from './schema'

const seats = [0, 1] as const

/** A side as it was before an effect. */
function before(side: Side, effect: Effect, seat: Seat): Side {
  if (!('seat' in effect) || effect.seat !== seat) return side
  const { standing, weakened, reserve } = side
  if (effect.kind === 'weakened') return { ...side, standing: standing + 1, weakened: weakened - 1 }
  if (effect.kind === 'joined')
    return { ...side, standing: standing - effect.athletes, reserve: reserve + effect.athletes }
  if (effect.kind !== 'returned') return side
  return {
    ...side,
    standing: standing + effect.standing,
    weakened: weakened + effect.weakened,
    reserve: reserve - effect.standing - effect.weakened,
  }
}

/** Athletes without names, as many as there are. */
function team({ standing, weakened }: Side): Team {
  const all = Array.from({ length: standing + weakened }, (_, i) => i)
  return { standing: all.slice(0, standing), weakened: all.slice(standing), reserve: [] }
}

export function trailOf({ field, rope }: Layout, events: TugEvent[]): { went: Went[]; taken: Taken[] } {
  // A column that is rolled, or a match that begins, puts everybody elsewhere.
  const anew = events.findLastIndex(({ effects }) =>
    effects.some(({ kind }) => kind === 'column_rolled' || kind === 'match_began'),
  )
  const last = events.at(-1)
  if (!last || last.seat === null || anew === events.length - 1) return { went: [], taken: [] }
  const by = last.seat
  const effects = events.slice(anew + 1).flatMap((event) => event.effects)
  const sides = seats.map((seat) =>
    effects.reduceRight((side, effect) => before(side, effect, seat), last.view.sides[seat]),
  ) as View['sides']
  const [was, is] = [ropeShift(field, { ...last.view, sides }), ropeShift(field, last.view)]
  const middle = (shift: number): Point => ({ x: field.width / 2 + shift, y: rope })
  const left = (seat: Seat): Point[] => {
    const gone = (group: 'standing' | 'weakened') =>
      effects.reduce(
        (sum, effect) => sum + (effect.kind === 'returned' && effect.seat === seat ? effect[group] : 0),
        0,
      )
    const all = postsOf(field, seat, team(sides[seat]), was)
    return (['standing', 'weakened'] as const).flatMap((group) => {
      const there = all.filter((post) => post.group === group)
      const chest = group === 'standing' ? field.size * 32 : field.size * 8
      return there
        .slice(there.length - Math.min(gone(group), there.length))
        .map(({ x, y }) => ({ x, y: y - chest }))
    })
  }
  return {
    went: was === is ? [] : [{ seat: by, way: [middle(was), middle(is)] }],
    taken: seats.flatMap((seat) => left(seat).map((at) => ({ seat: by, at }))),
  }
}
