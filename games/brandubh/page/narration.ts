// Brandubh in words: what happened, and how it ended.
import type { GameEvent } from '@nemeton/board/game'
import { listed } from '@nemeton/board/words'
import { captures, moveOf, placement, type View } from './position'
import { say } from './words'

export function describe(event: GameEvent<View>, before: View): string {
  const move = moveOf(event.token)
  const kind = move && placement(before).get(move.from)
  if (!move || !kind) return ''
  const taken = [...captures(event, before)].map(([square, piece]) => `${say.captured[piece]} ${square}`)
  const sentence = say.moves(say.movers[kind], move.from, move.to)
  const again = event.view.stood === 2 ? say.again : ''
  return sentence + (taken.length ? say.takes(listed(taken)) : '') + '.' + again
}

export function notation(event: GameEvent<View>, before: View): string {
  const move = moveOf(event.token)
  if (!move) return ''
  const taken = [...captures(event, before).keys()].map((square) => `×${square}`).join('')
  return `${move.from}–${move.to}${taken}`
}

export function ending(view: View): string {
  return view.end ? say.endings[view.end.why] : ''
}
