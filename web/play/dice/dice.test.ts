// The page's own check of a server's dice: on records that the server's code has written and signed.
import type { ServerRecord } from '../../shared/api/tables'
import { generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import { testRules } from '@nemeton/tests/engine'
import { commitmentTo, findMismatch, drawNumber } from './dice'
import { prove } from './proof'

const recordOf = (game: string) =>
  JSON.parse(readFileSync(`server/tests/records/${game}.json`, 'utf8')) as ServerRecord & {
    dice: NonNullable<ServerRecord['dice']>
  }
const proved = async (record: ServerRecord) => prove(testRules(record.game).ask, record)

// A server of this test's own, which signs what it likes.
const { privateKey, publicKey } = generateKeyPairSync('ed25519')
/** The record as a server that lies signs it. */
function resigned(record: ServerRecord): ServerRecord {
  const signer = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  const { signature: _, ...rest } = { ...record, signer }
  return { ...rest, signature: sign(null, Buffer.from(canonical(rest)), privateKey).toString('hex') }
}
/** JSON with the members of every object in the order of their names. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value)
    .filter((name) => (value as Record<string, unknown>)[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical((value as Record<string, unknown>)[name])}`)
  return `{${members.join(',')}}`
}

/** The record's events as somebody sees them who may know everything. */
function eventsOf(record: ServerRecord): GameEvent[] {
  const state = { ply: 0, node: 'decision' as const }
  return [null, ...record.steps].map((token, n) => ({
    n,
    seat: n % 2 ? 0 : null,
    token,
    state,
    view: {},
    effects: [],
  }))
}

test.each(['bluff', 'danube', 'danube-2', 'duel', 'duel-2'])(
  'a record of %s: every draw comes out again',
  async (game) => {
    const { draws, fault } = await proved(recordOf(game))
    expect(fault).toBeNull()
    expect(draws).toBeGreaterThan(0)
  },
)

test.each<[string, (record: ReturnType<typeof recordOf>) => unknown, object]>([
  ['a draw', ({ steps }) => (steps[1] = steps[1] === '2' ? '3' : '2'), { what: 'draw', step: 2 }],
  ['an action that the rules do not know', ({ steps }) => (steps[2] = 'x'), { what: 'record', step: 3 }],
  ['a draw told as an answer', ({ dice }) => (dice.told = [1]), { what: 'draw', step: 2 }],
  // The seat could choose between them at every draw.
  [
    'two numbers of a seat',
    ({ dice }) => dice.numbers.push({ ...dice.numbers[0]!, from: 500 }),
    { what: 'number' },
  ],
  ['an unknown scheme', ({ dice }) => (dice.version = 3), { what: 'record' }],
])('%s is found in a record', async (_, change, fault) => {
  const record = recordOf('danube')
  change(record)
  expect((await proved(resigned(record))).fault).toEqual(fault)
})

test.each<[string, Partial<ServerRecord>]>([
  ['no signature', { signature: undefined }],
  ['a broken signature', { signature: 'ab' }],
  ['another signer', { signer: resigned(recordOf('danube')).signer }],
  ['a step less', { steps: recordOf('danube').steps.slice(0, -1) }],
])('what was changed after it was signed is a fault: %s', async (_, change) => {
  expect((await proved({ ...recordOf('danube'), ...change })).fault).toEqual({ what: 'signature' })
})

test('another secret is not what was committed to; with its own commitment it gives other draws', async () => {
  const record = recordOf('danube')
  record.dice.secret = '2'.repeat(64)
  expect((await proved(resigned(record))).fault).toEqual({ what: 'commitment' })
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(32).fill(0x22))
  record.dice.commitment = Buffer.from(hash).toString('hex')
  expect((await proved(resigned(record))).fault?.what).toBe('draw')
})

test('numbers that are changed, or count from another step, give other draws', async () => {
  const record = recordOf('danube')
  record.dice.numbers[1]!.from = 60
  expect((await proved(resigned(record))).fault?.what).toBe('draw')
  record.dice.numbers = []
  expect((await proved(resigned(record))).fault?.what).toBe('draw')
})

