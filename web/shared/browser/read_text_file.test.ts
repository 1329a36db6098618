// Texts of files that a reader opens.
import { expect, test } from 'vitest'
import { readTextFile } from './read_text_file'

const record = '{"game":"tug","names":["Siân","🌿"]}'
const units = (bigEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(2 * record.length + 2))
  ;`\ufeff${record}`.split('').forEach((unit, i) => view.setUint16(2 * i, unit.charCodeAt(0), !bigEndian))
  return view.buffer
}

test.each([
  ['UTF-8', record],
  ['UTF-8 with a mark', `\ufeff${record}`],
  ['UTF-16, little end first', units(false)],
  ['UTF-16, big end first', units(true)],
])('%s is read', async (_, part) => {
  expect(await readTextFile(new Blob([part]))).toBe(record)
})

test('an empty file is an empty text', async () => expect(await readTextFile(new Blob([]))).toBe(''))
