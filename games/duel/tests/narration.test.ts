// Narration and sound.
import { expect, test } from 'vitest'
import { personsAt } from '@nemeton/tests/persons'
import { describe, ending, notation } from '../page/narration'
import type { Card, Effect, Form, Turn } from '../page/schema'
import { sound } from '../page/sound'
import { position } from './positions'

const persons = personsAt('duel')

const happened = (effects: Effect[]) => ({
  ...{ n: 1, seat: 0, token: null, state: { ply: 1, node: 'simultaneous' as const } },
  view: position(),
  effects,
})
const chose = (seat: 0 | 1 | 2, what: 'form' | 'card', choice?: string): Effect => ({
  kind: 'chose',
  seat,
  what,
  ...(choice === undefined ? {} : { choice }),
})
const revealed = (...forms: Form[]): Effect[] =>
  forms.flatMap((form, seat): Effect[] =>
    form === 'C'
      ? [
          { kind: 'revealed', seat, form, shape: null },
          { kind: 'joker_played', seat },
        ]
      : [{ kind: 'revealed', seat, form, shape: form }],
  )
const discarded = (seat: number, card: Card): Effect => ({ kind: 'discarded', seat, card })
const tookBack = (seat: number, card: Card): Effect => ({ kind: 'took_back', seat, card })
const ended = (cards: Turn['cards'], ...succeeded: number[]): Effect => ({
  ...{ kind: 'turn_ended', turns: 4, idle: 0 },
  last: { forms: ['K', 'J', 'Q'], shapes: ['K', 'J', 'Q'], cards, succeeded },
})
const dealt: Effect = { kind: 'dealt', seat: 0, cards: 13 }

test.each<[string, string, Effect[]]>([
  // A hand that is dealt is counted, and a choice in secret stays one, also to the one who made it.
  ['Ash is dealt 13 cards.', '', [dealt, { kind: 'hand_known', seat: 0, cards: ['AS', '2S'] }]],
  ['Birch has chosen.', '', [chose(1, 'form', 'J')]],
  ['Birch has chosen.', '', [chose(1, 'form')]],
  [
    'Ash: lion; Birch: jackrabbit; Cedar: peacock.',
    'lion · jackrabbit · peacock',
    [chose(2, 'form'), ...revealed('K', 'J', 'Q')],
  ],
  [
    'Ash: chameleon; Birch: jackrabbit; Cedar: chameleon. Two chameleons have no form, and play no card.',
    'chameleon · jackrabbit · chameleon',
    revealed('C', 'J', 'C'),
  ],
  [
    'Ash: chameleon; Birch: jackrabbit; Cedar: lion.',
    'chameleon · jackrabbit · lion',
    revealed('C', 'J', 'K'),
  ],
  ['Birch’s chameleon becomes a peacock.', 'chameleon: peacock', [{ kind: 'shaped', seat: 1, shape: 'Q' }]],
  [
    'Ash discards the 10 of diamonds; Birch discards the ace of diamonds; Cedar takes the 7 of diamonds back.',
    '10♦✓ A♦✓ 7♦',
    [
      ...[chose(2, 'card'), discarded(0, 'TD'), discarded(1, 'AD'), tookBack(2, '7D')],
      ended(['TD', 'AD', '7D'], 0, 1),
    ],
  ],
  [
    'Birch discards the ace of diamonds; Cedar takes the 7 of diamonds back. Birch alone discarded, and takes a joker.',
    '– A♦✓ 7♦',
    [
      ...[discarded(1, 'AD'), tookBack(2, '7D')],
      ...([{ kind: 'joker_taken', seat: 1 }, ended([null, 'AD', '7D'], 1)] satisfies Effect[]),
    ],
  ],
])('%s', (text, short, effects) => {
  const event = happened(effects)
  expect([describe(event, position(), persons), notation(event)]).toEqual([text, short])
})

test('every end has a sentence', () => {
  expect(ending(position())).toBe('')
  for (const why of ['hand_empty', 'deadlock', 'ply_limit'] as const) {
    expect(ending(position({ end: { winners: [0], why } }))).toMatch(/^[A-Z].*\.$/)
  }
})

test.each<[string | null, Effect[]]>([
  ['card', [dealt]],
  [
    'card',
    [chose(2, 'card'), tookBack(0, 'AS'), discarded(2, '9H'), { kind: 'drained', seat: 0, form: 'K' }],
  ],
  ['wood', [chose(1, 'form'), ...revealed('J')]],
  ['wood', [{ kind: 'shaped', seat: 0, shape: 'K' }]],
  // The reader's own choice is heard, a choice that another player makes in secret is not.
  ['card', [chose(0, 'card', 'AS')]],
  ['wood', [chose(0, 'form', 'J')]],
  [null, [chose(1, 'card')]],
])('sounds like %s', (expected, effects) => expect(sound(happened(effects))).toBe(expected))
