// The board under the hand: bids put together by clicks and keys, dice shown with them, and how a challenge comes out.
import { act } from 'preact/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import { slowness } from '@nemeton/board/motion'
import { boardOf, keepPace, root } from '@nemeton/tests/board'
import part from '../page/board'
import type { BluffEvent } from '../page/position'
import type { Round } from '../page/schema'
import { pace } from '../page/reveal'
import { actions, position } from './positions'

const board = boardOf(part)
const { played, show, cell, label, click, press, states } = board
afterEach(() => {
  vi.useRealTimers()
  keepPace('normal')
})

const round: Round = {
  bid: '5x3',
  bidder: 2,
  challenger: 0,
  count: 4,
  hidden: [
    [1, 3, 3, 6],
    [2, 4, 5, 6],
    [3, 5, 5],
  ],
  shown: [[], [2], []],
  lost: [0, 0, 1],
}
const challenge: BluffEvent = {
  n: 12,
  seat: 0,
  token: 'challenge',
  state: { ply: 8, node: 'chance' },
  view: position({
    stage: 'roll',
    rounds: 3,
    bids: [],
    hidden: [[], null, null],
    shown: [[], [], []],
    last: round,
  }),
  effects: [
    { kind: 'challenged', seat: 0, bidder: 2, bid: '5x3' },
    { kind: 'revealed', seat: 2, hidden: [3, 5, 5], shown: [] },
    { kind: 'revealed', seat: 0, hidden: [1, 3, 3, 6], shown: [] },
    { kind: 'revealed', seat: 1, hidden: [2, 4, 5, 6], shown: [2] },
    { kind: 'counted', faces: [1, 3], bid: 5, count: 4 },
    { kind: 'lost_dice', seat: 2, count: 1 },
    { kind: 'round_ended', seat: 2, rounds: 3 },
  ],
}

it('a bid is put together from a shield and a face, and then settled', () => {
  show(position(), actions)
  expect(label('shield-6')).toBe('White shield 5, can be chosen')
  click('shield-6')
  expect(states('target')).toEqual(['face-2', 'face-3', 'face-4', 'face-5', 'face-6'])
  click('face-4')
  expect(states('target')).toEqual(['settle'])
  expect(label('settle')).toBe('Bid five fours, or tap dice, to show them with it')
  click('settle')
  expect(played).toEqual(['5x4'])
})

it('only what raises the bid can be chosen', () => {
  show(position(), actions)
  expect(label('shield-0')).toBe('White shield 1, passed')
  expect(label('shield-5')).toBe('White shield 4, the bid: four threes, can be chosen')
  click('shield-0')
  click('shield-5')
  expect(states('target')).toEqual(['face-4', 'face-5', 'face-6'])
  click('settle')
  expect(played).toEqual([])
})

it('dice put out with a bid are shown as soon as that is asked for', () => {
  show(position(), actions)
  for (const id of ['own-1', 'shield-6', 'face-3', 'own-0', 'settle']) click(id)
  expect(played).toEqual(['5x3'])
  const bids = [...position().bids, { seat: 0, bid: '5x3', rolled_again: false }]
  const asked = position({ stage: 'show', bids })
  show(asked, [])
  show(asked, ['hold', 'show:1', 'show:3', 'show:13', 'show:33', 'show:6'])
  expect(played).toEqual(['5x3', 'show:13'])
  show(asked, ['hold', 'show:1', 'show:3', 'show:13', 'show:33', 'show:6'])
  expect(played).toHaveLength(2)
})

it('after a bid without dice put out they stay hidden, and nothing is asked', () => {
  show(position(), actions)
  for (const id of ['shield-6', 'face-3', 'settle']) click(id)
  const bids = [...position().bids, { seat: 0, bid: '5x3', rolled_again: false }]
  show(position({ stage: 'show', bids }), ['hold', 'show:1', 'show:3'])
  expect(played).toEqual(['5x3', 'hold'])
})

it('who comes back between a bid and its dice is asked for them', () => {
  const bids = [...position().bids, { seat: 0, bid: '5x3', rolled_again: false }]
  show(position({ stage: 'show', bids }), ['hold', 'show:1', 'show:3', 'show:6'])
  expect(label('settle')).toBe('Keep all hidden, Tap dice to show them')
  click('own-3')
  expect(label('settle')).toBe('Show 6, and roll the others again')
  click('settle')
  expect(played).toEqual(['show:6'])
})

it('what is put together is taken back part by part, and with Escape', () => {
  show(position(), actions)
  for (const id of ['own-0', 'shield-6', 'face-3']) click(id)
  click('face-3')
  click('own-0')
  expect(label('own-0')).toBe('Your 1, can be chosen')
  press('Escape')
  expect(label('shield-6')).toBe('White shield 5, can be chosen')
  click('settle')
  expect(played).toEqual([])
})

