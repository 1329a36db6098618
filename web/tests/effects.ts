// For tests: that a game's effects say everything. In random games, over its options and numbers of seats, the effects of every step are played into
// the view before it, for every viewer, and give the view after it; and all of them are as schema.json says.
import Ajv from 'ajv'
import { expect, test } from 'vitest'
import { kindsOf, readSchema } from '../tools/schema'
import { testEngine } from './engine'

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

// So many show every kind of effect; the rarer ways to meet them are looked for in the long tier.
const gameCount = process.env['NEMETON_LONG'] ? 400 : 60
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
    const ask = testEngine()
    const isView = ajv.getSchema('game#/$defs/View')!
    const isEffect = ajv.getSchema('game#/$defs/Effect')!
    const { games } = ask({ cmd: 'games' }) as unknown as { games: Facts[] }
    let chance = 1
    const below = (n: number) => (chance = (chance * 48271) % 0x7fffffff) % n
    const anyValue = ({ type, min, max, values }: Option): unknown => {
      if (values && type !== 'words') return values[below(values.length)]
      if (type === 'words') return below(2) === 0 ? 'all' : 'none'
      if (type === 'boolean') return below(2) === 0
      return min! + below(max! - min! + 1)
    }
    const kinds = new Set<string>()
    for (let game = 0; game < gameCount; ++game) {
      const id = ids[game % ids.length]!
      const facts = games.find((each) => each.id === id)!
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
      const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
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
          expect(isView(view), JSON.stringify([view, isView.errors])).toBe(true)
          for (const effect of effects) {
            kinds.add(effect.kind)
            expect(isEffect(effect), JSON.stringify([effect, isEffect.errors])).toBe(true)
          }
          expect(effects.reduce(advance, before[i]!.view), JSON.stringify([request, effects])).toEqual(view)
        })
        before = after
      }
    }
    // What has no test here might be wrong.
    expect(kinds).toEqual(kindsOf(schema, schema.$defs.Effect))
  }, 600_000)
}
