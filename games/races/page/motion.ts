// How an event is seen to happen: a tile comes from the stock or is turned over, a marker walks its way, another is sent off. Each
// motion takes at most 300 ms; one begins when the one before it is over.
import type { Point } from '@nemeton/board/art/line'
import { findEffect } from '@nemeton/board/effects'
import type { Ground } from './race_page'
import { piecesOf } from './layout'
import { positionOf } from './position'
import type { Effect, View } from './schema'
import { nameOf, stands, transform, type Stand } from './marker_places'

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
  const turned = findEffect(effects, 'turned')
  if (turned) {
    for (const { name, place } of piecesOf(ground, turned.odd)) {
      const frames = [{ transform: `${place} scale(1.06,0.02)` }, { transform: place }]
      list.push({ what: name, frames, delay: 0, duration: flipTime })
    }
  }
  // A new hand lies there as it is.
  if (findEffect(effects, 'hand_begun')) return list

  let delay = list.length > 0 ? flipTime : 0
  const was = stands(ground, before)
  const is = stands(ground, after)
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
    list.push({ what: other, ...asMotion([was.get(other)!, is.get(other)!], Math.max(0, begins), slideTime) })
  }
  // What makes room for them.
  for (const [what, stand] of is) {
    const stood = was.get(what)!
    if (what === mover || what === other || transform(stood) === transform(stand)) continue
    list.push({ what, ...asMotion([stood, stand], Math.max(0, delay - walkTime), slideTime) })
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
