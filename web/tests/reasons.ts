// For tests: that a game's reasons are as schema.json says, and that each is a sentence. In games of the bot each action is asked why, alone or
// beside another, and all kinds are met.
import Ajv from 'ajv'
import { expect, test } from 'vitest'
import type { Options } from '../board/game'
import type { AnyReason, Because } from '../board/reasons'
import { kindsOf, readSchema } from '../tools/schema'
import { testEngine } from './engine'
import { personsAt } from './persons'

interface State {
  node: string
  to_act?: number[]
  actions?: Record<string, string[]>
}

interface Table {
  seats: number
  options?: Options
}

/** At each of the tables in turn the bot of that level plays all seats; `folder` is that of the game, or what games share. */
export function testReasons(
  folder: string,
  because: Because<any>,
  tables: Table[] = [{ seats: 2 }],
  id = folder.split('/').at(-1)!,
  level = 'novice',
  ms = 20,
): void {
  const schema = readSchema(folder)
  const ajv = new Ajv({ strict: false })
  ajv.addSchema(schema, 'game')

  test('every reason is as the schema has it, and a sentence', async () => {
    const ask = testEngine()
    const isReason = ajv.getSchema('game#/$defs/Reason')!
    const reading = { persons: personsAt(id), percent: (chance: number) => `${Math.round(chance * 100)}%` }
    const missing = kindsOf(schema, schema.$defs.Reason!)
    for (let seed = 0; seed < 40 && missing.size > 0; ++seed) {
      const table = tables[seed % tables.length]!
      let state = ask({ cmd: 'new', game: id, ...table, seed }) as unknown as State
      for (let step = 0; state.node !== 'terminal' && step < 2000; ++step) {
        const seat = state.to_act?.[0]
        if (seat === undefined) {
          state = ask({ cmd: 'draw' }) as unknown as State
          continue
        }
        const { action } = ask({ cmd: 'best', level, ms, seat }) as unknown as {
          action: string
        }
        const others = state.actions![seat]!
        const instead = others[(seed + step) % others.length]
        const question = { cmd: 'reasons', seat, action, ...(step % 3 > 0 && { instead }) } as const
        const { reasons } = ask(question) as unknown as { reasons: AnyReason[] }
        for (const reason of reasons) {
          missing.delete(reason.kind)
          expect(isReason(reason), JSON.stringify([reason, isReason.errors])).toBe(true)
          expect(because(reason, { ...reading, seat })).toMatch(/^[\p{Lu}\d].*[^.]\.$/u)
        }
        state = ask({ cmd: 'apply', action, seat }) as unknown as State
      }
    }
    expect(missing).toEqual(new Set())
  }, 600_000)
}
