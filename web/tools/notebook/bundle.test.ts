// @vitest-environment node
// The boards that Python draws with in notebooks are those of the page.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findGames } from '../manifests'
import { bundle, file } from './bundle'

test('the boards for notebooks are as `npm run boards` makes them, alone and of a bearable size', async () => {
  const kept = readFileSync(file, 'utf8')
  // Not by `toBe`, which would show both.
  expect(kept === (await bundle()), `${file}: run npm run boards`).toBe(true)
  expect(kept).not.toMatch(/\bimport[ ({]/)
  expect(kept.length).toBeLessThan(600_000)
  for (const { id } of findGames([])) expect(kept).toContain(`${id}:{part:`)
})
