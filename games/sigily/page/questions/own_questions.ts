// Question cards of one's own, kept on this device.
import { kept } from '@nemeton/board/kept'

/** A question card that somebody wrote. */
export interface OwnQuestion {
  ask: string
  answer: string
}

export const ownQuestions = kept<OwnQuestion[]>('ownQuestions', [])
