// An exercise: a position and something to do in it. What was done is shown on the board; what was not asked for is taken back.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import type { GameId } from '../../shared/games/games'
import { listOf, type Exercise, type LessonWords } from '@nemeton/board/lesson'
import { words } from '../../shared/messages'
import { personsOf } from '@nemeton/board/person'
import '../../play/rule_book/exercises.css'
import { core } from '../../play/engine/core_client'
import { useLoaded, useMedia } from '../../shared/browser/hooks'
import { SeatMark } from '../../shared/components/seat_mark'
import { usePlayhead } from '../../play/view/replay/playhead'
import { answerIn, lineOf, stepsOf } from '../../play/rule_book/exercise_steps'
import { isBroad, shapeOf } from '../../shared/components/board_shape'

const say = words.learn
const nothing: string[] = []

async function isBroken(game: GameId): Promise<boolean> {
  const facts = await core()
    .facts(game)
    .catch(() => null)
  return facts === null
}

/** Whether the rules of the game cannot be loaded; null until that is known. */
export const useBroken = (game: GameId) => useLoaded(() => isBroken(game), game)

interface ExerciseProps {
  game: GameId
  part: AnyGamePart
  exercise: Exercise
  words: LessonWords
  /** Where among others it stands. */
  place(done: boolean): ComponentChildren
  /** Called once it is done; `helped` where the answer was shown. */
  onDone(helped: boolean): void
  /** Where one goes from here. */
  next: { href: string; label: string }
  /** Why a move is good after some steps of the exercise; left out where its words say it. */
  why?(more: string[], token: string): ComponentChildren
  /** What stands below everything else. */
  below?: ComponentChildren
}

/** How far somebody is in it. */
interface Progress {
  /** The steps after those that led to the position. */
  played: string[]
  /** How many of its moves are made. */
  moves: number
  /** Whether the last step was not what was asked for. */
  wrong: boolean
  /** Whether a move was shown. */
  helped: boolean
}
const noProgress: Progress = { played: [], moves: 0, wrong: false, helped: false }

interface Replayed {
  events: GameEvent[]
  /** What was played for them. */
  played: string[] | null
}

/** The events of an exercise as far as it was played; those from before until the new ones are there. */
function useEvents(game: GameId, exercise: Exercise, played: string[]): Replayed {
  const [replayed, setReplayed] = useState<Replayed>({ events: [], played: null })
  useEffect(() => {
    let wanted = true
    void core()
      .replay(lineOf(game, exercise, played), exercise.seat)
      .then((events) => wanted && setReplayed({ events, played }))
    return () => {
      wanted = false
    }
  }, [game, exercise, played])
  return replayed
}

interface TaskProps extends Pick<ExerciseProps, 'part' | 'exercise' | 'words'> {
  /** Where among others the exercise stands. */
  place: ComponentChildren
}

/** What is asked for, and of which side. */
function Task({ part, exercise, words, place }: TaskProps): JSX.Element {
  return (
    <div class="lesson">
      <div class="where-at">
        {place}
        <p>
          <span class="visually-hidden">{say.side}</span>
          <SeatMark part={part} seat={exercise.seat} />
          {part.seats[exercise.seat]?.name}
        </p>
      </div>
      <h1>{words.title}</h1>
      <p>{words.ask}</p>
    </div>
  )
}

interface ExerciseBoardProps extends Pick<ExerciseProps, 'part' | 'exercise'> {
  events: GameEvent[]
  /** The number of the event that is shown. */
  at: number
  /** The moves that can be made now. */
  actions: string[]
  /** Whether the event came by a step forward. */
  stepped: boolean
  onAct(token: string): void
}

function ExerciseBoard(props: ExerciseBoardProps): JSX.Element {
  const { part, exercise, events, at, actions, stepped, onAct } = props
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const event = events[at]!
  return (
    <div class="board">
      <part.Board
        view={event.view}
        before={events[at - 1]?.view ?? null}
        event={event}
        actions={actions}
        seat={exercise.seat}
        onAct={onAct}
        trail={[event]}
        animate={stepped && !still}
      />
    </div>
  )
}

