// The layout, on a wide and on a narrow board, for two to four druids: the cloth with a column for each, the register of the forty
// cards, the viewer's forms and hand, and the plaque that settles a choice.

import type { Point } from '@nemeton/board/art/line'
import type { Box } from '@nemeton/board/walk'

export interface Layout {
  narrow: boolean
  width: number
  height: number
  cloth: Box
  /** The part of the cloth that belongs to a seat. */
  column(seat: number): Box
  /** In it: the middles of the form and of the card. */
  form(seat: number): Point
  card(seat: number): Point
  /** Between them: what the form asks of the card. */
  verdict(seat: number): Point
  /** Across a form that was revealed. */
  formSize: number
  /** The forty cards, ten in a row. */
  register: Box
  plaque(i: number, of: number): Box
  /** The middle of the `i`th of `of` cards in the hand. */
  hand(i: number, of: number): Point
  /** Width of a card; its height is 74/60 of it. */
  cardWidth: number
  confirm: Box
}

/** Of the register: the breadth of its suits, and of each of its ten ranks. */
export function registerColumns({ width }: Box): { label: number; across: number } {
  const label = width * 0.07
  return { label, across: (width - label - 10) / 10 }
}

export const tallness = 74 / 60

/** How many cards everybody is dealt. */
const dealt: Record<number, number> = { 2: 20, 3: 13, 4: 10 }

interface Measures {
  width: number
  edge: number
  gap: number
  cloth: { width: number; height: number; head: number }
  form: number
  register: { beside: boolean; height: number }
  plaques: number
  card: { width: number; row: number; pitch: number; most: number }
  confirm: number
}

const wide: Measures = {
  width: 1000,
  edge: 18,
  gap: 14,
  cloth: { width: 610, height: 350, head: 50 },
  form: 112,
  register: { beside: true, height: 350 },
  plaques: 96,
  card: { width: 88, row: 120, pitch: 96, most: 10 },
  confirm: 66,
}
const narrowMeasures: Measures = {
  width: 380,
  edge: 8,
  gap: 8,
  cloth: { width: 364, height: 164, head: 28 },
  form: 54,
  register: { beside: false, height: 98 },
  plaques: 80,
  card: { width: 47, row: 60, pitch: 52.5, most: 7 },
  confirm: 50,
}

/** On a screen that is wide and low, so that plaques are still as high as a finger needs, and every rank of the register is named. */
const lowWide: Measures = { ...wide, cloth: { ...wide.cloth, width: 520 }, plaques: 102, confirm: 102 }

export function layoutFor(narrow: boolean, seats: number, low = false): Layout {
  const { width, edge, gap, ...of } = narrow ? narrowMeasures : low ? lowWide : wide
  const inside = width - 2 * edge
  const cloth = { x: edge, y: edge, ...of.cloth }
  const under = cloth.y + cloth.height + gap
  const register = of.register.beside
    ? { x: cloth.x + cloth.width + gap, y: edge, width: inside - cloth.width - gap, height: cloth.height }
    : { x: edge, y: under, width: inside, height: of.register.height }
  const plaques = of.register.beside ? under : register.y + register.height + gap
  const hand = plaques + of.plaques + gap
  const rows = Math.max(narrow ? 2 : 1, Math.ceil((dealt[seats] ?? 20) / of.card.most))
  const confirm = hand + rows * of.card.row
  const column = (seat: number): Box => ({
    ...cloth,
    x: cloth.x + (seat * cloth.width) / seats,
    width: cloth.width / seats,
  })
  const middle = (seat: number) => column(seat).x + cloth.width / seats / 2
  const tall = of.card.width * tallness
  const rest = cloth.height - of.cloth.head - of.form - tall
  return {
    narrow,
    width,
    height: confirm + of.confirm + edge,
    cloth,
    column,
    form: (seat) => ({ x: middle(seat), y: cloth.y + of.cloth.head + rest * 0.1 + of.form / 2 }),
    card: (seat) => ({ x: middle(seat), y: cloth.y + cloth.height - rest * 0.25 - tall / 2 }),
    verdict: (seat) => ({ x: middle(seat), y: cloth.y + of.cloth.head + rest * 0.33 + of.form }),
    formSize: of.form,
    register,
    plaque: (i, count) => {
      const across = (inside - (count - 1) * gap) / count
      return { x: edge + i * (across + gap), y: plaques, width: across, height: of.plaques }
    },
    hand: (i, count) => {
      const needed = Math.max(1, Math.ceil(count / of.card.most))
      const most = Math.ceil(count / needed)
      const row = Math.floor(i / most)
      const inRow = Math.min(most, count - row * most)
      return {
        x: width / 2 + ((i % most) - (inRow - 1) / 2) * of.card.pitch,
        y: hand + (row + (rows - needed) / 2) * of.card.row + tall / 2,
      }
    },
    cardWidth: of.card.width,
    confirm: { x: edge, y: confirm, width: inside, height: of.confirm },
  }
}
