// @vitest-environment node
// A game is played whether what its bot has learnt can be fetched or not.
import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { loadCore } from './load'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** What the bot of Down the Danube thinks of its first throw, `network` being what is answered for its network. */
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
