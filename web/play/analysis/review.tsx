// After the game: how the chances went, what luck and what choices did, the moves with what was good and bad of them, and the record to keep.
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { AnyGamePart, GameEvent, Seat } from '@nemeton/board/game'
import { sentences, type Persons } from '@nemeton/board/person'
import type { Because } from '@nemeton/board/reasons'
import { words } from '../../shared/messages'
import { listed } from '@nemeton/board/base/language'
import type { GameRecord } from '../../shared/games/game_record'
import { useLoaded } from '../../shared/browser/hooks'
import { saveFile } from '../../shared/components/files'
import { SeatMark } from '../../shared/components/seat_mark'
import Moves from '../view/replay/move_list'
import './analysis.css'
import { hintMark } from './hint_marks'
import { inChange, inPercent } from './win_chances'
import { ChanceCurve, Stroke } from './chance_curve'
import { luckText, skillText, type StoryText } from './event_text'
import { hasChance, useStory } from './use_story'
import { signs } from './loss'
import { notationOf } from './notation'
import type { Choice, JudgedEvent } from './analysis_queries'
import { say } from './words'

interface ReviewProps {
  part: AnyGamePart
  record: () => Promise<GameRecord | null>
  /** Who wins together. */
  sides: Seat[][]
  persons: Persons
  events: GameEvent[]
  at: number
  go(to: number): void
  /** Shows what would have been better on the board; null shows nothing. */
  onShow(event: GameEvent | null): void
}

export default function Review({
  part,
  record: load,
  sides,
  persons,
  events,
  at,
  go,
  onShow,
}: ReviewProps): JSX.Element {
  const record = useLoaded(load, events.length)
  const last = events.length - 1
  const { judged, story, count, done, stopped, stop } = useStory(part, record, sides, events)
  const because = useLoaded(async () => (await part.reasons?.())?.because ?? null, part)
  const better = story.verdicts[at] ? (judged[at]?.choice?.instead ?? null) : null
  const show = useEffectEvent(() => onShow(better ? hintMark(better, events[at]!.seat!, events[at]!) : null))
  useLayoutEffect(() => show(), [better])
  const clear = useEffectEvent(() => onShow(null))
  useEffect(() => () => clear(), [])
  if (!record) return <p class="review note">{say.reading}</p>

  const name = (side: number) =>
    sentences(listed((sides[side] ?? []).map((seat) => words.table.named(persons(seat)))))
  const colours = sides.map(([seat]) => part.seats[seat!]?.colour ?? 'var(--ink-soft)')
  const reading: Reading = { part, record, events, story, persons, name, sides, colours }
  const luck = done && luckText(reading)
  // What is small stands in the list of moves alone.
  const verdicts = story.verdicts.flatMap((verdict, n) =>
    verdict && verdict !== 'inaccuracy'
      ? { n, side: sides.findIndex((side) => side.includes(events[n]!.seat!)), verdict }
      : [],
  )
  const annotations = story.verdicts.map(
    (verdict) => verdict && { kind: verdict, sign: signs[verdict], word: say.verdicts[verdict] },
  )
  return (
    <div class="review">
      <ChanceCurve
        {...{ curve: story.curve, verdicts, colours, last, at, go }}
        says={(n) => atEvent(reading, n)}
      />
      <Here reading={reading} at={Math.min(at, story.curve.length - 1)} />
      {!done && (
        <div class="judging">
          <progress max={last} value={count - 1} aria-label={say.judging} />
          <button class="quiet" onClick={() => stop(!stopped)}>
            {stopped ? say.goOn : say.stop}
          </button>
        </div>
      )}
      {luck && <p>{luck}</p>}
      {done && <p>{skillText(reading)}</p>}
      <Moves {...{ part, events, at, go, persons, annotations }} />
      <VerdictText {...{ reading, at, because }} choice={judged[at]?.choice ?? null} />
      <Details {...{ reading, judged }} />
      <button onClick={() => saveFile(`${record.game}.json`, record)}>{say.download}</button>
    </div>
  )
}

