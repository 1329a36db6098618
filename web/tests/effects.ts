// For tests: that a game's effects say everything. In random games, over its options and numbers of seats, the effects of every step are played into
// the view before it, for every viewer, and give the view after it; and all of them are as schema.json says.
import { isDeepStrictEqual } from 'node:util'
import Ajv from 'ajv'
import { expect, test } from 'vitest'
import { kindsOf, readSchema } from '../tools/schema'
import { testRules } from './engine'
import { isLong } from './tier'

interface Option {
  name: string
  type: string
  min?: number
  max?: number
  values?: unknown[]
}
interface Facts {
  id: string
  min_seats: number
  max_seats: number
  options: Option[]
}
interface State {
  ok: boolean
  node: string
  actions?: Record<string, string[]>
}

/** At least as many games as `least` are played, and more until every kind of effect has been met, at most `most`. */
const [least, most] = isLong ? [400, 400] : [10, 100]
const stepLimit = 300

/** `advance` gives the view after one effect; `folder` is that of the game, or what the games `ids` share. */
export function testEffects<View, Effect extends { kind: string }>(
  folder: string,
  advance: (view: View, effect: Effect) => View,
  ids = [folder.split('/').at(-1)!],
): void {
  const schema = readSchema(folder)
  const ajv = new Ajv({ strict: false })
  ajv.addSchema(schema, 'game')

  test('the effects of a step, played into the view before it, give the view after it', async () => {
    const engines = new Map(ids.map((id) => [id, testRules(id).ask]))
    const isView = ajv.getSchema('game#/$defs/View')!
    const isEffect = ajv.getSchema('game#/$defs/Effect')!
    let chance = 1
    const below = (n: number) => (chance = (chance * 48271) % 0x7fffffff) % n
    const anyValue = ({ type, min, max, values }: Option): unknown => {
      if (values && type !== 'words') return values[below(values.length)]
      if (type === 'words') return below(2) === 0 ? 'all' : 'none'
      if (type === 'boolean') return below(2) === 0
      return min! + below(max! - min! + 1)
    }
    const all = kindsOf(schema, schema.$defs.Effect)
    const kinds = new Set<string>()
    for (let game = 0; game < least || (game < most && kinds.size < all.size); ++game) {
      const id = ids[game % ids.length]!
      const ask = engines.get(id)!
      const facts = (ask({ cmd: 'games' }) as unknown as { games: Facts[] }).games.find(
        (each) => each.id === id,
      )!
      const seats = facts.min_seats + below(facts.max_seats - facts.min_seats + 1)
      let state: State
      do {
        const options = Object.fromEntries(
          facts.options
            .filter(({ name, type }) => type !== 'number' && (name !== 'ply_limit' || game % 4 === 0))
            .map((option) => [option.name, option.name === 'ply_limit' ? 1 + below(60) : anyValue(option)]),
        )
        state = ask({ cmd: 'new', game: id, seats, options, seed: game }) as unknown as State
      } while (!state.ok)
      // In the games that only look for rare effects one player and a spectator are enough.
      const viewers = [null, ...Array.from({ length: game < least ? seats : 1 }, (_, seat) => seat)]
      const seen = () =>
        viewers.map((seat) => ask({ cmd: 'view', seat }) as unknown as { view: View; effects: Effect[] })
      let before = seen()
      for (let step = 0; state.node !== 'terminal' && step < stepLimit; ++step) {
        const awaited = Object.keys(state.actions ?? {})
        const seat = awaited[below(awaited.length || 1)]
        const tokens = seat === undefined ? [] : state.actions![seat]!
        const request =
          seat === undefined
            ? { cmd: 'draw' }
            : { cmd: 'apply', seat: Number(seat), action: tokens[below(tokens.length)] }
        state = ask(request) as unknown as State
        const after = seen()
        after.forEach(({ view, effects }, i) => {
          // Hundreds of thousands of these hold: a message is only written for one that does not.
          if (!isView(view)) expect.fail(JSON.stringify([view, isView.errors]))
          for (const effect of effects) {
            kinds.add(effect.kind)
            if (!isEffect(effect)) expect.fail(JSON.stringify([effect, isEffect.errors]))
          }
          const reached = effects.reduce(advance, before[i]!.view)
          if (!isDeepStrictEqual(reached, view))
            expect(reached, JSON.stringify([request, effects])).toEqual(view)
        })
        before = after
      }
    }
    // What has no test here might be wrong.
    expect(kinds).toEqual(all)
  }, 600_000)
}
