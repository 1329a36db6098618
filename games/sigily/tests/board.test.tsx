// Sigily's board under the hand, in positions of real games: pointing, keys, and what it shows.
import { readFileSync } from 'node:fs'
import { act } from 'preact/test-utils'
import { expect, it } from 'vitest'
import type { Options } from '@nemeton/board/game'
import type { BoardProps } from '@nemeton/board/game'
import { boardOf, root } from '@nemeton/tests/board'
import part from '../page/board'
import { deep, ring } from '../page/position'
import type { Effect, View } from '../page/schema'
import { signOf } from '../page/signs'
import { after } from './test_game'
import { provinces, say, spells } from '../page/words'

const board = boardOf(part)
const { played, cell, label, click, states } = board

const show = ({ view, ...more }: Partial<BoardProps<View, Effect>> & { view: View }) =>
  board.show(view, [], more)
const showAfter = (options: Options, tokens: string, seats = 2) => show(after(seats, options, tokens))

const point = (...places: string[]) => {
  for (const place of places) click(place)
}
const button = (text: string) =>
  [...root.querySelectorAll('button')].find(
    (each) => each.textContent.includes(text) || each.getAttribute('aria-label')?.includes(text),
  )!
const key = (name: string) =>
  act(() => {
    const target =
      document.activeElement === document.body
        ? root.querySelector('[tabindex="0"]')!
        : document.activeElement!
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })
const targets = () => states('target')

const gate = '2 in 1 in 4 2 2 in 3 in'
const allSpells = { spells: 'all' }
const lastSpell = '2 in 1 in 4 2 2 in nospell 3 in'
const fire = `${lastSpell} nospell nospell throw 1 6 nospell`

it('shows where each chariot would go and what it would find, and moves one by one press on it or there', () => {
  showAfter({}, '2 in 1 in 3')
  expect(targets()).toEqual(['3', '5'])
  expect(label('5')).toBe('5, one coin, here it goes')
  expect(root.querySelectorAll('.goal')).toHaveLength(2)
  expect([...root.querySelectorAll('text.gain')].map((each) => each.textContent)).toEqual(['+1', '+2'])
  point('5')
  showAfter({}, '2 in 1 in 3')
  point('2')
  expect(played).toEqual(['2', '2'])
})

it('a chariot that has several ways is chosen first', () => {
  showAfter({}, `${gate} enter:6 1 2 6 2 1 2 2`)
  point('6b')
  expect(played).toEqual([])
  expect(targets()).toEqual(['0b', '12b', '18b'])
  point('12b')
  expect(played).toEqual(['6b>12'])
})

it('points out what is advised, also a try at the veil and where a spell goes', () => {
  for (const [options, tokens, action, arrows] of [
    [{}, gate, 'enter:6', 1],
    [allSpells, `${lastSpell} nospell`, 'freeze:1', 0],
  ] as const) {
    const { event } = after(2, options, `${tokens} ${action}`)
    show({ ...after(2, options, tokens), advice: event })
    expect(root.querySelectorAll('.trail.advised .start'), action).toHaveLength(1)
    expect(root.querySelectorAll('.trail.advised .line[d^="M"]'), action).toHaveLength(arrows)
  }
})

it('reads out what is on a sigil and what can be done there', () => {
  showAfter({}, '2 in 1 in 3')
  expect(label('2')).toBe('2, a chariot of Connaught with one coin, can move, 2 to 5')
  expect(label('1')).toBe('1, a chariot of Ulster with one coin')
  expect(label('0')).toBe('0, Samhain, the start, two coins')
  expect(label('3')).toBe('3, the winter solstice, gives no free throw, two coins, here it goes')
  expect(label('c')).toBe('the centre, four coins')
  expect(label('camp:0')).toBe(
    'Connaught: three in hand, no home, one coin, can bring one in, a chariot in at the winter solstice',
  )
  expect(root.querySelector('[role=grid]')!.querySelectorAll('[role=row] > [role=gridcell]')).toHaveLength(35)
})

it('says what waits where a move ends', () => {
  showAfter({}, '2 in 1 in 1')
  expect(label('1')).toBe('1, a chariot of Ulster with one coin, here it goes, and fights Ulster')
  showAfter({}, '2 in 1 in 2')
  expect(label('camp:0')).toContain('can bring one in, a chariot in at 2, and joins')
  showAfter({}, `${gate} enter:6 1 2 6 2 1 2 4`)
  expect(label('6b')).toContain('can move')
  point('6b')
  expect(label('0')).toContain('here it comes home')
})

it('has the throw on the cloth, in words too', () => {
  showAfter({}, '2 in 1 in 3')
  expect(root.querySelectorAll('.stick .flat')).toHaveLength(3)
  expect(root.querySelector('.tray')!.textContent).toContain('The sticks show 3 to move.')
  showAfter({}, '2 in 1 in 5')
  expect(root.querySelectorAll('.stick .round')).toHaveLength(4)
})

it('lays both throws of a fight side by side and marks who won', () => {
  showAfter({}, '2 in 1 in 1 in 2h')
  expect(root.querySelectorAll('.throw')).toHaveLength(2)
  const { event, before, view } = after(2, {}, '2 in 1 in 1 in 2h 3c')
  show({ view, event, before })
  expect([...root.querySelectorAll('.throw')].map((each) => each.classList.contains('won'))).toEqual([
    true,
    false,
  ])
  expect([...root.querySelectorAll('.value')].map((each) => each.textContent)).toEqual(['2+1', '3'])
  expect([...root.querySelectorAll('.purpose')].map((each) => each.textContent)).toEqual(['horse', 'cow'])
})

