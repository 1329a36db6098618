// The lot that is shown before a table whose seats were drawn.
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../shell/app'
import { words } from '../../shared/messages'
import { navigate } from '../../shared/browser/router'
import type { CoreClient } from '../engine/core_client'
import { testCore } from '@nemeton/tests/engine'
import { button, press, root, show, soon, text } from '@nemeton/tests/page'

let core: CoreClient

// The page's core is the one of the test.
vi.mock('../engine/core_client', async (original) => ({ ...(await original<object>()), core: () => core }))
beforeEach(async () => void (core = testCore()))

/** Begins a game of Brandubh against a bot. */
async function begin(side: string): Promise<void> {
  navigate('/play/brandubh')
  await show(<App />)
  await soon(() => expect(root.querySelector('.change')).not.toBeNull())
  await act(() => void (root.querySelector<HTMLDetailsElement>('.change')!.open = true))
  await soon(() => expect(root.querySelector('#option-ply_limit')).not.toBeNull())
  await press(root.querySelector(`[name=side][value="${side}"]`)!)
  await act(() => root.querySelector('form')!.requestSubmit())
}

test('who plays which side is drawn by the game’s own means, step by step, and then the table is there', async () => {
  await begin('drawn')
  await soon(() =>
    expect(root.querySelector('.starting-draw h1')!.textContent).toBe(words.table.startingDraw),
  )
  expect(root.querySelector('.starting-draw .drawn')).toBeNull()
  await soon(() => expect(root.querySelectorAll('.starting-draw .drawn')).toHaveLength(2))
  expect(root.querySelector('.starting-draw [role=status]')!.textContent).toMatch(
    /(left|right) hand, .*You: (Attackers|Defenders)\./,
  )
  await soon(() => expect(root.querySelector('.table .brandubh')).not.toBeNull())
  expect(history.state).toBeNull()
})

test('it can be skipped, and is not shown again', async () => {
  await begin('drawn')
  await soon(() => expect(root.querySelector('.starting-draw')).not.toBeNull())
  await press(button(words.table.startingDrawGo))
  await soon(() => expect(root.querySelector('.table .brandubh')).not.toBeNull())
  expect(document.activeElement!.tagName).toBe('MAIN')
  navigate('/')
  await act(() => history.back())
  await soon(() => expect(location.pathname).toMatch(/^\/local\/\w{8}$/))
  expect(root.querySelector('.starting-draw')).toBeNull()
})

test('a side that was chosen is not drawn', async () => {
  await begin('1')
  await soon(() => expect(root.querySelector('.table .brandubh')).not.toBeNull())
  expect(text()).not.toContain(words.table.startingDraw)
})

test('none is shown where reduced motion is asked for', async () => {
  const media = vi.spyOn(window, 'matchMedia')
  media.mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), { media: query, matches: query.includes('reduced') }) as never,
  )
  await begin('drawn')
  expect(root.querySelector('.starting-draw')).toBeNull()
  await soon(() => expect(root.querySelector('.table .brandubh')).not.toBeNull())
  media.mockRestore()
})
