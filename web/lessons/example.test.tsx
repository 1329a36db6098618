// The examples in the rule books, with the real rules core and boards.
import { beforeEach, expect, test, vi } from 'vitest'
import { gameIds, gameOf } from '../games/games'
import type { Core } from '../table/core'
import { testCore } from '../tests/engine'
import { button, press, root, show, soon } from '../tests/page'
import { Book } from './book'

let core: Core

// The page's core is the one of the test.
vi.mock('../table/core', async (original) => ({ ...(await original<object>()), core: () => core }))
beforeEach(async () => {
  core = testCore()
  // All that is looked at is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly see: (seen: object[]) => void) {}
      observe = () => this.see([{ isIntersecting: true }])
      disconnect = () => {}
    },
  )
})

test('an example stands under what it shows, is played when it is pressed, and goes back', async () => {
  await show(<Book game="brandubh" />)
  await soon(() => expect(root.querySelectorAll('.example svg')).toHaveLength(4))
  const example = [...root.querySelectorAll('section')]
    .find((section) => section.querySelector('h2')?.textContent === 'Capturing')!
    .querySelector('.example')!
  const piece = () => example.querySelector('[data-cell=b6]')!.getAttribute('aria-label')
  const said = () => example.querySelector('[role=status]')!.textContent
  expect([said(), piece()]).toEqual(['Capture', 'b6'])
  await press(example.querySelector('button')!)
  await soon(() => expect(said()).toContain('He stood between two attackers'))
  expect(piece()).toContain('attacker')
  await press(example.querySelector('button')!)
  await soon(() => expect(said()).toBe('Capture'))
  expect(piece()).toBe('b6')
  expect(button('Play it')).toBeDefined()
})

test('a rule book ends with where the game is to be had on paper', async () => {
  await show(<Book game="bluff" scrolls />)
  await soon(() => expect(root.querySelector('.book > :last-child')!.className).toBe('on-paper'))
  const links = [...root.querySelectorAll('.on-paper a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/paper/bluff-a4-en.pdf', '/paper/bluff-letter-en.pdf', '/companion/bluff'])
})

test.each(gameIds.filter((id) => gameOf(id).lessons))(
  '%s: every section that has an example is in the book',
  async (game) => {
    const book = await gameOf(game).book()
    const count = book.split('<h2').length - 1
    const sections = (await gameOf(game).lessons!()).default.flatMap(({ section }) => section ?? [])
    if (count > 0) expect(sections).not.toEqual([])
    for (const section of sections) expect(section).toBeLessThanOrEqual(count)
  },
)
