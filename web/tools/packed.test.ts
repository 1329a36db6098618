// What a server sends packed.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pack } from './packed'

test('what is text or code is packed, and is the same when it is unpacked; what is packed already is left alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nemeton-packed-'))
  mkdirSync(join(folder, 'assets'))
  const code = 'export const moves = []\n'.repeat(100)
  writeFileSync(join(folder, 'assets/frame.js'), code)
  writeFileSync(join(folder, 'assets/letters.woff2'), code)
  pack(folder)
  expect(readdirSync(join(folder, 'assets')).sort()).toEqual(['frame.js', 'frame.js.gz', 'letters.woff2'])
  const packed = readFileSync(join(folder, 'assets/frame.js.gz'))
  expect(packed.length).toBeLessThan(code.length / 10)
  expect(gunzipSync(packed).toString()).toBe(code)
  rmSync(folder, { recursive: true })
})
