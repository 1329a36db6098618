// What is the only thing to do is done by itself, a moment later, unless the reader has switched that off.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { playsForced, switchForced, useForced } from './forced'

const root = document.createElement('div')
const played: string[] = []

function Probe({ actions }: { actions: string[] }): null {
  useForced(actions, (token) => played.push(token))
  return null
}
const show = (actions: string[]) => act(() => render(<Probe actions={actions} />, root))

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  played.length = 0
})
afterEach(async () => {
  await act(() => render(null, root))
  vi.useRealTimers()
})

test('one legal action plays itself, once, after what led to it was seen', async () => {
  await show(['only'])
  vi.advanceTimersByTime(200)
  expect(played).toEqual([])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['only'])
})

test('where there is a choice, or nobody here is to act, nothing plays itself', async () => {
  await show(['one', 'two'])
  vi.advanceTimersByTime(5000)
  await show([])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
})

test('what has changed meanwhile is not played any more', async () => {
  await show(['only'])
  vi.advanceTimersByTime(200)
  await show(['one', 'two'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
})

test('it can be switched off, and on again', async () => {
  expect(playsForced()).toBe(true)
  switchForced(false)
  await show(['only'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual([])
  switchForced(true)
  expect(playsForced()).toBe(true)
  await show(['other'])
  vi.advanceTimersByTime(5000)
  expect(played).toEqual(['other'])
})
