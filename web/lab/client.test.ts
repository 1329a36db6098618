// A small study has a worker of its own, which ends with it.
import { expect, test, vi } from 'vitest'
import { play } from './client'
import type { Study, Told } from './played'

const study: Study = { game: 'tug', seats: 2, options: {}, seed: 1, count: 10 }

test('what the worker says is heard, and whoever has enough ends it', () => {
  const worker = {
    postMessage: vi.fn(),
    terminate: vi.fn(),
    onmessage: null as ((event: MessageEvent) => void) | null,
    onerror: null as ((event: ErrorEvent) => void) | null,
  }
  const heard: (Told | null)[] = []
  const end = play(
    study,
    (told) => heard.push(told),
    () => worker,
  )
  expect(worker.postMessage).toHaveBeenCalledWith(study)
  worker.onmessage!({ data: { problem: 'no' } } as MessageEvent)
  worker.onmessage!({ data: { broken: true } } as MessageEvent)
  worker.onerror!({} as ErrorEvent)
  expect(heard).toEqual([{ problem: 'no' }, null, null])
  expect(worker.terminate).not.toHaveBeenCalled()
  end()
  expect(worker.terminate).toHaveBeenCalled()
})
