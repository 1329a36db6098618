// Skipping what is shown, and what a press is when there is nothing to skip.
import { render } from 'preact'
import { useRef } from 'preact/hooks'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '@nemeton/board/game'
import { usePlayhead, type Playhead } from './playhead'
import { useSkip } from './use_skip'

let root: HTMLElement
let head: Playhead
const onPress = vi.fn()
const finish = vi.fn()

/** A table whose events are never shown by themselves, on a board that can be pressed in three ways. */
function Watch({ count }: { count: number }) {
  const board = useRef<HTMLDivElement>(null)
  const events = Array.from({ length: count }, (_, n): GameEvent => ({
    n,
    seat: 0,
    token: 't',
    state: { ply: n, node: 'decision' },
    view: n,
    effects: [],
  }))
  head = usePlayhead(events, () => 1e6)
  return (
    <main tabindex={-1}>
      <div ref={board} {...useSkip(head, board)}>
        <i
          tabindex={0}
          onPointerDown={() => onPress('down')}
          onClick={() => onPress('click')}
          onKeyDown={() => onPress('key')}
        />
      </div>
      <button />
    </main>
  )
}
const show = (count: number) => act(() => render(<Watch count={count} />, root))
const send = (event: Event, to: string) => act(() => void root.querySelector(to)!.dispatchEvent(event))
const press = async () => {
  await send(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }), 'i')
  await send(new MouseEvent('click', { bubbles: true, detail: 1 }), 'i')
}
const key = (name: string, to = 'i') =>
  send(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }), to)
const pressed = () => onPress.mock.calls.flat()

beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
  onPress.mockClear()
  finish.mockClear()
  const effect = { getComputedTiming: () => ({ endTime: 300 }) } as unknown as AnimationEffect
  const endless = { getComputedTiming: () => ({ endTime: Infinity }) } as unknown as AnimationEffect
  const all: Partial<Animation>[] = [
    { effect, finish },
    { effect: endless, finish: () => expect.unreachable() },
  ]
  vi.spyOn(Element.prototype, 'getAnimations').mockReturnValue(all as Animation[])
})
afterEach(() => {
  act(() => render(null, root))
  root.remove()
  vi.restoreAllMocks()
})

test('a press while events are still to be shown shows the last of them, and is nothing else', async () => {
  show(1)
  show(4)
  expect(head).toMatchObject({ at: 0, behind: true })
  await press()
  expect(head).toMatchObject({ at: 3, behind: false, following: true, stepped: false })
  expect(finish).toHaveBeenCalledTimes(1)
  expect(pressed()).toEqual([])
})

test('the next press is a move again', async () => {
  show(1)
  show(4)
  await press()
  await press()
  expect(pressed()).toEqual(['down', 'click'])
})

test('a press when the newest is shown is what it always is, and what still moves is put where it goes', async () => {
  show(4)
  await press()
  expect(finish).toHaveBeenCalledTimes(1)
  expect(pressed()).toEqual(['down', 'click'])
})

test.each(['Enter', ' ', 'Escape'])('the key "%s" skips, and is nothing else', async (name) => {
  show(1)
  show(4)
  await key(name)
  expect(head.at).toBe(3)
  expect(pressed()).toEqual([])
  await key(name)
  expect(pressed()).toEqual(['key'])
})

test('a key skips also where nothing has the focus, but not where it presses a button', async () => {
  show(1)
  show(4)
  await key('Enter', 'button')
  expect(head.at).toBe(0)
  await key('Enter', 'main')
  expect(head.at).toBe(3)
})

test('who walks over the board with the arrow keys does not skip', async () => {
  show(1)
  show(4)
  await key('ArrowLeft')
  expect(head.at).toBe(0)
  expect(pressed()).toEqual(['key'])
})

test('a click by key after a press that skipped and came to nothing is a click', async () => {
  show(1)
  show(4)
  await send(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }), 'i')
  await send(new MouseEvent('click', { bubbles: true, detail: 0 }), 'i')
  expect(pressed()).toEqual(['click'])
})

test('in the past a press skips nothing', async () => {
  show(4)
  act(() => head.go(1))
  await press()
  expect(head.at).toBe(1)
  expect(pressed()).toEqual(['down', 'click'])
})
