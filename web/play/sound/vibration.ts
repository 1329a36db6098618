// What a phone lets the hand feel: its own piece put down, one that is taken, and that it is one's turn. Never where little motion is
// asked for, and at most as long as a tap.
import { store } from '@nemeton/board/base/storage'

export type Touch = 'place' | 'capture' | 'turn'

/** Milliseconds of motion, rest, motion. */
const patterns: Record<Touch, number[]> = { place: [12], capture: [16, 40, 22], turn: [10, 70, 10] }

const still = '(prefers-reduced-motion: reduce)'
/** Whether this device can be felt at all; a mouse cannot. */
export const canVibrate = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches

export const vibrationOn = (): boolean => store.haptics()

export function setVibration(on: boolean): void {
  store.keepHaptics(on)
  vibrate('place')
}

/** A browser lets a page be felt only after a press on it. */
export function vibrate(touch: Touch): void {
  if (
    !canVibrate() ||
    !vibrationOn() ||
    matchMedia(still).matches ||
    !navigator.userActivation?.hasBeenActive
  )
    return
  navigator.vibrate(patterns[touch])
}
