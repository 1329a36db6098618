// A file of what a browser keeps, as it is chosen in the page: read by the rules core, which takes no member twice.
import { expect, test, vi } from 'vitest'
import { replies, type Question } from '../analysis/questions'
import { store } from '../base/store'
import type { WorkerLike } from '../table/core'
import { testEngine } from '../tests/engine'
import { root, show, soon } from '../tests/page'
import Keep from './storage_settings'
import { say } from './words'

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

async function choose(text: string): Promise<void> {
  show(<Keep />)
  const input = root.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File([text], 'kept.json')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const told = () => root.querySelector('[role=alert]')?.textContent ?? ''

test('a file with two members of one name is refused, wherever they are, and changes nothing', async () => {
  await choose('{"nemeton":1,"kept":{"language":"de","learnt":{"tug":["pull"],"tug":[]}}}')
  await soon(() => expect(told()).toContain(say.notOurs))
  expect(told()).toContain('tug')
  expect(store.everything()).toEqual({})
})

test('one that is no JSON is none of ours, and a whole one is taken in', async () => {
  await choose('{"nemeton":1,"kept":')
  await soon(() => expect(told()).toBe(say.notOurs))
  await choose('{"nemeton":1,"kept":{"learnt":{"tug":["pull"]}}}')
  await soon(() => expect(told()).toBe(say.loaded(0)))
  expect(store.learnt('tug')).toEqual(['pull'])
})
