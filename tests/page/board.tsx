// For tests: a board in a document of its own, and a hand to point, press and drag on it.
export { keepPace } from '../../board/base/pace'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach } from 'vitest'
import type { AnyEffect } from '../../board/effects'
import type { BoardProps, GamePart } from '../../board/game'

/** Where the board is shown, anew for each test. */
export let root: HTMLElement

/** To be called once in a file of tests. `name` is the attribute that says which cell one is. */
export function boardOf<View, Effect extends AnyEffect>(
  { Board }: GamePart<View, Effect>,
  name = 'data-cell',
) {
  const played: string[] = []
  beforeEach(() => {
    played.length = 0
    root = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    render(null, root)
    root.remove()
  })

  const cell = (id: string | number) => root.querySelector<SVGElement>(`[${name}="${id}"]`)!
  const press = (...keys: string[]) => {
    for (const key of keys)
      act(() => {
        const focused = root.querySelector('[tabindex="0"]')!
        focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      })
  }
  const pointer = (type: string, target: EventTarget, clientX: number, clientY: number) => {
    const init = { bubbles: true, button: 0, isPrimary: true, pointerId: 1, clientX, clientY }
    act(() => void target.dispatchEvent(new PointerEvent(type, init)))
  }
  return {
    /** The tokens of what was done. */
    played,
    /** Shows a position to seat 0, unless `more` says otherwise. */
    show: (view: View, actions: string[] = [], more: Partial<BoardProps<View, Effect>> = {}) =>
      act(() =>
        render(
          <Board
            view={view}
            before={null}
            event={null}
            actions={actions}
            seat={0}
            trail={[]}
            animate={false}
            onAct={(token) => played.push(token)}
            {...more}
          />,
          root,
        ),
      ),
    cell,
    label: (id: string | number) => cell(id).getAttribute('aria-label'),
    click: (what: string | number | Element) =>
      act(
        () =>
          void (what instanceof Element ? what : cell(what)).dispatchEvent(
            new MouseEvent('click', { bubbles: true }),
          ),
      ),
    /** Presses keys where the board has the focus. */
    press,
    pointer,
    /** Drags a cell to 90, 110, looks there, and lets go over another cell, or as `end` says. */
    drag: async (from: string | number, over: string | number, look = () => {}, end = 'pointerup') => {
      root.querySelector('svg')!.getScreenCTM = () => new DOMMatrix()
      document.elementFromPoint = () => cell(over)
      pointer('pointerdown', cell(from), 50, 50)
      pointer('pointermove', window, 90, 110)
      look()
      pointer(end, window, 100, 120)
      // The click after a drag is none.
      await new Promise((resolve) => setTimeout(resolve))
    },
    /** The cells that the arrow keys reach from this one, by name. */
    reached: (from: string) => {
      const reached = new Set([from])
      for (const each of reached) {
        for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          act(() => cell(each).focus())
          press(arrow)
          reached.add(document.activeElement!.getAttribute(name)!)
        }
      }
      return [...reached].sort()
    },
    /** The cells with a ring around them. */
    advised: () =>
      [...root.querySelectorAll('[data-advised]')].map((each) => each.getAttribute('data-advised')!),
    /** The cells in a state, by name. */
    states: (state: string) =>
      [...root.querySelectorAll(`.cell.${state}`)].map((each) => each.getAttribute(name)!),
  }
}
