// What a table says of its dice: for whose numbers they wait, and afterwards what came of them.
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { personsOf } from '@nemeton/board/person'
import { drawNumber } from './dice'
import { savedSeats } from '../storage/saved_seats'
import { root, show, text } from '@nemeton/tests/page'
import { ProofResult } from './proof_result'
import DiceWait from './dice_wait'

const persons = personsOf([{ name: 'Spade' }, { name: 'Heart' }], [0])
const dice = { commitment: 'C', client_seeds: [null, null], awaiting: [1], left: 60_000 }
const wait = (left = dice.left) =>
  show(
    <DiceWait dice={{ ...dice, left, since: performance.now() }} persons={persons}>
      <p>Chance decides</p>
    </DiceWait>,
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

test('it is said for whose number the dice wait and for how long still, where that takes longer than a second', () => {
  wait()
  expect(text()).toBe('Chance decides')
  pass(1000)
  expect(text()).toBe('Waiting for Heart’s number 0:59')
  pass(2000)
  expect(text()).toBe('Waiting for Heart’s number 0:57')
  expect(root.querySelector('[role=timer]')!.getAttribute('aria-live')).toBe('off')
})

test('when the time is over it stands', () => {
  wait(3000)
  pass(1000)
  pass(2000)
  expect(text()).toBe('Waiting for Heart’s number 0.0')
  expect(vi.getTimerCount()).toBe(0)
})

test('who committed to a number and did not open it is named with what was found', () => {
  show(<ProofResult proof={{ draws: 3, fault: null, own: true, withheld: [1] }} persons={persons} />)
  expect(text()).toMatch(/and from the number of this device\..*not opened in time.*: Heart\.$/)
  show(<ProofResult proof={{ draws: 3, fault: { what: 'sealed' } }} persons={persons} />)
  expect(text()).toMatch(/^The dice do not hold: a number is not the one/)
  expect(text()).not.toContain('backup')
  show(<ProofResult proof={{ draws: 3, fault: { what: 'sealed' }, restored: true }} persons={persons} />)
  expect(text()).toMatch(/^The dice do not hold: .*restored from a backup/)
})

test('the number of a seat is the same whenever its device comes, and another at each seat', () => {
  savedSeats.keepKey('T', { seat: 0, key: 'K' })
  const number = savedSeats.number('T', 'K', drawNumber)
  expect(number).toMatch(/^[0-9a-f]{64}$/)
  savedSeats.keepKey('T', { seat: 0, key: 'K' })
  expect(savedSeats.number('T', 'K', drawNumber)).toBe(number)
  expect(savedSeats.number('T', 'another key', drawNumber)).not.toBe(number)
  expect(savedSeats.keys('T')).toContainEqual({ seat: 0, key: 'K', number })
})
