// A game as a picture, in the look that the reader has set.
import { act } from 'preact/test-utils'
import { expect, test } from 'vitest'
import { showLook } from '../base/look'
import { showTheme } from '../base/theme'
import { root, show, soon } from '../tests/page'
import { Picture } from './picture'

test('a picture follows what the reader sets boards to be made of, and light and dark', async () => {
  await show(<Picture game="brandubh" />)
  const address = () => root.querySelector('img')!.getAttribute('src')
  expect(address()).toBe('/pictures/brandubh.svg')
  await act(() => showLook('slate'))
  await soon(() => expect(address()).toBe('/pictures/brandubh.svg#light-slate'))
  await act(() => showTheme('dark'))
  await soon(() => expect(address()).toBe('/pictures/brandubh.svg#dark-slate'))
  await act(() => (showLook('wood'), showTheme('light')))
  await soon(() => expect(address()).toBe('/pictures/brandubh.svg'))
})
