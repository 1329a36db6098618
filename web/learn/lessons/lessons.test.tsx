// Lessons, and the examples in the rule books, with the real rules core and boards.
import { expect, test } from 'vitest'
import { App } from '../../shell/app'
import { gameIds, gameOf } from '../../shared/games/games'
import { navigate } from '../../shared/browser/router'
import { store } from '@nemeton/board/base/storage'
import { button, press, root, show, soon, status } from '@nemeton/tests/page'
import { act } from 'preact/test-utils'
import { RuleBook } from '../../play/rule_book/rule_book'

async function open(path: string): Promise<void> {
  navigate(path)
  await show(<App />)
  await soon(() => expect(root.querySelector('.learn .board svg')).not.toBeNull())
}
const square = (name: string) => root.querySelector(`[data-cell=${name}]`)!
/** Moves a piece of Brandubh. */
async function move(from: string, to: string): Promise<void> {
  for (const each of [from, to]) {
    await act(() => void square(each).dispatchEvent(new MouseEvent('click', { bubbles: true })))
  }
}
const piece = (name: string) => square(name).getAttribute('aria-label')!

test('what a lesson asks for is done, said to be right, and remembered on the device', async () => {
  await open('/learn/brandubh/1')
  await move('d7', 'a7')
  await soon(() => expect(status()).toContain('Right!'))
  expect(status()).toContain('The king is home')
  expect(store.learnt('brandubh')).toEqual(['home'])
  expect(root.querySelector('.dots .known')!.getAttribute('aria-label')).toContain('done')
  const next = root.querySelector<HTMLAnchorElement>('.afterwards .primary')!
  expect(document.activeElement).toBe(next)
  expect(next.pathname).toBe('/learn/brandubh/2')
})

test('another legal move is shown, said not to be it, and taken back', async () => {
  await open('/learn/brandubh/1')
  await move('d7', 'b7')
  await soon(() => expect(status()).toContain('Not that one'))
  expect(piece('b7')).toContain('king')
  // A reader who plays by keys goes on with the same key.
  expect(document.activeElement).toBe(button('Try again'))
  await press(button('Try again'))
  expect(document.activeElement!.closest('.board')).not.toBeNull()
  await soon(() => expect(piece('d7')).toContain('king'))
  expect(store.learnt('brandubh')).toEqual([])
  await move('d7', 'a7')
  await soon(() => expect(status()).toContain('Right!'))
})

test('who does not find it is shown it', async () => {
  await open('/learn/brandubh/2')
  await move('d7', 'c7')
  await soon(() => expect(button('Show me')).toBeDefined())
  await press(button('Show me'))
  await soon(() => expect(status()).toContain('Right!'))
  expect(piece('b5')).not.toContain('defender')
})

test('it is shown again in the middle of a lesson, as far as it still has to be done', async () => {
  await open('/learn/tug/6')
  const tap = (selector: string) =>
    act(() => void root.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  for (const _ of ['first', 'second']) {
    // The dice that are chosen to begin with lay somebody down, which is not what is asked for.
    await soon(() => expect(root.querySelector('[data-cell=plaque-2].target')).not.toBeNull())
    await tap('[data-cell=plaque-2]')
    await soon(() => expect(button('Show me')).toBeDefined())
    await press(button('Show me'))
    await soon(() => expect(status()).toContain('Go on'))
  }
})

test('the other side answers by itself, and the lesson goes on', async () => {
  await open('/learn/brandubh/8')
  await move('d4', 'a4')
  await soon(() => expect(status()).toContain('Go on'))
  await soon(() => expect(piece('a6')).toContain('attacker'))
  await move('a4', 'a1')
  await soon(() => expect(status()).toContain('Right!'))
  // It was the last one.
  expect(root.querySelector<HTMLAnchorElement>('.afterwards .primary')!.pathname).toBe('/play/brandubh')
})

test('without a number the first lesson opens that is left, and without lessons there is no such page', async () => {
  store.keepLearnt('brandubh', 'home')
  await open('/learn/brandubh')
  expect(root.querySelector('h1')!.textContent).toBe((await gameOf('brandubh').lessons!()).say.capture!.title)
  navigate('/learn/brandubh/9')
  await soon(() => expect(root.querySelector('.missing')).not.toBeNull())
})

// Examples.

test('an example stands under its section, is played when it is pressed, and goes back', async () => {
  await show(<RuleBook game="brandubh" />)
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

test('a rule book ends with the links to the game on paper', async () => {
  await show(<RuleBook game="bluff" scrolls />)
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
