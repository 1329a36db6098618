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
