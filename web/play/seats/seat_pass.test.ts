// A seat on its way to another device: sealed here, opened there, and nothing of it to be seen on the way.
import { afterEach, expect, test, vi } from 'vitest'
import { openSeat, sealSeat, readWords } from './seat_pass'
import { wordlist } from './wordlist'

/** A server that keeps one pass, and all that it was ever sent. */
function serve() {
  const sent: string[] = []
  let kept: { id: string; ciphertext: string } | null = null
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    sent.push(`${path}${request.body as string}`)
    const asked = JSON.parse(request.body as string) as { id: string; ciphertext: string }
    if (path.endsWith('/T1/passes')) {
      kept = asked
      return Response.json({ expires_in: 600 }, { status: 201 })
    }
    const found = kept?.id === asked.id ? kept : null
    kept = null
    return found
      ? Response.json({ table: 'T1', ciphertext: found.ciphertext })
      : Response.json({ code: 'no_pass', detail: '' }, { status: 404 })
  })
  return sent
}
afterEach(() => vi.unstubAllGlobals())

test('four words left on one device give the key to another, once', async () => {
  const sent = serve()
  const left = await sealSeat('T1', 'the key')
  if (!('words' in left)) throw new Error(left.code)
  expect(left.words).toHaveLength(4)
  expect(left.seconds).toBe(600)
  expect(await openSeat(left.words)).toEqual({ table: 'T1', key: 'the key' })
  expect(await openSeat(left.words)).toMatchObject({ code: 'no_pass' })
  // The server that keeps the box never saw the words, and the key only in the header.
  for (const secret of [...left.words, 'the key']) expect(sent.join()).not.toContain(`"${secret}`)
})

test('other words open nothing', async () => {
  serve()
  const left = await sealSeat('T1', 'the key')
  if (!('words' in left)) throw new Error(left.code)
  const other = left.words.with(3, left.words[3] === 'oak' ? 'elm' : 'oak')
  expect(await openSeat(other)).toMatchObject({ code: 'no_pass' })
})

test('a box that was changed, or moved to another table, opens nothing', async () => {
  serve()
  const left = await sealSeat('T1', 'the key')
  if (!('words' in left)) throw new Error(left.code)
  const honest = globalThis.fetch
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const { ciphertext: box } = (await (await honest(...asked)).json()) as { ciphertext: string }
    return Response.json({ table: 'T2', box })
  })
  expect(await openSeat(left.words)).toMatchObject({ code: 'no_pass' })
})

test('there are 1024 words, all different, short and plain', () => {
  expect(new Set(wordlist).size).toBe(1024)
  expect(wordlist.filter((word) => !/^[a-z]{3,6}$/.test(word))).toEqual([])
})

test('words are read however they are typed, and the wrong one is named', () => {
  expect(readWords('  Acorn, actor-AGATE\tzoo ')).toEqual({ words: ['acorn', 'actor', 'agate', 'zoo'] })
  expect(readWords('acorn actor agate zooo')).toEqual({ wrong: 'zooo' })
  expect(readWords('acorn äpfel agate zoo')).toEqual({ wrong: 'äpfel' })
  expect(readWords('acorn actor agate')).toEqual({ count: 3 })
  expect(readWords('')).toEqual({ count: 0 })
})
