// @vitest-environment node
// The files that commands write, and the documents that name every game.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documents } from './documents'
import { findGames } from './manifests'
import { bundle } from './notebook/bundle'

test('what documents say of all games is as `npm run docs` writes it', () => {
  for (const { file, is, should } of documents()) {
    expect(is, `${file}: run npm run docs`).toBe(should)
  }
})

test('the boards for notebooks import nothing, and are small', async () => {
  const text = await bundle()
  expect(text).not.toMatch(/\bimport[ ({]/)
  expect(text.length).toBeLessThan(600_000)
  for (const { id } of findGames([])) expect(text).toContain(`${id}:{part:`)
})

test('the notice names every game of the tree and everyone whom the page credits with it', () => {
  const notice = readFileSync('NOTICE', 'utf8').replaceAll("'", '’')
  const sections = notice.split(/\n\n(?=\S)/)
  for (const { id, words } of findGames([])) {
    const section = sections.find((each) => each.split('\n')[0]?.includes(`games/${id}`))
    expect(section, id).toContain(words.en.name)
    for (const name of words.de?.credit?.match(/\p{Lu}[\p{L}.]+/gu) ?? []) expect(section, id).toContain(name)
  }
})
