// For tests of lessons: the rules core plays each of them, and it alone says which actions do what a lesson asks for.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '../../board/base/languages'
import type { AnyEffect } from '../../board/effects'
import type { GameEvent, GameState, Seat } from '../../board/game'
import { listOf, seatsOf, type GameLessons, type Lesson, type LessonWords } from '../../board/lesson'
import { replay } from '../../web/play/engine/replay'
import { findGames, foldersOf } from '../../tools/manifests'
import { testEngine, testRules } from './engine'

const ask = testEngine()

/** What a step led to, as the one who learns sees it. */
export interface Outcome<View, Effect extends AnyEffect = AnyEffect> {
  /** As in a record. */
  step: string
  before: View
  view: View
  /** What the step did. */
  effects: Effect[]
  state: GameState
  /** Who won: their returns are the best, and more than nothing. */
  winners: Seat[]
  /** What can follow: all actions of a seat, the first that is awaited if left out, or all that chance can bring. */
  next(seat?: Seat): Outcome<View, Effect>[]
}

/** What is true of the actions that a move of a lesson asks for, and of no others. */
export interface Claim<View, Effect extends AnyEffect = AnyEffect> {
  does(outcome: Outcome<View, Effect>): boolean
  /** What the lesson says that it leads to, after the steps that follow by themselves. */
  leads?(end: View, before: View): boolean
}

/** By the lessons' names, one for each move. */
export type Claims<View, Effect extends AnyEffect = AnyEffect> = Record<string, Claim<View, Effect>[]>

/** The events of a lesson with more steps, as far as they are legal. */
function played<View>(game: string, lesson: Lesson, more: string[]): GameEvent<View>[] {
  const steps = [...listOf(lesson.steps), ...more]
  const line = { game, seats: seatsOf(lesson), options: lesson.options ?? {}, steps }
  return replay(testRules(game), line, lesson.seat) as GameEvent<View>[]
}

type State = GameState & { outcomes?: Record<string, number> }

/** Goes to where the lesson is after some more steps. */
function goTo(game: string, lesson: Lesson, more: string[]): State {
  const record = {
    nemeton: 1,
    game,
    seats: seatsOf(lesson),
    options: lesson.options ?? {},
    steps: [...listOf(lesson.steps), ...more],
  }
  const answer = ask({ cmd: 'load', record })
  if (!answer.ok) throw new Error(answer.error.message)
  return answer as unknown as State
}

/** The steps that can follow: of a seat, the first that is awaited if left out, or of chance. */
function following({ node, to_act, actions, outcomes }: State, seat = to_act?.[0]): string[] {
  if (node === 'chance') return Object.keys(outcomes ?? {})
  const tokens = seat === undefined ? [] : (actions?.[seat] ?? [])
  return node === 'simultaneous' ? tokens.map((token) => `${seat}:${token}`) : tokens
}

const seenBy = <View, Effect extends AnyEffect>(seat: Seat) =>
  ask({ cmd: 'view', seat }) as unknown as { view: View; effects: Effect[] }

/** What the last of some more steps led to, from the view that was before it. */
function outcome<View, Effect extends AnyEffect>(
  game: string,
  lesson: Lesson,
  more: string[],
  before: View,
): Outcome<View, Effect> {
  const state = goTo(game, lesson, more)
  const { view, effects } = seenBy<View, Effect>(lesson.seat)
  const returns = state.returns ?? []
  return {
    step: more.at(-1)!,
    view,
    effects,
    before,
    state,
    winners: returns.flatMap((value, seat) => (value > 0 && value === Math.max(...returns) ? [seat] : [])),
    next: (seat) =>
      following(state, seat).map((step) => outcome<View, Effect>(game, lesson, [...more, step], view)),
  }
}

