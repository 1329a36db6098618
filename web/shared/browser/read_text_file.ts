/** The text of a file: UTF-8, or UTF-16 that begins with a byte order mark, as some editors and shells write it. `nemeton verify` reads both too. */
export async function readTextFile(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mark = (bytes[0]! << 8) | bytes[1]!
  const encoding = mark === 0xfffe ? 'utf-16le' : mark === 0xfeff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}
