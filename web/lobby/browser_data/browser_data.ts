// What this browser keeps, as one file to take to another browser, and the way back in. A file is read whole or not at all.
import type { Problem as Refusal } from '../../shared/api/request'
import { leaveTable } from '../../shared/api/seats'
import { store } from '@nemeton/board/base/storage'
import { savedGames } from '../../play/storage/saved_games'
import { savedSeats, type SeatKey } from '../../play/storage/saved_seats'

const dataFormat = 1

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: unknown, fits: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits)
const isWhole = (value: unknown): boolean => Number.isInteger(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isKey = (value: unknown): boolean =>
  isObject(value) && isText(value.key) && (value.seat === null || Number.isInteger(value.seat))

const isTable = (value: unknown): boolean =>
  isObject(value) &&
  isList(value.seats, isObject) &&
  isObject(value.record) &&
  isText(value.record.game) &&
  isList(value.record.steps, isText)

const isDraft = (value: unknown): boolean =>
  isObject(value) && isWhole(value.seat) && isWhole(value.after) && isList(value.tokens, isText)

/** What was done in either of two browsers, by game. */
const byGame = <T>(here: Record<string, T[]>, file: Record<string, T[]>): Record<string, T[]> =>
  Object.fromEntries(
    [...new Set([...Object.keys(here), ...Object.keys(file)])].map((game) => [
      game,
      [...new Set([...(here[game] ?? []), ...(file[game] ?? [])])],
    ]),
  )

interface Question {
  ask: string
  answer: string
}

type Part = {
  fits(value: unknown): boolean
  /** What is kept when both this browser and the file have something; the file's, if it is left out. */
  both?(here: never, file: never): unknown
}

/** Every part that is taken to another browser. Tables that are over are not: the server tells of them anew. */
export const parts: Record<string, Part> = {
  game: { fits: isTable, both: (here: unknown) => here },
  /** The one game of versions before 0.2: see play/storage/saved_games.ts. */
  local: { fits: isTable, both: (here: unknown) => here },
  seats: {
    fits: (value) => isObject(value) && Object.values(value).every((keys) => isList(keys, isKey)),
    both: (here: Record<string, SeatKey[]>, file: Record<string, SeatKey[]>) => ({ ...file, ...here }),
  },
  dice: {
    fits: (value) => isObject(value) && Object.values(value).every(isObject),
    both: (here: object, file: object) => ({ ...file, ...here }),
  },
  drafts: {
    fits: (value) => isObject(value) && Object.values(value).every(isDraft),
    both: (here: object, file: object) => ({ ...file, ...here }),
  },
  completedLessons: {
    fits: (value) => isObject(value) && Object.values(value).every((lessons) => isList(lessons, isText)),
    both: byGame,
  },
  solvedPuzzles: {
    fits: (value) => isObject(value) && Object.values(value).every((puzzles) => isList(puzzles, isWhole)),
    both: byGame,
  },
  puzzleDays: {
    fits: (value) => isList(value, isWhole),
    both: (here: number[], file: number[]) => [...new Set([...here, ...file])],
  },
  ownQuestions: {
    fits: (value) => isList(value, (each) => isObject(each) && isText(each.ask) && isText(each.answer)),
    both: (here: Question[], file: Question[]) => [
      ...here,
      ...file.filter(({ ask }) => !here.some((each) => each.ask === ask)),
    ],
  },
  mutedTables: {
    fits: (value) => isList(value, isText),
    both: (here: string[], file: string[]) => [...new Set([...here, ...file])],
  },
  lastSetups: {
    fits: (value) => isObject(value) && Object.values(value).every(isObject),
    both: (here: object, file: object) => ({ ...file, ...here }),
  },
  language: { fits: isText },
  textSize: { fits: isText },
  theme: { fits: (value) => value === 'light' || value === 'dark' },
  animationSpeed: { fits: isText },
  guestName: { fits: isText },
  playForced: { fits: (value) => value === false },
  boardMaterial: { fits: (value) => value === 'slate' || value === 'parchment' },
  sound: { fits: (value) => value === true },
  soundOffered: { fits: (value) => value === true },
  haptics: { fits: (value) => value === false },
}

/** What is known of a part by its name, of which there may be several: `game.ID`. */
const partOf = (name: string): Part | undefined => {
  const [kind] = name.split('.')
  return Object.hasOwn(parts, kind!) ? parts[kind!] : undefined
}

/** How many tables there are: games on this device, and those at the server of which it has keys. */
const count = (): number => savedGames.all().length + Object.keys(savedSeats.allKeys()).length

/** All of it, as a file has it (docs/data.md). */
export function exportData(): object {
  // Whoever has the file can play the seats in it, but is not signed in: what the session opens is not in it.
  const session = store.part<{ key: string }>('session')?.key
  const everything = store.everything()
  const seats = Object.entries((everything.seats ?? {}) as Record<string, SeatKey[]>)
    .map(([table, keys]) => [table, keys.filter(({ key }) => key !== session)] as const)
    .filter(([, keys]) => keys.length > 0)
  const parts = { ...everything, ...(everything.seats ? { seats: Object.fromEntries(seats) } : {}) }
  const kept = Object.entries(parts).filter(([name]) => partOf(name))
  return { nemeton: dataFormat, kept: Object.fromEntries(kept) }
}

export type Problem = 'notOurs' | 'newer' | { part: string }

/** Takes what a file holds in, beside what is here: how many tables it has that were not, or what is wrong with it. */
export function importData(file: unknown): number | Problem {
  if (!isObject(file) || !Number.isInteger(file.nemeton) || !isObject(file.kept)) return 'notOurs'
  if ((file.nemeton as number) > dataFormat) return 'newer'
  // What a later version has added is left out.
  const given = Object.entries(file.kept).filter(([name]) => partOf(name))
  const damaged = given.find(([name, value]) => !partOf(name)!.fits(value))
  if (damaged) return { part: damaged[0] }
  const here = store.everything()
  const before = count()
  for (const [name, value] of given) {
    const { both } = partOf(name)!
    store.keepPart(name, both && here[name] !== undefined ? both(here[name] as never, value as never) : value)
  }
  return count() - before
}

/** Leaves every seat at the server; for each table that could not be left, and keeps its keys, why not. */
export async function leaveAllTables(): Promise<Refusal[]> {
  const problems: Refusal[] = []
  for (const [table, keys] of Object.entries(savedSeats.allKeys())) {
    const refused = await Promise.all(keys.map(({ key }) => leaveTable(table, key)))
    const problem = refused.find(Boolean)
    if (problem) problems.push(problem)
    else savedSeats.dropTable(table)
  }
  return problems
}
