// The list of files that the service worker keeps.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listFiles } from './offline'

test('every file is listed, with what changes with its content where its name does not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nemeton-files-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), 'one')
  writeFileSync(join(folder, 'assets/board-abc.js'), '')
  // What is printed is not kept.
  mkdirSync(join(folder, 'paper'))
  writeFileSync(join(folder, 'paper/brandubh-a4-en.pdf'), '')
  const before = listFiles(folder)
  expect(before.map(({ url }) => url)).toEqual(['assets/board-abc.js', 'index.html'])
  expect(before[0]!.revision).toBeNull()
  writeFileSync(join(folder, 'index.html'), 'two')
  expect(listFiles(folder)[1]!.revision).not.toBe(before[1]!.revision)
  rmSync(folder, { recursive: true })
})
