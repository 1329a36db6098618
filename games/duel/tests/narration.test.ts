import { describe as group, expect, it } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import type { View } from '../page/schema'
import { describe, ending, notation } from '../page/narration'
import { position } from './positions'

function told(seat: number | null, token: string | null, before: Partial<View>, after: Partial<View>) {
  const event: GameEvent<View> = {
    n: 1,
    seat,
    token,
    state: { ply: 1, node: 'simultaneous' },
    view: position(after),
  }
  return { text: describe(event, position(before)), short: notation(event, position(before)) }
}

group('choices in words', () => {
  it('a hand that is dealt is counted, not told', () => {
    const { text, short } = told(
      null,
      'AS.2S',
      { stage: 'deal', held: [0, 0, 0] },
      { stage: 'deal', held: [13, 0, 0] },
    )
    expect(text).toBe('Ash is dealt 13 cards.')
    expect(short).toBe('')
  })
  it('a choice in secret stays one, also to the one who made it', () => {
    for (const token of ['J', null]) {
      const { text, short } = told(1, token, { stage: 'forms' }, { stage: 'forms', to_choose: [0, 2] })
      expect(text).toBe('Birch has chosen.')
      expect(short).toBe('')
    }
  })
  it('forms are revealed together', () => {
    const { text, short } = told(2, null, { stage: 'forms' }, {})
    expect(text).toBe('Ash: lion; Birch: jackrabbit; Cedar: peacock.')
    expect(short).toBe('K·J·Q')
  })
  it('two chameleons are without a form', () => {
    const { text } = told(2, null, { stage: 'forms' }, { forms: ['C', 'J', 'C'], shapes: [null, 'J', null] })
    expect(text).toBe(
      'Ash: chameleon; Birch: jackrabbit; Cedar: chameleon. Two chameleons have no form, and play no card.',
    )
  })
  it('a lone chameleon says what it is', () => {
    const { text, short } = told(1, 'Q', { stage: 'shape' }, {})
    expect(text).toBe('Birch’s chameleon becomes a peacock.')
    expect(short).toBe('C = Q')
  })
})

group('the end of a turn in words', () => {
  const last: View['last'] = {
    forms: ['K', 'J', 'Q'],
    shapes: ['K', 'J', 'Q'],
    cards: ['TD', 'AD', '7D'],
    succeeded: [0, 1],
  }
  it('says which cards go and which come back', () => {
    const { text, short } = told(2, null, {}, { stage: 'forms', turns: 4, last })
    expect(text).toBe(
      'Ash discards the 10 of diamonds; Birch discards the ace of diamonds; Cedar takes the 7 of diamonds back.',
    )
    expect(short).toBe('10♦✓ A♦✓ 7♦')
  })
  it('says who takes a joker, also one who has just played his own', () => {
    const alone = { ...last, succeeded: [1], cards: [null, 'AD', '7D'] }
    const { text, short } = told(2, null, {}, { stage: 'forms', turns: 4, last: alone, jokers: [0, 1, 0] })
    expect(text).toBe(
      'Birch discards the ace of diamonds; Cedar takes the 7 of diamonds back. Birch alone discarded, and takes a joker.',
    )
    expect(short).toBe('– A♦✓ 7♦')
  })
  it('has a sentence for every end', () => {
    expect(ending(position())).toBe('')
    for (const why of ['hand_empty', 'deadlock', 'ply_limit'] as const) {
      expect(ending(position({ end: { winners: [0], why } }))).toMatch(/^[A-Z].*\.$/)
    }
  })
})