it('asks the one who has drawn a card, with nothing else to point at', async () => {
  const { view } = after(2, { questions: 12 }, '3 in')
  show({ view, actions: ['right', 'wrong'] })
  expect(root.querySelector('.hint')!.textContent).toBe('')
  expect(root.querySelectorAll('.movable, .target')).toHaveLength(0)
  await act(async () => void (await import('../page/questions/card')))
  expect(root.querySelectorAll('.card-answers button')).toHaveLength(4)
  show({ view })
  expect(root.querySelector('.card-drawn')).toBeNull()
})

it('throws when the sticks are pressed, and tries the veil where the arm begins', () => {
  showAfter({}, gate)
  click(button('Throw'))
  point('6')
  expect(label('6a')).toBe('6a, Oimelc’s outer deep, two coins, here it tries to go in')
  point('6a')
  expect(played).toEqual(['throw', 'enter:6'])
})

it('casts with a stone and what is pointed at', () => {
  showAfter(allSpells, fire)
  click(button('Fireball'))
  expect(root.querySelector('.does')!.textContent).toContain('1 or 2 burn it')
  expect(targets()).toEqual(['2'])
  point('2')
  expect(played).toEqual(['fireball:3-2'])
})

it('casts a spell without a place by a button, and takes it back', () => {
  showAfter(allSpells, fire)
  click(button('Winds of speed'))
  expect(button('Winds of speed').getAttribute('aria-pressed')).toBe('true')
  click(button('Winds of speed'))
  expect(button('Cast it')).toBeUndefined()
  click(button('Winds of speed'))
  click(button('Cast it'))
  click(button('Throw'))
  expect(played).toEqual(['speed', 'nospell'])
})

it('sends frost to a camp', () => {
  showAfter(allSpells, fire)
  click(button('Freeze'))
  expect(label('camp:0')).toContain('the spell goes here')
  point('camp:0')
  expect(played).toEqual(['freeze:0'])
})

it('ends the turn without a spell by a button', () => {
  showAfter(allSpells, lastSpell)
  click(button('End the turn'))
  expect(played).toEqual(['nospell'])
})

it('is played with the arrow keys and Enter', () => {
  showAfter({}, '2 in 1 in 3')
  cell('2').focus()
  for (const arrow of ['ArrowDown', 'ArrowDown', 'ArrowDown']) key(arrow)
  expect(document.activeElement).toBe(cell('5'))
  key('Enter')
  expect(played).toEqual(['2'])
})

it('offers nothing where there are no actions', () => {
  const { view } = after(2, {}, '2 in 1 in 3')
  show({ view })
  point('2', '5', 'camp:0')
  expect(played).toEqual([])
  expect(root.querySelectorAll('.movable, .target, .ready')).toHaveLength(0)
})

it('shows curses, skins of stone and frost, and says them', () => {
  showAfter(allSpells, `${lastSpell} curse:3`)
  expect(root.querySelectorAll('.curse')).toHaveLength(1)
  expect(label('3')).toContain('cursed')
  showAfter(allSpells, `${lastSpell} stoneskin:3`)
  expect(root.querySelectorAll('.stone-skin')).toHaveLength(1)
  expect(label('3')).toContain('skin of stone')
  showAfter(allSpells, `${lastSpell} nospell freeze:1`)
  expect(root.querySelectorAll('.weather.freeze')).toHaveLength(1)
  expect(label('camp:1')).toContain('loses its next turn')
})

it('shows a stack with all its chariots, its leader last and with the purse', () => {
  showAfter({}, '2 in 1 in 2 in 3')
  const stack = [...root.querySelectorAll('.chariot.board')].map((each) => each.getAttribute('data-chariot'))
  expect(stack).toEqual(expect.arrayContaining(['0-0', '0-1']))
  expect(stack.indexOf('0-1')).toBeGreaterThan(stack.indexOf('0-0'))
  expect(root.querySelector('[data-chariot="0-1"] .purse')).not.toBeNull()
  expect(label('2')).toBe('2, two chariots: Connaught on Connaught with one coin')
})

it('has a sign of its own on every sigil of the ring, and three in the deep', () => {
  showAfter({}, '2')
  const signs = [...root.querySelectorAll('.disc .sign')].map(
    (each) => each.getAttribute('href')!.split('#')[1]!,
  )
  expect(signs).toHaveLength(ring.length + deep.length)
  expect(new Set(signs).size).toBe(24 + 3)
})

it('uses no sign that is not drawn, and draws none that is not used', () => {
  const drawn = [...readFileSync('games/sigily/page/signs.svg', 'utf8').matchAll(/id="([^"]+)"/g)].map(
    ([, id]) => id,
  )
  const used = [
    ...[...ring, ...deep].map(signOf),
    ...Object.keys(spells).map((spell) => `spell-${spell}`),
    ...Object.keys(say.animals).map((animal) => `animal-${animal}`),
    ...provinces.map((_, seat) => `shield-${seat}`),
    ...['home', 'dies', 'stone', 'joins', 'fights'].map((outcome) => `goal-${outcome}`),
    ...['pebble', 'thorns', 'house'],
  ]
  expect(drawn.sort()).toEqual([...new Set(used)].sort())
})

it('has a picture for the shelf that nobody can touch', () => {
  show({ view: part.picture.view })
  expect(root.querySelectorAll('.chariot').length).toBe(16)
  expect(root.querySelectorAll('.movable, .target')).toHaveLength(0)
})
