// What the companion throws, draws, deals and hides.
import { expect, test } from 'vitest'
import type { Tool } from '../board/companion'
import { randomBelow } from '../board/random'
import {
  begin,
  changeDice,
  count,
  deal,
  drawPiece,
  putAway,
  readState,
  rollAgain,
  rollCups,
  rollDice,
  showDice,
  throwSticks,
  type StateOf,
} from './state'

/** Draws these numbers, one after the other. */
const drawing = (...numbers: number[]) => {
  return (n: number) => {
    const drawn = numbers.shift()!
    expect(drawn).toBeLessThan(n)
    return drawn
  }
}
const cups: Tool = { kind: 'cups', dice: 5 }
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
  const put = putAway(deal(deck, 2, randomBelow), 1, 4)
  expect(put.hands[1]![4]!.gone).toBe(true)
  expect(putAway(put, 1, 4).hands[1]![4]!.gone).toBe(false)
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
})
