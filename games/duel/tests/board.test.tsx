// Druid's Duel's board under the hand: choices in secret by clicks, keys and dragging, and how they are shown.
import { expect, it } from 'vitest'
import { boardOf, root } from '@nemeton/tests/board'
import part from '../page/board'
import type { View } from '../page/schema'
import { position } from './positions'

const board = boardOf(part)
const { played, show, cell, label, click, states } = board

const hand = ['AS', '9S', '3H', 'TD', '4C']
const forms = position({ stage: 'forms', forms: [null, null, null], shapes: [null, null, null] })
const backs = () => root.querySelectorAll('.card-back').length
const place = (name: string) => root.querySelector<SVGElement>(`[data-glides="${name}"]`)!.style.transform

/** Drags a card of the hand, which follows the pointer. */
const drag = (card: string, over: string) =>
  board.drag(`card-${card}`, over, () => expect(place(`hand-${card}`)).toContain('translate(90.0px,110.0px)'))

it('a form is chosen with one press', () => {
  show(forms, ['J', 'K'])
  expect(states('target')).toEqual(['form-J', 'form-K'])
  expect(label('form-Q')).toBe('Peacock, matches nobody, drained')
  expect(label('confirm')).toBe('Choose a form, in secret.')
  click('form-Q')
  click('confirm')
  expect(played).toEqual([])
  click('form-K')
  expect(label('form-K')).toBe('Lion, highest rank, chosen')
  expect(label('confirm')).toBe('Become the lion')
  expect(played).toEqual(['K'])
})

it('says how long nobody has discarded, once that may end the game', () => {
  show({ ...forms, idle: 9 }, ['J', 'K'])
  expect(label('confirm')).toBe('Choose a form, in secret.')
  show({ ...forms, idle: 12 }, ['J', 'K'])
  expect(label('confirm')).toBe('No discard for 12 of 30 turns.')
})

it('a card is played with one press, and lies on the table from then on', () => {
  const view = position()
  show(view, hand)
  const before = place('hand-9S')
  click('card-9S')
  show(view, [])
  expect(place('hand-9S')).not.toBe(before)
  click('card-3H')
  expect(played).toEqual(['9S'])
})

it('what one is holding stays chosen while others settle their choice', async () => {
  show(position(), hand)
  await drag('9S', 'form-J')
  expect(played).toEqual([])
  show(position({ to_choose: [0, 2] }), hand)
  expect(label('confirm')).toBe('Play the 9 of spades')
  show(position({ ...forms, turns: 4 }), ['J', 'K'])
  expect(label('confirm')).toBe('Choose a form, in secret.')
})

it('the last card still has to be settled', () => {
  show(position({ hands: [['9S'], null, null], held: [1, 6, 7] }), ['9S'])
  expect(label('confirm')).toBe('Play the 9 of spades')
  click('confirm')
  expect(played).toEqual(['9S'])
})

it('a joker brings the chameleon, and a lone chameleon chooses even a drained form', () => {
  show(position({ ...forms, jokers: [1, 0, 0] }), ['J', 'K', 'C'])
  click('form-C')
  expect(label('confirm')).toBe('Become the chameleon')
  const shape = position({ stage: 'shape', forms: ['C', 'J', 'Q'], shapes: [null, 'J', 'Q'], to_choose: [0] })
  show(shape, ['J', 'Q', 'K'])
  expect(label('confirm')).toBe('What is your chameleon?')
  click('form-Q')
  expect(label('confirm')).toBe('Be the peacock')
  expect(played).toEqual(['C', 'Q'])
})

it('without a joker there is no chameleon', () => {
  show(forms, ['J', 'K'])
  expect(cell('form-C')).toBeNull()
})

it('who has no form has no card to play', () => {
  show(position({ forms: ['C', 'C', 'Q'], shapes: [null, null, 'Q'], to_choose: [2] }), [])
  expect(label('confirm')).toBe('Two chameleons: no form, no card.')
  click('card-9S')
  expect(states('movable')).toEqual([])
})

it('the arrow keys reach every part of the board', () => {
  show(position(), hand)
  const all = [...root.querySelectorAll<SVGElement>('[data-cell]')].map((each) => each.dataset.cell!)
  expect(board.reached('confirm')).toEqual(all.sort())
})

