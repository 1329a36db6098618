// Below the hall: the six faces of the red die, and the plaques that bid and challenge.

import { Die } from '@nemeton/board/art/die'
import type { Board } from './cells'
import type { Layout } from './layout'
import type { Plaque } from './offers'

interface FaceProps {
  layout: Layout
  face: number
  look: 'open' | 'chosen' | 'closed'
}

function Face({ layout, face, look }: FaceProps) {
  const { x, y, width, height } = layout.face(face)
  const size = Math.min(width, height) * 0.76
  return (
    <g
      class={`face-of red-die ${look}`}
      transform={`translate(${x + width / 2} ${y + height / 2}) scale(${size / 100})`}
    >
      {look === 'chosen' && <rect class="glow" x="-64" y="-64" width="128" height="128" rx="32" />}
      <Die value={face} />
    </g>
  )
}

/** The words of a plaque, smaller where they are long. */
function PlaqueFace({ layout, plaque, i }: { layout: Layout; plaque: Plaque; i: number }) {
  const box = layout.plaque(i)
  const { id, plays, title, more } = plaque
  const middle = box.x + box.width / 2
  const room = (text: string, size: number) => ({
    fontSize: `max(var(--least, 0px), min(${size}px * var(--letters), ${((box.width * 0.94) / (text.length * 0.47)).toFixed(1)}px))`,
  })
  const [large, small] = layout.narrow ? [16, 12.5] : [26, 17]
  return (
    <g class={`plaque ${id}${plays ? ' open' : ''}`}>
      <rect class="drop" {...box} y={box.y + 3} rx="9" />
      <rect class="face" {...box} rx="9" />
      <text class="title" x={middle} y={box.y + box.height * (more ? 0.45 : 0.62)} style={room(title, large)}>
        {title}
      </text>
      {more && (
        <text class="more" x={middle} y={box.y + box.height * 0.78} style={room(more, small)}>
          {more}
        </text>
      )}
    </g>
  )
}

/** `isOpen` says whether a cell can be chosen. */
export function Controls({ board, isOpen }: { board: Board; isOpen(id: string): boolean }) {
  const { layout, pick, plaques } = board
  return (
    <>
      {[1, 2, 3, 4, 5, 6].map((face) => (
        <Face
          key={face}
          {...{ layout, face }}
          look={pick.face === face ? 'chosen' : isOpen(`face-${face}`) ? 'open' : 'closed'}
        />
      ))}
      {plaques.map((plaque, i) => (
        <PlaqueFace key={plaque.id} {...{ layout, plaque, i }} />
      ))}
    </>
  )
}
