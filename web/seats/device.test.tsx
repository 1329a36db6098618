// Another device: a link and a picture for each seat that is played here, words while they open it, and a file of what this browser
// keeps, which the rules core reads.
import { afterEach, expect, test, vi } from 'vitest'
import { say as refusals } from '../parts/refusals'
import { replies, type Question } from '../analysis/questions'
import { store } from '../base/store'
import type { WorkerLike } from '../table/core'
import { testEngine } from '../tests/engine'
import { button, duel, press, root, show, soon, text } from '../tests/page'
import Device from './device'
import Keep from './storage_settings'
import { say } from './words'

vi.mock('./pass', () => ({
  canSeal: () => true,
  leaveSeat: async () => ({ words: ['acorn', 'actor', 'agate', 'zoo'], seconds: 600 }),
}))
vi.mock('../analysis/client', async (original) => {
  const client = await original<typeof import('../analysis/client')>()
  const worker: WorkerLike = { onmessage: null, onerror: null, postMessage: () => {} }
  const ask = testEngine()
  worker.postMessage = (question) => {
    for (const data of replies(ask, question as Question)) worker.onmessage?.({ data } as MessageEvent)
  }
  const analyst = new client.Analyst(worker)
  return { ...client, analyst: () => analyst }
})
afterEach(() => void vi.useRealTimers())

const one = { seat: 0, key: 'first' }
const two = { seat: 2, key: 'second' }

test('one seat needs no name, of several each has its own', async () => {
  await show(<Device table="T" part={duel} keys={[one]} />)
  expect(root.querySelector('.seat-name')).toBeNull()
  expect(root.querySelector('input')!.value).toBe(`${location.origin}/t/T#key=first`)
  await show(<Device table="T" part={duel} keys={[two, one]} />)
  expect([...root.querySelectorAll('.seat-name')].map((name) => name.textContent)).toEqual(['Ash', 'Cedar'])
  expect(root.querySelectorAll('.qr')).toHaveLength(2)
})

test('words are shown until they are too old, and others can be asked for', async () => {
  vi.useFakeTimers()
  await show(<Device table="T" part={duel} keys={[one]} />)
  await press(button(say.fourWords))
  await soon(() => expect(root.querySelector('.words')!.textContent).toBe('acorn actor agate zoo'))
  expect(text()).toContain(say.fourWordsNote(10))
  vi.advanceTimersByTime(600_000)
  await soon(() => expect(root.querySelector('.words')).toBeNull())
  expect(button(say.fourWords).disabled).toBe(false)
})

async function choose(text: string): Promise<void> {
  show(<Keep />)
  const input = root.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File([text], 'kept.json')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const told = () => root.querySelector('[role=alert]')?.textContent ?? ''

test('a file with a member twice is refused, wherever it is, and changes nothing', async () => {
  await choose('{"nemeton":1,"kept":{"language":"de","learnt":{"tug":["pull"],"tug":[]}}}')
  await soon(() => expect(told()).toContain(say.notOurs))
  expect(told()).toContain('tug')
  expect(store.everything()).toEqual({})
})

test('a file that is not JSON is refused, and a whole one is taken in', async () => {
  await choose('{"nemeton":1,"kept":')
  await soon(() => expect(told()).toBe(say.notOurs))
  await choose('{"nemeton":1,"kept":{"learnt":{"tug":["pull"]}}}')
  await soon(() => expect(told()).toBe(say.loaded(0)))
  expect(store.learnt('tug')).toEqual(['pull'])
})

test('what the server keeps is what it says, for guests and players, and nothing is left out of what is here', async () => {
  for (const player of [null, { player: 'id', name: 'Ceridwen', key: 'session' }]) {
    store.keepPart('player', player)
    for (const keeps of [['seats'], ['seats', 'account', 'mail', 'statistics', 'of later versions']]) {
      vi.stubGlobal('fetch', async () => Response.json({ source: null, keeps }))
      await show(<Keep key={`${player?.name} ${keeps.join()}`} />)
      const said = () => [...root.querySelectorAll('section .kept li')].map((each) => each.textContent)
      const sentences = Object.entries(say.keeps).filter(([kind]) => keeps.includes(kind))
      await soon(() => expect(said().sort()).toEqual(sentences.map(([, sentence]) => sentence).sort()))
      expect(text().includes(say.dataPlayer)).toBe(player !== null)
    }
  }
  store.keepPart('mailbox', { mail: 'ana@example.org', pass: 'P' })
  store.keepPart('muted', ['T'])
  await show(<Keep key="more" />)
  for (const each of [say.dataMail, say.dataNotes]) expect(text()).toContain(each)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError()))
  await show(<Keep key="away" />)
  await soon(() => expect(text()).toContain(refusals.errors.away))
})
