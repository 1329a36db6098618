// How much time is given at once: a minute, or a day where clocks go by the calendar (docs/websocket.md).
import { say } from './words'

const minute = 60_000

/** A time that was given, in words. */
export const giftText = (time: number): string => (time > minute ? say.day : say.minute)
