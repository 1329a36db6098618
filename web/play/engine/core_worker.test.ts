// The worker's side of the page's core: each game's rules, loaded once, one table at a time, and replays as a seat saw them.
import { expect, test } from 'vitest'
import { testRules } from '@nemeton/tests/engine'
import type { RulesCore } from './rules_core'
import { CoreClient } from './core_client'
import { handleMessages } from './core_worker'
import { newRecord } from '../table/local_table'
import { handleOrders } from './table_orders'

/** A page's core over a worker that loads as `load` says. */
function coreOver(load: (game: string) => Promise<RulesCore>): CoreClient {
  const worker = { onmessage: null, onerror: null } as unknown as ConstructorParameters<typeof CoreClient>[0]
  const hear = handleMessages(
    load,
    (data) => worker.onmessage?.({ data } as MessageEvent),
    (run) => setTimeout(run),
  )
  worker.postMessage = (data) => hear({ data } as Parameters<typeof hear>[0])
  return new CoreClient(worker)
}

test('the rules of a game are loaded once, and only those that are asked about', async () => {
  const loaded: string[] = []
  const core = coreOver(async (game) => {
    loaded.push(game)
    return testRules(game)
  })
  const [facts, check] = await Promise.all([core.facts('danube'), core.check('danube', 2, {})])
  expect(facts.id).toBe('danube')
  expect(check.conflict).toBeNull()
  expect(loaded).toEqual(['danube'])
})

test('what could not be loaded is asked for again', async () => {
  let there = false
  const core = coreOver(async (game) => {
    if (!there) throw new Error('503')
    return testRules(game)
  })
  await expect(core.facts('tug')).rejects.toThrow('503')
  there = true
  expect((await core.facts('tug')).id).toBe('tug')
})

test('a table of another game ends the one before: no bot plays on there', async () => {
  const orders: string[] = []
  const core = coreOver(async (game) => {
    const rules = testRules(game)
    const table = (order: { type: string }) => {
      orders.push(`${game} ${order.type}`)
      return rules.table(order)
    }
    return { ...rules, table }
  })
  const bot = { kind: 'bot', level: 'novice' } as const
  const open = (game: string) => {
    const record = newRecord(game, {}, 2)
    const table = core.table(() => {})
    core.order({ type: 'open', table, record, seats: [bot, bot] })
  }
  open('danube')
  await expect.poll(() => orders.filter((order) => order === 'danube step').length).toBeGreaterThan(3)
  open('tug')
  await expect.poll(() => orders.filter((order) => order === 'tug step').length).toBeGreaterThan(3)
  // A step that had been laid out finds nothing to do.
  const afterwards = orders
    .slice(orders.indexOf('danube close') + 1)
    .filter((order) => order === 'danube step')
  expect(afterwards.length).toBeLessThanOrEqual(1)
})

test('a bot ponders a moment at a time until there is an order, and what the game waits for comes first', () => {
  const heard: string[] = []
  let state = { waits: false, ponders: true }
  const later: (() => void)[] = []
  const hear = handleOrders(
    (order) => {
      heard.push((order as { type: string }).type)
      return { messages: [], ...state }
    },
    () => {},
    (run) => later.push(run),
  )
  hear({ type: 'look', table: 0, seat: 0 })
  later.shift()!()
  later.shift()!()
  expect(later).toHaveLength(1)
  state = { waits: true, ponders: false }
  hear({ type: 'act', table: 0, id: '1', seat: 0, action: 'd2-b2' })
  expect(later).toHaveLength(1)
  later.shift()!()
  state = { waits: false, ponders: false }
  later.shift()!()
  expect(later).toHaveLength(0)
  expect(heard).toEqual(['look', 'ponder', 'ponder', 'act', 'step', 'step'])
})
