// The effects of a game say everything. In random games, over its options and numbers of seats, the effects of every step are played into
// the view before it, for every viewer, and give the view after it; and views and effects are as schema.json says.
import type { OptionFacts, GameFacts } from '../../web/shared/games/facts'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import Ajv from 'ajv'
import { expect, test } from 'vitest'
import type { AnyEffect } from '../../board/effects'
import type { GameState } from '../../board/game'
import { kindsOf, readSchema } from '../../tools/schema'
import { testRules } from './engine'
import { families } from './families'
import { isLong } from './tier'

type Advance = (view: unknown, effect: AnyEffect) => unknown
type Seen = { view: unknown; effects: AnyEffect[] }
type State = GameState & { ok: boolean }

/** At least `least` games are played, and more until every kind of effect has been met, at most `most`. */
const [least, most] = isLong ? [400, 400] : [10, 100]
const stepLimit = 300

test.each(families)(
  '$ids: the effects of a step, played into the view before it, give the view after it',
  async ({ folder, games }) => {
    const { advance } = (await import(join(folder, 'page/effects.ts'))) as { advance: Advance }
    const schema = readSchema(folder)
    const ajv = new Ajv({ strict: false })
    ajv.addSchema(schema, 'game')
    const isView = ajv.getSchema('game#/$defs/View')!
    const isEffect = ajv.getSchema('game#/$defs/Effect')!
    const engines = games.map(({ id }) => ({ id, ask: testRules(id).ask }))
    let chance = 1
    const below = (n: number) => (chance = (chance * 48271) % 0x7fffffff) % n
    const anyValue = ({ type, min, max, values }: OptionFacts) => {
      if (values && type !== 'words') return values[below(values.length)]
      if (type === 'words') return below(2) === 0 ? 'all' : 'none'
      if (type === 'boolean') return below(2) === 0
      return min! + below(max! - min! + 1)
    }
    const all = kindsOf(schema, schema.$defs.Effect)
    const kinds = new Set<string>()
    for (let game = 0; game < least || (game < most && kinds.size < all.size); ++game) {
      const { id, ask } = engines[game % engines.length]!
      const facts = (ask({ cmd: 'games' }) as unknown as { games: GameFacts[] }).games.find(
        (each) => each.id === id,
      )!
      const seats = facts.min_seats + below(facts.max_seats - facts.min_seats + 1)
      let state: State
      let table
      do {
        const options = Object.fromEntries(
          facts.options
            .filter(({ name, type }) => type !== 'number' && (name !== 'ply_limit' || game % 4 === 0))
            .map((option) => [option.name, option.name === 'ply_limit' ? 1 + below(60) : anyValue(option)]),
        )
        table = { game: id, seats, options, seed: game }
        state = ask({ cmd: 'new', ...table }) as unknown as State
      } while (!state.ok)
      // One player and a spectator are enough in games that are only played to meet rare effects.
      const viewers = [null, ...Array.from({ length: game < least ? seats : 1 }, (_, seat) => seat)]
      const seen = () => viewers.map((seat) => ask({ cmd: 'view', seat }) as unknown as Seen)
      let before = seen()
      for (let step = 0; state.node !== 'terminal' && step < stepLimit; ++step) {
        const awaited = Object.keys(state.actions ?? {}).map(Number)
        const seat = awaited[below(awaited.length || 1)]
        const tokens = seat === undefined ? [] : state.actions![seat]!
        const request =
          seat === undefined ? { cmd: 'draw' } : { cmd: 'apply', seat, action: tokens[below(tokens.length)] }
        state = ask(request) as unknown as State
        const after = seen()
        after.forEach(({ view, effects }, i) => {
          // Hundreds of thousands of these hold: a message is only written for one that does not.
          if (!isView(view)) expect.fail(JSON.stringify([table, view, isView.errors]))
          for (const effect of effects) {
            kinds.add(effect.kind)
            if (!isEffect(effect)) expect.fail(JSON.stringify([table, effect, isEffect.errors]))
          }
          const reached = effects.reduce(advance, before[i]!.view)
          if (!isDeepStrictEqual(reached, view))
            expect(reached, JSON.stringify([table, request, effects])).toEqual(view)
        })
        before = after
      }
    }
    // A kind that was not met has not been tested.
    expect(kinds).toEqual(all)
  },
)
