// What the companion throws, draws, deals and hides.
import { expect, test } from 'vitest'
import type { Tool } from '@nemeton/board/companion'
import { randomBelow } from '@nemeton/board/random'
import {
  answer,
  ask,
  begin,
  changeDice,
  clear,
  count,
  deal,
  drawPiece,
  fillPile,
  inPlay,
  lay,
  putCardBack,
  readState,
  rollAgain,
  rollCups,
  rollDice,
  showDice,
  takeBack,
  throwSticks,
  turnOver,
  type StateOf,
} from './companion_state'

/** Draws these numbers, one after the other. */
const drawing = (...numbers: number[]) => {
  return (n: number) => {
    const drawn = numbers.shift()!
    expect(drawn).toBeLessThan(n)
    return drawn
  }
}
const cups: Tool = { kind: 'cups', dice: 5, Cup: () => null }
const cupsOf = (seats: number) => begin([cups], seats).tools[0] as StateOf<'cups'>

test('each piece of a pile is drawn once before it is filled again', () => {
  const pieces = ['00', '10', '11', '00', '10', '11']
  let pile: StateOf<'pile'> = { kind: 'pile', left: pieces, drawn: null }
  const drawn = pieces.map(() => {
    pile = drawPiece(pile, pieces, randomBelow)
    return pile.drawn!
  })
  expect(drawn.sort()).toEqual([...pieces].sort())
  expect(pile.left).toEqual([])
  pile = drawPiece(pile, pieces, drawing(2))
  expect(pile).toMatchObject({ drawn: '11', left: ['00', '10', '00', '10', '11'] })
  expect(fillPile(pieces)).toEqual({ kind: 'pile', left: pieces, drawn: null })
})

test('cards are dealt evenly, none twice, and each hand is sorted as the deck is', () => {
  const deck = Array.from({ length: 40 }, (_, i) => `card ${i}`)
  const { hands } = deal(deck, 3, randomBelow)
  const dealt = hands.flatMap((hand) => hand.map(({ card }) => card))
  expect(hands.map(({ length }) => length)).toEqual([13, 13, 13])
  expect(new Set(dealt).size).toBe(39)
  for (const hand of hands) {
    const places = hand.map(({ card }) => deck.indexOf(card))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  }
})

test('a card is laid face down, taken up again, turned over with the others, and put away or taken back', () => {
  const dealt = deal(['A', 'B', 'C', 'D'], 2, drawing(0, 0, 0, 0))
  expect(lay(lay(dealt, 0, 'A'), 0, 'A').laid).toEqual([null, null])
  expect(lay(lay(dealt, 0, 'A'), 0, 'B').laid).toEqual(['B', null])
  const open = turnOver(lay(lay(dealt, 0, 'A'), 1, 'D'))
  expect(open).toMatchObject({ laid: ['A', 'D'], open: true })
  const one = clear(open, 0, true)
  expect(one).toMatchObject({ laid: [null, 'D'], open: true })
  expect(one.hands[0]).toEqual([
    { card: 'A', gone: true },
    { card: 'B', gone: false },
  ])
  const both = clear(one, 1, false)
  expect(both).toMatchObject({ laid: [null, null], open: false })
  expect(both.hands[1]!.some(({ gone }) => gone)).toBe(false)
  expect(takeBack(both, 0, 'A').hands[0]![0]!.gone).toBe(false)
})

test('a question that was answered well is not asked again and uses a card up; another one goes back', () => {
  const wrong = putCardBack(answer(ask(inPlay(12), 3, drawing(1)), 'no'), false)
  expect(wrong).toEqual(inPlay(12))
  const right = putCardBack(answer(ask(wrong, 3, drawing(1)), 'yes'), true)
  expect(right).toMatchObject({ left: 11, used: [1], drawn: null, given: null })
  // Of the three questions two are left: the second of them is the third.
  expect(ask(right, 3, drawing(1)).drawn).toBe(2)
})

test('dice show 1 to 6, and one of them can be rolled again alone', () => {
  const rolled = rollDice(3, drawing(0, 5, 2))
  expect(rolled.dice).toEqual([1, 6, 3])
  expect(rollAgain(rolled, 1, drawing(3)).dice).toEqual([1, 4, 3])
  expect(throwSticks(4, drawing(1, 0, 0, 1)).up).toEqual([true, false, false, true])
})

test('dice that are shown stay, the others are rolled again, and a new round takes all back', () => {
  const rolled = rollCups(cupsOf(2), drawing(0, 1, 2, 3, 4, 5, 5, 5, 5, 5))
  expect(rolled.cups[0]).toEqual({ hidden: [1, 2, 3, 4, 5], shown: [] })
  const shown = showDice(rolled, 0, [0, 4], drawing(5, 5, 0))
  expect(shown.cups[0]).toEqual({ hidden: [1, 6, 6], shown: [1, 5] })
  expect(shown.cups[1]).toEqual(rolled.cups[1])
  const fewer = changeDice(shown, 0, -1, 5)
  expect(rollCups(fewer, randomBelow).cups.map(({ hidden }) => hidden.length)).toEqual([4, 5])
  expect(changeDice(cupsOf(2), 0, 1, 5)).toEqual(cupsOf(2))
})

test('nobody counts below nothing', () => {
  const counters = begin([{ kind: 'counters', name: 'Coins' }], 2).tools[0] as StateOf<'counters'>
  expect(count(count(counters, 1, 3), 1, -5).counts).toEqual([0, 0])
})

test('what was kept is taken up, unless the game has other tools or seats by now', () => {
  const state = begin([cups], 3)
  const range = { least: 2, most: 6 }
  expect(readState(JSON.parse(JSON.stringify(state)), [cups], range)).toEqual(state)
  expect(readState(state, [{ kind: 'dice', count: 3 }], range)).toBeNull()
  expect(readState(state, [cups], { least: 2, most: 2 })).toBeNull()
  expect(readState(null, [cups], range)).toBeNull()
  // Kept by an older page, which knew nothing of whether the cups are lifted.
  const older = { ...state, tools: [{ kind: 'cups', cups: cupsOf(3).cups }] }
  expect(readState(older, [cups], range)).toBeNull()
})
