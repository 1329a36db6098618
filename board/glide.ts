// Movement on a board: whatever has a name and another place than before is seen to go there; what is new shows how it came.
import { useLayoutEffect, useRef } from 'preact/hooks'

const glideTime = 280 // ms
const tumbleTime = 300 // ms
const flipTime = 220 // ms
const timeBetweenCards = 90 // ms, from one card to the next

/** How something comes to its place, a CSS transform; `i` counts what comes with one event. */
type Arrival = (piece: Element, place: string, i: number) => void

/**
 * To be called with every drawing of `element`. In it `data-glides` names what can move, whose place is a CSS transform in its
 * style; `data-held` marks what is under a finger and does not glide. `fresh` names what comes with the event `n`, by `arrive`.
 */
export function useGlides(
  element: { current: Element | null },
  animate: boolean,
  n: number,
  fresh: string[],
  arrive: Arrival,
): void {
  const known = useRef({ n: -1, places: new Map<string, string>() })
  useLayoutEffect(() => {
    const before = known.current
    const places = new Map<string, string>()
    for (const each of element.current!.querySelectorAll<SVGElement>('[data-glides]')) {
      const name = each.dataset.glides!
      const place = each.style.transform
      const was = before.places.get(name)
      places.set(name, place)
      if (!animate || 'held' in each.dataset) continue
      if (n !== before.n && fresh.includes(name)) arrive(each, place, fresh.indexOf(name))
      else if (was !== undefined && was !== place) {
        each.animate([{ transform: was }, { transform: place }], {
          duration: glideTime,
          easing: 'ease-in-out',
        })
      }
    }
    known.current = { n, places }
  })
}

/** As a die that is rolled. */
export function tumble(die: Element, place: string, i: number): void {
  const side = i % 2 === 0 ? -1 : 1
  die.animate(
    [
      {
        transform: `translate(${side * 34}px,-64px) ${place} rotate(${side * 230}deg) scale(1.3)`,
        opacity: 0,
      },
      {
        transform: `translate(${side * -5}px,4px) ${place} rotate(${side * -14}deg)`,
        opacity: 1,
        offset: 0.72,
      },
      { transform: place },
    ],
    { duration: tumbleTime - 40 * (2 - (i % 3)), easing: 'cubic-bezier(.3,.1,.5,1)' },
  )
}

/** As a card that is turned over, one after the other. */
export function flip(card: Element, place: string, i: number): void {
  card.animate([{ transform: `${place} scale(0.02,1.06)` }, { transform: place }], {
    duration: flipTime,
    delay: i * timeBetweenCards,
    fill: 'backwards',
    easing: 'ease-out',
  })
}