/** What is wrong with a lesson, a line each. */
export function faults<View, Effect extends AnyEffect>(
  game: string,
  lesson: Lesson,
  claims: Claim<View, Effect>[] = [],
): string[] {
  const { id, seat, moves } = lesson
  const start = listOf(lesson.steps)
  if (played(game, lesson, []).length !== start.length + 1) return [`${id}: its steps are not legal`]
  if (claims.length !== moves.length) return [`${id}: ${claims.length} claims for ${moves.length} moves`]
  const found: string[] = []
  let lines: string[][] = [[]]
  moves.forEach(({ right, then }, i) => {
    const { does, leads } = claims[i]!
    const unused = new Set(listOf(right))
    const on: string[][] = []
    for (const line of lines) {
      const where = `${id}, after "${line.join(' ')}"`
      const state = goTo(game, lesson, line)
      const before = seenBy<View, Effect>(seat).view
      const legal = state.actions?.[seat] ?? []
      const steps = following(state, seat)
      if (legal.length === 0) found.push(`${where}: nothing can be done`)
      const good = legal.filter((_, n) => does(outcome(game, lesson, [...line, steps[n]!], before)))
      if (good.length === legal.length && legal.length > 1) found.push(`${where}: everything is right`)
      const named = legal.filter((token) => listOf(right).includes(token))
      if (good.length === 0 || good.join(' ') !== named.join(' ')) {
        found.push(`${where}: right is "${good.join(' ')}" and not "${named.join(' ')}"`)
      }
      for (const token of named) {
        unused.delete(token)
        const all = [...line, steps[legal.indexOf(token)]!, ...listOf(then)]
        const events = played<View>(game, lesson, all)
        const whole = events.length === start.length + all.length + 1
        if (!whole) found.push(`${where}: after ${token} not all of "${then}" is legal`)
        else if (leads && !leads(events.at(-1)!.view, before)) {
          found.push(`${where}: ${token} does not lead where it should`)
        } else on.push(all)
      }
    }
    if (unused.size > 0) found.push(`${id}: "${[...unused].join(' ')}" is never legal`)
    lines = on
  })
  return found
}

/** Lessons that are wrong by a little: a step less, an answer less, an answer too many. */
function mutants(game: string, lesson: Lesson): Lesson[] {
  const [first, ...others] = lesson.moves
  const [answer, ...rest] = listOf(first!.right)
  const legal = played(game, lesson, []).at(-1)!.state.actions![lesson.seat]!
  const wrong = legal.find((token) => !listOf(first!.right).includes(token))
  const withRight = (right: string[]) => ({
    ...lesson,
    moves: [{ ...first!, right: right.join(' ') }, ...others],
  })
  return [
    { ...lesson, steps: listOf(lesson.steps).slice(0, -1).join(' ') },
    withRight(rest),
    ...(wrong === undefined ? [] : [withRight([answer!, ...rest, wrong]), withRight([wrong])]),
  ]
}

/** Tests all lessons of a game. Their words are in its own folder, or in the one that it uses. */
export function testLessons<View, Effect extends AnyEffect = AnyEffect>(
  game: string,
  { default: lessons }: GameLessons,
  claims: Claims<View, Effect>,
): void {
  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))(
    'what the lesson %s asks for is done by the actions that it names, and by no others',
    (id, lesson) => {
      expect(faults(game, lesson, claims[id])).toEqual([])
    },
  )

  test('a lesson that is wrong by a step or an answer is found out', () => {
    for (const lesson of lessons) {
      for (const mutant of mutants(game, lesson)) {
        expect(faults(game, mutant, claims[lesson.id]), JSON.stringify(mutant)).not.toEqual([])
      }
    }
  })

  const folders = foldersOf(findGames().find(({ id }) => id === game)!)
  const folder = folders.find((each) => existsSync(join(each, 'page/lessons/en.ts'))) ?? folders[0]!
  const fileIn = (language: string) => join(folder, `page/lessons/${language}.ts`)
  const written = Object.keys(languages).filter(
    (language) => language === 'en' || existsSync(fileIn(language)),
  )
  test.each(written)('each lesson has its words in %s', async (language) => {
    const ids = lessons.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(Object.keys(claims).sort()).toEqual([...ids].sort())
    const words: Record<string, LessonWords> = (await import(fileIn(language))).default
    expect(Object.keys(words)).toEqual(expect.arrayContaining(ids))
    for (const { title, ask, right, wrong } of Object.values(words)) {
      expect(title).toMatch(/^\p{Lu}.*[^.]$/u)
      for (const sentence of [ask, right, wrong]) expect(sentence).toMatch(/^[\p{Lu}\d].*[.?!]$/u)
      // It stands above the board on a phone.
      expect(ask.length).toBeLessThanOrEqual(260)
    }
  })
}
