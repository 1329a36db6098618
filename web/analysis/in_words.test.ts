// What a review says in sentences.
import { expect, test } from 'vitest'
import type { AnyGamePart, GameEvent } from '../board/game'
import { personsOf } from '../board/person'
import { eventInWords, luckInWords, skillInWords, type Told } from './in_words'
import type { Account, Story } from './story'

const looks = ['Ash', 'Birch'].map((name) => ({ name })) as Parameters<typeof personsOf>[0]
const persons = personsOf(looks, [0])
const part = {
  notation: () => '1-0',
  describe: ({ seat }: GameEvent) => (persons(seat ?? 1).you ? 'You draw 1-0.' : 'Birch draws 1-0.'),
  proposal: (token: string) => token,
} as unknown as AnyGamePart
const event = (n: number, seat: number | null) => ({ n, seat, token: '10', view: {}, state: {} }) as GameEvent
const events = [event(0, null), event(1, null), event(2, 0)]
const account = (luck: number, own: number): Account => ({
  ...{ start: 0.5, luck, error: 0, own, others: 0, result: 1 },
})

const told = (luck: number[], own: number[]): Told => ({
  part,
  record: { nemeton: 1, game: 'tabulus', seats: 2, options: {}, seed: 1, steps: ['10', '0:3:s-3'] },
  events,
  persons,
  sides: [[0], [1]],
  story: {
    accounts: luck.map((each, side) => account(each, own[side]!)),
    verdicts: [null, null, 'mistake'],
    strokes: [{ n: 1, side: luck[0]! > luck[1]! ? 0 : 1, change: 0.2 }],
  } as unknown as Story,
})

test('luck is told with the stroke that helped most, as it was told when it came', () => {
  expect(luckInWords(told([-0.3, 0.3], [0, 0]))).toBe(
    'Luck was with Birch: +30% in all; the best stroke: Birch draws 1-0.',
  )
  expect(luckInWords(told([0.01, -0.01], [0, 0]))).toBe('Luck was even.')
})

test('the reader is "you" within a sentence', () => {
  expect(luckInWords(told([0.3, -0.3], [0, 0]))).toMatch(/^Luck was with you: /)
  expect(skillInWords(told([0, 0], [-0.2, -0.1]))).toBe(
    'A choice lost on average 20% for you (1 bad one) and 10% for Birch.',
  )
})

test('what was chosen in secret is told as the record has it', () => {
  const { record } = told([0, 0], [0, 0])
  expect(eventInWords({ part, record, events }, 2, persons)).toBe('You draw 1-0')
  expect(eventInWords({ part: { ...part, hides: true }, record, events }, 2, persons)).toBe('3:s-3')
})
