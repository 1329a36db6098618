// How an event is seen to happen: a tile comes from the stock or is turned over, a marker walks its way, another is sent off. Each
// motion takes at most 300 ms; one begins when the one before it is over.
import type { Point } from '@nemeton/board/art/line'
import { findEffect } from '@nemeton/board/effects'
import type { Ground } from './race_page'
import { countedMarkers, isFresh, scoredIn } from './hand_end'
import { piecesOf } from './layout'
import { positionOf } from './position'
import type { Effect, View } from './schema'
import { countedAt, goalAt, nameOf, standsOf, transform, type Stand } from './marker_places'

export interface Motion {
  /** The `data-glides` of what moves. */
  what: string
  frames: Keyframe[]
  /** In milliseconds. */
  delay: number
  duration: number
}

const flipTime = 240
const walkTime = 300
const slideTime = 260
const popTime = 300
/** From a tile that is laid out, or a marker that counts, to the next. */
const layPitch = 22
const countPitch = 140

/**
 * The motions of an event, first those that come first. `carried` is where a hand has already put the marker down; `drawn` and `pile`
 * are where the drawn tile lies and where the stock is, as transforms.
 */
export function motions(
  ground: Ground,
  effects: Effect[],
  before: View,
  after: View,
  carried: Point | null,
  drawn: string,
  pile: string,
): Motion[] {
  const list = tilesTurning(ground, effects, before, drawn, pile)
  let delay = list.length > 0 ? flipTime : 0
  const was = standsOf(ground, before)
  const is = standsOf(ground, after)
  const failed = findEffect(effects, 'failed')
  const exchanged = findEffect(effects, 'exchanged')
  const gone = failed ?? findEffect(effects, 'moved')
  const walker = gone ?? exchanged ?? findEffect(effects, 'came_home') ?? findEffect(effects, 'sent_back')
  const mover = walker ? nameOf(walker.seat, walker.marker) : null
  if (mover !== null) {
    const first = carried ? { ...was.get(mover)!, ...carried } : was.get(mover)!
    const goal = is.get(mover)!
    const stop = failed ? standing(ground, failed.way.at(-1)!, first) : goal
    const between = carried || !gone ? [] : gone.way.slice(1, -1)
    const walk = [first, ...between.map((place) => standing(ground, place, first)), stop]
    if (!carried || !failed) list.push({ what: mover, ...asMotion(walk, delay, walkTime) })
    if (!carried) delay += walkTime
    if (failed) list.push({ what: mover, ...asMotion([stop, goal], delay, slideTime) })
  }
  const bumped = findEffect(effects, 'bumped')
  const other = exchanged
    ? nameOf(exchanged.other, exchanged.other_marker)
    : bumped
      ? nameOf(bumped.seat, bumped.marker)
      : null
  if (other !== null) {
    const begins = exchanged ? delay - walkTime : delay - walkTime / 3
    const [from, to] = [was.get(other)!, is.get(other)!]
    const flight = exchanged ? [from, to] : [from, tossed(from, to), to]
    list.push({ what: other, ...asMotion(flight, Math.max(0, begins), slideTime) })
  }
  // What makes room for them.
  for (const [what, stand] of is) {
    const stood = was.get(what)!
    if (what === mover || what === other || transform(stood) === transform(stand)) continue
    list.push({ what, ...asMotion([stood, stand], Math.max(0, delay - walkTime), slideTime) })
  }
  list.push(...counting(ground, effects, after, drawn, delay))
  return list
}

/** The drawn tile comes from the stock, a hand is laid out, and a tile of the way is turned over. */
function tilesTurning(
  ground: Ground,
  effects: Effect[],
  before: View,
  drawn: string,
  pile: string,
): Motion[] {
  const list: Motion[] = []
  const tile = findEffect(effects, 'drawn') ?? findEffect(effects, 'second_drawn')
  if (tile) {
    const frames = [
      { transform: pile },
      { transform: `${drawn} scale(0.04,1.08)`, offset: 0.55 },
      { transform: drawn },
    ]
    list.push({ what: 'drawn', frames, delay: 0, duration: flipTime })
  }
  if (isFresh(before)) list.push(...layingOut(ground, before))
  const turned = findEffect(effects, 'turned')
  if (turned) {
    for (const { name, place } of piecesOf(ground, turned.odd)) {
      const frames = [{ transform: `${place} scale(1.06,0.02)` }, { transform: place }]
      list.push({ what: name, frames, delay: 0, duration: flipTime })
    }
  }
  return list
}

/** A hand that begins: the tiles are laid out along the way, and the markers put at Start. */
function layingOut(ground: Ground, view: View): Motion[] {
  const tiles = view.shown.flatMap((_, i) => (i % 2 === 0 ? piecesOf(ground, i + 1) : []))
  const markers = [...standsOf(ground, view)]
  return [
    ...tiles.map(({ name, place }, i) => appears(name, place, i * layPitch)),
    ...markers.map(([name, stand], i) => appears(name, transform(stand), i * layPitch)),
  ]
}

const appears = (what: string, place: string, delay: number): Motion => ({
  what,
  frames: [
    { transform: `${place} scale(0)` },
    { transform: `${place} scale(1.12)`, offset: 0.7 },
    { transform: place },
  ],
  delay,
  duration: slideTime,
})

/** Somebody has scored: a tile says so, one marker after the other is counted, and then the points grow. */
function counting(ground: Ground, effects: Effect[], after: View, drawn: string, delay: number): Motion[] {
  const scored = scoredIn(effects)
  if (!scored) return []
  const counted = countedMarkers(after, scored)
  const done = delay + counted.length * countPitch
  const stood = standsOf(ground, after)
  return [
    appears('drawn', drawn, delay),
    ...counted.map(({ seat, number }, i) => {
      const { x, y, size } = countedAt(ground, stood.get(nameOf(seat, number))!)
      return appears(`counted-${seat}-${number}`, transform({ x, y, size }), delay + i * countPitch)
    }),
    ...scored.scorers.map((seat): Motion => {
      const place = transform(goalAt(ground, after, seat, after.markers[seat]!.length))
      const frames = [{ transform: place }, { transform: `${place} scale(1.7)` }, { transform: place }]
      return { what: `score-${seat}`, frames, delay: done, duration: popTime }
    }),
  ]
}

const standing = (ground: Ground, place: string, like: Stand): Stand => {
  const position = positionOf(place)
  return position === null ? like : { ...like, ...ground.places[position]! }
}

/** The highest point of a marker that is knocked off: nearer to the viewer, and so larger. */
const tossed = (from: Stand, to: Stand): Stand => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2 - from.size,
  size: from.size * 1.7,
})

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
