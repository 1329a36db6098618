// Druid's Duel on the page: the druids around the cloth, and the forms and cards of the one who looks, chosen in secret.

import { useMemo } from 'preact/hooks'
import type { JSX } from 'preact'
import { along } from '@nemeton/board/choice'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { flip, useGlides } from '@nemeton/board/glide'
import { Advised } from '@nemeton/board/advised'
import { Grid } from '@nemeton/board/grid'
import { leastLetters, lowScreen, useNarrow } from '@nemeton/board/narrow'
import { useChoice } from '@nemeton/board/use_choice'
import type { Box } from '@nemeton/board/walk'
import { FormDisc } from './animals'
import './board.css'
import { CardFace } from './cards'
import { formsOf, rowsOf } from './cells'
import { confirm, kindOf, partFor, pathsOf } from './choice'
import { Druid, Ground, Register, turnShown } from './grove'
import { layoutFor } from './layout'
import { markOf } from './leaves'
import type { DuelEvent } from './position'
import type { Effect, Form, View } from './schema'
import { leads, panel } from './panel'
import { sound } from './sound'
import { describe, ending, notation, proposal } from './narration'
import { summary } from './summary'
import { druids, say } from './words'

function Board({
  view,
  event,
  actions,
  advice,
  seat: viewer,
  animate,
  onAct,
}: BoardProps<View, Effect>): JSX.Element {
  const [element, narrow] = useNarrow(event === null)
  const seats = view.held.length
  const low = event !== null && matchMedia(lowScreen).matches
  const layout = useMemo(() => layoutFor(narrow, seats, low), [narrow, seats, low])
  const ground = useMemo(() => <Ground layout={layout} seats={seats} />, [layout, seats])
  const kind = kindOf(view, actions)
  // Others choose meanwhile, which changes the position, but not what is chosen here.
  const moment = `${viewer} ${view.turns} ${view.stage}`
  const steps = along(pathsOf(kind, actions))
  const choice = useChoice({ view, moment, actions, steps, onAct, quick: true })
  // What was sent stays chosen until the answer comes.
  const picked = (kind === null ? view.chosen : null) ?? choice.shown[0]?.slice(5) ?? null
  const settle = confirm(view, viewer, kind, picked)
  const rows = rowsOf({ layout, view, viewer, kind, actions, picked, confirm: settle })

  const all = view.held.map((_, seat) => seat)
  const fresh = (event?.effects ?? []).flatMap((effect) => {
    if (effect.kind === 'discarded' || effect.kind === 'took_back') return `table-${effect.seat}`
    return effect.kind === 'revealed' || effect.kind === 'shaped' ? `form-${effect.seat}` : []
  })
  useGlides(element, animate, event?.n ?? 0, fresh, flip)

  const decides = animate && event !== null && findEffect(event.effects, 'turn_ended') !== undefined
  const hand = view.hands[viewer] ?? []
  const shown = formsOf(view, viewer)
  const inHand = kind === 'card' || view.stage === 'cards' ? picked : null
  return (
    <div class={`duel${narrow ? ' narrow' : ''}${decides ? ' decides' : ''}`} ref={element}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} style={leastLetters(layout.width)}>
        {ground}
        <g class="art" aria-hidden="true">
          <Register layout={layout} view={view} viewer={viewer} />
          {all.map((seat) => (
            <Druid key={seat} layout={layout} view={view} seat={seat} viewer={viewer} />
          ))}
          {shown.map((form, i) => (
            <FormPlaque
              key={form}
              form={form}
              box={layout.plaque(i, shown.length)}
              narrow={narrow}
              state={
                (picked === form && inHand === null) ||
                (view.stage === 'cards' && view.shapes[viewer] === form)
                  ? 'chosen'
                  : kind !== 'card' && actions.includes(form)
                    ? 'open'
                    : view.drained[viewer] === form
                      ? 'drained'
                      : ''
              }
            />
          ))}
          {hand.map((card, i) => {
            const held = choice.held?.part === `card-${card}`
            const up = inHand === card
            const at = held ? choice.held!.at : up ? layout.card(viewer) : layout.hand(i, hand.length)
            return (
              <g
                key={card}
                class={`in-hand${held ? ' held' : up ? ' chosen' : kind === 'card' ? ' open' : ''}`}
                data-glides={`hand-${card}`}
                data-held={held ? '' : undefined}
                style={{
                  transform: `translate(${at.x.toFixed(1)}px,${at.y.toFixed(1)}px) scale(${(layout.cardWidth / 60).toFixed(3)})`,
                }}
              >
                <CardFace card={card} />
                {(up || held) && <rect class="ring" x="-33" y="-40" width="66" height="80" rx="9" />}
              </g>
            )
          })}
          <g class={settle.token ? 'confirm open' : 'confirm'}>
            <rect class="drop" {...layout.confirm} y={layout.confirm.y + 3} rx="9" />
            <rect class="face" {...layout.confirm} rx="9" />
            <text x={layout.width / 2} y={layout.confirm.y + layout.confirm.height / 2} dy="0.34em">
              {settle.text}
            </text>
          </g>
        </g>
        <Grid
          label={say.board}
          rows={rows}
          choice={choice}
          far={layout.cardWidth * 0.4}
          keeps
          drags={({ id }) => id.startsWith('card')}
          leads={() => true}
        />
        {advice?.token && advice.seat === viewer && (
          <Advised rows={rows} ids={[partFor(advice.token)]} size={layout.cardWidth * 0.055} />
        )}
      </svg>
      <p class="visually-hidden">{turnShown(view)}</p>
    </div>
  )
}

interface FormPlaqueProps {
  form: Form
  box: Box
  narrow: boolean
  state: 'open' | 'chosen' | 'drained' | ''
}

/** One of one's own forms: the disc, its name, and which card succeeds with it. */
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

// What is revealed is looked at for a while: what all have become, and longer whose card may go.
function linger({ effects }: DuelEvent): number {
  if (findEffect(effects, 'turn_ended')) return 2600
  return findEffect(effects, 'revealed') || findEffect(effects, 'shaped') ? 1800 : 200
}

const colours = ['#5d9c69', '#dbae49', '#4d8fa8', '#d06f58']

const part: GamePart<View, Effect> = {
  Board,
  aspect: 1000 / layoutFor(false, 2).height,
  lowAspect: 1000 / layoutFor(false, 2, true).height,
  seats: druids.map((name, seat) => ({ name, Mark: markOf(seat), colour: colours[seat] })),
  hides: true,
  drafts: true,
  describe,
  notation,
  note: () => import('./note'),
  summary,
  proposal,
  ending,
  panel,
  leads,
  linger,
  sound,
  reasons: () => import('./reasons'),
  picture: {
    seat: 0,
    view: {
      stage: 'cards',
      turns: 4,
      hands: [['AS', '6S', 'TS', '3H', '5H', '9H', '2D', '4C', '8C'], null, null],
      held: [9, 8, 9],
      to_choose: [0, 2],
      chosen: null,
      forms: ['K', 'J', 'Q'],
      shapes: ['K', 'J', 'Q'],
      drained: ['Q', 'K', null],
      jokers: [0, 0, 0],
      shown: [[], ['7D', '6H'], ['5C']],
      discarded: [
        ['TD', '2S', 'AH', '9C'],
        ['AD', '9S', 'TH', '3C', '2H'],
        ['AC', '8D', 'TC', '4S'],
      ],
      last: null,
      idle: 0,
      end: null,
    },
  },
}
export default part
