// A hand that is quicker than what is shown: a press on the board, or Enter, Space or Escape, skips it.
import type { HTMLAttributes } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { settle } from '@nemeton/board/motion'
import type { Playhead } from './playhead'

const skipKeys = ['Enter', ' ', 'Escape']
const controlSelector = 'button, a, input, select, textarea, summary, dialog, [popover]'

/** What `.board` listens to, before what is on it does. */
type Handlers = Pick<HTMLAttributes<HTMLDivElement>, 'onPointerDownCapture' | 'onClickCapture'>

/**
 * While events are still to be shown, a press shows the last of them, and is nothing else: whoever pressed had not seen the
 * position that it would be a move in. When the newest is on the board a press is what it always is, and what still moves is
 * put where it goes.
 */
export function useSkip(head: Playhead, board: { current: HTMLElement | null }): Handlers {
  // Whether the press that is under way was for skipping; its click comes when the last event is shown.
  const spent = useRef(false)
  const skip = (press: Event): boolean => {
    if (board.current) settle(board.current)
    if (!head.behind) return false
    press.stopPropagation()
    press.preventDefault()
    head.skip()
    return true
  }
  useLayoutEffect(() => {
    const key = (press: KeyboardEvent) => {
      const target = press.target as Element
      const elsewhere = !board.current?.contains(target) && target.closest?.(controlSelector)
      if (skipKeys.includes(press.key) && !elsewhere) skip(press)
    }
    addEventListener('keydown', key, { capture: true })
    return () => removeEventListener('keydown', key, { capture: true })
  })
  return {
    onPointerDownCapture: (press) => {
      spent.current = skip(press)
    },
    onClickCapture: (click) => {
      // A click by key has no press before it.
      if (spent.current && click.detail > 0) click.stopPropagation()
      spent.current = false
    },
  }
}
