// The judging of a finished game, event by event: one run of it for all that is said about the game, which goes on as long as somebody
// listens and nobody has stopped it.
import { useEffect, useMemo, useState } from 'preact/hooks'
import { gaveUp, type AnyGamePart, type GameEvent, type Seat } from '../board/game'
import type { GameRecord } from '../table/record'
import { analyst } from './client'
import type { Judged } from './questions'
import { givenUp, tell, type Story } from './story'

/** Many events are judged in a second, and the page is to stay quick: they are shown a few times a second. */
const shownAfter = 200

class Judging {
  judged: Judged[] = []
  stopped = false
  private readonly listeners = new Set<() => void>()
  private end: (() => void) | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly record: GameRecord) {}

  get done(): boolean {
    return this.judged.length > this.record.steps.length
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
    const due = this.listeners.size > 0 && !this.stopped && !this.done
    if (due === (this.end !== null)) return
    if (!due) {
      clearTimeout(this.timer)
      this.timer = undefined
      this.end!()
      this.end = null
      return
    }
    const heard: Judged[] = []
    this.end = analyst().judge(this.record, (_, each) => {
      if (each) heard.push(each)
      this.timer ??= setTimeout(() => {
        this.timer = undefined
        // Begun anew, it comes by what is known already.
        if (heard.length > this.judged.length) this.judged = [...heard]
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
  judged: Judged[]
  story: Story
  done: boolean
  stopped: boolean
  stop(stopped: boolean): void
}

/** Whether chance has a part in a game. */
export const chancy = (events: GameEvent[]): boolean => events.some(({ seat }, n) => n > 0 && seat === null)

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
    const all =
      gaveUp(events[last]!) && judged.length === last ? [...judged, givenUp(judged, events[last]!)] : judged
    return tell(
      all,
      events.map(({ seat }) => seat),
      sides,
      chancy(events) || part.hides === true,
    )
  }, [judged, sides, events.length])
  return {
    ...{ judged, story },
    done: story.curve.length > last,
    stopped: judging?.stopped === true,
    stop: (stopped) => judging?.stop(stopped),
  }
}

const nothing: Judged[] = []
