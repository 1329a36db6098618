import { describe as group, expect, it } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import type { DanubeView } from '../page/position'
import { describe, ending, notation } from '../page/narration'

const base: DanubeView = { boats: [[], []], home: [0, 0], turn: 0, throw: null, left: 0, held: [], end: null }
const position = (change: Partial<DanubeView>): DanubeView => ({ ...base, ...change })

function told(
  token: string,
  seat: number | null,
  before: Partial<DanubeView>,
  after: Partial<DanubeView>,
  actions: string[] = [],
) {
  const event: GameEvent<DanubeView> = {
    n: 1,
    seat,
    token,
    state: { ply: 1, node: 'decision', actions: { 0: actions } },
    view: position(after),
  }
  return { text: describe(event, position(before)), short: notation(event, position(before)) }
}

group('a throw in words', () => {
  it('says that a 1, 4 or 6 brings another throw, and a 2 or 3 does not', () => {
    for (const n of [1, 4, 6]) {
      const { text } = told(`${n}`, null, { turn: 0 }, { throw: n, left: n })
      expect(text).toBe(`Silver throws ${n}, and will throw again.`)
    }
    for (const n of [2, 3])
      expect(told(`${n}`, null, { turn: 1 }, { turn: 1, throw: n }).text).toBe(`Copper throws ${n}.`)
  })
  it('says that no boat can move', () => {
    expect(told('6', null, { turn: 0 }, { turn: 1 }).text).toBe('Silver throws 6; no boat can move.')
  })
  it('says that a boat must go back', () => {
    expect(told('2', null, { turn: 0 }, { throw: 2, left: 2 }, ['30-2']).text).toContain('no way forward')
  })
})

group('a step in words', () => {
  it('names the squares', () => {
    const { text, short } = told(
      '12+3',
      0,
      { boats: [[12], []], throw: 3, left: 3 },
      { boats: [[15], []], turn: 1 },
    )
    expect(text).toBe('Silver 12 to 15.')
    expect(short).toBe('12–15')
  })
  it('tells of an exchange', () => {
    const { text, short } = told(
      '12+3',
      0,
      { boats: [[12], [15]], throw: 3, left: 3 },
      { boats: [[15], [12]], turn: 1 },
    )
    expect(text).toBe('Silver 12 to 15, changes places with Copper.')
    expect(short).toBe('12⇄15')
  })
  it('tells where the rapids carry a boat', () => {
    const before = { boats: [[8, 19, 28], []] as [number[], number[]], throw: 2, left: 2 }
    const { text, short } = told('28+2', 0, before, { boats: [[8, 10, 19], []], turn: 1 })
    expect(text).toBe('Silver 28 to 30; the rapids carry it back to 10.')
    expect(short).toBe('28–30↷10')
  })
  it('tells of a boat that stops short of a held mooring, and of the step that is lost', () => {
    const { text, short } = told(
      '26+3',
      0,
      { boats: [[26], [29]], throw: 3, left: 3 },
      { boats: [[28], [29]], turn: 1 },
    )
    expect(text).toBe('Silver 26 to 28, short of the mooring on 29; one step lost.')
    expect(short).toBe('26–28|')
  })
  it('tells of an exchange on the square before a held mooring', () => {
    const { text } = told(
      '26+3',
      0,
      {
        boats: [
          [20, 26],
          [28, 29],
        ],
        throw: 3,
        left: 3,
      },
      {
        boats: [
          [20, 28],
          [26, 29],
        ],
        throw: 3,
        left: 1,
        held: [28],
      },
    )
    expect(text).toBe('Silver 26 to 28, short of the mooring on 29, changes places with Copper.')
  })
  it('counts the boats that are home', () => {
    const { text, short } = told(
      '34+2',
      1,
      { boats: [[1], [20, 34]], home: [0, 1], turn: 1, throw: 2, left: 2 },
      { boats: [[1], [20]], home: [0, 2], turn: 0 },
    )
    expect(text).toBe('Copper 34 to the sea, two home.')
    expect(short).toBe('34–sea')
  })
  it('says when the last boat is home', () => {
    const end = { winner: 1 as const, why: 'home' }
    const { text } = told(
      '34+2',
      1,
      { boats: [[1], [34]], home: [0, 4], turn: 1, throw: 4, left: 4 },
      { boats: [[1], []], home: [0, 5], turn: null, end },
    )
    expect(text).toBe('Copper 34 to the sea: all five boats are home.')
    expect(ending(position({ end }))).toBe('All boats are home.')
  })
  it('says that a boat goes back', () => {
    const { text } = told(
      '20-4',
      1,
      { boats: [[], [20]], turn: 1, throw: 4, left: 4 },
      { boats: [[], [16]], turn: 1 },
    )
    expect(text).toBe('Copper goes back, 20 to 16.')
  })
  it('says that Copper must open with 9 to 10', () => {
    const { text } = told(
      '11+2',
      0,
      { boats: [[11], [9]], throw: 2, left: 2 },
      { boats: [[13], [9]], turn: 1, throw: 1, left: 1 },
    )
    expect(text).toBe('Silver 11 to 13. Copper must begin with 9 to 10.')
  })
})

group('how it ended', () => {
  it('is empty while the game goes on', () => expect(ending(base)).toBe(''))
  it('names the limit', () => {
    expect(ending(position({ end: { winner: null, why: 'ply_limit' } }))).toBe(
      'The limit of moves is reached.',
    )
  })
})
