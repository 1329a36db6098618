// Why the server did not do something: each error that it can answer has words in each language.
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { errorText } from './error_text'
import { say } from './errors'
import cy from './errors/cy'
import de from './errors/de'
import en from './errors/en'
import ga from './errors/ga'

afterEach(() => void vi.useRealTimers())

const problem = (code: string) => ({ code, message: 'for programs' })
const read = (name: string) => JSON.parse(readFileSync(`docs/${name}`, 'utf8')) as unknown

/** The codes that a schema allows. */
function codesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { code } = schema as { code?: { enum?: string[]; const?: string } }
  const own = code?.enum ?? (code?.const ? [code.const] : [])
  return [...own, ...Object.values(schema).flatMap(codesIn)]
}
const codes = [...new Set(['openapi.json', 'websocket.schema.json'].flatMap((name) => codesIn(read(name))))]

/** What a game at a table may meet. */
const met = codesIn((read('websocket.schema.json') as { $defs: { error: unknown } }).$defs.error)

describe.each(Object.entries({ en, de, ga, cy }))('in %s', (_, { errors, ...refusal }: typeof en) => {
  test('what a table answers has a sentence of its own, but for faults of programs', () => {
    const ofPrograms = ['bad_json', 'bad_request', 'banned']
    const without = met.filter((code) => !ofPrograms.includes(code) && !errors[code])
    expect(without).toEqual([])
  })

  test('every sentence begins with a capital and ends with a stop', () => {
    const all = [...Object.values(errors), refusal.unknown('x'), refusal.banned('3', '')]
    for (const each of all) expect(each).toMatch(/^\p{Lu}.*\.$/u)
  })
})

test('every code of the documents is put into words, and only no answer is called so', () => {
  expect(codes.length).toBeGreaterThan(60)
  for (const code of codes) {
    const said = errorText({ ...problem(code), retry_after: 60 })
    expect(said, code).not.toBe(say.errors.away)
    expect(said, code).toMatch(/^\p{Lu}.*\.$/u)
  }
  expect(errorText(problem('away'))).toBe(say.errors.away)
})

test('a code without words stands in the sentence, also one that every object has', () => {
  for (const code of ['teapot', 'toString']) expect(errorText(problem(code), {})).toBe(say.unknown(code))
})

test('a view’s own words come first', () => {
  expect(errorText(problem('bad_key'), { bad_key: 'The key does not fit.' })).toBe('The key does not fit.')
  expect(errorText(problem('too_fast'), { bad_key: 'The key does not fit.' })).toBe(say.errors.too_fast)
})

test('a ban is told with its end and its reason', () => {
  vi.useFakeTimers({ now: new Date(2026, 11, 1, 12) })
  const message = 'you are banned until 2026-12-03 12:00 UTC: insults, until 10:00 UTC: twice'
  const ban = { code: 'banned', message, retry_after: 2 * 24 * 3600 }
  expect(errorText(ban)).toBe(
    'You are banned until December 3, 2026. Reason: insults, until 10:00 UTC: twice',
  )
  const brief = { code: 'banned', message: 'you are banned until 2026-12-01 12:30 UTC', retry_after: 1800 }
  expect(errorText(brief)).toMatch(/^You are banned until December 1, 2026 at 12:30\sPM\.$/)
  // A view has no words of its own for it.
  expect(errorText(ban, { banned: 'No.' })).toContain('insults')
})
