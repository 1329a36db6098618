// What can be done next, as a line of words and a row of plaques: the four acts for the two dice that are chosen, berserk, or what to
// roll again.

import { acts, needs, onRope, other, parseChoice, swapChange, useToken } from './position'
import type { Act, View } from './schema'
import { say } from './words'

export interface Plaque {
  /** The action that it plays; null while, or where, it is not possible. */
  token: string | null
  title: string
  /** What it would do, why it cannot, or when it can. */
  more: string
  /** Both read out, where they are more than the one after the other. */
  label?: string
  act?: Act
}

export interface Offer {
  hint: string
  plaques: Plaque[]
}

/** For what is chosen so far: what a rolled die and one of the column show. */
export function offer(view: View, actions: string[], rolled: number | null, beside: number | null): Offer {
  const choices = actions.map(parseChoice)
  if (choices.some((choice) => choice?.kind === 'stand')) return offerRoll(view, actions, rolled)
  if (rolled !== null && beside !== null && actions.length > 0) {
    return { hint: say.hints.act(rolled, beside), plaques: offerActs(view, actions, rolled, beside) }
  }
  const hint =
    actions.length === 0
      ? ''
      : rolled !== null
        ? say.hints.beside(rolled)
        : beside !== null
          ? say.hints.spot(beside)
          : say.hints.die
  const berserk = actions.filter((token) => parseChoice(token)?.kind === 'berserk')
  if (berserk.length > 0 && rolled === null)
    return { hint: say.hints.berserk, plaques: offerBerserk(view, berserk) }
  return {
    hint,
    plaques: acts.map((act) => ({ token: null, title: say.acts[act], more: say.rules[act], act })),
  }
}

function offerRoll(view: View, actions: string[], value: number | null): Offer {
  const token = `reroll:${value}`
  const again = actions.includes(token)
  return {
    hint: say.hints.again(view.rerolls),
    plaques: [
      {
        token: again ? token : null,
        title: say.again,
        more: again ? say.againDie(value!) : say.againNone,
      },
      { token: 'stand', title: say.keep, more: say.keepAll },
    ],
  }
}

function offerBerserk(view: View, tokens: string[]): Plaque[] {
  const theirs = view.sides[other(view.turn!)]
  const gone = Math.min(4, onRope(theirs))
  return tokens.map((token) => {
    const choice = parseChoice(token)
    const standing = choice?.kind === 'berserk' ? choice.standing : 0
    const [title, more, label] = say.goes(standing, gone - standing)
    return { token, title, more, label }
  })
}

function offerActs(view: View, actions: string[], rolled: number, beside: number): Plaque[] {
  const mine = view.sides[view.turn!]
  const theirs = view.sides[other(view.turn!)]
  const more = (act: Act): string => {
    if (act === 'swap') {
      const change = swapChange(mine, rolled, beside)
      return change === -onRope(mine) ? say.swapsAll : say.swaps(change)
    }
    if (rolled < needs(act, beside)) return say.needs(needs(act, beside))
    if (act === 'finish') return theirs.weakened > 0 ? say.effects.finish : say.noneWeakened
    return theirs.standing > 0 ? say.effects[act] : say.noneStanding
  }
  return acts.map((act) => {
    const token = useToken(rolled, beside, act)
    return { token: actions.includes(token) ? token : null, title: say.acts[act], more: more(act), act }
  })
}
