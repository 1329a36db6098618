// The pictures of a shelf: each is drawn in a frame of its own.
import { act } from 'preact/test-utils'
import { expect, test, vi } from 'vitest'
import { duel, root, show } from '../tests/page'
import { Picture } from './picture'

test('of many pictures each frame draws one, in their order, and one that is gone is left out', async () => {
  let frame: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frame.push(run))
  // The task after a frame is in the test's hand too; Preact's own timers are left alone.
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => (ms === undefined ? run() : 0))
  const drawn = () => [...root.querySelectorAll('.picture')].map((each) => each.children.length)
  const goOn = () =>
    act(() => {
      const due = frame
      frame = []
      due.forEach((run) => run())
    })
  const part = { ...duel, picture: { view: {}, seat: 0 } }
  const shelf = (keys: number[]) =>
    show(
      <>
        {keys.map((key) => (
          <Picture key={key} part={part} />
        ))}
      </>,
    )
  await shelf([1, 2, 3, 4])
  expect(drawn()).toEqual([1, 0, 0, 0])
  await goOn()
  expect(drawn()).toEqual([1, 1, 0, 0])
  await shelf([1, 2, 4])
  await goOn()
  expect(drawn()).toEqual([1, 1, 1])
})
