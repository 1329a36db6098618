// A bid as it is put together, and the dice that are shown with it without asking again.

import { useLayoutEffect, useState } from 'preact/hooks'
import { useEffectEvent } from '@nemeton/board/effect_event'
import type { BoardProps } from '@nemeton/board/game'
import { useChoice, type Choice } from '@nemeton/board/use_choice'
import { bidsIn, pickOf, settle, stepsOf, type Pick } from './choice'
import { CHALLENGE } from './position'
import type { Effect, View } from './schema'

/** What a bid was settled with, to be played as soon as it is asked for. */
interface Plan {
  round: number
  bid: string
  token: string
}

interface BidUnderWay {
  /** None while what was planned is on its way. */
  actions: string[]
  choice: Choice<View>
  pick: Pick
}

export function useBid({ view, actions: asked, seat, onAct }: BoardProps<View, Effect>): BidUnderWay {
  const [plan, setPlan] = useState<Plan | null>(null)
  const planned =
    plan?.round === view.rounds && plan.bid === view.bids.at(-1)?.bid && asked.includes(plan.token)
      ? plan.token
      : null
  const act = useEffectEvent(onAct)
  useLayoutEffect(() => {
    if (planned === null) return
    setPlan(null)
    act(planned)
  }, [planned])
  const actions = planned === null ? asked : []
  const moment = `${seat} ${view.rounds} ${view.stage} ${view.bids.length}`
  const bids = bidsIn(actions)
  const choice = useChoice({
    ...{ view, moment, actions, steps: stepsOf(view, seat, actions) },
    onAct(token, parts) {
      const then = settle(view, seat, actions, pickOf(bids, parts))?.then ?? null
      setPlan(token === CHALLENGE || then === null ? null : { round: view.rounds, bid: token, token: then })
      onAct(token)
    },
  })
  return { actions, choice, pick: pickOf(bids, choice.picked) }
}
