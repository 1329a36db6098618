// What a druid chooses from: the plaques of the forms, the cards of the hand, and the plaque that settles a choice.

import type { Held } from '@nemeton/board/use_choice'
import type { Box } from '@nemeton/board/walk'
import { FormDisc } from './animals'
import { CardFace } from './cards'
import { formsOf, type Board } from './cells'
import type { Form } from './schema'
import { say } from './words'

type FormState = 'open' | 'chosen' | 'drained' | ''

interface FormPlaqueProps {
  form: Form
  box: Box
  narrow: boolean
  state: FormState
}

/** A form of the viewer: the disc, its name, and which card succeeds with it. */
function FormPlaque({ form, box, narrow, state }: FormPlaqueProps) {
  const { x, y, width, height } = box
  const size = narrow ? 42 : width < 240 ? 66 : 78
  const at = narrow ? { x: x + width / 2, y: y + 27 } : { x: x + 14 + size / 2, y: y + height / 2 }
  const text = narrow ? x + width / 2 : x + size + 24
  return (
    <g class={`form-plaque ${state}`} text-anchor={narrow ? 'middle' : 'start'}>
      <rect class="drop" x={x} y={y + 3} width={width} height={height} rx="9" />
      <rect class="face" {...box} rx="9" />
      <g
        class={state === 'drained' ? 'drained' : ''}
        transform={`translate(${at.x} ${at.y}) scale(${size / 100})`}
      >
        <FormDisc form={form} />
        {state === 'drained' && <path class="strike" d="M-36 36L36-36" />}
      </g>
      <text class="title" x={text} y={narrow ? y + 62 : y + height * 0.45}>
        {say.forms[form]}
      </text>
      <text class="more" x={text} y={narrow ? y + 75 : y + height * 0.76}>
        {state === 'drained' ? say.drained : say.rules[form]}
      </text>
    </g>
  )
}

/** The card that lies on the cloth, chosen. */
const cardPicked = ({ view, kind, picked }: Board) =>
  kind === 'card' || view.stage === 'cards' ? picked : null

/** The forms of the viewer. */
export function FormPlaques(board: Board) {
  const { layout, view, viewer, kind, actions, picked } = board
  const forms = formsOf(view, viewer)
  const stateOf = (form: Form): FormState => {
    const chosen = picked === form && cardPicked(board) === null
    if (chosen || (view.stage === 'cards' && view.shapes[viewer] === form)) return 'chosen'
    if (kind !== 'card' && actions.includes(form)) return 'open'
    return view.drained[viewer] === form ? 'drained' : ''
  }
  return (
    <>
      {forms.map((form, i) => (
        <FormPlaque
          key={form}
          {...{ form, narrow: layout.narrow, state: stateOf(form) }}
          box={layout.plaque(i, forms.length)}
        />
      ))}
    </>
  )
}

/** The cards of the viewer; `held` is what is dragged. */
export function Hand({ held, ...board }: Board & { held: Held | null }) {
  const { layout, view, viewer, kind } = board
  const cards = view.hands[viewer] ?? []
  return (
    <>
      {cards.map((card, i) => {
        const dragged = held?.part === `card-${card}`
        const up = cardPicked(board) === card
        const { x, y } = dragged ? held.at : up ? layout.card(viewer) : layout.hand(i, cards.length)
        return (
          <g
            key={card}
            class={`in-hand${dragged ? ' held' : up ? ' chosen' : kind === 'card' ? ' open' : ''}`}
            data-glides={`hand-${card}`}
            data-held={dragged ? '' : undefined}
            style={{
              transform: `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${(layout.cardWidth / 60).toFixed(3)})`,
            }}
          >
            <CardFace card={card} />
            {(up || dragged) && <rect class="ring" x="-33" y="-40" width="66" height="80" rx="9" />}
          </g>
        )
      })}
    </>
  )
}

export function ConfirmPlaque({ layout, confirm }: Board) {
  const box = layout.confirm
  return (
    <g class={confirm.token ? 'confirm open' : 'confirm'}>
      <rect class="drop" {...box} y={box.y + 3} rx="9" />
      <rect class="face" {...box} rx="9" />
      <text x={layout.width / 2} y={box.y + box.height / 2} dy="0.34em">
        {confirm.text}
      </text>
    </g>
  )
}
