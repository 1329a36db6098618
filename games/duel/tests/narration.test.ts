// Narration and sound.
import { describe as group, expect, it } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { describe, ending, notation } from '../page/narration'
import type { Effect, Form, Turn } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const persons = personsAt('duel')

function happened(effects: Effect[]) {
  const state = { ply: 1, node: 'simultaneous' as const }
  return { n: 1, seat: 0, token: null, state, view: position(), effects }
}
function narrate(...effects: Effect[]) {
  const event = happened(effects)
  return { text: describe(event, position(), persons), short: notation(event) }
}
const soundOf = (...effects: Effect[]) => sound(happened(effects))
const revealed = (forms: Form[]): Effect[] =>
  forms.flatMap((form, seat): Effect[] =>
    form === 'C'
      ? [
          { kind: 'revealed', seat, form, shape: null },
          { kind: 'joker_played', seat },
        ]
      : [{ kind: 'revealed', seat, form, shape: form }],
  )

group('choices in words', () => {
  it('a hand that is dealt is counted, not told', () => {
    const { text, short } = narrate(
      { kind: 'dealt', seat: 0, cards: 13 },
      { kind: 'hand_known', seat: 0, cards: ['AS', '2S'] },
    )
    expect(text).toBe('Ash is dealt 13 cards.')
    expect(short).toBe('')
  })
  it('a choice in secret stays one, also to the one who made it', () => {
    for (const choice of [{ choice: 'J' }, {}]) {
      const { text, short } = narrate({ kind: 'chose', seat: 1, what: 'form', ...choice })
      expect(text).toBe('Birch has chosen.')
      expect(short).toBe('')
    }
  })
  it('forms are revealed together', () => {
    const { text, short } = narrate({ kind: 'chose', seat: 2, what: 'form' }, ...revealed(['K', 'J', 'Q']))
    expect(text).toBe('Ash: lion; Birch: jackrabbit; Cedar: peacock.')
    expect(short).toBe('lion · jackrabbit · peacock')
  })
  it('two chameleons are without a form', () => {
    expect(narrate(...revealed(['C', 'J', 'C'])).text).toBe(
      'Ash: chameleon; Birch: jackrabbit; Cedar: chameleon. Two chameleons have no form, and play no card.',
    )
    expect(narrate(...revealed(['C', 'J', 'K'])).text).toBe('Ash: chameleon; Birch: jackrabbit; Cedar: lion.')
  })
  it('a lone chameleon says what it is', () => {
    const { text, short } = narrate({ kind: 'shaped', seat: 1, shape: 'Q' })
    expect(text).toBe('Birch’s chameleon becomes a peacock.')
    expect(short).toBe('chameleon: peacock')
  })
})

group('the end of a turn in words', () => {
  const last: Turn = {
    forms: ['K', 'J', 'Q'],
    shapes: ['K', 'J', 'Q'],
    cards: ['TD', 'AD', '7D'],
    succeeded: [0, 1],
  }
  it('says which cards go and which come back', () => {
    const { text, short } = narrate(
      { kind: 'chose', seat: 2, what: 'card' },
      { kind: 'discarded', seat: 0, card: 'TD' },
      { kind: 'discarded', seat: 1, card: 'AD' },
      { kind: 'took_back', seat: 2, card: '7D' },
      { kind: 'turn_ended', turns: 4, idle: 0, last },
    )
    expect(text).toBe(
      'Ash discards the 10 of diamonds; Birch discards the ace of diamonds; Cedar takes the 7 of diamonds back.',
    )
    expect(short).toBe('10♦✓ A♦✓ 7♦')
  })
  it('says who takes a joker', () => {
    const { text, short } = narrate(
      { kind: 'discarded', seat: 1, card: 'AD' },
      { kind: 'took_back', seat: 2, card: '7D' },
      { kind: 'joker_taken', seat: 1 },
      { kind: 'turn_ended', turns: 4, idle: 0, last: { ...last, cards: [null, 'AD', '7D'], succeeded: [1] } },
    )
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

group('sounds', () => {
  it('cards are heard when they are dealt, and when all are turned over', () => {
    expect(soundOf({ kind: 'dealt', seat: 1, cards: 13 })).toBe('card')
    expect(
      soundOf(
        { kind: 'chose', seat: 2, what: 'card' },
        { kind: 'took_back', seat: 0, card: 'AS' },
        { kind: 'discarded', seat: 2, card: '9H' },
        { kind: 'drained', seat: 0, form: 'K' },
      ),
    ).toBe('card')
  })
  it('the discs of the forms sound like wood', () => {
    const last: Effect = { kind: 'chose', seat: 1, what: 'form' }
    expect(soundOf(last, { kind: 'revealed', seat: 0, form: 'J', shape: 'J' })).toBe('wood')
    expect(soundOf({ kind: 'shaped', seat: 0, shape: 'K' })).toBe('wood')
  })
  it('the reader’s own choice is heard, a choice that another player makes in secret is not', () => {
    expect(soundOf({ kind: 'chose', seat: 0, what: 'card', choice: 'AS' })).toBe('card')
    expect(soundOf({ kind: 'chose', seat: 0, what: 'form', choice: 'J' })).toBe('wood')
    expect(soundOf({ kind: 'chose', seat: 1, what: 'card' })).toBeNull()
  })
})
