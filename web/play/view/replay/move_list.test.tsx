// The list of moves: drawn in signs, named in words, and no more of it anew than has changed.
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import brandubh from '../../../../games/brandubh/page/board'
import { personsOf } from '@nemeton/board/person'
import { gameOf, isGame } from '../../../shared/games/games'
import { allGames, randomGame } from '@nemeton/tests/games'
import { press, root, show, soon } from '@nemeton/tests/page'
import Moves from './move_list'

const steps = () => [...root.querySelectorAll<HTMLElement>('.moves button')]
const inWords = () => root.querySelector('.in-words')?.textContent?.trim()

/** The games whose steps are drawn. */
const drawn = await Promise.all(
  allGames.flatMap(({ id, max_seats }) =>
    isGame(id)
      ? gameOf(id)
          .part()
          .then((part) => ({ id, max_seats, part }))
      : [],
  ),
)

test.each(drawn.filter(({ part }) => part.note))(
  '$id: dice, sticks and pieces are drawn, and each step is named in words',
  async ({ id, max_seats, part }) => {
    const events = randomGame({ game: id, seats: max_seats, seed: 3, most: 250 })
    await show(<Moves part={part} events={events} at={0} go={() => {}} persons={personsOf(part.seats, [])} />)
    await soon(() => expect(root.querySelector('.moves button .mark')).not.toBeNull())
    const letters = steps().flatMap((step) => step.textContent.match(/\p{L}{3,}/gu) ?? [])
    // A place of the races, as their boards have it.
    expect([...new Set(letters)].filter((word) => word !== 'Start')).toEqual([])
    for (const step of steps()) {
      expect(step.textContent.length + step.querySelectorAll('svg').length).toBeGreaterThan(0)
      expect(step.getAttribute('aria-label')).toMatch(/\p{L}{3,}.*[.!?]$/u)
    }
  },
)

test('what a step was stands over the list where the mouse is, and goes with it', async () => {
  const events = randomGame({ game: 'brandubh', seats: 2, seed: 1, most: 6 })
  const persons = personsOf(brandubh.seats, [])
  await show(<Moves part={brandubh} events={events} at={0} go={() => {}} persons={persons} />)
  expect(inWords()).toBeUndefined()
  const point = (type: string) =>
    act(() => void steps()[1]!.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' })))
  await point('pointerover')
  expect(inWords()).toBe(steps()[1]!.getAttribute('aria-label'))
  expect(root.querySelector('.in-words')!.getAttribute('aria-hidden')).toBe('true')
  await act(() => void root.querySelector('.moves')!.dispatchEvent(new PointerEvent('pointerleave')))
  expect(inWords()).toBeUndefined()
})

test('each event is put into words once, however often the list is drawn', async () => {
  const events = randomGame({ game: 'brandubh', seats: 2, seed: 1, most: 30 })
  const part = { ...brandubh, describe: vi.fn(brandubh.describe) }
  const persons = personsOf(part.seats, [])
  const go = vi.fn()
  const draw = (count: number, at: number) =>
    show(<Moves part={part} events={events.slice(0, count)} at={at} go={go} persons={persons} />)
  await draw(20, 19)
  expect(part.describe).toHaveBeenCalledTimes(19)
  await draw(20, 4)
  expect(root.querySelector('[aria-current]')).toBe(steps()[3])
  await draw(21, 20)
  expect(part.describe).toHaveBeenCalledTimes(20)
  expect(root.querySelector('[aria-current]')).toBe(steps()[19])
  await press(steps()[6]!)
  expect(go).toHaveBeenCalledWith(7)
})
