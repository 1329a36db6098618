// What a game gives to learn it by playing: positions out of real games with one thing to do in each. They stand in the game's
// folder, in lessons/index.ts, with their words beside them, a file a language; its lessons.test.ts has the rules
// core play every one of them.
import type { Options, Seat } from './game'

/** A position and what is to be done in it: a lesson, or a puzzle. */
export interface Exercise {
  /** How many sit at the table. */
  seats?: number
  options?: Options
  /** The game so far, as in a record, with blanks between its steps. */
  steps: string
  /** Who learns. */
  seat: Seat
  /** What is to be done, one after the other. */
  moves: LessonMove[]
  /** The section of the rule book that it is an example of, the first under a heading being 1; left out where it is of none. */
  section?: number
}

export interface Lesson extends Exercise {
  /** Names its words. */
  id: string
}

export interface LessonMove {
  /** Every legal action that does what is asked, with blanks between them. */
  right: string
  /** The steps that follow on any of those: chance, and what others do. */
  then?: string
}

export interface LessonWords {
  title: string
  /** What is to be known and done, in a few short sentences. */
  ask: string
  /** What is said to those who have done it. */
  right: string
  /** What is said to those who have done something else: where to look. */
  wrong: string
}

/** What a game's lessons export. */
export interface GameLessons {
  default: Lesson[]
  say: Record<string, LessonWords>
}

/** Two sit at a table, unless an exercise says something else. */
export const seatsOf = (exercise: Exercise): number => exercise.seats ?? 2

/** "a b" as a list. */
export const listOf = (text = ''): string[] => text.split(' ').filter(Boolean)
