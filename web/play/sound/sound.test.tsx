// The switch: off at first, and as long as it is off nothing is loaded or made; and the question whether to switch it on.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { words } from '../../shared/messages'
import { button, press, root, show, text } from '@nemeton/tests/page'
import SoundQuestion from './sound_question'
import { soundOn, setSound } from './sound'

const { loaded, player } = vi.hoisted(() => ({
  loaded: vi.fn(),
  player: { play: vi.fn(async () => {}), wake: vi.fn(async () => {}) },
}))
vi.mock('./sound_player', () => {
  loaded()
  return {
    Player: class {
      play = player.play
      wake = player.wake
    },
  }
})

/** The page, just opened. */
async function open() {
  vi.resetModules()
  return import('./sound')
}
const pressOnThePage = () => window.dispatchEvent(new PointerEvent('pointerup'))
/** Everything that was begun. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

test('switched on, it is heard at once, and remembered', async () => {
  const { setSound: switchSound } = await open()
  switchSound(true)
  await vi.waitFor(() => expect(player.play.mock.calls).toEqual([['wood']]))
  const { playSound: hear, soundOn } = await open()
  expect(soundOn()).toBe(true)
  hear('card')
  await vi.waitFor(() => expect(player.play).toHaveBeenLastCalledWith('card'))
})

test('switched off, it is silent and forgotten', async () => {
  const { playSound: hear, setSound: switchSound } = await open()
  switchSound(true)
  await vi.waitFor(() => expect(player.play).toHaveBeenCalledTimes(1))
  switchSound(false)
  hear('wood')
  await settled()
  expect(player.play).toHaveBeenCalledTimes(1)
  expect((await open()).soundOn()).toBe(false)
})

test('where it was left on, the first press on the page wakes it, and no later one has to', async () => {
  const { awaitPress, setSound: switchSound } = await open()
  switchSound(true)
  awaitPress()
  await vi.waitFor(() => expect(player.play).toHaveBeenCalled())
  pressOnThePage()
  await vi.waitFor(() => expect(player.wake).toHaveBeenCalled())
  await settled()
  player.wake.mockClear()
  pressOnThePage()
  await settled()
  expect(player.wake).not.toHaveBeenCalled()
})

describe('the question', () => {
  async function ask() {
    await show(<></>)
    await show(<SoundQuestion />)
  }

  test.each([
    [words.frame.yes, true],
    [words.frame.no, false],
  ])('does not come again once it is answered with %s', async (answer, on) => {
    await ask()
    expect(text()).toContain(words.frame.soundQuestion)
    await press(button(answer))
    expect(root.children).toHaveLength(0)
    expect(soundOn()).toBe(on)
    await ask()
    expect(root.children).toHaveLength(0)
  })

  test('is not put to a reader who has switched sound on or off', async () => {
    for (const on of [true, false]) {
      setSound(on)
      await ask()
      expect(root.children).toHaveLength(0)
    }
  })
})
