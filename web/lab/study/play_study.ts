// Plays a small study with a rules core, and tells what has come of it every little while.
import type { Options } from '@nemeton/board/game'
import type { RulesCore } from '../../play/engine/rules_core'
import type { Sums } from './study_sums'

export interface Study {
  game: string
  seats: number
  /** Those that are not as they usually are. */
  options: Options
  seed: number
  /** How many games. */
  count: number
}

/** What came of some games more, or why they cannot be played. */
export type StudyNews = { sums: Sums } | { problem: string }

/** So long it plays before it tells again, about, in milliseconds. */
const between = 100

export function playStudy(
  core: Pick<RulesCore, 'live'>,
  { count, ...study }: Study,
  tell: (told: StudyNews) => void,
): void {
  let part = 1
  for (let first = 0; first < count;) {
    const began = performance.now()
    const games = Math.min(part, count - first)
    const answer = core.live({ ...study, first, count: games }) as
      ({ ok: true } & Sums) | { ok: false; error: { message: string } }
    if (!answer.ok) return tell({ problem: answer.error.message })
    tell({ sums: answer })
    first += games
    const took = performance.now() - began
    part = took < between ? part * 2 : took > 3 * between ? Math.max(1, part >> 1) : part
  }
}
