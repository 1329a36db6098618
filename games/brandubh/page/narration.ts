// Brandubh in words: what happened, and how it ended.
import { findEffect } from '@nemeton/board/effects'
import { sentences, type Persons } from '@nemeton/board/person'
import { listed } from '@nemeton/board/words'
import { capturesOf, sideOf, type BrandubhEvent } from './position'
import type { PieceKind, View } from './schema'
import { say } from './words'

export function describe({ effects }: BrandubhEvent, _: View, persons: Persons): string {
  const moved = findEffect(effects, 'moved')
  if (!moved) return ''
  const own = (piece: PieceKind) => Number(persons(sideOf(piece)).you)
  const taken = capturesOf(effects).map(({ piece, at }) => `${say.captured[piece][own(piece)]} ${at}`)
  const sentence = say.moves(say.movers[moved.piece][own(moved.piece)]!, moved.from, moved.to)
  const again = findEffect(effects, 'repeated')?.times === 2 ? say.again : ''
  return sentences(sentence + (taken.length ? say.takes(listed(taken)) : '') + '.' + again)
}

export function notation({ effects }: BrandubhEvent): string {
  const moved = findEffect(effects, 'moved')
  if (!moved) return ''
  return `${moved.from}–${moved.to}${capturesOf(effects)
    .map(({ at }) => `×${at}`)
    .join('')}`
}

export function ending(view: View): string {
  return view.end ? say.endings[view.end.why] : ''
}
