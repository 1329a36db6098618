// The companion as it is seen: what is hidden is not on the page, and what was thrown is there again after a reload.
import { beforeEach, expect, test } from 'vitest'
import { act } from 'preact/test-utils'
import deck from '../../../games/sigily/page/questions/deck/en'
import { gameIds } from '../../shared/games/games'
import { words } from '../../shared/messages'
import { button, press, root, show, soon, text } from '@nemeton/tests/page'
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

test('cards are laid in secret and turned over together', async () => {
  await open('duel')
  await press(button('Deal'))
  const names: string[] = []
  for (const seat of ['Ash', 'Birch']) {
    await lookAs(seat)
    const card = root.querySelector('.hand .card-button')!
    names.push(card.getAttribute('aria-label')!)
    await press(card)
    await press(button('Cover'))
  }
  const lying = () =>
    [...root.querySelectorAll('.lying-card svg')].map((card) => card.getAttribute('aria-label'))
  expect(lying()).toEqual(['face down', 'face down'])
  await press(button('Turn the cards over'))
  expect(lying()).toEqual(names)
  await press(button('Put away: Ash'))
  await press(button('Back to the hand: Birch'))
  expect(lying()).toEqual([])
  expect(text()).toContain('19 left')
  expect(text()).toContain('20 left')
})

test('a question is drawn and answered, and the card says what is right', async () => {
  await open('sigily')
  await press(button('Draw'))
  const [ask, right, , , , why] = deck.find(([ask]) => text().includes(ask))!
  await press(button(right))
  expect(text()).toContain(`Yes. ${why}`)
  await press(button('Go on'))
  expect(text()).toContain('11 left')
  expect(text()).not.toContain(ask)
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

test.each(games.filter((game) => game !== 'duel'))('%s says whose turn it is', async (game) => {
  await open(game)
  const whose = () => root.querySelector('.seats [aria-current]')!.textContent
  const first = whose()
  await press(button('Next'))
  expect(whose()).not.toBe(first)
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