interface Reading extends StoryText {
  name(side: number): string
  /** By side. */
  colours: string[]
}

const samplesOf = (judged: JudgedEvent[]): number =>
  judged.reduce((most, { choice }) => Math.max(most, choice?.samples ?? 0), 0)

/** An event and the chances after it, in words. */
function atEvent(reading: Reading, n: number): string {
  const chances = reading.story.curve[n]
  const each = chances?.map((chance, side) => `${reading.name(side)} ${inPercent(chance)}`) ?? [say.unknown]
  return [notationOf(reading, n), ...each].join(', ')
}

interface VerdictTextProps {
  reading: Reading
  at: number
  choice: Choice | null
  because: Because | null
}

/** What is said of the choice at the event shown, what would have been better, and why. */
function VerdictText({ reading, at, choice, because }: VerdictTextProps): JSX.Element {
  const { story, events, persons } = reading
  const verdict = story.verdicts[at]
  const why =
    because &&
    verdict &&
    choice?.instead?.reasons
      .map((reason) => because(reason, { seat: events[at]!.seat!, persons, percent: inPercent }))
      .join(' ')
  return (
    <p class="verdict" role="status">
      {verdict && (
        <>
          <strong>
            {signs[verdict]} {say.verdicts[verdict]}
          </strong>{' '}
          {notationOf(reading, at)}
          {betterThan(reading, at, choice)}. {why}
        </>
      )}
    </p>
  )
}

/** How the result came about, and every event's chances. */
const Details = ({ reading, judged }: { reading: Reading; judged: JudgedEvent[] }): JSX.Element => (
  <>
    <details>
      <summary>{say.details}</summary>
      <Sums reading={reading} />
      <p class="note">{say.explained(samplesOf(judged), reading.part.hides === true)}</p>
    </details>
    <details>
      <summary>{say.asTable}</summary>
      <Table reading={reading} />
    </details>
  </>
)

/** The chances at the event shown. */
function Here({
  reading: { story, name, part, sides, colours },
  at,
}: {
  reading: Reading
  at: number
}): JSX.Element {
  return (
    <ul class="here">
      {story.curve[at]?.map((chance, side) => (
        <li key={side}>
          <Stroke side={side} colour={colours[side]!} />
          {sides[side]!.map((seat) => (
            <SeatMark key={seat} part={part} seat={seat} />
          ))}
          <span class="visually-hidden">{name(side)}</span> <strong>{inPercent(chance)}</strong>
        </li>
      ))}
    </ul>
  )
}

/** What made the result. */
function Sums({ reading }: { reading: Reading }): JSX.Element {
  const { story, name, part, sides, events } = reading
  return (
    <table class="sums">
      <thead>
        <tr>
          <th scope="col">
            <span class="visually-hidden">{say.side}</span>
          </th>
          <th scope="col">{say.start}</th>
          <th scope="col">{hasChance(events) ? say.luck : say.unseen}</th>
          <th scope="col">{say.own}</th>
          <th scope="col">{say.others}</th>
          <th scope="col">{say.result}</th>
        </tr>
      </thead>
      <tbody>
        {story.accounts.map(({ start, luck, own, others, result }, side) => (
          <tr key={side}>
            <th scope="row">
              {sides[side]!.map((seat) => (
                <SeatMark key={seat} part={part} seat={seat} />
              ))}
              <span class="visually-hidden">{name(side)}</span>
            </th>
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

/** What would have been better, if the choice was not the best that was seen. */
function betterThan({ part, events }: Reading, n: number, choice: Choice | null): string {
  if (!choice?.best.action || choice.best.action === choice.taken.action) return ''
  const event = choice.instead?.event
  const action = event ? part.notation(event, events[n - 1]!.view) : part.proposal?.(choice.best.action, null)
  return `; ${say.better(action || choice.best.action)}`
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
            <th scope="row">{notationOf(reading, n)}</th>
            {chances.map((chance, side) => (
              <td key={side}>{inPercent(chance)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
