// Another device: a link and a QR code for each seat that is played here, and words while they open it.
import { afterEach, expect, test, vi } from 'vitest'
import { button, duel, press, root, show, soon, text } from '@nemeton/tests/page'
import SeatTransfer from './seat_transfer'
import { say } from './words'

vi.mock('./seat_pass', () => ({
  canSeal: () => true,
  sealSeat: async () => ({ words: ['acorn', 'actor', 'agate', 'zoo'], seconds: 600 }),
}))
afterEach(() => void vi.useRealTimers())

const one = { seat: 0, key: 'first' }
const two = { seat: 2, key: 'second' }

test('one seat needs no name, of several each has its own', async () => {
  await show(<SeatTransfer table="T" part={duel} keys={[one]} />)
  expect(root.querySelector('.seat-name')).toBeNull()
  expect(root.querySelector('input')!.value).toBe(`${location.origin}/t/T#key=first`)
  await show(<SeatTransfer table="T" part={duel} keys={[two, one]} />)
  expect([...root.querySelectorAll('.seat-name')].map((name) => name.textContent)).toEqual(['Ash', 'Cedar'])
  expect(root.querySelectorAll('.qr')).toHaveLength(2)
})

test('words are shown until they are too old, and others can be asked for', async () => {
  vi.useFakeTimers()
  await show(<SeatTransfer table="T" part={duel} keys={[one]} />)
  await press(button(say.fourWords))
  await soon(() => expect(root.querySelector('.words')!.textContent).toBe('acorn actor agate zoo'))
  expect(text()).toContain(say.fourWordsNote(10))
  vi.advanceTimersByTime(600_000)
  await soon(() => expect(root.querySelector('.words')).toBeNull())
  expect(button(say.fourWords).disabled).toBe(false)
})
