// How cups and dice move: a cup is shaken over its dice, and dice come out from under it.

const shakeTime = 260 // ms
const appearTime = 200 // ms

export function shake(cup: Element, place: string): void {
  const at = (x: number, turn: number) => ({
    transform: `translate(${x}px,${-Math.abs(x)}px) ${place} rotate(${turn}deg)`,
  })
  cup.animate([{ transform: place }, at(-5, -9), at(5, 9), at(-4, -7), at(3, 5), { transform: place }], {
    duration: shakeTime,
    easing: 'ease-in-out',
  })
}

export function appear(die: Element, place: string): void {
  die.animate(
    [
      { transform: `translate(0,-10px) ${place} scale(0.4)`, opacity: 0 },
      { transform: place, opacity: 1 },
    ],
    { duration: appearTime, easing: 'ease-out' },
  )
}
