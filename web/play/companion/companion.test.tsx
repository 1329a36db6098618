// The companion as it is seen: what is hidden is not on the page, and what was thrown is there again after a reload.
import { beforeEach, expect, test } from 'vitest'
import { act } from 'preact/test-utils'
import { gameIds } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { button, press, root, show, soon } from '@nemeton/tests/page'
import found from 'virtual:nemeton/paper'
import CompanionView from './companion'

beforeEach(() => localStorage.clear())

async function open(game: string): Promise<void> {
  await show(<CompanionView key={Math.random()} game={game} />)
  await soon(() => expect(root.querySelector('.companion .steps')).not.toBeNull())
}
const dice = () =>
  [...root.querySelectorAll('.secret .die-button')].map((die) => die.getAttribute('aria-label'))
const say = words.table
const lookAs = async (seat: string) => {
  await press(button(`Only for ${seat}`))
  await press(button(say.handOverDone))
}

test('dice are on the page only as long as their own seat looks, once it has the device', async () => {
  await open('bluff')
  await press(button('Roll under all cups'))
  expect(root.querySelectorAll('[aria-label^="A "]')).toHaveLength(0)
  await press(button('Only for Raven'))
  expect(root.querySelector('.secret h2')!.textContent).toBe(say.handOver('Raven'))
  expect(dice()).toEqual([])
  await press(button(say.handOverDone))
  const raven = dice()
  expect(raven).toHaveLength(5)
  await press(button('Cover'))
  expect(root.querySelector('.secret')).toBeNull()
  expect(dice()).toEqual([])

  // Kept across a reload, and nobody looks then.
  await open('bluff')
  expect(dice()).toEqual([])
  await lookAs('Raven')
  expect(dice()).toEqual(raven)
})

test('who looks is covered when the page goes out of view', async () => {
  await open('duel')
  await press(button('Deal'))
  await lookAs('Birch')
  expect(root.querySelectorAll('.hand .card-button')).toHaveLength(20)
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  await act(() => void document.dispatchEvent(new Event('visibilitychange')))
  Reflect.deleteProperty(document, 'hidden')
  expect(root.querySelectorAll('.hand .card-button')).toHaveLength(0)
})

test.each([
  ['danube', 'Throw', '.falling .stick', 4],
  ['bluff', 'Roll under all cups', '.shaken .cup-mark', 2],
  ['tug', 'Roll', '.tumbles', 3],
])(
  '%s: what is thrown moves when it is thrown, and not when the page is opened again',
  async (game, name, moving, count) => {
    await open(game)
    await press(button(name))
    expect(root.querySelectorAll(moving)).toHaveLength(count)
    await open(game)
    expect(root.querySelectorAll(moving)).toHaveLength(0)
  },
)

const games = gameIds.filter((game) => found[game]?.companion)
test.each(games)('%s says what comes before the first turn, and what a turn is', async (game) => {
  await open(game)
  expect(root.querySelector('.what p')!.textContent).toMatch(/\.$/)
  expect(root.querySelectorAll('.steps li').length).toBeGreaterThanOrEqual(3)
})

test('lots are drawn for who begins only where anybody may', async () => {
  for (const [game, anybody] of [
    ['bluff', true],
    ['brandubh', false],
    ['duel', false],
  ] as const) {
    await open(game)
    expect([game, button('Who begins?') !== undefined]).toEqual([game, anybody])
  }
})
