// Learning by doing (/learn/GAME/N): one lesson, which is a position and one thing to do in it. What was done is shown on the
// board; what was not asked for is taken back.
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { AnyGamePart, GameEvent } from '../board/game'
import { gameOf, type GameId, usePart } from '../games/games'
import { listOf, seatsOf, type GameLessons, type Lesson } from '../board/lesson'
import { words } from '../messages'
import { gameWords } from '../board/words'
import { store } from '../base/store'
import '../style/learn.css'
import { core } from '../table/core'
import { useLoaded, useMedia } from '../base/use'
import { Mark } from '../parts/mark'
import { Missing } from './missing'
import { usePlayhead } from '../parts/playhead'
import { isBroad, shapeOf } from './table'
import { useTitle } from '../parts/title'

const say = words.learn
const nothing: string[] = []

export default function Learn({ game, n }: { game: GameId; n?: string }): JSX.Element {
  const part = usePart(game)
  const { lessons } = gameOf(game)
  const room = useLoaded(async () => lessons?.() ?? null, game)
  const broken = useLoaded(
    () =>
      core().games.then(
        () => false,
        () => true,
      ),
    game,
  )
  useTitle(gameWords(game).name)
  if (broken) return <Missing title={words.table.broken} note="" />
  if (!lessons) return <Missing />
  if (!part || !room) return <main class="learn" aria-busy="true" />
  const all = room.default
  const learnt = store.learnt(game)
  // Without a number: the first that is left.
  const at =
    n === undefined
      ? Math.max(
          0,
          all.findIndex(({ id }) => !learnt.includes(id)),
        )
      : Number(n) - 1
  return all[at] ? <LessonView key={at} {...{ game, part, room, at }} /> : <Missing />
}

interface LessonProps {
  game: GameId
  part: AnyGamePart
  room: GameLessons
  /** Which of the lessons. */
  at: number
}

/** How far somebody is in a lesson. */
interface Progress {
  /** The steps after those that led to the lesson's position. */
  played: string[]
  /** How many of its moves are made. */
  moves: number
  /** Whether the last step was not what was asked for. */
  wrong: boolean
}
const noProgress: Progress = { played: [], moves: 0, wrong: false }

interface Replayed {
  events: GameEvent[]
  /** What was played for them. */
  played: string[] | null
}

/** The events of a lesson as far as it was played; those from before until the new ones are there. */
function useEvents(game: GameId, lesson: Lesson, played: string[]): Replayed {
  const [replayed, setReplayed] = useState<Replayed>({ events: [], played: null })
  useEffect(() => {
    let wanted = true
    const line = {
      game,
      seats: seatsOf(lesson),
      options: lesson.options ?? {},
      steps: [...listOf(lesson.steps), ...played],
    }
    void core()
      .replay(line, lesson.seat)
      .then((events) => wanted && setReplayed({ events, played }))
    return () => {
      wanted = false
    }
  }, [played])
  return replayed
}

function LessonView({ game, part, room, at: number }: LessonProps): JSX.Element {
  const lesson = room.default[number]!
  const { title, ask, right, wrong } = room.say[lesson.id]!
  const [progress, setProgress] = useState(noProgress)
  const main = useRef<HTMLElement>(null)
  const { events, played } = useEvents(game, lesson, progress.played)
  const { at, stepped } = usePlayhead(events, part.linger)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const event = events[at]

  const start = listOf(lesson.steps).length
  const shown = played === progress.played && at === events.length - 1
  const over = progress.moves === lesson.moves.length
  const done = over && shown
  useLayoutEffect(() => {
    if (done) store.keepLearnt(game, lesson.id)
  }, [done])
  const stuck = progress.wrong && shown
  useLayoutEffect(() => {
    // Whoever plays by keys goes on with the same key; whoever plays by hand has it in view.
    if (done || stuck) main.current?.querySelector<HTMLElement>('.afterwards .primary')?.focus()
  }, [done, stuck])

  if (!event) return <main class="learn" aria-busy="true" />

  const live = shown && !over && !progress.wrong
  const actions = (live && event.state.actions?.[lesson.seat]) || nothing
  const move = lesson.moves[progress.moves]
  /** The steps up to the move that is to be made. */
  const soFar = progress.wrong ? progress.played.slice(0, -1) : progress.played
  const asked = events[start + soFar.length]?.state
  const answer = listOf(move?.right).find((token) => asked?.actions?.[lesson.seat]?.includes(token))
  const act = (token: string) => {
    const fits = listOf(move!.right).includes(token)
    const secret = asked?.node === 'simultaneous'
    setProgress({
      played: [...soFar, secret ? `${lesson.seat}:${token}` : token, ...(fits ? listOf(move!.then) : [])],
      moves: progress.moves + Number(fits),
      wrong: !fits,
    })
  }
  const back = () => {
    setProgress({ ...progress, played: soFar, wrong: false })
    main.current?.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus()
  }
  const told = at > start ? part.describe(event, events[at - 1]!.view) : ''
  const last = number === room.default.length - 1

  return (
    <main class={isBroad(part) ? 'learn broad' : 'learn'} style={shapeOf(part)} ref={main}>
      <div class="lesson">
        <div class="where-at">
          <Dots game={game} room={room} at={number} done={done} />
          <p>
            <span class="visually-hidden">{say.side}</span>
            <Mark part={part} seat={lesson.seat} />
            {part.seats[lesson.seat]?.name}
          </p>
        </div>
        <h1>{title}</h1>
        <p>{ask}</p>
      </div>
      <div class="board">
        <part.Board
          view={event.view}
          before={events[at - 1]?.view ?? null}
          event={event}
          actions={actions}
          seat={lesson.seat}
          onAct={act}
          animate={stepped && !still}
        />
      </div>
      <div class={done || stuck ? 'outcome come' : 'outcome'}>
        <div class="status" role="status">
          {live && progress.moves > 0 && <p class="turn">{say.goOn}</p>}
          {told && <p class={done || stuck ? 'visually-hidden' : 'told'}>{told}</p>}
          {done && <p class="turn">{say.right}</p>}
          {done && <p class="told">{right}</p>}
          {stuck && <p class="turn">{say.wrong}</p>}
          {stuck && <p class="told">{wrong}</p>}
        </div>
        {(done || stuck) && (
          <div class="afterwards">
            {stuck && (
              <button class="primary" onClick={back}>
                {say.again}
              </button>
            )}
            {stuck && <button onClick={() => act(answer!)}>{say.show}</button>}
            {done && !last && (
              <a class="button primary" href={`/learn/${game}/${number + 2}`}>
                {say.next}
              </a>
            )}
            {done && last && (
              <a class="button primary" href={`/play/${game}`}>
                {say.play}
              </a>
            )}
          </div>
        )}
      </div>
    </main>
  )
}

/** The lessons of the game, and which of them are done. */
function Dots({ game, room, at, done }: Omit<LessonProps, 'part'> & { done: boolean }): JSX.Element {
  const learnt = store.learnt(game)
  return (
    <nav class="dots" aria-label={words.learn.link}>
      <ol>
        {room.default.map(({ id }, i) => {
          const known = learnt.includes(id) || (i === at && done)
          const name = `${say.step(i + 1, room.default.length)}: ${room.say[id]!.title}${known ? `, ${say.done}` : ''}`
          return (
            <li key={id}>
              <a
                href={`/learn/${game}/${i + 1}`}
                class={known ? 'known' : undefined}
                aria-current={i === at ? 'step' : undefined}
                aria-label={name}
                title={room.say[id]!.title}
              />
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
