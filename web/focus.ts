// Where the focus goes when a view takes the place of another.

/** Puts the focus on the view that is shown now. */
export function focusMain(): void {
  const main = document.querySelector('main')
  main?.setAttribute('tabindex', '-1')
  main?.focus({ preventScroll: true })
}
