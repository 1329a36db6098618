// A place in words: what it is, what is on it, what can be done there.
import type { Path } from '@nemeton/board/choice'
import { goalOf, type Offer, type Place } from './choice'
import {
  areFriends,
  atHome,
  inHand,
  isDead,
  isDeep,
  leaderOf,
  lying,
  readMove,
  stackOn,
  stacksOf,
} from './position'
import type { Sigil, Stack, View } from './schema'
import { nameOf, provinces, say, spells } from './words'

export interface Choice {
  paths: Path[]
  picked: Place[]
  offer: Offer
}

export function labelOf(view: View, place: Place, choice: Choice): string {
  const parts = place.startsWith('camp:') ? campWords(view, Number(place.slice(5))) : sigilWords(view, place)
  const token = choice.offer.last.get(place)
  if (token !== undefined) parts.push(...targetWords(view, place, token))
  else if (choice.picked.includes(place)) parts.push(say.chosen)
  else if (choice.offer.next.has(place)) parts.push(say.canCast)
  else if (choice.offer.first.has(place)) parts.push(...startWords(view, choice.paths, place))
  return parts.join(', ')
}

function campWords(view: View, seat: number): string[] {
  const parts = [say.camp(provinces[seat]!, inHand(view, seat), atHome(view, seat), view.coins[seat]!)]
  for (const wind of ['speed', 'sloth'] as const) {
    const n = view[wind][seat]!.length
    if (n > 0) parts.push(n > 1 ? `${spells[wind]} × ${n}` : spells[wind]!)
  }
  if (view.frozen[seat]) parts.push(say.frozen)
  return parts
}

function sigilWords(view: View, sigil: Sigil): string[] {
  const parts = sigil === 'c' || nameOf(sigil) === sigil ? [nameOf(sigil)] : [sigil, nameOf(sigil)]
  if (!isDeep(sigil)) {
    const starters = view.starts.flatMap((start, seat) => (String(start) === sigil ? [provinces[seat]!] : []))
    if (starters.length > 0) parts.push(new Set(view.starts).size === 1 ? say.start : say.startOf(starters))
    if (view.cursed.includes(Number(sigil))) parts.push(say.cursed)
    if (isDead(view, sigil)) parts.push(say.deadSun)
  }
  if (lying(view, sigil) > 0) parts.push(say.coins(lying(view, sigil)))
  for (const stack of stacksOf(view).filter(({ at }) => at === sigil)) parts.push(...stackWords(view, stack))
  return parts
}

function stackWords(view: View, stack: Stack): string[] {
  const parts = [
    say.stack(
      stack.chariots.map(([seat]) => provinces[seat]!),
      stack.coins,
    ),
  ]
  if (stack === view.fight?.attacker) parts.push(say.attacks)
  if (stack.stone_skin) parts.push(say.stoneSkin)
  const barred = new Set(stack.chariots.flatMap(([seat, number]) => view.teams[seat]![number]!.barred))
  if (barred.size > 0)
    parts.push(say.barred([...barred].sort((a, b) => a - b).map((gate) => nameOf(String(gate)))))
  return parts
}

function startWords(view: View, paths: Path[], place: Place): string[] {
  const ways = paths.filter(({ parts }) => parts[0] === place)
  const { token } = ways[0]!
  if (token.startsWith('enter')) return [say.canTry]
  if (token.startsWith('back')) return [say.canGoBack]
  const can = token === 'in' ? say.canBringIn : say.canMove
  return view.stage === 'move' && ways.length === 1 ? [can, ...goalWords(view, token)] : [can]
}

/** Where the one way of a chariot leads. */
function goalWords(view: View, token: string): string[] {
  const goal = goalOf(view, token)
  if (goal === 'stay') return []
  if (outcomeOf(view, token) === 'home') return [say.notes.home]
  const to = nameOf(goal)
  const way = token === 'in' ? say.summary.cameIn(to) : say.summary.moved(nameOf(readMove(token).from), to)
  return [way, ...targetWords(view, goal, token).slice(1)]
}

/** What a token does at the place that completes it. */
export function outcomeOf(view: View, token: string): 'home' | 'dies' | 'stone' | 'joins' | 'fights' | null {
  if (view.courses === null) return null
  if (view.courses[token] === 'home') return 'home'
  const goal = goalOf(view, token)
  if (view.cursed.includes(Number(goal))) return 'dies'
  const other = goal === readMove(token).from ? null : stackOn(view, goal)
  if (other === null) return null
  if (areFriends(view, leaderOf(other), view.turn!)) return 'joins'
  return other.stone_skin ? 'stone' : 'fights'
}

function targetWords(view: View, place: Place, token: string): string[] {
  if (token.startsWith('enter')) return [say.tries]
  if (token.startsWith('back')) return [say.goesBack]
  if (token.includes(':')) return [say.castHere]
  switch (outcomeOf(view, token)) {
    case 'home':
      return [say.comesHome]
    case 'dies':
      return [say.goHere, say.dies]
    case 'stone':
      return [say.goHere, say.diesOnStone]
    case 'joins':
      return [say.goHere, say.joins]
    case 'fights':
      return [say.goHere, say.fights(provinces[leaderOf(stackOn(view, place)!)]!)]
    default:
      return [say.goHere]
  }
}
