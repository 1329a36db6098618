// The two plaques: the bid as far as it is put together, and the challenge.

import { bidsIn, bidOf, kindOf, mayChallenge, settle, type Pick, type Settled } from './choice'
import { CHALLENGE } from './position'
import type { View } from './schema'
import { bidWords, diceWords } from './narration'
import { say } from './words'

export interface Plaque {
  id: 'settle' | 'challenge'
  /** The actions that it plays; null while that is not possible. */
  plays: Settled | null
  title: string
  more: string
}

/** `verdict` is shown instead of a bid while the cups are lifted. */
export function offers(
  view: View,
  viewer: number,
  actions: string[],
  pick: Pick,
  verdict: string | null,
): [Plaque, Plaque] {
  const bid = view.bids.at(-1)?.bid
  const challenge: Plaque = {
    id: 'challenge',
    plays: mayChallenge(actions) ? { token: CHALLENGE, then: null } : null,
    title: say.bluff,
    more: bid ? say.doubt(bidWords(bid)) : '',
  }
  return [
    {
      id: 'settle',
      plays: settle(view, viewer, actions, pick),
      ...(verdict ? { title: verdict, more: '' } : wording(view, viewer, actions, pick)),
    },
    challenge,
  ]
}

function wording(view: View, viewer: number, actions: string[], pick: Pick): { title: string; more: string } {
  const hidden = view.hidden[viewer]
  const out = diceWords(pick.out.map((i) => hidden![i]!).sort())
  switch (kindOf(view, actions)) {
    case null:
      return { title: idle(view, viewer), more: '' }
    case 'show':
      return out === ''
        ? { title: say.keep, more: say.hints.show }
        : { title: say.showing(out), more: say.more.rolls }
    case 'bid': {
      const bids = bidsIn(actions)
      const bid = bidOf(bids, pick)
      const shows = out !== '' ? say.withShown(out) : view.may_show && hidden!.length > 1 ? say.more.show : ''
      if (bid) return { title: say.makeBid(say.bid(bid.count, bid.face)), more: shows }
      if (bids.length === 0) return { title: say.cannot, more: '' }
      if (pick.count !== null) return { title: say.hints.face, more: out && shows }
      if (pick.face !== null)
        return { title: say.hints.number(say.plural[pick.face - 1]!), more: out && shows }
      return { title: say.hints.shield, more: out ? shows : say.more.shields }
    }
  }
}

/** The title while there is nothing to choose. */
function idle({ dice, hidden, stage, turn }: View, viewer: number): string {
  if (stage === 'over' || hidden[viewer] === null) return ''
  if (dice[viewer] === 0) return say.hints.out
  return (stage === 'roll' || stage === 'reroll') && turn === viewer ? say.hints.roll : say.hints.wait
}
