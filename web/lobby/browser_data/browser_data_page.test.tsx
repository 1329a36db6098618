// Your data in this browser: what the page lists, and a file of it, which the rules core reads.
import { expect, test, vi } from 'vitest'
import { say as refusals } from '../../shared/api/errors'
import { replies, type Question } from '../../play/analysis/analysis_queries'
import { store } from '@nemeton/board/base/storage'
import type { WorkerLike } from '../../play/engine/core_client'
import { testEngine } from '@nemeton/tests/engine'
import { root, show, soon, text } from '@nemeton/tests/page'
import BrowserDataPage from './browser_data_page'
import { say } from '../tables/words'

vi.mock('../../play/analysis/analysis_client', async (original) => {
  const client = await original<typeof import('../../play/analysis/analysis_client')>()
  const worker: WorkerLike = { onmessage: null, onerror: null, postMessage: () => {} }
  const ask = testEngine()
  worker.postMessage = (question) => {
    for (const data of replies(ask, question as Question)) worker.onmessage?.({ data } as MessageEvent)
  }
  const analyst = new client.Analyst(worker)
  return { ...client, analyst: () => analyst }
})
async function choose(text: string): Promise<void> {
  show(<BrowserDataPage />)
  const input = root.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [new File([text], 'kept.json')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
const told = () => root.querySelector('[role=alert]')?.textContent ?? ''

test('a file with a member twice is refused, wherever it is, and changes nothing', async () => {
  await choose('{"nemeton":1,"kept":{"language":"de","completedLessons":{"tug":["pull"],"tug":[]}}}')
  await soon(() => expect(told()).toContain(say.notOurs))
  expect(told()).toContain('tug')
  expect(store.everything()).toEqual({})
})

test('a file that is not JSON is refused, and a whole one is taken in', async () => {
  await choose('{"nemeton":1,"kept":')
  await soon(() => expect(told()).toBe(say.notOurs))
  await choose('{"nemeton":1,"kept":{"completedLessons":{"tug":["pull"]}}}')
  await soon(() => expect(told()).toBe(say.loaded(0)))
  expect(store.learnt('tug')).toEqual(['pull'])
})

test('what the server keeps is what it says, for guests and players, and nothing is left out of what is here', async () => {
  for (const player of [null, { player: 'id', name: 'Ceridwen', key: 'session' }]) {
    store.keepPart('session', player)
    for (const keeps of [['seats'], ['seats', 'account', 'email', 'statistics', 'of later versions']]) {
      vi.stubGlobal('fetch', async () => Response.json({ source: null, personal_data: keeps }))
      await show(<BrowserDataPage key={`${player?.name} ${keeps.join()}`} />)
      const said = () => [...root.querySelectorAll('section .kept li')].map((each) => each.textContent)
      const sentences = Object.entries(say.keeps).filter(([kind]) => keeps.includes(kind))
      await soon(() => expect(said().sort()).toEqual(sentences.map(([, sentence]) => sentence).sort()))
      expect(text().includes(say.dataPlayer)).toBe(player !== null)
    }
  }
  store.keepPart('emailNotifications', { email: 'ana@example.org', token: 'P' })
  store.keepPart('mutedTables', ['T'])
  await show(<BrowserDataPage key="more" />)
  for (const each of [say.dataMail, say.dataNotes]) expect(text()).toContain(each)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError()))
  await show(<BrowserDataPage key="away" />)
  await soon(() => expect(text()).toContain(refusals.errors.away))
})
