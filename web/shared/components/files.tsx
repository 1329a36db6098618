// Files that come from the reader's device, and go to it.
import type { JSX } from 'preact'

/** A button that lets a file of JSON be chosen. */
export function ChooseFile({ label, onChoose }: { label: string; onChoose(file: File): void }): JSX.Element {
  return (
    <label class="button choose-file">
      {label}
      <input
        type="file"
        accept=".json,application/json"
        class="visually-hidden"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          // So that the same one can be chosen again.
          currentTarget.value = ''
          if (chosen) onChoose(chosen)
        }}
      />
    </label>
  )
}

/** Some browsers read what is saved only when the reader has said where to. */
const readingTimeout = 60_000 // ms

/** Hands JSON to the browser's downloads. */
export const saveFile = (name: string, content: unknown): void =>
  saveBlob(name, new Blob([JSON.stringify(content, null, 1)], { type: 'application/json' }))

/** Hands a file to the browser's downloads. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), readingTimeout)
}
