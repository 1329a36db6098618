// What happened in Tug of War, in words.

import { findEffect } from '@nemeton/board/effects'
import { listed } from '@nemeton/board/words'
import { sentences, type Persons } from '@nemeton/board/person'
import { other, type TugEvent } from './position'
import type { Effect, View } from './schema'
import { say } from './words'

const inWords = (dice: number[]) => listed(dice.map(String))

export const describe = ({ effects }: TugEvent, _: View, persons: Persons): string =>
  sentences(effects.map((effect) => phrase(effect, effects, persons)).join(''))

// What an effect is in words; some have none, since another says it too.
function phrase(effect: Effect, effects: Effect[], persons: Persons): string {
  if (effect.kind === 'ended') return ''
  const { seat } = effect
  const side = persons(seat)
  const enemy = persons(other(seat))
  switch (effect.kind) {
    case 'column_rolled':
      return say.columnRolled(side, inWords(effect.dice), effect.standing, effect.one_more)
    case 'rolled':
      return say.rolls(side, inWords(effect.dice))
    case 'picked_up':
      return say.picksUp(side, effect.value)
    case 'rerolled':
      return say.rollsAgain(side, effect.value)
    case 'kept':
      return say.keeps(side)
    case 'used':
      return effect.act === 'swap'
        ? ''
        : say.uses(side, effect.rolled, effect.beside) + say.does[effect.act](enemy)
    case 'swapped':
      return say.swapped(side, effect.rolled, effect.beside, change(effects))
    case 'went_berserk':
      return say.goesBerserk(side, enemy, -change(effects))
    case 'match_began':
      return say.wonFirst(side, enemy)
    default:
      return ''
  }
}

/** How many athletes came to the rope, or left it (negative). */
export function change(effects: Effect[]): number {
  const left = findEffect(effects, 'returned')
  return left ? -left.standing - left.weakened : (findEffect(effects, 'joined')?.athletes ?? 0)
}

/** "6/5 out", "3/5 down", "5⇄2 +4"; a roll is its dice. */
export const notation = ({ effects }: TugEvent): string =>
  effects.map((effect) => noted(effect, effects)).join('')

function noted(effect: Effect, effects: Effect[]): string {
  switch (effect.kind) {
    case 'column_rolled':
      return say.noteColumn(effect.dice.join(' '))
    case 'rolled':
      return say.noteRoll(effect.dice.join(' '))
    case 'picked_up':
      return say.noteAgain(effect.value)
    case 'rerolled':
      return `→ ${effect.value}`
    case 'kept':
      return say.noteKeep
    case 'used':
      return effect.act === 'swap' ? '' : `${effect.rolled}/${effect.beside} ${say.noteActs[effect.act]}`
    case 'swapped': {
      const by = change(effects)
      return `${effect.rolled}⇄${effect.beside} ${by > 0 ? '+' : by < 0 ? '−' : '±'}${Math.abs(by)}`
    }
    case 'went_berserk':
      return say.noteBerserk(-change(effects))
    default:
      return ''
  }
}

export const ending = (view: View) => (view.end ? say.endings[view.end.why] : '')
