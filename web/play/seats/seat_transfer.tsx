// Taking a seat to another device: its link, the link as a picture for a camera, and four words to type.
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { AnyGamePart } from '@nemeton/board/game'
import { words } from '../../shared/messages'
import { type SeatKey } from '../storage/saved_seats'
import { LinkField, SeatName } from '../../shared/components/link_field'
import { errorText } from '../../shared/api/error_text'
import { canSeal, sealSeat } from './seat_pass'
import { QrCode } from './qr_code'
import '../../shared/components/lists.css'
import { say } from './words'

function FourWords({ table, seatKey }: { table: string; seatKey: string }): JSX.Element {
  const [left, setLeft] = useState<Awaited<ReturnType<typeof sealSeat>> | 'sealing' | null>(null)
  const ask = async () => {
    setLeft('sealing')
    setLeft(await sealSeat(table, seatKey))
  }
  const done = left !== null && left !== 'sealing' && 'words' in left ? left : null
  const problem = left !== null && left !== 'sealing' && 'code' in left ? left : null
  useEffect(() => {
    // Words that are too old are not shown any more, and others can be asked for.
    if (!done) return
    const timer = setTimeout(() => setLeft(null), done.seconds * 1000)
    return () => clearTimeout(timer)
  }, [done])
  return (
    <div class="four-words" aria-live="polite">
      {done ? (
        <>
          <p class="words" lang="en">
            {done.words.join(' ')}
          </p>
          <p class="note">{say.fourWordsNote(Math.round(done.seconds / 60))}</p>
        </>
      ) : (
        <button disabled={left === 'sealing'} onClick={() => void ask()}>
          {left === 'sealing' ? say.sealing : say.fourWords}
        </button>
      )}
      {problem && <p class="problem">{errorText(problem)}</p>}
    </div>
  )
}

interface SeatTransferProps {
  table: string
  part: AnyGamePart
  /** One for each person who plays at the table on this device. */
  keys: SeatKey[]
}

const bySeat = (one: SeatKey, other: SeatKey): number => (one.seat ?? 0) - (other.seat ?? 0)

export default function SeatTransfer({ table, part, keys }: SeatTransferProps): JSX.Element {
  return (
    <>
      <p class="note">{say.deviceNote}</p>
      {keys.toSorted(bySeat).map(({ seat, key }) => {
        const link = `${location.origin}/t/${table}#key=${key}`
        return (
          <div class="device-seat" key={key}>
            {keys.length > 1 && seat !== null && <SeatName part={part} seat={seat} />}
            <LinkField address={link} label={words.table.device} />
            <QrCode text={link} />
            {canSeal() && <FourWords table={table} seatKey={key} />}
          </div>
        )
      })}
    </>
  )
}
