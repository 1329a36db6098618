// @vitest-environment node
// The WebAssembly engine plays whole games, whether the network of its bot can be fetched or not. It is built by
// `cmake --build --preset wasm`.
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { testRules } from '@nemeton/tests/engine'
import { startCore } from './rules_core'
import { loadCore } from './load_core'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function playedOut(game: string, seed: number) {
  const { ask } = testRules(game)
  let state = ask({ cmd: 'new', game, seed, options: { ply_limit: 60 } }) as any
  while (state.node !== 'terminal') {
    expect(state.ok).toBe(true)
    if (state.node === 'chance') state = ask({ cmd: 'draw' })
    else {
      const best = ask({ cmd: 'best', level: 'novice', ms: 50 }) as any
      expect(state.actions[state.to_act[0]]).toContain(best.action)
      state = ask({ cmd: 'apply', action: best.action })
    }
  }
  return { state, record: (ask({ cmd: 'record' }) as any).record }
}

test.each(['brandubh', 'danube'])('%s is played to its end by bots', async (game) => {
  const { state } = await playedOut(game, 7)
  expect(state.returns[0] + state.returns[1]).toBe(0)
})

test('the best level thinks ahead without running out of stack', async () => {
  const { ask } = testRules('brandubh')
  ask({ cmd: 'new', game: 'brandubh' })
  const best = ask({ cmd: 'best', level: 'best', ms: 300 }) as any
  expect(best.depth).toBeGreaterThan(1)
})

test('what is no network is told of, and the bot plays on without', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const module = new WebAssembly.Module(readFileSync('build/wasm/danube.wasm'))
  const play = (network: Uint8Array | null) => {
    const { ask } = startCore(module, network)
    ask({ cmd: 'new', game: 'danube' })
    ask({ cmd: 'apply', action: '10+1' })
    ask({ cmd: 'apply', action: '3' })
    return ask({ cmd: 'analyze', ms: 10000 })
  }
  const counted = play(null)
  expect(play(new TextEncoder().encode('<html>'))).toEqual(counted)
  expect(warn.mock.calls).toEqual([['danube.net: expected a network, which begins with NNET']])
  expect(play(readFileSync('build/wasm/networks/danube.net'))).not.toEqual(counted)
  expect(warn).toHaveBeenCalledTimes(1)
})

test('a seed left out comes from the page', async () => {
  const seeds = new Set<number>()
  for (let i = 0; i < 4; i++) {
    const { ask } = testRules('danube')
    ask({ cmd: 'new', game: 'danube' })
    seeds.add((ask({ cmd: 'record' }) as any).record.seed)
  }
  expect(seeds.size).toBe(4)
})

/** Returns what Danube's bot thinks of its first throw, with the answer to the request for its network. */
async function thoughtWith(network: () => Response) {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url.replace(/.*\//, ''))
    if (/\.net$/.test(url)) return network()
    const headers = { 'content-type': 'application/wasm' }
    return new Response(readFileSync('build/wasm/danube.wasm'), { headers })
  })
  const { ask } = await loadCore('danube')
  ask({ cmd: 'new', game: 'danube' })
  ask({ cmd: 'apply', action: '10+1' })
  ask({ cmd: 'apply', action: '3' })
  return { fetched: fetched.sort(), thought: ask({ cmd: 'analyze', ms: 10000 }) }
}

test('the network of a game is fetched with its core, which starts without it if need be', async () => {
  const bytes = readFileSync('build/wasm/networks/danube.net')
  const learnt = await thoughtWith(() => new Response(bytes))
  expect(learnt.fetched).toEqual(['danube.net', 'danube.wasm'])

  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const counted = await thoughtWith(() => new Response(null, { status: 404 }))
  expect(counted.thought.ok).toBe(true)
  expect(counted.thought).not.toEqual(learnt.thought)
  const broken = await thoughtWith(() => {
    throw new TypeError('no network')
  })
  expect(broken.thought).toEqual(counted.thought)
  expect(warn.mock.calls.map(([line]) => line)).toEqual([
    expect.stringContaining('danube.net: 404'),
    'danube.net: no network',
  ])
})
