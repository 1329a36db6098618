// An address that leads nowhere, said calmly, with the way back.
import type { JSX } from 'preact'
import { words } from '../messages'

export function NotFound({
  title = words.missing.title,
  note = words.missing.note,
}: {
  title?: string
  note?: string
}): JSX.Element {
  return (
    <main class="missing">
      <h1>{title}</h1>
      <p>{note}</p>
      <a class="button" href="/">
        {words.missing.home}
      </a>
    </main>
  )
}
