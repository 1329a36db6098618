// Where markers stand: those of one seat on a position as a pile, beside those of others; at Start and at home each in its hollow.
import { pointsOf, type Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'
import { groupBy } from './choice'
import type { Ground } from './race_page'
import { isSunwise, positionOf } from './position'
import type { View } from './schema'

export interface Stand extends Point {
  /** Of the marker, across. */
  size: number
}

/** Where the piles stand on a position, in halves of a tile, and how large a marker is; by how many piles there are. */
const pileShapes = [
  { size: 0.64, at: pointsOf('0,0.03') },
  { size: 0.5, at: pointsOf('-0.23,0.05 0.23,0.05') },
  { size: 0.46, at: pointsOf('-0.23,-0.18 0.23,-0.18 0,0.24') },
  { size: 0.44, at: pointsOf('-0.23,-0.2 0.23,-0.2 -0.23,0.25 0.23,0.25') },
  { size: 0.31, at: [-0.3, 0.02, 0.34].flatMap((y) => [-0.32, 0, 0.32].map((x) => ({ x, y }))) },
]
/** How far a marker in a pile lies above the one below it, in markers. */
const rise = 0.22

/** The hollow number `i` of `count` in a box, side by side or one below the other. */
function hollow(box: Box, i: number, count: number): Stand {
  const tall = box.height > box.width
  const pitch = (tall ? box.height : box.width) / count
  const size = Math.min(pitch, tall ? box.width : box.height) * 0.76
  const along = (i + 0.5) * pitch
  return tall
    ? { x: box.x + box.width / 2, y: box.y + along, size }
    : { x: box.x + along, y: box.y + box.height / 2, size }
}

/** The hollow of a marker at Start. */
export const campAt = (ground: Ground, { markers }: View, seat: number, number: number): Stand =>
  hollow(ground.camp(seat, markers.length), number, markers[seat]!.length)

/** That of a marker that is home; behind the last one stand the points. */
export const goalAt = (ground: Ground, { markers }: View, seat: number, number: number): Stand =>
  hollow(ground.goal(seat, markers.length), number, markers[seat]!.length + 1)

export const nameOf = (seat: number, number: number) => `marker-${seat}-${number}`

/** By a marker's name. The lower ones of a pile come first. */
export function standsOf(ground: Ground, view: View): Map<string, Stand> {
  const all = view.markers.flatMap((team, seat) => team.map((place, number) => ({ seat, number, place })))
  const result = new Map<string, Stand>()
  for (const { seat, number, place } of all) {
    if (positionOf(place) !== null) continue
    const at = place === 's' ? campAt : goalAt
    result.set(nameOf(seat, number), at(ground, view, seat, number))
  }
  const placed = all.filter(({ place }) => positionOf(place) !== null)
  for (const [position, here] of groupBy(placed, ({ place }) => String(positionOf(place)))) {
    const piles = [...groupBy(here, ({ seat, place }) => `${seat} ${isSunwise(place)}`).values()]
    const { size, at } = pileShapes[Math.min(piles.length, pileShapes.length) - 1]!
    const { x, y } = ground.places[Number(position)]!
    piles.forEach((pile, i) => {
      const aside = at[i]!
      pile.forEach(({ seat, number }, above) =>
        result.set(nameOf(seat, number), {
          x: x + aside.x * ground.half,
          y: y + (aside.y - above * rise * size) * ground.half,
          size: size * ground.half,
        }),
      )
    })
  }
  return result
}

/** Where it stands how many points a marker brings: at its upper right. */
export const countedAt = ({ half }: Ground, { x, y, size }: Stand): Stand => ({
  x: x + size * 0.42,
  y: y - size * 0.42,
  size: half * 0.8,
})

export const transform = ({ x, y, size }: Stand): string =>
  `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${(size / 100).toFixed(3)})`
