// Movement: whatever has a name and another place than before is seen to go there; dice that were rolled tumble to where they lie.

import { useLayoutEffect, useRef } from 'preact/hooks'

const kGlide = 280 // ms
const kTumble = 300 // ms

/**
 * To be called with every drawing of `element`. In it `data-glides` names what can move, whose place is a CSS transform;
 * `data-held` marks what is under a finger and does not glide. `fell` names what the event `n` has rolled.
 */
export function useGlides(
  element: { current: Element | null },
  animate: boolean,
  n: number,
  fell: string[],
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
      if (n !== before.n && fell.includes(name)) tumble(each, place, fell.indexOf(name))
      else if (was !== undefined && was !== place) {
        each.animate([{ transform: was }, { transform: place }], { duration: kGlide, easing: 'ease-in-out' })
      }
    }
    known.current = { n, places }
  })
}

function tumble(die: SVGElement, place: string, i: number): void {
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
    { duration: kTumble - 40 * (2 - (i % 3)), easing: 'cubic-bezier(.3,.1,.5,1)' },
  )
}
