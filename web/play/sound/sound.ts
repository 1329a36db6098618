// Whether the page is heard: off until the reader switches it on. Until then nothing of it is loaded.
import type { Sound } from '@nemeton/board/game'
import { store } from '@nemeton/board/base/storage'
import type { Player } from './sound_player'

let player: Promise<Player> | null = null

/** The player, from the first time that it is wanted; after a failure, from the next. */
function start(): Promise<Player> {
  player ??= import('./sound_player').then(({ Player }) => new Player())
  player.catch(() => (player = null))
  return player
}

export const soundOn = (): boolean => store.sound()
/** Whether the reader was never asked, and has not set it. */
export const asksForSound = (): boolean => !store.soundAsked() && !soundOn()

/** Switched on, it is heard at once. */
export function setSound(on: boolean): void {
  store.keepSound(on)
  awaitPress()
  playSound('wood')
}

/** Makes a sound, if sound is on. Where the browser cannot, there is silence. */
export function playSound(sound: Sound): void {
  if (!soundOn()) return
  start()
    .then((player) => player.play(sound))
    .catch(() => {})
}

const presses = ['pointerup', 'keydown'] as const

/** No browser lets a page be heard before a press on it: where sound is on, the next ones get it ready, until one did. */
export function awaitPress(): void {
  if (!soundOn()) return
  const wake = () => {
    start()
      .then((player) => player.wake())
      .then(() => presses.forEach((press) => removeEventListener(press, wake)))
      .catch(() => {})
  }
  presses.forEach((press) => addEventListener(press, wake))
}
