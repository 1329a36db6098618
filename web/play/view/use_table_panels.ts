// What the reader has opened beside the board: the rules, the review, the sheet for sharing, a hint.
import { useState } from 'preact/hooks'
import type { GameEvent } from '@nemeton/board/game'
import { useMedia } from '../../shared/browser/hooks'
import type { ShownTable } from './use_shown_table'

export type TablePanels = ReturnType<typeof useTablePanels>

export function useTablePanels({ table, over, acting, event }: ShownTable) {
  const wide = useMedia('(min-width: 60rem)')
  const [reading, setReading] = useState(false)
  const [reviewing, setReviewing] = useState(false)
  const [sharing, setSharing] = useState(false)
  const [hinted, setHinted] = useState<GameEvent | null>(null)
  const [advice, setAdvice] = useState<GameEvent | null>(null)
  const hasReview = over || table.kind === 'record'
  const hasHints = table.kind === 'local' && acting !== undefined
  const turnTo = (rules: boolean, review: boolean) => {
    setReading(rules)
    setReviewing(review)
  }
  return {
    wide,
    reading,
    setReading,
    reviewing,
    setReviewing,
    sharing,
    setSharing,
    turnTo,
    hasReview,
    review: hasReview && reviewing,
    hasHints,
    hint: hasHints && hinted === event ? hinted : null,
    setHinted,
    advice,
    setAdvice,
  }
}
