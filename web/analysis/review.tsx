// After the game: how the chances went, what luck and what choices did, and the record to keep.
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { gaveUp, type AnyGamePart, type GameEvent, type Seat } from '../board/game'
import { words } from '../messages'
import { listed } from '../base/language'
import type { GameRecord } from '../table/record'
import { useLoaded } from '../base/use'
import { saveFile } from '../parts/file'
import { Mark } from '../parts/mark'
import './analysis.css'
import { inChange, inPercent } from './chances'
import { analyst } from './client'
import { Curve, Stroke } from './curve'
import type { Judged } from './questions'
import { givenUp, tell, type Moment, type Story } from './story'
import { say } from './words'

interface ReviewProps {
  part: AnyGamePart
  record: () => Promise<GameRecord | null>
  /** Who wins together. */
  sides: Seat[][]
  events: GameEvent[]
  at: number
  go(to: number): void
}

export default function Review({ part, record: load, sides, events, at, go }: ReviewProps): JSX.Element {
  const record = useLoaded(load, events.length)
  const [stopped, stop] = useState(false)
  const judged = useJudged(record, stopped)
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
  if (!record) return <p class="review note">{say.reading}</p>

  const name = (side: number) => listed((sides[side] ?? []).map((seat) => part.seats[seat]?.name ?? ''))
  const reading: Reading = { part, record, events, story, name, sides }
  const done = story.curve.length > last
  return (
    <div class="review">
      <Curve curve={story.curve} last={last} at={at} go={go} says={(n) => atEvent(reading, n)} />
      <Sums reading={reading} at={Math.min(at, story.curve.length - 1)} />
      {!done && (
        <div class="judging">
          <progress max={last} value={story.curve.length - 1} aria-label={say.judging} />
          <button class="quiet" onClick={() => stop(!stopped)}>
            {stopped ? say.goOn : say.stop}
          </button>
        </div>
      )}
      <Moments title={say.mistakes} moments={story.mistakes} reading={reading} go={go} />
      <Moments
        title={chancy(events) ? say.strokes : say.turns}
        moments={story.strokes}
        reading={reading}
        go={go}
      />
      <details>
        <summary>{say.asTable}</summary>
        <Table reading={reading} />
      </details>
      <details>
        <summary>{say.how}</summary>
        <p class="note">{say.explained(samplesOf(judged), part.hides === true)}</p>
      </details>
      <button onClick={() => saveFile(`${record.game}.json`, record)}>{say.download}</button>
    </div>
  )
}

interface Reading {
  part: AnyGamePart
  record: GameRecord
  events: GameEvent[]
  story: Story
  name(side: number): string
  sides: Seat[][]
}

const shownAfter = 200

/** What has been judged so far; it goes on in the background until all is, or it is stopped. */
function useJudged(record: GameRecord | null, stopped: boolean): Judged[] {
  const [judged, setJudged] = useState<Judged[]>([])
  useEffect(() => setJudged([]), [record])
  useEffect(() => {
    if (!record || stopped) return
    // Many come in a second, and the page is to stay quick: they are shown a few times a second.
    const heard: Judged[] = []
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      timer = undefined
      setJudged((before) => (heard.length > before.length ? [...heard] : before))
    }
    const end = analyst().judge(record, (_, each) => {
      if (each) heard.push(each)
      timer ??= setTimeout(show, shownAfter)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [record, stopped])
  return judged
}

/** Whether chance has a part in the game. */
const chancy = (events: GameEvent[]): boolean => events.some(({ seat }, n) => n > 0 && seat === null)

const samplesOf = (judged: Judged[]): number =>
  judged.reduce((most, { choice }) => Math.max(most, choice?.samples ?? 0), 0)

/** What happened, in a few characters. */
function noted({ part, record, events }: Reading, n: number): string {
  if (n === 0) return say.begin
  if (events[n]!.resigned) return words.table.noteResigned
  if (events[n]!.timed_out) return words.table.noteTimedOut
  const token = record.steps[n - 1]?.replace(/^\d+:/, '')
  const hidden = part.hides && events[n]!.seat !== null && token !== undefined && part.proposal?.(token, null)
  return hidden || part.notation(events[n]!, events[n - 1]!.view) || say.event(n)
}

/** An event and the chances after it, in words. */
function atEvent(reading: Reading, n: number): string {
  const chances = reading.story.curve[n]
  const each = chances?.map((chance, side) => `${reading.name(side)} ${inPercent(chance)}`) ?? [say.unknown]
  return [noted(reading, n), ...each].join(', ')
}

/** The chances at the event shown, and below what made the result. */
function Sums({ reading, at }: { reading: Reading; at: number }): JSX.Element {
  const { story, name, part, sides, events } = reading
  const now = story.curve[at]
  return (
    <table class="sums">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{say.side}</span>
          </th>
          <th scope="col">{say.here}</th>
          <th scope="col">{say.start}</th>
          <th scope="col">{chancy(events) ? say.luck : say.unseen}</th>
          <th scope="col">{say.own}</th>
          <th scope="col">{say.others}</th>
          <th scope="col">{say.result}</th>
        </tr>
      </thead>
      <tbody>
        {story.accounts.map(({ start, luck, own, others, result }, side) => (
          <tr key={side}>
            <th scope="row">
              <Stroke side={side} />
              {sides[side]!.map((seat) => (
                <Mark key={seat} part={part} seat={seat} />
              ))}
              <span class="visually-hidden">{name(side)}</span>
            </th>
            <td>
              <strong>{now ? inPercent(now[side]!) : ''}</strong>
            </td>
            <td>{inPercent(start)}</td>
            <td>{inChange(luck)}</td>
            <td>{inChange(own)}</td>
            <td>{inChange(others)}</td>
            <td>{inPercent(result)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface MomentsProps {
  title: string
  moments: Moment[]
  reading: Reading
  go(to: number): void
}

function Moments({ title, moments, reading, go }: MomentsProps): JSX.Element | null {
  if (moments.length === 0) return null
  const { name } = reading
  return (
    <section class="moments">
      <h2>{title}</h2>
      <ul>
        {moments.map(({ n, side, change, choice }) => (
          <li key={`${n} ${side}`}>
            <button class="quiet" onClick={() => go(n)}>
              <strong>{inChange(change)}</strong> {name(side)}: {noted(reading, n)}
              {betterThan(reading, n, choice)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What would have been better, if the choice was not the best that was seen. */
function betterThan({ part, events }: Reading, n: number, choice: Judged['choice']): string {
  if (!choice?.best.action || choice.best.action === choice.taken.action) return ''
  const { best, instead } = choice
  const action = instead ? part.notation(instead, events[n - 1]!.view) : part.proposal?.(best.action, null)
  return `; ${say.better(action || best.action)}`
}

/** The curve for who would rather read it. */
function Table({ reading }: { reading: Reading }): JSX.Element {
  const { story, name } = reading
  return (
    <table class="every">
      <thead>
        <tr>
          <th scope="col">{say.what}</th>
          {story.accounts.map((_, side) => (
            <th scope="col" key={side}>
              {name(side)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {story.curve.map((chances, n) => (
          <tr key={n}>
            <th scope="row">{noted(reading, n)}</th>
            {chances.map((chance, side) => (
              <td key={side}>{inPercent(chance)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