it('a card is dragged onto the table, or put down elsewhere and settled then', async () => {
  show(position(), hand)
  await drag('9S', 'form-J')
  expect(played).toEqual([])
  expect(states('target')).toEqual(['confirm'])
  await drag('3H', 'druid-0')
  expect(played).toEqual(['3H'])
  show(position({ turns: 9 }), hand)
  await drag('9S', 'form-J')
  click('confirm')
  expect(played).toEqual(['3H', '9S'])
})

it('a card that was chosen lies hidden, but for the one who chose it', () => {
  show(position({ to_choose: [2], chosen: '9S' }), [])
  expect(backs()).toBe(1)
  expect(label('druid-1')).toBe(
    'Birch: 6 cards, jackrabbit, has chosen a card, known in hand: 7 of diamonds, discarded: ace of diamonds and 10 of clubs',
  )
  expect(label('card-9S')).toBe('9 of spades, chosen')
  expect(label('confirm')).toBe('Chosen. Now the others …')
})

it('what came of a turn lies on the table until the next forms are revealed', () => {
  show(forms, ['J', 'K'])
  expect(root.querySelectorAll('.played')).toHaveLength(3)
  expect(root.querySelectorAll('.verdict.success')).toHaveLength(1)
  expect(label('druid-0')).toBe(
    'Ash: 5 cards, peacock drained, was peacock, played the 2 of spades, and discarded it, discarded: 2 of spades',
  )
  expect(label('druid-2')).toContain('played the 9 of hearts, and took it back')
  show(position(), hand)
  expect(root.querySelectorAll('.played')).toHaveLength(0)
})

it('the register shows what the others hold: by their mark what is known, and a dot for what any of them may have', () => {
  const marks = (of: string) => root.querySelectorAll(`.register ${of}`).length
  show(position(), hand)
  // 7♦ is known; five are in one’s own hand, and three are gone.
  expect([marks('.leaf.ash'), marks('.leaf.birch'), marks('.unseen')]).toEqual([0, 1, 31])
  show(position({ hands: [null, null, null], to_choose: [1] }), [])
  expect([marks('.leaf.birch'), marks('.gone'), marks('.unseen')]).toEqual([3, 3, 0])
})

it('the register says what its dots are, and no more where there are none', () => {
  const title = () => root.querySelector('.register .title-of')!.textContent
  show(position(), hand)
  expect(title()).toBe('What the others hold (• = ?)')
  const [ranks, suits] = ['A23456789T', 'SHDC']
  const all = [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit))
  const others = all.filter((card) => !hand.includes(card))
  show(position({ hands: [hand, others], held: [5, 35], shown: [[], []], discarded: [[], []] }), hand)
  expect(title()).toBe('What the others hold')
})

it('who is to choose a card sees what it has to be', () => {
  show(position(), hand)
  expect(label('confirm')).toBe('The highest card goes')
  expect(label('card-TD')).toBe('10 of diamonds, can be chosen')
})

it('beside each animal stands what it asks for, and then whether its card was that', () => {
  const words = () => [...root.querySelectorAll('.verdict-word')].map((each) => each.textContent)
  show(position(), hand)
  expect(words()).toEqual(['highest', 'lowest', 'no match'])
  show(forms, ['J', 'K'])
  expect(words()).toEqual(['no match', 'not lowest', 'not highest'])
})

it('a spectator sees the table, and no hand', () => {
  show(position({ hands: [null, null, null], to_choose: [1] }), [])
  expect(root.querySelectorAll('.in-hand')).toHaveLength(0)
  expect(backs()).toBe(2)
  expect(label('confirm')).toBe('–')
})

it('what is advised has a ring around it, and nothing that another could choose', () => {
  const advised = (view: View, token: string, seat = 0) => {
    const advice = { n: 1, seat, token, state: { ply: 0, node: 'simultaneous' as const }, view, effects: [] }
    show(view, [], { advice })
    return board.advised()
  }
  expect(advised(forms, 'K')).toEqual(['form-K'])
  expect(advised(position(), '3H')).toEqual(['card-3H'])
  expect(advised(forms, 'K', 1)).toEqual([])
})
