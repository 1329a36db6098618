// The pictures of a shelf: each is drawn in a frame of its own.
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import { duel, root, show, Watch } from '../tests/page'
import { Picture } from './picture'

const part = { ...duel, picture: { view: {}, seat: 0 } }
afterEach(() => void (Watch.isInView = () => true))

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
  // The next one to come, in another test, begins anew.
  await goOn()
})

test('a picture that is out of view is drawn when it comes into it', async () => {
  Watch.isInView = () => false
  await show(<Picture part={part} />)
  const picture = root.querySelector('.picture')!
  expect(picture.children).toHaveLength(0)
  await act(() => Watch.comeIntoView(picture))
  expect(picture.children).toHaveLength(1)
})
