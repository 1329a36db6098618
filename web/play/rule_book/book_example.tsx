// An example in a rule book: a lesson's position on the game's own board, played out when it is pressed.
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { useLoaded, useMedia } from '../../shared/browser/hooks'
import type { GameEvent } from '@nemeton/board/game'
import { listOf, type Lesson, type LessonWords } from '@nemeton/board/lesson'
import { useNear } from '@nemeton/board/near'
import { gameOf, usePart, type GameId } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { usePlayhead } from '../view/replay/playhead'
import { core } from '../engine/core_client'
import './exercises.css'
import { answerIn, lineOf, stepsOf } from './exercise_steps'
import { shapeOf } from '../../shared/components/board_shape'

const say = words.learn
const nothing: never[] = []

/** The events of a lesson that is done as it asks. */
async function playOut(game: GameId, lesson: Lesson): Promise<GameEvent[]> {
  const played: string[] = []
  const replay = () => core().replay(lineOf(game, lesson, played), lesson.seat)
  for (const move of lesson.moves) {
    const { state } = (await replay()).at(-1)!
    played.push(...stepsOf(lesson, move, state, answerIn(lesson, move, state)!))
  }
  return replay()
}

interface ExampleProps {
  game: GameId
  lesson: Lesson
  told: LessonWords
}

function Example({ game, lesson, told }: ExampleProps): JSX.Element {
  const part = usePart(game)
  const frame = useRef<HTMLElement>(null)
  const near = useNear(frame)
  const all = useLoaded(async () => (near ? playOut(game, lesson) : null), near)
  const [playing, play] = useState(false)
  const start = listOf(lesson.steps).length
  const { at, stepped } = usePlayhead(all ? (playing ? all : all.slice(0, start + 1)) : nothing, part?.linger)
  const still = useMedia('(prefers-reduced-motion: reduce)')
  const event = all?.[at]
  const over = all !== null && at === all.length - 1
  const toggle = () => play(!playing)
  return (
    <figure class="example" ref={frame} style={part ? shapeOf(part) : undefined}>
      <div class="example-board" onClick={toggle}>
        <div class="board" aria-hidden="true" inert>
          {part && event && (
            <part.Board
              view={event.view}
              before={all[at - 1]?.view ?? null}
              event={event}
              actions={nothing}
              seat={lesson.seat}
              onAct={() => {}}
              trail={at > start ? [event] : nothing}
              animate={stepped && !still}
            />
          )}
        </div>
      </div>
      <figcaption>
        <button class="quiet" onClick={toggle} disabled={!all}>
          {playing ? say.exampleAgain : say.example}
        </button>
        <span role="status">{over ? told.right : told.title}</span>
      </figcaption>
    </figure>
  )
}

/** The examples of a section of a game's rule book. */
export default function Examples({ game, section }: { game: GameId; section: number }): JSX.Element | null {
  const lessons = useLoaded(async () => gameOf(game).lessons?.() ?? null, game)
  if (!lessons) return null
  return (
    <>
      {lessons.default
        .filter((lesson) => lesson.section === section)
        .map((lesson) => (
          <Example key={lesson.id} game={game} lesson={lesson} told={lessons.say[lesson.id]!} />
        ))}
    </>
  )
}
