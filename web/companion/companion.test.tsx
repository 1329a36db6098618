// The companion as it is seen: what is hidden is not on the page, and what was thrown is there again after a reload.
import { beforeEach, expect, test } from 'vitest'
import { act } from 'preact/test-utils'
import { gameIds } from '../games/games'
import { button, press, root, show, soon } from '../tests/page'
import found from 'virtual:nemeton/paper'
import CompanionView from './companion'

beforeEach(() => localStorage.clear())

async function open(game: string): Promise<void> {
  await show(<CompanionView key={Math.random()} game={game} />)
  await soon(() => expect(root.querySelector('.companion .ways')).not.toBeNull())
}
const dice = () =>
  [...root.querySelectorAll('.under .die-button')].map((die) => die.getAttribute('aria-label'))

test('dice are on the page only as long as their own seat looks', async () => {
  await open('bluff')
  await press(button('Roll under all cups'))
  expect(root.querySelectorAll('[aria-label^="A "]')).toHaveLength(0)
  await press(button('Only for Raven'))
  const raven = dice()
  expect(raven).toHaveLength(5)
  await press(button('Only for Fox'))
  expect(root.querySelectorAll('.under')).toHaveLength(1)
  await press(button('Cover'))
  expect(dice()).toEqual([])

  // Kept across a reload, and nobody looks then.
  await open('bluff')
  expect(dice()).toEqual([])
  await press(button('Only for Raven'))
  expect(dice()).toEqual(raven)
})

test('who looks is covered when the page goes out of view', async () => {
  await open('duel')
  await press(button('Deal'))
  await press(button('Only for Birch'))
  expect(root.querySelectorAll('.hand .card-button')).toHaveLength(20)
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  await act(() => void document.dispatchEvent(new Event('visibilitychange')))
  Reflect.deleteProperty(document, 'hidden')
  expect(root.querySelectorAll('.hand .card-button')).toHaveLength(0)
})

test.each(gameIds.filter((game) => found[game]?.companion))(
  '%s says what a turn is, and whose it is',
  async (game) => {
    await open(game)
    expect(root.querySelectorAll('.steps li').length).toBeGreaterThanOrEqual(3)
    const whose = () => root.querySelector('.seats [aria-current]')!.textContent
    const first = whose()
    await press(button('Next'))
    expect(whose()).not.toBe(first)
  },
)
