// Why the solution of a puzzle is good, as a hint says it.
import type { JSX } from 'preact'
import { analyst } from '../../play/analysis/analysis_client'
import { whyOf } from '../../play/analysis/hint'
import { useLoaded } from '../../shared/browser/hooks'
import type { AnyGamePart, Seat } from '@nemeton/board/game'
import type { GameLine } from '../../play/engine/replay'

interface SolutionReasonProps {
  part: AnyGamePart
  /** The game up to the move. */
  line: GameLine
  seat: Seat
  token: string
}

export default function SolutionReason({ part, line, seat, token }: SolutionReasonProps): JSX.Element {
  const text = useLoaded(
    async () => {
      const words = await part.reasons?.()
      const idea = words && (await analyst().why({ nemeton: 1, ...line }, seat, token, part.hides === true))
      return idea ? whyOf(words.because, idea, part, seat, [seat]) : ''
    },
    `${line.steps.join(' ')} ${token}`,
  )
  return (
    <p class="told why" role="status">
      {text}
    </p>
  )
}
