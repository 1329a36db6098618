// A table in view, with the real rules core: playing, stepping back, the end, hidden information, and the headline.
import type { SeatInfo } from '../../shared/api/tables'
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import brandubh from '../../../games/brandubh/page/board'
import type { GameEvent } from '@nemeton/board/game'
import { personsOf } from '@nemeton/board/person'
import { words } from '../../shared/messages'
import { core } from '../engine/core_client'
import { savedGames } from '../storage/saved_games'
import { LocalTable, newRecord } from '../table/local_table'
import { initialState, type TableState } from '../table/table'
import { button, duel, novice, person, press, root, show, soon, status, text } from '@nemeton/tests/page'
import { Headline } from './headline'
import { TableView } from './table_view'

const move = async (from: string, to: string) => {
  for (const square of [from, to]) {
    await act(() => {
      const cell = root.querySelector(`[data-cell=${square}]`)!
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
  }
}
const marked = () => root.querySelector('.moves [aria-current]')?.textContent

async function atTable(seats: SeatInfo[], options = {}) {
  const table = new LocalTable(core(), { record: newRecord('brandubh', options, 2), seats })
  await show(<TableView table={table} game="brandubh" part={brandubh} />)
  await soon(() => expect(root.querySelector('.brandubh')).not.toBeNull())
  return table
}

test('on one device there are no ratings, and none are asked for', async () => {
  const asked = vi.fn(() => Promise.reject(new TypeError('no server')))
  vi.stubGlobal('fetch', asked)
  // What would ask is at hand.
  await import('../ratings/seat_rating')
  await atTable([person, novice])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBeDefined())
  expect(asked).not.toHaveBeenCalled()
})

test('moves are listed, and stepping back shows that position, where nothing can be moved', async () => {
  await atTable([person, person])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('d2–b2'))
  await move('d3', 'd2')
  await soon(() => expect(marked()).toBe('d3–d2'))
  await press(button(words.table.back))
  expect(marked()).toBe('d2–b2')
  expect(status()).toContain('An attacker goes')
  expect(root.querySelectorAll('.cell.movable')).toHaveLength(0)
  expect(root.querySelector('[data-cell=d3]')!.getAttribute('aria-label')).toBe('d3, defender')
  await press(button(words.table.last))
  expect(marked()).toBe('d3–d2')
  expect(root.querySelectorAll('.cell.movable').length).toBeGreaterThan(0)
  await press(root.querySelector('.moves button')!)
  expect(marked()).toBe('d2–b2')
})

test('the arrow keys, Home and End step, except on the board', async () => {
  await atTable([person, person])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('d2–b2'))
  const key = (name: string, target: Element = document.body) =>
    act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))
  await key('ArrowLeft')
  expect(status()).toContain('The game begins.')
  await key('End')
  expect(marked()).toBe('d2–b2')
  await key('ArrowLeft', root.querySelector('[data-cell=d4]')!)
  expect(marked()).toBe('d2–b2')
})

test('at the end the result stands there, and another game changes the sides', async () => {
  await atTable([person, { kind: 'bot', level: 'novice' }], { ply_limit: 1 })
  expect(status()).toContain('Your turn: Attackers')
  await move('d2', 'b2')
  await soon(() => expect(status()).toContain('A tie.'))
  expect(status()).toContain('The limit of moves is reached.')
  await soon(() => expect(button(words.table.rematch)).toBeDefined())
  await press(button(words.table.rematch))
  expect(savedGames.newest()![1].seats.map(({ kind }) => kind)).toEqual(['bot', 'person'])
})

test('the end is seen to come about once, not where it is stepped to', async () => {
  const ends = () => root.querySelector('.board')!.classList.contains('ends')
  await atTable([person, person], { ply_limit: 2 })
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('d2–b2'))
  expect(ends()).toBe(false)
  await move('d3', 'd2')
  await soon(() => expect(ends()).toBe(true))
  // The limit of moves stopped it, which is nobody's doing.
  await soon(() => expect(root.querySelectorAll('.board .pennant .mark')).toHaveLength(1))
  await press(button(words.table.back))
  expect(ends()).toBe(false)
  expect(root.querySelector('.pennant')).toBeNull()
  await press(button(words.table.forward))
  expect(marked()).toBe('d3–d2')
  expect(ends()).toBe(false)
})

test('what a game comes down to has its room before it is reckoned', async () => {
  await atTable([person, person], { ply_limit: 1 })
  await move('d2', 'b2')
  await soon(() => expect(root.querySelector('.summary')).not.toBeNull())
  const lines = [...root.querySelectorAll('.summary > div')].map((line) => line.textContent)
  // A tie has not turned, and there is no luck in Brandubh.
  expect(lines).toEqual([
    'ScoreAttackers: 0 of 4 defenders captured0Defenders: 0 of 8 attackers captured0',
    'Longest lead…',
  ])
})

test('two quick presses of an arrow key are two steps', async () => {
  await atTable([person, person])
  await move('d2', 'b2')
  await soon(() => expect(marked()).toBe('d2–b2'))
  await move('d3', 'd2')
  await soon(() => expect(marked()).toBe('d3–d2'))
  const back = () =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
  back()
  await vi.waitFor(() => expect(marked()).toBe('d2–b2'), { interval: 0 })
  back()
  await vi.waitFor(() => expect(status()).toContain('The game begins.'))
})

// A game that hides things.

const hands = () => root.querySelector<HTMLElement>('.duel')?.dataset.hands

