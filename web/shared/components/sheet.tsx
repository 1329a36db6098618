// A sheet over the page, on a small screen over its lower part; Escape, its button and a touch outside it close it.
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { words } from '../messages'

interface SheetProps {
  label: string
  onClose(): void
  children: ComponentChildren
}

export default function Sheet({ label, onClose, children }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      class="sheet"
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(e) => e.target === e.currentTarget && dialog.current?.close()}
    >
      <div class="sheet-inside">
        <button
          class="quiet icon close"
          aria-label={words.table.close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  )
}
