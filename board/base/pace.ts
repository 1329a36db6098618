// How fast the page shows what happens, one event after the other.
import { store } from './storage'

export const paces = ['slow', 'normal', 'fast', 'none'] as const
export type Pace = (typeof paces)[number]

export const pace = (): Pace => paces.find((each) => each === store.pace()) ?? 'normal'

export function keepPace(chosen: Pace): void {
  store.keepPace(chosen === 'normal' ? null : chosen)
}

const factors: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.5, none: 0 }

/** How many times as long as usual everything takes; 0 where each result is there at once. */
export const slowness = (): number => factors[pace()]
