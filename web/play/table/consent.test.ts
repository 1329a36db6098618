// What people ask of each other, as events say it: what it makes of the game that the page shows.
import { expect, test } from 'vitest'
import type { GameEvent, Seat } from '@nemeton/board/game'
import type { Proposal } from '@nemeton/websocket'
import { canTakeBack, type Consent } from './consent'
import { initialState, receive, seatsToAct, type TableState } from './table'

const step = (n: number, seat: Seat | null, to_act: Seat[] = [0]): GameEvent => ({
  ...{ n, seat, token: seat === null ? null : `step ${n}`, view: { at: n }, effects: [] },
  state: { ply: n, node: 'decision', to_act, actions: {} },
})
const said = (n: number, seat: Seat, consent: Consent, at: number): GameEvent & Consent => ({
  ...step(at, seat, [at % 2]),
  ...{ n, token: null, ...consent },
})
const hear = (events: (GameEvent & Consent)[], mine: Seat[] = [0]): TableState =>
  events.reduce((state, event) => receive(state, { type: 'event', ...event }), { ...initialState, mine })
const takeBack: Proposal = { n: 3, seat: 1, kind: 'take_back', steps: 1, awaiting: [0] }
const begun = [step(0, null), step(1, 0, [1]), step(2, 1)]

test('what is asked stands until it is settled, and is no move', () => {
  const asked = hear([...begun, said(3, 1, { proposal: takeBack }, 2)])
  expect(asked.standing.question).toEqual(takeBack)
  expect(asked.events.map(({ n }) => n)).toEqual([0, 1, 2])
  expect(asked.last).toBe(3)
  const refused = receive(asked, { type: 'event', ...said(4, 0, { accept: false }, 2) })
  expect(refused.standing).toMatchObject({ question: null, spoken: { what: 'refused', seat: 0 } })
  expect(refused.events).toHaveLength(3)
  const withdrawn = receive(asked, { type: 'event', ...said(4, 1, { accept: false }, 2) })
  expect(withdrawn.standing.spoken).toMatchObject({ what: 'withdrawn', seat: 1 })
})

test('what was taken back is gone, and what comes then follows on what stays', () => {
  const agreed = said(4, 0, { accept: true, accepted: { ...takeBack, awaiting: [] } }, 1)
  const state = hear([...begun, said(3, 1, { proposal: takeBack }, 2), agreed, step(5, 1)])
  expect(state.events.map(({ n, view }) => [n, view])).toEqual([
    [0, { at: 0 }],
    [1, { at: 1 }],
    [2, { at: 5 }],
  ])
  expect(state.last).toBe(5)
  expect(state.standing.spoken).toBeNull()
})

test('nobody is to be asked where a bot lets one take back at once', () => {
  const own: Proposal = { n: 3, seat: 0, kind: 'take_back', steps: 0, awaiting: [] }
  expect(hear([...begun, said(3, 0, { accepted: own }, 0)]).events).toHaveLength(1)
})

test('a tie and a claim end the game, which says whose fault that was', () => {
  const end = (question: Proposal): GameEvent => {
    const event = said(3, 1, { accept: true, accepted: question }, 2)
    return hear([...begun, { ...event, state: { ply: 2, node: 'terminal', returns: [0, 0] } }]).events.at(-1)!
  }
  expect(end({ ...takeBack, kind: 'tie' })).toMatchObject({ n: 3, seat: null, tied: true })
  expect(end({ ...takeBack, kind: 'claim', target: 0 })).toMatchObject({ n: 3, seat: 0, abandoned: true })
})

test('a pause, time that is given and a bot in a seat are known', () => {
  const state = hear([
    ...begun,
    said(3, 1, { gave_time: { seat: 0, time: 60_000 }, paused: true, substitutes: [0] }, 2),
  ])
  expect(state.standing).toMatchObject({
    paused: true,
    substitutes: [0],
    spoken: { what: 'gave', seat: 1, to: 0, time: 60_000 },
  })
  // The bot acts, not who is here.
  expect(seatsToAct(state)).toEqual([])
  const back = receive(state, { type: 'event', ...said(4, 0, { continued: true }, 2) })
  expect(back.standing.spoken).toEqual({ what: 'went_on', seat: 0 })
  expect(seatsToAct(back)).toEqual([0])
})

test('one takes back what nothing but decisions came after', () => {
  expect(canTakeBack(begun, 0, false)).toBe(true)
  expect(canTakeBack(begun, 0, true)).toBe(false)
  expect(canTakeBack(begun.slice(0, 1), 0, false)).toBe(false)
  const drawn: GameEvent = { ...step(1, 0), state: { ply: 1, node: 'chance' } }
  expect(canTakeBack([step(0, null), drawn, step(2, null)], 0, false)).toBe(false)
  expect(canTakeBack([...begun, { ...step(3, 0), resigned: true }], 1, false)).toBe(false)
})

test('how many look on is told', () => {
  expect(receive(initialState, { type: 'spectators', count: 3 }).watching).toBe(3)
})
