// The laboratory as it is seen: the list, a report, and a small study as it grows, is stopped, ends, or cannot be played.
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '../../shared/browser/router'
import { App } from '../../shell/app'
import { core } from '../../play/engine/core_client'
import { button, press, root, show, soon, text } from '@nemeton/tests/page'
import type { Study, StudyNews } from './play_study'
import type { Sums } from './study_sums'
import { say } from './words'
import { findGames } from '../../../tools/manifests'

let asked: Study
let hear: (told: StudyNews | null) => void
const end = vi.fn()

vi.mock('./study_client', () => ({
  runStudy: (study: Study, heard: typeof hear) => {
    asked = study
    hear = heard
    return end
  },
}))
beforeEach(() => {
  end.mockClear()
})

const go = async (path: string) => {
  navigate(path)
  await show(<App />)
}
const sums = (games: number): Sums => ({
  games,
  sides: [0, 1],
  wins: [games / 4, games / 2],
  ties: games / 4,
  cut_off: 0,
  plies: 30 * games,
  lengths: [
    [20, games / 2],
    [40, games / 2],
  ],
})
const tell = (told: StudyNews | null) => act(() => hear(told))
const status = () => root.querySelector('[role=status]')!.textContent

/** Begins a study of a game; `change` changes its form before. */
async function begin(game: string, change = async () => {}) {
  await go(`/lab/${game}`)
  await soon(() => expect(button(say.start)).toBeTruthy())
  await change()
  await press(button(say.start))
}

// ./test adds it.
const isAdded = findGames().some(({ id }) => id === 'mistletoe')
test.runIf(isAdded)('a game from outside the tree is not listed, but can be studied', async () => {
  await go('/lab/mistletoe')
  await soon(() => expect(text()).toContain(say.none))
  await soon(() => expect(button(say.start)).toBeTruthy())
})

test('where the rules cannot be had the report is read all the same', async () => {
  vi.spyOn(core(), 'facts').mockRejectedValue(new Error('no core'))
  await go('/lab/brandubh')
  await soon(() => expect(root.querySelector('.verdicts')).toBeTruthy())
  expect(root.querySelector('.lab-live')!.textContent).toContain(say.broken)
  expect(root.querySelector('form')).toBe(null)
})

test('plots grow with the games, who listens hears each fourth, and it ends with a verdict', async () => {
  await begin('brandubh')
  expect(asked).toMatchObject({ game: 'brandubh', seats: 2, options: {}, count: 10_000 })
  await tell({ sums: sums(2000) })
  expect(status()).toBe('0 of 10,000 games')
  const plot = () => root.querySelector('.lab-plots svg')!.getAttribute('aria-label')
  expect(plot()).toContain('Attackers 0.25 (0.232 to 0.269), Defenders 0.5')
  await tell({ sums: sums(4000) })
  expect(status()).toBe('5,000 of 10,000 games')
  expect(root.querySelector('progress')!.value).toBe(6000)
  expect(plot()).toContain('Attackers 0.25 (0.239 to 0.261)')
  await tell({ sums: sums(4000) })
  expect(status()).toBe(
    '10,000 games played. The seat “Defenders” wins 50.0\u00a0%\u00a0±\u00a01.0 instead of 37.5\u00a0%: too often (p < 0.001). A game has 30 moves on average.',
  )
  expect(end).toHaveBeenCalledTimes(1)
  expect(root.querySelector('progress')).toBe(null)
})

test('it plays with the seats, the rules and as many games as the form says', async () => {
  const choose = async (name: string, value: string) =>
    press(root.querySelector(`input[name="${name}"][value="${value}"]`)!)
  await begin('bluff', async () => {
    await choose('seats', '4')
    await choose('amount', '1000')
    await choose('option-dice', '2')
  })
  expect(asked).toMatchObject({ game: 'bluff', seats: 4, options: { dice: 2 }, count: 1000 })
})

test('rules that do not go together, and a device that cannot play, are told', async () => {
  await begin('brandubh')
  await tell({ problem: 'this and that' })
  expect(root.querySelector('[role=alert]')!.textContent).toBe(
    'These rules do not go together: this and that.',
  )
  expect(end).toHaveBeenCalledTimes(1)
  await press(button(say.start))
  expect(root.querySelector('[role=alert]')).toBe(null)
  await tell(null)
  expect(root.querySelector('[role=alert]')!.textContent).toBe(say.broken)
})

test('who leaves stops it', async () => {
  await begin('brandubh')
  await act(() => navigate('/lab/tug'))
  await soon(() => expect(end).toHaveBeenCalledTimes(1))
})
