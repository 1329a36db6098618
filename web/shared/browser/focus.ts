// Where the focus goes when a view takes the place of another.
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Puts the focus on the view that is shown now. */
export function focusMain(): void {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}

/** For the <main> of a view that another one will replace at the same address: that one takes the focus over. */
export function usePassedFocus(): { current: HTMLElement | null } {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(
    () => () => {
      if (main.current?.contains(document.activeElement)) queueMicrotask(focusMain)
    },
    [],
  )
  return main
}
