import { afterEach, expect, it, vi } from 'vitest'
import { loadWhileIdle } from './prefetch'

afterEach(() => {
  vi.restoreAllMocks()
})

it('loads nothing while there is no network, and goes on where it was when there is one again', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const rest = vi.fn()
  const loaded: string[] = []
  const cut = () => {
    loaded.push('first')
    network.mockReturnValue(false)
  }
  loadWhileIdle([cut, () => loaded.push('second')], rest)
  await vi.waitFor(() => expect(loaded).toEqual(['first']))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(loaded).toEqual(['first'])

  network.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(rest).toHaveBeenCalled(), 2000)
  expect(loaded).toEqual(['first', 'second'])
})

it('goes on after what could not be loaded', async () => {
  const rest = vi.fn()
  loadWhileIdle([() => Promise.reject(new Error('not there'))], rest)
  await vi.waitFor(() => expect(rest).toHaveBeenCalled(), 2000)
})
