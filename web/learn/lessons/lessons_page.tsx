// Learning by doing (/learn/GAME/N): one lesson after the other.
import type { JSX } from 'preact'
import type { AnyGamePart } from '@nemeton/board/game'
import { gameOf, type GameId, usePart } from '../../shared/games/games'
import type { GameLessons } from '@nemeton/board/lesson'
import { words } from '../../shared/messages'
import { gameWords } from '@nemeton/board/words'
import { store } from '@nemeton/board/base/storage'
import { useLoaded } from '../../shared/browser/hooks'
import { OnPaper } from '../../play/companion/paper_links_loader'
import { NotFound } from '../../shared/components/not_found'
import { ExerciseView, useBroken } from './exercise_view'
import { useTitle } from '../../shared/components/use_title'

const say = words.learn

export default function LessonsPage({ game, n }: { game: GameId; n?: string }): JSX.Element {
  const part = usePart(game)
  const { lessons } = gameOf(game)
  const room = useLoaded(async () => lessons?.() ?? null, game)
  const broken = useBroken(game)
  useTitle(gameWords(game).name)
  if (broken) return <NotFound title={words.table.broken} note="" />
  if (!lessons) return <NotFound />
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
  return all[at] ? <LessonView key={at} {...{ game, part, room, at }} /> : <NotFound />
}

interface LessonProps {
  game: GameId
  part: AnyGamePart
  room: GameLessons
  /** Which of the lessons. */
  at: number
}

function LessonView({ game, part, room, at }: LessonProps): JSX.Element {
  const lesson = room.default[at]!
  const last = at === room.default.length - 1
  return (
    <ExerciseView
      {...{ game, part }}
      exercise={lesson}
      words={room.say[lesson.id]!}
      place={(done) => <Dots {...{ game, room, at, done }} />}
      below={<OnPaper game={game} />}
      onDone={() => store.keepLearnt(game, lesson.id)}
      next={
        last
          ? { href: `/play/${game}`, label: say.play }
          : { href: `/learn/${game}/${at + 2}`, label: say.next }
      }
    />
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
