// What only one seat may see on a device that goes round: it is handed over first, and nothing else can be done until it is covered
// again. Nobody looks any more once the page was out of view.
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { AnyGamePart } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { SeatMark } from '../../shared/components/seat_mark'
import { say } from './words'

/** The seat that looks, and how that changes. */
export function useSecret(): [seat: number | null, look: (seat: number | null) => void] {
  const [seat, look] = useState<number | null>(null)
  useEffect(() => {
    const hide = () => document.hidden && look(null)
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])
  return [seat, look]
}

interface SecretProps {
  part: AnyGamePart
  seat: number
  name: string
  /** The class of the game, whose art is in it. */
  look: string
  onCover(): void
  children: ComponentChildren
}

export function Secret({ part, seat, name, look, onCover, children }: SecretProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null)
  const [taken, take] = useState(false)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog class="secret" ref={dialog} aria-label={name} onClose={onCover}>
      <div class="secret-inside">
        <SeatMark part={part} seat={seat} />
        {taken ? (
          <>
            <h2>{name}</h2>
            <div class={look}>{children}</div>
            <button class="primary" onClick={onCover}>
              {say.cover}
            </button>
          </>
        ) : (
          <>
            <h2>{words.table.handOver(name)}</h2>
            <p>{words.table.handOverNote}</p>
            <button class="primary" onClick={() => take(true)}>
              {words.table.handOverDone}
            </button>
          </>
        )}
      </div>
    </dialog>
  )
}
