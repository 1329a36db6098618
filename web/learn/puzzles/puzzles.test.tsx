// Puzzles, with those that the games keep, the real rules core and boards.
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '../../shared/browser/router'
import { listOf, type Exercise } from '@nemeton/board/lesson'
import { App } from '../../shell/app'
import { core } from '../../play/engine/core_client'
import { button, press, root, show, soon, status } from '@nemeton/tests/page'
import { puzzleOfTheDay, streak, today } from './puzzle_of_the_day'
import { loadPuzzles, puzzleGames, wordsOf } from './puzzles'
import { solved } from './solved_puzzles'
import { isLong } from '@nemeton/tests/tier'

// The analyst says one thing of every move.
vi.mock('../../play/analysis/analysis_client', () => ({
  analyst: () => ({
    why: async (_: object, __: number, action: string) => ({
      action,
      reasons: [{ kind: 'wins', why: 'king_home' }],
    }),
  }),
}))
beforeEach(async () => {
  localStorage.clear()
  // Every run has the same puzzles of the day.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-02-01T12:00:00Z') })
})

afterEach(() => void vi.useRealTimers())

const square = (name: string) => root.querySelector(`[data-cell=${name}]`)!
/** Moves a piece of Brandubh, such as "d4-d7". */
async function move(token: string): Promise<void> {
  for (const each of token.split('-')) {
    await act(() => void square(each).dispatchEvent(new MouseEvent('click', { bubbles: true })))
  }
}

async function open(path: string): Promise<void> {
  navigate(path)
  await show(<App />)
  await soon(() => expect(root.querySelector('.learn .board svg')).not.toBeNull())
}

/** Does all that a puzzle of Brandubh asks for. */
async function solve({ moves }: Exercise): Promise<void> {
  for (const [i, { right }] of moves.entries()) {
    if (i > 0) await soon(() => expect(status()).toContain('Go on'))
    await move(listOf(right)[0]!)
  }
  await soon(() => expect(status()).toContain('Right!'))
}

test('a day has one puzzle of a game, and the next day the next', () => {
  expect([0, 1, 19, 20, 21].map((day) => puzzleOfTheDay(day, 20))).toEqual([0, 1, 19, 0, 1])
})

test('days in a row are counted back from today, or from yesterday as long as today is not over', () => {
  expect(streak([], 100)).toBe(0)
  expect(streak([100], 100)).toBe(1)
  expect(streak([97, 98, 99], 100)).toBe(3)
  expect(streak([95, 98, 99, 100], 100)).toBe(3)
  expect(streak([97, 98], 100)).toBe(0)
})

test('Brandubh keeps two hundred, every other game fifty, and each is played from its position to its end', async () => {
  expect(puzzleGames.length).toBeGreaterThanOrEqual(9)
  for (const game of puzzleGames) {
    const all = await loadPuzzles(game)
    expect(all.length, game).toBe(game === 'brandubh' ? 200 : 50)
    for (const [i, puzzle] of all.entries()) {
      // puzzles/tests/kept_puzzles_test.cpp proves each of them.
      if (!isLong && i % 5 !== 0) continue
      const { seats = 2, options = {}, seat, moves } = puzzle
      const before = listOf(puzzle.steps)
      const steps = [...before]
      const played = async () => core().replay({ game, seats, options, steps }, seat)
      for (const { right, then } of moves) {
        const state = (await played()).at(-1)!.state
        for (const token of listOf(right)) expect(state.actions?.[seat], `${game} ${i + 1}`).toContain(token)
        const first = listOf(right)[0]!
        steps.push(state.node === 'simultaneous' ? `${seat}:${first}` : first, ...listOf(then))
      }
      expect((await played()).length, `${game} ${i + 1}`).toBe(steps.length + 1)
      expect(puzzle.difficulty).toBeGreaterThanOrEqual(1)
      expect(puzzle.difficulty).toBeLessThanOrEqual(5)
    }
  }
})

