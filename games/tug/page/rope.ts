// Who stands, lies or waits where: the athletes of one side as figures that keep their places from event to event, and where the rope
// is pulled to.

import { onRope } from './position'
import type { Seat, Side, View } from './schema'

/** The athletes by number. Those who stand or lie are listed from the middle of the rope outwards. */
export interface Team {
  standing: number[]
  weakened: number[]
  reserve: number[]
}

const groups = ['standing', 'weakened', 'reserve'] as const

/** The team as a position has it. Athletes stay in their group if there is room; the last ones leave it. */
export function assignAthletes(known: Team | null, side: Side): Team {
  const size = onRope(side) + side.reserve
  const everybody = Array.from({ length: size }, (_, i) => i)
  const stay = (athletes: number[] = []) => athletes.filter((athlete) => athlete < size)
  const team = {
    standing: stay(known?.standing),
    weakened: stay(known?.weakened),
    reserve: stay(known?.reserve),
  }
  const there = groups.flatMap((group) => team[group])
  team.reserve.push(...everybody.filter((athlete) => !there.includes(athlete)))
  const leaving = groups.flatMap((group) => team[group].splice(Math.min(side[group], team[group].length)))
  for (const group of groups) team[group].push(...leaving.splice(0, side[group] - team[group].length))
  return team
}

/** Measures of the place where they pull, in board units. */
export interface Field {
  width: number
  /** Size of the figures: at 1 they are about 60 units tall. */
  size: number
  /** Where the feet are: of those behind the rope, before it, lying, and in reserve. */
  feet: { behind: number; before: number; lying: number; reserve: number }
  /** From one athlete to the next on the same side of the rope, at most. */
  pitch: number
  /** From the middle of the rope to the first athlete. */
  gap: number
  /** How far the rope is pulled at most, and by each athlete more. */
  pull: number
  /** Free at the outer edges. */
  margin: number
}

/** How far the middle of the rope is pulled: to the side that has more athletes on it; negative to the left. */
export function ropeShift({ pull }: Field, { sides }: View): number {
  const more = onRope(sides[1]) - onRope(sides[0])
  return Math.max(-1, Math.min(1, more / 12)) * pull
}

export interface Post {
  athlete: number
  group: (typeof groups)[number]
  /** In which layer: behind the rope, or before it. */
  behind: boolean
  x: number
  y: number
}

/** So many of those who were pulled over lie where they were, the last to go first. */
const fallenMost = 5

/**
 * Where everybody of a seat is, with the rope's middle pulled by `shift`; `beaten`: the game is over, and those who left the rope last lie
 * where it was.
 */
export function postsOf(field: Field, seat: Seat, all: Team, shift: number, beaten = false): Post[] {
  const fallen = beaten ? all.reserve.slice(-fallenMost).reverse() : []
  const team = {
    ...all,
    weakened: [...all.weakened, ...fallen],
    reserve: all.reserve.slice(0, all.reserve.length - fallen.length),
  }
  const { width, feet, gap, margin, size } = field
  const outward = seat === 0 ? -1 : 1
  const middle = width / 2 + shift
  const room = width / 2 - outward * shift - gap - margin
  const file = (count: number, widest: number) => Math.min(widest, room / Math.max(1, count))
  const pitch = file(Math.ceil(team.standing.length / 2), field.pitch)
  const lying = file(team.weakened.length, field.pitch * 1.5)
  const waiting = (width / 2 - margin) / (most + 1)
  return [
    ...team.reserve.map((athlete, i) => ({
      athlete,
      group: 'reserve' as const,
      behind: true,
      x: width / 2 + outward * (width / 2 - margin - waiting * (i + 0.5)),
      y: feet.reserve,
    })),
    ...team.standing.map((athlete, i) => ({
      athlete,
      group: 'standing' as const,
      behind: i % 2 === 0,
      x: middle + outward * (gap + ((i >> 1) + (i % 2) * 0.5 + 0.2) * pitch),
      y: i % 2 === 0 ? feet.behind : feet.before,
    })),
    ...team.weakened.map((athlete, i) => ({
      athlete,
      group: 'weakened' as const,
      behind: false,
      x: middle + outward * (gap + size * 8 + i * lying),
      y: feet.lying,
    })),
  ]
}

const most = 19
