// What somebody says he is called is kept, and whoever asks for news of it hears.
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import { playerName } from '../table/player_name'
import { PlayerNameField } from './player_name'

beforeEach(() => localStorage.clear())

async function field(): Promise<HTMLInputElement> {
  const root = document.createElement('div')
  await act(() => render(<PlayerNameField />, root))
  return root.querySelector('input')!
}

async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(() => {
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('a name is kept without the spaces around it, and told to who watches', async () => {
  const heard = vi.fn()
  const end = playerName.watch(heard)
  const input = await field()
  expect(input.value).toBe('')
  expect(input.maxLength).toBe(24)
  await type(input, ' Gwion Bach ')
  expect(playerName.get()).toBe('Gwion Bach')
  expect(heard).toHaveBeenCalledTimes(1)
  expect((await field()).value).toBe('Gwion Bach')
  await type(input, '  ')
  expect(playerName.get()).toBe('')
  end()
  await type(input, 'Taliesin')
  expect(heard).toHaveBeenCalledTimes(2)
})