test('every game keeps two or more of each difficulty, but for what its bots never or hardly bring', async () => {
  const rare: Record<string, number[]> = { triangulus: [1], tug: [4, 5] }
  for (const game of puzzleGames) {
    const all = await loadPuzzles(game)
    const few = [1, 2, 3, 4, 5].filter((each) => all.filter((one) => one.difficulty === each).length < 2)
    expect(few, game).toEqual(rare[game] ?? [])
  }
})

test('a puzzle of chance says what is played for, and one with a line of moves how long that is', async () => {
  for (const puzzle of await loadPuzzles('danube')) {
    expect(wordsOf('danube', puzzle).ask).toMatch(
      /^Bring all your boats down the river .*\. Difficulty [1-5] of 5\.$/,
    )
  }
  for (const puzzle of await loadPuzzles('brandubh')) {
    expect(wordsOf('brandubh', puzzle).title).toMatch(/^(Win in [23] moves|Only one move does not lose)$/)
    expect(wordsOf('brandubh', puzzle).ask).toMatch(/^Difficulty [1-5] of 5\.$/)
  }
})

test('the puzzle of the day is solved, said why, and counted', async () => {
  const all = await loadPuzzles('brandubh')
  const at = puzzleOfTheDay(today(), all.length)
  await open('/puzzle/brandubh')
  await solve(all[at]!)
  expect(solved.of('brandubh')).toEqual([at + 1])
  expect(solved.days()).toEqual([today()])
  expect(root.querySelector<HTMLAnchorElement>('.afterwards .primary')!.pathname).toMatch(/^\/puzzle/)
  // Opened again, it is known as solved.
  navigate('/about')
  await soon(() => expect(root.querySelector('.learn')).toBeNull())
  navigate('/puzzle/brandubh')
  await soon(() => expect(root.querySelector('.puzzle-place .solved')).not.toBeNull())
})

test('who was shown the answer has not solved it', async () => {
  const all = await loadPuzzles('brandubh')
  const at = all.findIndex(({ moves }) => moves.length === 1)
  const { steps, seat, moves } = all[at]!
  await open(`/puzzle/brandubh/${at + 1}`)
  const events = await core().replay({ game: 'brandubh', seats: 2, options: {}, steps: listOf(steps) }, seat)
  await move(events.at(-1)!.state.actions![seat]!.find((token) => token !== moves[0]!.right)!)
  await soon(() => expect(status()).toContain('Not that one'))
  await press(button('Show me'))
  await soon(() => expect(status()).toContain('Right!'))
  expect(solved.of('brandubh')).toEqual([])
})

test('the puzzles of the day are listed, a game each, with what is solved', async () => {
  const all = await loadPuzzles('brandubh')
  solved.keep('brandubh', puzzleOfTheDay(today(), all.length) + 1)
  solved.keepDay(today())
  navigate('/puzzles')
  await show(<App />)
  await soon(() => expect(root.querySelectorAll('.puzzles li').length).toBe(puzzleGames.length))
  expect(root.querySelectorAll('.puzzles li .solved').length).toBe(1)
  expect(root.querySelector('.puzzles .note')!.textContent).toContain('1 day in a row')
})

test('after each answer, right or wrong, it is said why the solution is good', async () => {
  const all = await loadPuzzles('brandubh')
  const at = all.findIndex(({ moves }) => moves.length === 1)
  const puzzle = all[at]!
  const why = () => root.querySelector('.why')?.textContent ?? ''
  await open(`/puzzle/brandubh/${at + 1}`)
  expect(why()).toBe('')
  const { state } = (
    await core().replay(
      { game: 'brandubh', seats: 2, options: {}, ...puzzle, steps: listOf(puzzle.steps) },
      puzzle.seat,
    )
  ).at(-1)!
  const wrong = state.actions![puzzle.seat]!.find((token) => !listOf(puzzle.moves[0]!.right).includes(token))!
  await move(wrong)
  await soon(() => expect(why()).not.toBe(''))
  const said = why()
  await press(button('Try again'))
  expect(why()).toBe('')
  await soon(() => expect(root.querySelector('.cell.movable')).not.toBeNull())
  await solve(puzzle)
  await soon(() => expect(why()).toBe(said))
})
