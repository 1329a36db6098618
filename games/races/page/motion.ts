// How an event is seen to happen: a tile comes from the stock or is turned over, a marker walks its way, another is sent off. Each
// motion takes at most 300 ms; one begins when the one before it is over.
import type { Point } from '@nemeton/board/art/line'
import type { Ground } from './race_page'
import type { Happening } from './effects'
import { piecesOf } from './layout'
import { positionOf, type RaceView } from './position'
import { nameOf, stands, transform, type Stand } from './marker_places'

export interface Motion {
  /** The `data-glides` of what moves. */
  what: string
  frames: Keyframe[]
  /** In milliseconds. */
  delay: number
  duration: number
}

const kFlip = 240
const kWalk = 300
const kSlide = 260

/**
 * The motions of an event, first those that come first. `carried` is where a hand has already put the marker down; `drawn` and `pile`
 * are where the drawn tile lies and where the stock is, as transforms.
 */
export function motions(
  ground: Ground,
  happening: Happening,
  before: RaceView,
  after: RaceView,
  carried: Point | null,
  drawn: string,
  pile: string,
): Motion[] {
  const list: Motion[] = []
  const { seat, turned, marker, met, waits } = happening
  if (happening.drawn) {
    const frames = [
      { transform: pile },
      { transform: `${drawn} scale(0.04,1.08)`, offset: 0.55 },
      { transform: drawn },
    ]
    list.push({ what: 'drawn', frames, delay: 0, duration: kFlip })
  }
  if (turned) {
    for (const { name, place } of piecesOf(ground, turned.odd)) {
      const frames = [{ transform: `${place} scale(1.06,0.02)` }, { transform: place }]
      list.push({ what: name, frames, delay: 0, duration: kFlip })
    }
  }
  // A new hand lies there as it is.
  if (before.hand !== after.hand || waits) return list

  let delay = turned || happening.drawn ? kFlip : 0
  const was = stands(ground, before)
  const is = stands(ground, after)
  const mover = marker === null ? null : nameOf(seat, marker)
  const other = met === null ? null : nameOf(met.seat, met.marker)
  if (mover !== null) {
    const first = carried ? { ...was.get(mover)!, ...carried } : was.get(mover)!
    const goal = is.get(mover)!
    const way = carried ? [] : happening.way.slice(1, -1)
    const { back } = happening
    const last = back && back !== 'third' && back !== 'exchange' ? happening.way.at(-1)! : null
    const stop = last === null ? goal : standing(ground, last, first)
    const walk = [first, ...way.map((place) => standing(ground, place, first)), stop]
    if (!carried || last === null) list.push({ what: mover, ...asMotion(walk, delay, kWalk) })
    if (!carried) delay += kWalk
    if (last !== null) list.push({ what: mover, ...asMotion([stop, goal], delay, kSlide) })
  }
  if (other !== null) {
    const begins = happening.deed?.kind === 'swap' ? delay - kWalk : delay - kWalk / 3
    list.push({ what: other, ...asMotion([was.get(other)!, is.get(other)!], Math.max(0, begins), kSlide) })
  }
  // What makes room for them.
  for (const [what, stand] of is) {
    const stood = was.get(what)!
    if (what === mover || what === other || transform(stood) === transform(stand)) continue
    list.push({ what, ...asMotion([stood, stand], Math.max(0, delay - kWalk), kSlide) })
  }
  return list
}

const standing = (ground: Ground, place: string, like: Stand): Stand => {
  const position = positionOf(place)
  return position === null ? like : { ...like, ...ground.places[position]! }
}

const asMotion = (way: Stand[], delay: number, duration: number) => ({
  frames: way.map((stand) => ({ transform: transform(stand) })),
  delay,
  duration,
})

/** Starts them; the later ones first, so that of two motions of one thing the earlier is seen until it is over. */
export function start(list: Motion[], root: Element): Animation[] {
  return list.toReversed().flatMap(({ what, frames, delay, duration }) => {
    const element = root.querySelector(`[data-glides="${what}"]`)
    return element?.animate(frames, { delay, duration, easing: 'ease-in-out', fill: 'backwards' }) ?? []
  })
}
