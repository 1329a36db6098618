// The worker that thinks about games, with its page and the loading of its cores in the test's hands.
import { beforeEach, expect, test, vi } from 'vitest'
import type { RulesCore } from '../engine/rules_core'
import { testRules } from '@nemeton/tests/engine'

let load: (core: RulesCore) => void
let posted: { question: number; type: string }[]

vi.mock('../engine/load_core', () => ({
  gamesWithCore: ['brandubh'],
  loadCore: () => new Promise<RulesCore>((resolve) => (load = resolve)),
}))
beforeEach(async () => {
  posted = []
  vi.resetModules()
  vi.stubGlobal('postMessage', (reply: (typeof posted)[number]) => posted.push(reply))
  await import('./analysis_worker')
})
const say = (data: object) => void self.onmessage!({ data } as MessageEvent)

const record = { nemeton: 1, game: 'brandubh', seats: 2, options: {}, steps: ['d2-b2'] }

test('a question that is cancelled while its core is loaded is not answered, and others are', async () => {
  say({ type: 'judge', question: 1, record })
  say({ type: 'read', question: 2, record })
  say({ type: 'cancel', question: 1 })
  load(testRules('brandubh'))
  await vi.waitFor(() => expect(posted.map(({ question, type }) => [question, type])).toEqual([[2, 'read']]))
  // Whoever is asked later is heard later.
  say({ type: 'read', question: 3, record })
  await vi.waitFor(() => expect(posted.map(({ question }) => question)).toEqual([2, 3]))
})
