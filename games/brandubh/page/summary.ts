// A turn in a line.
import { findEffect } from '@nemeton/board/effects'
import type { Persons } from '@nemeton/board/person'
import { listed } from '@nemeton/board/words'
import { capturesOf, type BrandubhEvent } from './position'
import type { View } from './schema'
import { say } from './words'

const words = say.summary

export function summary(events: BrandubhEvent[], _: View, persons: Persons): string {
  return events
    .map(({ seat, effects }) => {
      const moved = findEffect(effects, 'moved')
      if (!moved || seat === null) return ''
      const { you, name } = persons(seat)
      const other = persons(1 - seat)
      const taken = capturesOf(effects).map(({ piece, at }) => words.piece(piece, at, other.you))
      return (
        words.moved(you ? words.you : name, moved.from, moved.to) +
        (taken.length > 0 ? words.captured(listed(taken)) : '') +
        (findEffect(effects, 'repeated')?.times === 2 ? words.again : '')
      )
    })
    .join('')
}
