// The reasons of a game are as schema.json says, and each is a sentence. In games of the bot each action is asked why, alone or
// beside another, until every kind of reason has been met.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { expect, test } from 'vitest'
import type { GameState, Options } from '../../board/game'
import type { AnyReason } from '../../board/reasons'
import { gameOf } from '../../web/shared/games/games'
import { kindsOf, readSchema } from '../../tools/schema'
import { testEngine } from './engine'
import { families } from './families'
import { personsAt } from './persons'

interface Table {
  game: string
  seats: number
  options?: Options
}

interface Play {
  /** Played in turn; left out, each game of the family with its fewest seats. */
  tables?: Table[]
  level?: string
  /** How long the bot may think. */
  ms?: number
}

/** By game: how it is played if some kind of reason is not met in the usual way. */
const plays: Record<string, Play> = {
  duel: { tables: [{ game: 'duel', seats: 3, options: { chameleon: true } }] },
  // Lower levels see too little to keep coins from the darts.
  sigily: {
    tables: [2, 3].map((seats) => ({ game: 'sigily', seats, options: { spells: 'all' } })),
    level: 'skilled',
  },
  // So weak a bot needs no time limit, so the games are the same on a slow machine.
  tug: { level: 'beginner', ms: 600_000 },
}

const percent = (chance: number) => `${Math.round(chance * 100)}%`
const hasReasons = (folder: string) =>
  readSchema(folder).$defs.Reason !== undefined || existsSync(join(folder, 'page/reasons'))

test.each(families.filter(({ folder }) => hasReasons(folder)))(
  '$ids: every reason is as the schema has it, and a sentence',
  async ({ folder, games }) => {
    const schema = readSchema(folder)
    const ajv = new Ajv({ strict: false })
    ajv.addSchema(schema, 'game')
    const isReason = ajv.getSchema('game#/$defs/Reason')!
    const usual = games.map(({ id, least = 2 }): Table => ({ game: id, seats: least }))
    const { level = 'novice', ms = 20, tables = usual } = plays[games[0]!.id] ?? {}
    const ask = testEngine()
    const missing = kindsOf(schema, schema.$defs.Reason!)
    for (let seed = 0; seed < 40 && missing.size > 0; ++seed) {
      const table = { ...tables[seed % tables.length]!, seed }
      const { because } = await (await gameOf(table.game).part()).reasons!()
      const persons = personsAt(table.game)
      let state = ask({ cmd: 'new', ...table }) as unknown as GameState
      for (let step = 0; state.node !== 'terminal' && step < 2000; ++step) {
        const seat = state.to_act?.[0]
        if (seat === undefined) {
          state = ask({ cmd: 'draw' }) as unknown as GameState
          continue
        }
        const { action } = ask({ cmd: 'best', level, ms, seat }) as unknown as { action: string }
        const others = state.actions![seat]!
        const instead = others[(seed + step) % others.length]
        const question = { cmd: 'reasons', seat, action, ...(step % 3 > 0 && { instead }) } as const
        const { reasons } = ask(question) as unknown as { reasons: AnyReason[] }
        for (const reason of reasons) {
          missing.delete(reason.kind)
          expect(isReason(reason), JSON.stringify([table, reason, isReason.errors])).toBe(true)
          const said = because(reason, { seat, persons, percent })
          expect(said, JSON.stringify([table, reason])).toMatch(/^[\p{Lu}\d].*[^.]\.$/u)
        }
        state = ask({ cmd: 'apply', action, seat }) as unknown as GameState
      }
    }
    expect(missing).toEqual(new Set())
  },
)
