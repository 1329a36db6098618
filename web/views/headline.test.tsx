// Of whose turn it is a screen reader hears what concerns the reader, once.
import { expect, test } from 'vitest'
import type { GameEvent } from '../board/game'
import { personsOf } from '../board/person'
import { root, show } from '../tests/page'
import { nothingYet, type TableState } from '../table/table'
import { Headline } from './headline'

const seats = [{ name: 'Ash' }, { name: 'Birch' }] as Parameters<typeof personsOf>[0]
const bot = { kind: 'bot', level: 'novice' }
const state = { ...nothingYet, mine: [0], seats: [{ kind: 'person' }, bot] } as TableState
const at = (node: string, ...to_act: number[]) => ({ state: { node, to_act, returns: [1, -1] } }) as GameEvent

test('a draw that waits for those who are to sit down says for whom', async () => {
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
    await show(<Headline persons={personsOf(seats, [0])} state={table} event={chance} now />)
    return root.querySelector('.turn')!.textContent
  }
  expect(await shown(false)).toBe('Waiting for Birch')
  expect(await shown(true)).toBe('Chance decides …')
})

test('who loses among several is told who has won', async () => {
  const names = [...seats, { name: 'Cedar' }] as typeof seats
  const ended = async (returns: number[], sides: number[][]) => {
    const event = { state: { node: 'terminal', returns } } as GameEvent
    await show(<Headline persons={personsOf(names, [0])} state={{ ...state, sides }} event={event} now />)
    return root.querySelector('.turn')!.textContent
  }
  expect(await ended([-1, 2, -1], [[0], [1], [2]])).toBe('You lose. Birch won.')
  expect(await ended([2, -1, -1], [[0], [1], [2]])).toBe('You win.')
  expect(await ended([-1, 1], [[0], [1]])).toBe('You lose.')
})

test('the reader’s own turn and the end are read aloud, once; others’ turns and chance are not', async () => {
  const read = async (event: GameEvent, now = true) => {
    await show(<Headline persons={personsOf(seats, [0])} state={state} event={event} now={now} />)
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
