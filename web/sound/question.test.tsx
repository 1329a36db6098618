// The question after sound: once, and never where the answer is known.
import { beforeEach, expect, test, vi } from 'vitest'
import { words } from '../messages'
import { button, press, root, show, text } from '../tests/page'
import SoundQuestion from './question'
import { soundOn, switchSound } from './sound'

vi.mock('./sound_player', () => ({
  Player: class {
    play = async () => {}
    wake = async () => {}
  },
}))
const anew = async () => {
  await show(<></>)
  await show(<SoundQuestion />)
}
beforeEach(() => localStorage.clear())

test.each([
  [words.frame.yes, true],
  [words.frame.no, false],
])('answered with %s, it does not come again', async (answer, on) => {
  await anew()
  expect(text()).toContain(words.frame.soundQuestion)
  await press(button(answer))
  expect(root.children).toHaveLength(0)
  expect(soundOn()).toBe(on)
  await anew()
  expect(root.children).toHaveLength(0)
})

test('whoever has set sound, on or off, is not asked', async () => {
  switchSound(true)
  await anew()
  expect(root.children).toHaveLength(0)
  switchSound(false)
  await anew()
  expect(root.children).toHaveLength(0)
})
