// What the page says of the house, and where the source of what runs there is.
import { expect, test, vi } from 'vitest'
import { root, show, soon, text } from '@nemeton/tests/page'
import About from './about'
import { say } from './words'

test('the source is where the host says it is', async () => {
  const source = 'https://grove.example/nemeton'
  vi.stubGlobal('fetch', async () => Response.json({ source }))
  await show(<About />)
  await soon(() => expect(root.querySelector(`a[href="${source}"]`)?.textContent).toBe(source))
  expect(text()).not.toContain(say.sourceNote)
})

test('where the host says nothing, or there is no server, one is to ask', async () => {
  for (const answer of [() => Response.json({ source: null }), () => Response.json({}, { status: 404 })]) {
    const asked = vi.fn(async () => answer())
    vi.stubGlobal('fetch', asked)
    await show(<About key={String(answer)} />)
    await soon(() => expect(asked).toHaveBeenCalled())
    expect(text()).toContain(say.sourceNote)
  }
})
