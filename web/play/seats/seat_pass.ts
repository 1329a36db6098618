// A seat on its way to another device: its key, sealed with four words. The server keeps the box for some minutes under a name that
// follows from the words, but too slowly to try them all; it sees neither the words nor the key.
import type { Problem } from '../../shared/api/request'
import { storePass, takePass } from '../../shared/api/seats'
import { randomBelow } from '@nemeton/board/random'
import { wordlist } from './wordlist'

/** A try costs a device about a quarter of a second: all 2^40 of them, ten thousand years. */
const hashRounds = 600_000
const wordCount = 4

const bytes = (text: string) => new TextEncoder().encode(text)

function toText(data: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...data))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromText(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (each) => each.charCodeAt(0))
}

/** The name of the box, and what opens it: two halves of the same, of which neither gives the other away. */
async function stretch(words: string[]): Promise<{ id: string; lock: CryptoKey }> {
  const { subtle } = crypto
  const secret = await subtle.importKey('raw', bytes(words.join(' ')), 'PBKDF2', false, ['deriveBits'])
  // The words are drawn, and used once: a salt that is the same for all makes none of them easier to find.
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytes('nemeton seat'), iterations: hashRounds }
  const bits = await subtle.deriveBits(how, secret, 512)
  const lock = await subtle.importKey('raw', bits.slice(32), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return { id: toText(new Uint8Array(bits, 0, 32)), lock }
}

/** Whether this browser seals here: it does over https, and on the machine itself. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined

/** Leaves a seat's key at the server: the words that open it, and for how many seconds; or why not. */
export async function sealSeat(
  table: string,
  key: string,
): Promise<{ words: string[]; seconds: number } | Problem> {
  const words = Array.from({ length: wordCount }, () => wordlist[randomBelow(wordlist.length)]!)
  const { id, lock } = await stretch(words)
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const how = { name: 'AES-GCM', iv, additionalData: bytes(table) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(how, lock, bytes(key)))
  const left = await storePass(table, { key, id, ciphertext: toText(new Uint8Array([...iv, ...sealed])) })
  return 'code' in left ? left : { words, seconds: left.expires_in }
}

/** The table and the key that somebody has left under these words, or why there is none. */
export async function openSeat(words: string[]): Promise<{ table: string; key: string } | Problem> {
  const { id, lock } = await stretch(words)
  const pass = await takePass(id)
  if ('code' in pass) return pass
  try {
    const box = fromText(pass.ciphertext)
    const how = { name: 'AES-GCM', iv: box.slice(0, 12), additionalData: bytes(pass.table) }
    const key = await crypto.subtle.decrypt(how, lock, box.slice(12))
    return { table: pass.table, key: new TextDecoder().decode(key) }
  } catch {
    return { code: 'no_pass', message: '' }
  }
}

/** What somebody has typed, as words; `wrong` is the first that is none, and `count` what there is in place of four. */
export function readWords(typed: string): { words: string[] } | { wrong: string } | { count: number } {
  const words = typed
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
  const wrong = words.find((word) => !wordlist.includes(word))
  if (wrong) return { wrong }
  return words.length === wordCount ? { words } : { count: words.length }
}
