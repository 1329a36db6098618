// The documents list the games that there are.
import { expect, test } from 'vitest'
import { documents } from './documents'

test('what documents say of all games is as `npm run docs` writes it', async () => {
  for (const { file, is, should } of await documents()) {
    expect(is, file).toContain('<!-- games -->')
    expect(is, `${file}: run npm run docs`).toBe(should)
  }
})
