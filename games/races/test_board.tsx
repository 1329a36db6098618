// For tests: a race's board in a document of its own, on positions that the engine gives, and a hand to play on it.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach } from 'vitest'
import type { GameEvent, GamePart } from '../../web/game'
import type { RaceView } from './position'
import { table, type RaceId } from './test_game'

interface Shown {
  view: RaceView
  before?: RaceView | null
  event?: GameEvent<RaceView> | null
  actions: string[]
}

/** To be called once in a file of tests. */
export function boardOf(game: RaceId, part: GamePart<RaceView>) {
  const played: string[] = []
  let root: HTMLElement
  beforeEach(() => {
    played.length = 0
    root = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => {
    render(null, root)
    root.remove()
  })

  /** The position after these tokens. */
  async function after(tokens: string, seats: number): Promise<Shown> {
    const { happened, actions, play } = await table(game, seats)
    play(tokens)
    const { event, before } = happened.at(-1)!
    return { view: event.view, before, event, actions: actions() }
  }
  const show = ({ view, before = null, event = null, actions }: Shown) =>
    act(() =>
      render(
        <part.Board
          {...{ view, before, event, actions }}
          seat={view.turn ?? 0}
          animate={false}
          onAct={(token) => played.push(token)}
        />,
        root,
      ),
    )
  const cell = (id: string) => root.querySelector<SVGElement>(`[data-cell="${id}"]`)!
  return {
    played,
    after,
    show,
    find: (selector: string) => [...root.querySelectorAll(selector)],
    label: (id: string) => cell(id).getAttribute('aria-label'),
    click: (id: string) => act(() => void cell(id).dispatchEvent(new MouseEvent('click', { bubbles: true }))),
    press: (key: string) =>
      act(() => {
        const focused = root.querySelector('[tabindex="0"]')!
        focused.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      }),
    /** The cells in a state, by name. */
    ids: (state: string) =>
      [...root.querySelectorAll(`.cell.${state}`)].map((each) => each.getAttribute('data-cell')!),
  }
}
