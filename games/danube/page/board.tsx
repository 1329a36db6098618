// Down the Danube on the page: the river and everything on it, and how a person plays there.

import { useMemo, useRef } from 'preact/hooks'
import { findEffect } from '@nemeton/board/effects'
import type { BoardProps, GamePart } from '@nemeton/board/game'
import { Grid } from '@nemeton/board/grid'
import { Trail } from '@nemeton/board/art/trail'
import { gameWords } from '@nemeton/board/words'
import { leastLetters, useNarrow } from '@nemeton/board/narrow'
import { CopperMark, SilverMark } from './boats'
import './board.css'
import { Ground } from './background'
import { rowsOf } from './cells'
import { Evening } from './ending'
import { Fleet, useMotions } from './fleet'
import { NARROW, WIDE } from './layout'
import { areaOf, Target, trailOf } from './marks'
import { useMoves } from './moves'
import { startingDraw } from './starting_draw'
import { boatsOf, type DanubeEvent } from './position'
import type { Effect, View } from './schema'
import { sound } from './sound'
import { leads, panel } from './panel'
import { Sticks } from './sticks'
import { describe, ending, notation } from './narration'
import { summary } from './summary'
import { say } from './words'

const { seats } = gameWords('danube')

function Board(props: BoardProps<View, Effect>) {
  const { view, event, trail, advice, animate } = props
  const [element, narrow] = useNarrow(event === null)
  const layout = narrow ? NARROW : WIDE
  const { half } = layout.river.shape
  const ground = useMemo(() => <Ground layout={layout} />, [layout])
  const moves = useMoves(props)
  const targets = [...moves.targets.values()]
  useMotions(element, layout, props, moves)
  const fallen = findEffect(event?.effects ?? [], 'thrown')
  const thrown = fallen?.value ?? view.throw
  const throwing = useThrow(event?.n ?? 0, fallen !== undefined)
  return (
    <div class={narrow ? 'danube narrow' : 'danube'} ref={element}>
      <svg
        class="drawing"
        viewBox={`0 0 ${layout.width} ${layout.height}`}
        style={leastLetters(layout.width)}
      >
        {ground}
        <Evening {...{ layout, view }} />
        <Sticks {...{ layout, thrown, throwing, left: view.left }} fall={animate && fallen !== undefined} />
        <g aria-hidden="true">
          <Trail went={trailOf(layout, trail)} size={half * 0.13} inset={layout.boat * 21} />
          {targets.map(({ aim }) => (
            <path key={aim} class="aimed" d={areaOf(layout, aim)} />
          ))}
          <Fleet {...{ layout, view, moves }} viewer={props.seat} />
          {targets.map((action) => (
            <Target key={action.token} {...{ layout, view, action }} seat={view.turn ?? 0} />
          ))}
          {advice && (
            <Trail went={trailOf(layout, [advice])} size={half * 0.13} inset={layout.boat * 6} advised />
          )}
        </g>
        <Grid label={say.board} rows={rowsOf(layout, view, moves)} choice={moves.choice} far={half} />
      </svg>
      <p class="visually-hidden">
        {thrown !== null && say.thrown(thrown, view.left)}{' '}
        {say.harbour(say.sides[0]!, view.home[0], boatsOf(view, 0))}{' '}
        {say.harbour(say.sides[1]!, view.home[1], boatsOf(view, 1))}
      </p>
    </div>
  )
}

// The number of the newest throw that was shown, so that the sticks keep lying as they fell.
function useThrow(n: number, isThrow: boolean): number {
  const last = useRef(0)
  if (isThrow) last.current = n
  return last.current
}

// Longer for what takes longer to see: a throw, and a boat that the rapids or the sea take.
function linger({ effects }: DanubeEvent): number {
  if (findEffect(effects, 'thrown')) return 550
  return findEffect(effects, 'carried') || findEffect(effects, 'came_home') ? 700 : 380
}

const part: GamePart<View, Effect> = {
  Board,
  aspect: WIDE.width / WIDE.height,
  seats: [
    { name: seats[0]!, Mark: SilverMark, colour: '#cfd5d3' },
    { name: seats[1]!, Mark: CopperMark, colour: '#c26a3b' },
  ],
  drafts: true,
  describe,
  notation,
  note: () => import('./note'),
  summary,
  ending,
  panel,
  leads,
  ahead: () => import('./ahead'),
  linger,
  sound,
  reasons: () => import('./reasons'),
  startingDraw,
  picture: {
    seat: 0,
    view: {
      boats: [
        [11, 14, 15, 22],
        [9, 12, 18, 29, 33],
      ],
      home: [1, 0],
      turn: 0,
      throw: 3,
      left: 3,
      held: [],
      end: null,
    },
  },
}
export default part
