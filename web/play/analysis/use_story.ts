// The judging of a finished game, event by event, for all that is said about the game; it goes on as long as somebody listens and nobody has
// stopped it. First the whole game within a moment, where it is long with choices skipped; then from the start again without.
import { useEffect, useMemo, useState } from 'preact/hooks'
import { gaveUp, type AnyGamePart, type GameEvent, type Seat } from '@nemeton/board/game'
import type { GameRecord } from '../../shared/games/game_record'
import { analyst } from './analysis_client'
import type { JudgedEvent } from './analysis_queries'
import { isGivenUp, tellStory, type Story } from './story'

/** The first time through a game takes no more milliseconds. */
const momentTime = 2200

/** Many events are judged in a second, and the page is to stay quick: they are shown a few times a second. */
const shownAfter = 200

class Judging {
  judged: JudgedEvent[] = []
  stopped = false
  private readonly listeners = new Set<() => void>()
  private running: 'moment' | 'all' | null = null
  private end: (() => void) | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly record: GameRecord) {}

  /** What there is to do. */
  private get due(): Judging['running'] {
    if (this.stopped || this.listeners.size === 0) return null
    if (this.judged.length <= this.record.steps.length) return 'moment'
    return this.judged.some(({ skipped }) => skipped) ? 'all' : null
  }

  listen(listener: () => void): () => void {
    this.listeners.add(listener)
    this.run()
    return () => {
      this.listeners.delete(listener)
      this.run()
    }
  }

  stop(stopped: boolean): void {
    this.stopped = stopped
    this.run()
    this.tell()
  }

  /** Begins, or ends, as is due. */
  private run(): void {
    const { due } = this
    if (due === this.running) return
    this.running = due
    this.end?.()
    this.end = null
    clearTimeout(this.timer)
    this.timer = undefined
    if (due === null) return
    const heard: JudgedEvent[] = []
    this.end = analyst().judge(this.record, due === 'moment' ? momentTime : undefined, (_, each) => {
      if (each) heard.push(each)
      this.timer ??= setTimeout(() => {
        this.timer = undefined
        // Begun anew, it comes by what is known already.
        this.judged = [...heard, ...this.judged.slice(heard.length)]
        this.run()
        this.tell()
      }, shownAfter)
    })
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

let newest: Judging | null = null

/** The same one for the same game, however often its record is asked for. */
function judgingOf(record: GameRecord): Judging {
  if (JSON.stringify(newest?.record) !== JSON.stringify(record)) newest = new Judging(record)
  return newest!
}

export interface StorySoFar {
  judged: JudgedEvent[]
  story: Story
  /** How many events are judged, those that were skipped not counted. */
  count: number
  /** Whether all of the game can be told, with choices that were skipped or without. */
  told: boolean
  done: boolean
  stopped: boolean
  stop(stopped: boolean): void
}

/** Whether chance has a part in a game. */
export const hasChance = (events: GameEvent[]): boolean =>
  events.some(({ seat }, n) => n > 0 && seat === null)

/** How a game went, as far as it has been judged; `record` is null as long as it is not there. */
export function useStory(
  part: AnyGamePart,
  record: GameRecord | null,
  sides: Seat[][],
  events: GameEvent[],
): StorySoFar {
  const judging = useMemo(() => record && judgingOf(record), [record])
  const [, draw] = useState({})
  useEffect(() => judging?.listen(() => draw({})), [judging])
  const judged = judging?.judged ?? nothing
  const last = events.length - 1
  const story = useMemo(() => {
    const whole =
      gaveUp(events[last]!) && judged.length === last ? [...judged, isGivenUp(judged, events[last]!)] : judged
    return tellStory(
      whole,
      events.map(({ seat }) => seat),
      sides,
      hasChance(events) || part.hides === true,
    )
  }, [judged, sides, events, last, part.hides])
  const skipped = judged.filter((each) => each.skipped).length
  return {
    ...{ judged, story },
    count: story.curve.length - skipped,
    told: story.curve.length > last,
    done: story.curve.length > last && skipped === 0,
    stopped: judging?.stopped === true,
    stop: (stopped) => judging?.stop(stopped),
  }
}

const nothing: JudgedEvent[] = []
