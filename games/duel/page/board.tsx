// Druid's Duel on the page: the druids around the cloth, and the viewer's forms and cards, chosen in secret.

import { useMemo } from 'preact/hooks'
import type { JSX } from 'preact'
import { along } from '@nemeton/board/choice'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { flip, useGlides } from '@nemeton/board/glide'
import { Advised } from '@nemeton/board/art/advised'
import { Grid } from '@nemeton/board/grid'
import { leastLetters, lowScreen, useNarrow } from '@nemeton/board/narrow'
import { useChoice } from '@nemeton/board/use_choice'
import './art.css'
import './board.css'
import { rowsOf } from './cells'
import { confirm, kindOf, partFor, pathsOf } from './choice'
import { Druid, Ground, turnShown } from './table'
import { ConfirmPlaque, FormPlaques, Hand } from './hand'
import { Register } from './register'
import { layoutFor } from './layout'
import { markOf } from './leaves'
import type { DuelEvent } from './position'
import type { Effect, View } from './schema'
import { leads, panel } from './panel'
import { sound } from './sound'
import { describe, ending, notation, proposal } from './narration'
import { summary } from './summary'
import { druids, say } from './words'

function Board(props: BoardProps<View, Effect>): JSX.Element {
  const { view, event, actions, advice, seat: viewer, animate, onAct } = props
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
  // A choice that was sent stays chosen until the answer comes.
  const picked = (kind === null ? view.chosen : null) ?? choice.shown[0]?.slice(5) ?? null
  const board = { layout, view, viewer, kind, actions, picked, confirm: confirm(view, viewer, kind, picked) }
  const rows = rowsOf(board)
  useGlides(element, animate, event?.n ?? 0, arrivals(event?.effects ?? []), flip)
  const decides = animate && event !== null && findEffect(event.effects, 'turn_ended') !== undefined
  return (
    <div class={`duel${narrow ? ' narrow' : ''}${decides ? ' decides' : ''}`} ref={element}>
      <svg
        class="drawing"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={leastLetters(layout.width)}
      >
        {ground}
        <g class="art" aria-hidden="true">
          <Register layout={layout} view={view} viewer={viewer} />
          {view.held.map((_, seat) => (
            <Druid key={seat} layout={layout} view={view} seat={seat} viewer={viewer} />
          ))}
          <FormPlaques {...board} />
          <Hand {...board} held={choice.held} />
          <ConfirmPlaque {...board} />
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

/** The names of the forms and cards that come onto the cloth. */
const arrivals = (effects: Effect[]): string[] =>
  effects.flatMap((effect) => {
    if (effect.kind === 'discarded' || effect.kind === 'took_back') return `table-${effect.seat}`
    return effect.kind === 'revealed' || effect.kind === 'shaped' ? `form-${effect.seat}` : []
  })

// Long enough to look at what is revealed: all forms, and longer the cards.
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
