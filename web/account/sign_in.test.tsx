// Signing up, as far as a browser without passkeys of its own can show it.
import { expect, test, vi } from 'vitest'
import { press, root, serve, show, soon } from '@nemeton/tests/page'
import { SignIn } from './sign_in'

test('a page at an address where the server has no passkeys says what to do', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { value: {}, configurable: true })
  const asked = serve({ '/accounts/challenges': 'bad_origin' })
  await show(<SignIn onIn={() => {}} />)
  root.querySelector('input')!.value = 'Ceridwen'
  await press(root.querySelector('button.primary')!)
  await soon(() => expect(root.querySelector('[role=alert]')?.textContent).toContain('page-url'))
  expect(asked).toEqual([['/api/v1/accounts/challenges', { name: 'Ceridwen' }]])
})