async function atDuel(seats: SeatInfo[]) {
  const table = new LocalTable(core(), { record: newRecord('duel', {}, seats.length), seats })
  await show(<TableView table={table} game="brandubh" part={duel} />)
}

test('several people at one screen: a cover names who looks next, and hides everything until then', async () => {
  await atDuel([person, person, novice])
  await soon(() => expect(root.querySelector('.hand-over h1')!.textContent).toBe(words.table.handOver('Ash')))
  expect(root.querySelector('.duel')).toBeNull()
  expect(document.activeElement).toBe(button(words.table.handOverDone))
  await press(button(words.table.handOverDone))
  await soon(() => expect(hands()).toBe('13,0,0'))
  expect(status()).toContain(words.table.yourChoice('Ash'))
  await press(button('K'))
  // The choice shows as made, and then the device goes on.
  await soon(() => expect(root.querySelector('output')!.textContent).toBe('K'))
  expect(root.querySelectorAll('.duel button')).toHaveLength(0)
  await soon(() => expect(root.querySelector('h1')!.textContent).toBe(words.table.handOver('Birch')))
  expect(text()).not.toContain('K')
  await press(button(words.table.handOverDone))
  await soon(() => expect(hands()).toBe('0,13,0'))
  expect(root.querySelector<HTMLElement>('.duel')!.dataset.seat).toBe('1')
  expect(root.querySelector('output')!.textContent).toBe('')
  expect([...root.querySelectorAll('.moves li')].at(-1)!.textContent).toContain('?')
})

test('who has chosen shows, what does not', async () => {
  await atDuel([person, novice, novice])
  const seats = () =>
    [...root.querySelectorAll('.seat')].map(
      (each) => each.querySelector('.chosen')?.getAttribute('title') ?? undefined,
    )
  await soon(() => expect(seats()).toEqual([undefined, 'has chosen', 'has chosen']))
  expect(status()).not.toMatch(/It is [JQKC]\./)
})

test('who looks at the past is told whose turn it was, and of nobody who waits or thinks', async () => {
  await atTable([person, novice])
  expect(status()).toContain('Your turn: Attackers')
  await move('d2', 'b2')
  await soon(() => expect(root.querySelectorAll('.moves li')).toHaveLength(2))
  await soon(() => expect(status()).toContain('Your turn: Attackers'))
  await press(button(words.table.back))
  expect(status()).toContain('Defenders to move')
  await press(button(words.table.first))
  expect(status()).toContain('You to move')
  await press(button(words.table.last))
  expect(status()).toContain('Your turn: Attackers')
})

// The headline.

const sides = [{ name: 'Ash' }, { name: 'Birch' }] as Parameters<typeof personsOf>[0]
const state = { ...initialState, mine: [0], seats: [person, novice] }
const at = (node: string, ...to_act: number[]) => ({ state: { node, to_act, returns: [1, -1] } }) as GameEvent

test('a draw that waits for an empty seat names it', async () => {
  const chance = at('chance')
  delete chance.state.to_act
  const shown = async (taken: boolean) => {
    const table = {
      ...state,
      seats: [
        { kind: 'person', taken: true },
        { kind: 'person', taken },
      ],
    } as TableState
    await show(<Headline persons={personsOf(sides, [0])} state={table} event={chance} now />)
    return root.querySelector('.turn')!.textContent
  }
  expect(await shown(false)).toBe('Waiting for Birch')
  expect(await shown(true)).toBe('Chance decides …')
})

test('a loser among several is told who has won', async () => {
  const names = [...sides, { name: 'Cedar' }] as typeof sides
  const ended = async (returns: number[], teams: number[][]) => {
    const event = { state: { node: 'terminal', returns } } as GameEvent
    const table = { ...state, sides: teams }
    await show(<Headline persons={personsOf(names, [0])} state={table} event={event} now />)
    return root.querySelector('.turn')!.textContent
  }
  expect(await ended([-1, 2, -1], [[0], [1], [2]])).toBe('You lose. Birch won.')
  expect(await ended([2, -1, -1], [[0], [1], [2]])).toBe('You win.')
  expect(await ended([-1, 1], [[0], [1]])).toBe('You lose.')
})

test('the reader’s own turn and the end are read aloud, once; others’ turns and chance are not', async () => {
  const read = async (event: GameEvent, now = true) => {
    await show(<Headline persons={personsOf(sides, [0])} state={state} event={event} now={now} />)
    const line = root.querySelector('.turn')!
    return [line.textContent, line.getAttribute('aria-live')]
  }
  const [own, theirs, chance] = [at('decision', 0), at('decision', 1), at('chance')]
  expect(await read(own)).toEqual(['Your turn: Ash', null])
  // As long as it stands there it stays as it was when it came.
  expect(await read(own)).toEqual(['Your turn: Ash', null])
  expect((await read(chance))[1]).toBe('off')
  expect(await read(own)).toEqual(['Your turn: Ash', null])
  expect((await read(chance))[1]).toBe('off')
  expect(await read(own)).toEqual(['Your turn: Ash', 'off'])
  expect((await read(own, false))[1]).toBe('off')
  expect(await read(own)).toEqual(['Your turn: Ash', 'off'])
  expect((await read(theirs))[1]).toBe('off')
  expect((await read(chance))[1]).toBe('off')
  expect(await read(own)).toEqual(['Your turn: Ash', null])
  expect(await read(at('terminal'))).toEqual(['You win.', null])
})