it('the bid is challenged with one press, where there is one', () => {
  show(position(), actions)
  expect(label('challenge')).toBe('Bluff!, Not four threes')
  click('challenge')
  expect(played).toEqual(['challenge'])
  show(position({ bids: [] }), ['1x2', '1x3'])
  expect(label('challenge')).toBe('Bluff!, not possible')
  click('challenge')
  expect(played).toEqual(['challenge'])
})

it('is played with arrow keys and Enter', () => {
  show(position(), actions)
  expect(root.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  act(() => cell('shield-5').focus())
  press('ArrowRight', 'Enter')
  expect(document.activeElement).toBe(cell('face-2'))
  press('ArrowRight', 'Enter')
  expect(document.activeElement).toBe(cell('settle'))
  press('Enter')
  expect(played).toEqual(['5x3'])
})

it('the dice of others are not on the board, only how many there are', () => {
  show(position(), actions)
  expect(root.querySelectorAll('.lying')).toHaveLength(5)
  expect(root.querySelectorAll('.covered rect')).toHaveLength(7)
  expect(label('guest-1')).toBe('Fox: five dice, four under the cup, shows 2')
})

it('a spectator sees cups, and no hidden die', () => {
  show(position({ hidden: [null, null, null] }), [])
  expect(root.querySelectorAll('.lying')).toHaveLength(1)
  expect(root.querySelectorAll('.covered rect')).toHaveLength(11)
  expect(label('guest-0')).toBe('Raven: four dice, four under the cup')
  expect(label('settle')).toBe('–')
})

it('a challenge is shown as the dice lay: those that count, those that are lost, and the count', () => {
  show(challenge.view, [], { event: challenge, before: position() })
  expect(root.querySelectorAll('.lying')).toHaveLength(12)
  expect(root.querySelectorAll('.lying.lit')).toHaveLength(4)
  expect(root.querySelectorAll('.lying.lost')).toHaveLength(1)
  expect(root.querySelector('.tally')!.textContent).toBe('4 of 5')
  expect(label('guest-2')).toBe('Hare: three dice, had 3, 5 and 5 under the cup, loses one die')
  expect(label('settle')).toBe('Hare loses one die.')
})

it('what the reader loses begins with a capital letter on its plaque', () => {
  const lost = challenge.effects.map((effect) =>
    effect.kind === 'lost_dice' ? { ...effect, seat: 0 } : effect,
  )
  show(challenge.view, [], { event: { ...challenge, effects: lost }, before: position() })
  expect(label('settle')).toBe('You lose one die.')
})

it('the count runs from die to die, and is at its end at once where that is asked for', () => {
  vi.useFakeTimers()
  show(challenge.view, [], { event: challenge, before: position(), animate: true })
  const lit = () => root.querySelectorAll('.lying.lit').length
  const seen = [lit()]
  for (const step of pace(round.count)) {
    act(() => void vi.advanceTimersByTime(step))
    seen.push(lit())
  }
  expect(seen).toEqual([0, 0, 1, 2, 3, 4, 4])
  expect(root.querySelectorAll('.lying.lost')).toHaveLength(1)

  show(challenge.view, [], { event: { ...challenge, n: 40 }, before: position(), animate: true })
  expect(lit()).toBe(0)
  click('bid')
  expect([lit(), root.querySelectorAll('.lying.lost').length]).toEqual([4, 1])
})

it.each(['slow', 'fast'] as const)('the count runs at the pace that the reader has set: %s', (chosen) => {
  vi.useFakeTimers()
  keepPace(chosen)
  show(challenge.view, [], { event: challenge, before: position(), animate: true })
  const lit = () => root.querySelectorAll('.lying.lit').length
  const seen = pace(round.count).map((step) => {
    act(() => void vi.advanceTimersByTime(step * slowness() - 1))
    const before = lit()
    act(() => void vi.advanceTimersByTime(1))
    return [before, lit()]
  })
  expect(seen).toEqual([
    [0, 0],
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [4, 4],
  ])
  expect(root.querySelectorAll('.lying.lost')).toHaveLength(1)
})

it('what is advised has rings around what is to be pressed', () => {
  const advised = (token: string, change: Parameters<typeof position>[0] = {}, seat = 0) => {
    const view = position(change)
    show(view, actions, { advice: { ...challenge, view, token, seat, effects: [] } })
    return board.advised()
  }
  expect(advised('4x3')).toEqual(['shield-5', 'face-3'])
  expect(advised('2x1')).toEqual(['shield-4'])
  expect(advised('challenge')).toEqual(['challenge'])
  expect(advised('hold', { stage: 'show' })).toEqual(['settle'])
  const [first, second] = position().hidden[0]!
  expect(advised(`show:${first}${second}`, { stage: 'show' })).toEqual(['own-0', 'own-1'])
  // Another's dice are not to be seen.
  expect(advised('challenge', {}, 1)).toEqual([])
})