/** Calls `onDone` when the exercise is done. Then, and after a wrong step, focuses the next button in the element of the returned ref. */
function useOutcome(done: boolean, stuck: boolean, onDone: () => void) {
  const main = useRef<HTMLElement>(null)
  const finish = useEffectEvent(onDone)
  useLayoutEffect(() => {
    if (done) finish()
  }, [done])
  useLayoutEffect(() => {
    // Players who use keys go on with the same key; all others have the button in view.
    if (done || stuck) main.current?.querySelector<HTMLElement>('.afterwards .primary')?.focus()
  }, [done, stuck])
  return main
}

export function ExerciseView(props: ExerciseProps): JSX.Element {
  const { game, part, exercise, place, onDone, next, why, below } = props
  const [progress, setProgress] = useState(noProgress)
  const { events, played } = useEvents(game, exercise, progress.played)
  const { at, stepped } = usePlayhead(events, part.linger)
  const event = events[at]

  const start = listOf(exercise.steps).length
  const shown = played === progress.played && at === events.length - 1
  const over = progress.moves === exercise.moves.length
  const done = over && shown
  const stuck = progress.wrong && shown
  const main = useOutcome(done, stuck, () => onDone(progress.helped))

  if (!event) return <main class="learn" aria-busy="true" />

  const live = shown && !over && !progress.wrong
  const actions = (live && event.state.actions?.[exercise.seat]) || nothing
  const move = exercise.moves[progress.moves]
  /** The steps up to the move that is to be made. */
  const soFar = progress.wrong ? progress.played.slice(0, -1) : progress.played
  const asked = events[start + soFar.length]?.state
  const answer = answerIn(exercise, move, asked)
  const act = (token: string, helped = false) => {
    const fits = listOf(move!.right).includes(token)
    setProgress({
      played: [...soFar, ...stepsOf(exercise, move!, asked!, token)],
      moves: progress.moves + Number(fits),
      wrong: !fits,
      helped: progress.helped || helped,
    })
  }
  const back = () => {
    setProgress({ ...progress, played: soFar, wrong: false })
    main.current?.querySelector<HTMLElement>('.board [tabindex="0"]')?.focus()
  }
  const told =
    at > start ? part.describe(event, events[at - 1]!.view, personsOf(part.seats, [exercise.seat])) : ''

  return (
    <main class={isBroad(part) ? 'learn broad' : 'learn'} style={shapeOf(part)} ref={main}>
      <Task {...{ part, exercise }} words={props.words} place={place(done)} />
      <ExerciseBoard {...{ part, exercise, events, at, actions, stepped }} onAct={(token) => act(token)} />
      <Outcome
        {...{ told, done, stuck, next }}
        words={props.words}
        goesOn={live && progress.moves > 0}
        onBack={back}
        onShow={() => act(answer!, true)}
      >
        {stuck && why?.(soFar, answer!)}
        {done && why?.([], answerIn(exercise, exercise.moves[0], events[start]?.state)!)}
      </Outcome>
      {below}
    </main>
  )
}

interface OutcomeProps extends Pick<ExerciseProps, 'words' | 'next'> {
  /** What the last step was, in words. */
  told: string
  /** Whether an earlier move was right, and there is another to be made. */
  goesOn: boolean
  done: boolean
  /** Whether the last step was not what was asked for. */
  stuck: boolean
  onBack(): void
  onShow(): void
  children: ComponentChildren
}

/** What came of the last move, and where one goes from here. */
function Outcome(props: OutcomeProps): JSX.Element {
  const { told, goesOn, done, stuck, next, onBack, onShow, children } = props
  const { right, wrong } = props.words
  return (
    <div class={done || stuck ? 'outcome come' : 'outcome'}>
      <div class="status" role="status">
        {goesOn && <p class="turn">{say.goOn}</p>}
        {told && <p class={done || stuck ? 'visually-hidden' : 'told'}>{told}</p>}
        {done && <p class="turn">{say.right}</p>}
        {done && <p class="told">{right}</p>}
        {stuck && <p class="turn">{say.wrong}</p>}
        {stuck && <p class="told">{wrong}</p>}
      </div>
      {(done || stuck) && (
        <div class="afterwards">
          {stuck && (
            <button class="primary" onClick={onBack}>
              {say.again}
            </button>
          )}
          {stuck && <button onClick={onShow}>{say.show}</button>}
          {done && (
            <a class="button primary" href={next.href}>
              {next.label}
            </a>
          )}
        </div>
      )}
      {children}
    </div>
  )
}
