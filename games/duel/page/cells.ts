// The parts of the board that a hand, a key or a screen reader can go to: the druids, one's own forms and cards, and the plaque that
// settles a choice.
// Their ids: "druid-2", "form-K", "card-9H", "confirm".

import { listed } from '@nemeton/board/words'
import type { Cell, Row } from '@nemeton/board/grid'
import type { Confirm, Kind } from './choice'
import { tallness, type Layout } from './layout'
import { forms, places } from './position'
import type { Form, View } from './schema'
import { druids, say } from './words'

export interface Board {
  layout: Layout
  view: View
  viewer: number
  kind: Kind
  actions: string[]
  picked: string | null
  confirm: Confirm
}

/** The forms on show: with the chameleon if the viewer holds a joker, or just plays it. */
export function formsOf(view: View, viewer: number): Form[] {
  const chameleon = view.jokers[viewer]! > 0 || view.forms[viewer] === 'C'
  return chameleon ? [...forms, 'C'] : forms
}

export function rowsOf(board: Board): Row[] {
  return [druidRow(board), formRow(board), ...handRows(board), confirmRow(board)]
}

function druidRow({ layout, view, viewer }: Board): Row {
  const all = places(view, viewer)
  const over = view.stage !== 'shape' && view.stage !== 'cards'
  const cells = view.held.map((held, seat): Cell => {
    const { form, shape, card, success } = all[seat]!
    const parts = [say.holds(druids[seat]!, held)]
    const drained = view.drained[seat]
    if (drained) parts.push(say.isDrained(say.animals[drained]))
    if (view.jokers[seat]! > 0) parts.push(say.jokers(view.jokers[seat]!))
    if (form === 'C' && shape !== null) parts.push(say.becomes(say.animals[shape]))
    else if (form !== null) parts.push((over ? say.was : say.is)(say.animals[form]))
    if (card === 'hidden') parts.push(say.hidden)
    else if (card !== null) parts.push(say.played(say.card(card)))
    if (success !== null) parts.push(success ? say.success : say.failure)
    const known = seat === viewer ? [] : (view.hands[seat] ?? view.shown[seat]!)
    if (known.length > 0) parts.push(say.known(listed(known.map(say.card))))
    if (view.discarded[seat]!.length > 0)
      parts.push(say.discards(listed(view.discarded[seat]!.map(say.card))))
    // A card that is put down before a druid is settled.
    return { id: `druid-${seat}`, onto: 'confirm', box: layout.column(seat), label: parts.join(', ') }
  })
  return { label: say.druids, cells }
}

function formRow({ layout, view, viewer, kind, actions, picked }: Board): Row {
  const all = formsOf(view, viewer)
  const choosing = kind === 'form' || kind === 'shape'
  const cells = all.map((form, i): Cell => {
    const can = choosing && actions.includes(form)
    const chosen = (choosing && picked === form) || (view.stage === 'forms' && view.chosen === form)
    const parts = [say.forms[form], say.rules[form]]
    if (view.drained[viewer] === form) parts.push(say.drained)
    if (chosen) parts.push(say.chosen)
    else if (can) parts.push(say.ready)
    return { id: `form-${form}`, box: layout.plaque(i, all.length), label: parts.join(', '), chosen }
  })
  return { label: say.ownForms, cells }
}

/** The hand as it lies, row by row. */
function handRows({ layout, view, viewer, kind, actions, picked }: Board): Row[] {
  const hand = view.hands[viewer] ?? []
  const width = layout.cardWidth * 1.06
  const height = layout.cardWidth * tallness * 1.04
  const rows = new Map<number, Cell[]>()
  hand.forEach((card, i) => {
    const { x, y } = layout.hand(i, hand.length)
    const can = kind === 'card' && actions.includes(card)
    const chosen = (kind === 'card' && picked === card) || (view.stage === 'cards' && view.chosen === card)
    const parts = [say.card(card)]
    if (chosen) parts.push(say.chosen)
    else if (can) parts.push(say.ready)
    const cell: Cell = {
      id: `card-${card}`,
      box: { x: x - width / 2, y: y - height / 2, width, height },
      label: parts.join(', '),
      chosen,
    }
    rows.set(y, [...(rows.get(y) ?? []), cell])
  })
  return [...rows.values()].map((cells) => ({ label: say.ownHand, cells }))
}

function confirmRow({ layout, confirm }: Board): Row {
  const { confirm: box } = layout
  return { label: say.board, cells: [{ id: 'confirm', box, label: confirm.text || '–', chosen: false }] }
}
