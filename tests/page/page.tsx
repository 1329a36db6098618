// For tests: the page in a document of its own, and a hand to press what is on it.
import type { SeatInfo } from '../../web/shared/api/tables'
import { render, type JSX } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, vi } from 'vitest'
import type { AnyGamePart } from '../../board/game'
import { readRequest, respond } from './server'

export const person: SeatInfo = { kind: 'person' }
export const novice: SeatInfo = { kind: 'bot', level: 'novice' }

/** Where the page is shown, anew for each test. */
export let root: HTMLElement

/** Everything that is watched is in view. */
class Watch {
  constructor(private readonly seen: (entries: { isIntersecting: boolean; target: Element }[]) => void) {}
  observe(target: Element): void {
    this.seen([{ isIntersecting: true, target }])
  }
  disconnect(): void {}
}

/**
 * Answers requests by their path, with its query if that is given, and returns them as they come. An answer may be a problem or its code; where there is none the
 * server is away.
 */
export function serve(answers: Record<string, unknown>) {
  const asked: [path: string, input: any][] = []
  vi.stubGlobal('fetch', async (target: string, request?: RequestInit) => {
    const [path, input] = readRequest(target, request)
    asked.push([path, input])
    const short = (address: string) => address.replace('/api/v1', '')
    const answer = answers[short(target)] ?? answers[short(path)]
    if (answer === undefined) throw new TypeError('offline')
    return respond(typeof answer === 'string' ? { code: answer, message: '' } : (answer as object))
  })
  return asked
}

beforeEach(() => {
  localStorage.clear()
  // There is no server, unless a test puts one in its place.
  serve({})
  vi.stubGlobal(
    'WebSocket',
    class {
      close() {}
    },
  )
  vi.stubGlobal('IntersectionObserver', Watch)
  root = document.createElement('div')
  document.body.append(root)
})
afterEach(() => {
  act(() => render(null, root))
  root.remove()
  vi.unstubAllGlobals()
})

/** What a server answers to somebody who is banned, and the end of what the page says then. */
export const ban = {
  code: 'banned',
  message: 'you are banned until 2026-12-03 12:00 UTC: insults',
  retry_after: 3600,
}
export const bannedFor = 'Reason: insults'

export const show = (view: JSX.Element) => act(() => render(view, root))

/** Waits until `look` finds everything as it expects it. */
export const soon = (look: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => {})
      look()
    },
    { timeout: 300_000 },
  )

export const text = () => root.textContent
export const status = () => root.querySelector('.status')!.textContent
export const button = (name: string) =>
  [...root.querySelectorAll('button')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  )!
export const press = (element: Element) => act(() => (element as HTMLElement).click())

/** A game that hides things, on a board that says what it is given. */
export const duel: AnyGamePart = {
  Board: ({ view, seat, actions, onAct }) => (
    <div
      class="duel"
      data-seat={seat}
      data-hands={view.hands?.map((hand: string[] | null) => hand?.length ?? 0)}
    >
      {actions.map((token) => (
        <button onClick={() => onAct(token)}>{token}</button>
      ))}
      <output>{view.chosen}</output>
    </div>
  ),
  aspect: 1,
  seats: ['Ash', 'Birch', 'Cedar', 'Dogwood'].map((name) => ({ name, Mark: () => <path d="M0 0" /> })),
  hides: true,
  describe: ({ token }) => (token === null ? 'Something is chosen.' : `It is ${token}.`),
  notation: ({ token }) => token ?? '?',
  ending: () => '',
  picture: { view: {}, seat: 0 },
}
