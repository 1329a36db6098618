// Drawing the seat that begins: everybody rolls five dice, and the highest total begins. Ties are rolled again.
import { Die } from '@nemeton/board/art/die'
import { listed } from '@nemeton/board/words'
import type { StartingDraw } from '@nemeton/board/game'
import { say } from './words'

const digits = (value: number) => [...String(value)].map(Number)
const total = (value: number) => digits(value).reduce((sum, die) => sum + die, 0)

export const startingDraw: StartingDraw = {
  rule: say.startingDrawRule,
  casts(seats, below) {
    for (;;) {
      const casts = Array.from({ length: seats }, (_, seat) => ({
        seat,
        value: Number(
          Array.from({ length: 5 }, () => below(6) + 1)
            .sort()
            .join(''),
        ),
      }))
      const [first, ...others] = casts.map(({ value }) => total(value))
      if (others.every((sum) => sum < first!)) return casts
    }
  },
  Figure: ({ value }) => (
    <g class="bluff">
      {digits(value).map((die, i) => (
        <g
          key={i}
          transform={`translate(${10.5 + i * 18.7} ${i % 2 === 0 ? 21 : 27}) rotate(${i * 23 - 40}) scale(0.165)`}
        >
          <Die value={die} />
        </g>
      ))}
    </g>
  ),
  says: ({ value }) => say.startingDraw(listed(digits(value).map(String)), total(value)),
}