test('a number that its seat did not commit to is a fault, and one that was not given is left out', async () => {
  const record = recordOf('danube-2')
  const other = record.dice.numbers[1]!
  other.number = '9'.repeat(64)
  expect((await proved(resigned(record))).fault).toEqual({ what: 'sealed' })
  other.commitment = commitmentTo(other.number)
  expect((await proved(resigned(record))).fault?.what).toBe('draw')
  other.number = null
  expect((await proved(resigned(record))).fault?.what).toBe('draw')
})

test('a browser that computes no hashes here blames nobody', async () => {
  vi.stubGlobal('crypto', { getRandomValues: () => {} })
  expect(await proved(recordOf('danube'))).toEqual({ draws: 0, fault: null, unable: true })
  vi.unstubAllGlobals()
})

test('a record without dice proves nothing', async () => {
  expect((await proved({ ...recordOf('danube'), dice: undefined })).fault).toEqual({ what: 'record' })
})

const known = (record: ReturnType<typeof recordOf>, since: number | null = 0) => ({
  commitment: record.dice.commitment,
  given: { 0: { number: record.dice.numbers[0]!.number!, since } },
})

test('what this device has seen stands in the record', () => {
  const record = recordOf('danube')
  expect(findMismatch(record, known(record), eventsOf(record))).toBeNull()
})

test('a commitment that is not the first one shown is a fault', () => {
  const record = recordOf('danube')
  const other = { ...known(record), commitment: 'other' }
  expect(findMismatch(record, other, eventsOf(record))).toEqual({ what: 'commitment' })
})

test('a number of this device that is missing, changed or counts too late is a fault', () => {
  const record = recordOf('danube')
  const seen = eventsOf(record)
  const changed = { ...known(record), given: { 0: { number: 'x', since: 0 } } }
  expect(findMismatch(record, changed, seen)).toEqual({ what: 'number' })
  const none = { ...record, dice: { ...record.dice, numbers: [] } }
  expect(findMismatch(none, known(record), seen)).toEqual({ what: 'number', step: 2 })
  const late = { ...record, dice: { ...record.dice, numbers: [{ ...record.dice.numbers[0]!, from: 9 }] } }
  expect(findMismatch(late, known(record), seen)).toEqual({ what: 'number', step: 2 })
  expect(findMismatch(late, known(record, 9), seen)).toBeNull()
  expect(findMismatch(none, known(record, null), seen), 'the server never said that it has it').toBeNull()
})

test('a number of another seat that it had not committed to when this device gave its own is a fault', () => {
  const record = recordOf('danube-2')
  const sealed = record.dice.numbers.map(({ commitment }) => commitment!)
  const seen = eventsOf(record)
  expect(findMismatch(record, { ...known(record), commitments: sealed }, seen)).toBeNull()
  const late = { ...known(record), commitments: [sealed[0]!, ''] }
  expect(findMismatch(record, late, seen)).toEqual({ what: 'sealed' })
  const left = {
    ...record.dice,
    numbers: [record.dice.numbers[0]!, { ...record.dice.numbers[1]!, number: null }],
  }
  expect(findMismatch({ ...record, dice: left }, late, seen), 'it is in no draw').toBeNull()
  const mine = [{ ...record.dice.numbers[0]!, number: null }, record.dice.numbers[1]!]
  const without = { ...record, dice: { ...record.dice, numbers: mine } }
  expect(findMismatch(without, known(record), seen)).toEqual({ what: 'number', step: 2 })
})

test('an event that the record tells otherwise is a fault; what was not seen is not', () => {
  const record = recordOf('danube')
  const seen = eventsOf(record)
  seen[4] = { ...seen[4]!, token: null }
  expect(findMismatch(record, known(record), seen)).toBeNull()
  const told = { ...record, dice: { ...record.dice, told: [1] } }
  expect(findMismatch(told, known(record), seen), 'drawn, as it was seen').toEqual({ what: 'event', step: 2 })
  seen[5] = { ...seen[5]!, token: 'other' }
  expect(findMismatch(record, known(record), seen)).toEqual({ what: 'event', step: 5 })
})

test('what is said of a number before is the SHA-256 of its bytes', async () => {
  const hash = await crypto.subtle.digest('SHA-256', new Uint8Array(32).fill(0x22))
  expect(commitmentTo('2'.repeat(64))).toBe(Buffer.from(hash).toString('hex'))
})

test('a number is 64 hexadecimal digits, new each time', () => {
  expect(drawNumber()).toMatch(/^[0-9a-f]{64}$/)
  expect(drawNumber()).not.toBe(drawNumber())
})
