// What the effects of an action or a throw do to a position.
import { leaderOf, sigils } from './position'
import type { Chariot, Effect, Member, Seat, Sigil, Stack, View } from './schema'

const ascending = (numbers: number[]) => numbers.sort((a, b) => a - b)
const changed = <T>(list: T[], at: number, change: (old: T) => T): T[] =>
  list.map((old, i) => (i === at ? change(old) : old))
const same = ([seat, number]: Chariot, other: Chariot) => seat === other[0] && number === other[1]

/** Where chariots are, and by which gate they may not go in from now on. */
const teamsWith = (view: View, chariots: Chariot[], where: Member['where'], gate?: number): Member[][] =>
  view.teams.map((team, seat) =>
    team.map((member, number) => {
      if (!chariots.some((each) => same(each, [seat, number]))) return member
      const barred = gate === undefined ? member.barred : ascending([...new Set([...member.barred, gate])])
      return { where, barred }
    }),
  )

/** Chariots leave the stacks in which they are. */
function without(view: View, chariots: Chariot[]): View {
  const rest = (stack: Stack) => ({
    ...stack,
    chariots: stack.chariots.filter((each) => !chariots.some((gone) => same(gone, each))),
  })
  const stacks = view.stacks.map(rest).filter((stack) => stack.chariots.length > 0)
  return { ...view, stacks, fight: view.fight && { ...view.fight, attacker: rest(view.fight.attacker) } }
}

const sendTo = (view: View, chariots: Chariot[], where: Member['where']): View => ({
  ...without(view, chariots),
  teams: teamsWith(view, chariots, where),
})

/** A stack is as it is now, on its sigil. */
function put(view: View, stack: Stack, gate?: number): View {
  const rest = without(view, stack.chariots)
  const order = ({ at }: Stack) => sigils.indexOf(at)
  const stacks = [...rest.stacks, stack].sort((a, b) => order(a) - order(b))
  return { ...rest, stacks, teams: teamsWith(view, stack.chariots, 'board', gate) }
}

/** What changes in the stack for which `is` holds. */
function change(view: View, is: (stack: Stack) => boolean, to: (stack: Stack) => Partial<Stack>): View {
  const after = (stack: Stack) => (is(stack) ? { ...stack, ...to(stack) } : stack)
  return {
    ...view,
    stacks: view.stacks.map(after),
    fight: view.fight && { ...view.fight, attacker: after(view.fight.attacker) },
  }
}

const isLedBy = (seat: Seat, at: Sigil) => (stack: Stack) => stack.at === at && leaderOf(stack) === seat

const addCoins = (view: View, seat: Seat, at: Sigil, n: number) =>
  change(view, isLedBy(seat, at), ({ coins }) => ({ coins: coins + n }))
const addLying = (view: View, at: Sigil, n: number): View => ({
  ...view,
  lying: changed(view.lying, sigils.indexOf(at), (coins) => coins + n),
})
const addTreasure = (view: View, seat: Seat, n: number): View => ({
  ...view,
  treasure: changed(view.treasure, seat, (coins) => coins + n),
})

function cast(view: View, { seat, spell, at, to }: Extract<Effect, { kind: 'cast' }>): View {
  switch (spell) {
    case 'curse':
      return { ...view, cursed: ascending([...view.cursed, Number(at)]) }
    case 'remove':
      return { ...view, cursed: view.cursed.filter((sigil) => sigil !== Number(at)) }
    case 'fireball':
      return { ...view, fireball: { from: at!, to: to!, reversed: false } }
    case 'freeturn':
      return { ...view, free_turn: true }
    case 'stoneskin':
      return change(view, isLedBy(seat, at!), () => ({ stone_skin: true }))
    default:
      return view
  }
}

/** After an effect on a turn: winds, spells and throws. */
function advanceTurn(view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'turn_passed': {
      const lost = changed(view.lost, effect.seat, () => 0)
      return {
        ...view,
        turn: effect.seat,
        lost,
        throw: null,
        free_throws: 0,
        free_turn: false,
        declared: null,
      }
    }
    case 'turn_lost':
      return {
        ...view,
        frozen: changed(view.frozen, effect.seat, () => false),
        lost: changed(view.lost, effect.seat, () => effect.in_row),
      }
    case 'winds':
      return {
        ...view,
        speed: changed(view.speed, effect.seat, () => effect.speed),
        sloth: changed(view.sloth, effect.seat, () => effect.sloth),
      }
    case 'frozen':
      return { ...view, frozen: changed(view.frozen, effect.seat, () => true) }
    case 'cast':
      return cast(view, effect)
    case 'turned_round':
      return { ...view, fireball: { ...view.fireball!, reversed: !view.fireball!.reversed } }
    case 'throw_begun':
      return { ...view, throw: null, declared: null }
    case 'declared':
      return { ...view, declared: { what: effect.what, at: effect.at } }
    case 'refused':
      return { ...view, declared: { what: 'refused', at: effect.at } }
    case 'thrown':
      if (effect.stage === 'throw') return { ...view, throw: Number(effect.value) }
      return effect.stage === 'attack' ? { ...view, fight: { ...view.fight!, attack: effect.value } } : view
    case 'free_throw':
      return { ...view, free_throws: effect.used, free_turn: false }
    default:
      return advanceStacks(view, effect)
  }
}

/** After an effect on the stacks: moves and fights. */
function advanceStacks(view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'came_in':
    case 'moved':
    case 'moved_back':
    case 'fused':
      return put(view, effect.stack)
    case 'went_back':
      return put(view, effect.stack, Number(effect.stack.at))
    case 'attacked': {
      const fight = { attacker: effect.stack, plus_one: effect.seat, attack: null }
      return { ...without(view, effect.stack.chariots), fight }
    }
    case 'bout':
      return { ...view, fight: { ...view.fight!, plus_one: effect.plus_one, attack: null } }
    case 'won': {
      const both = { ...put(view, view.fight!.attacker), fight: null }
      return addCoins(
        addCoins(both, effect.enemy, effect.at, -effect.coins),
        effect.seat,
        effect.at,
        effect.coins,
      )
    }
    case 'died':
    case 'back_to_hand':
      return sendTo(view, effect.chariots, 'hand')
    case 'came_home':
      return sendTo(view, effect.chariots, 'home')
    default:
      return advanceCoins(view, effect)
  }
}

/** After an effect on coins. */
function advanceCoins(view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'took':
      return addCoins(addLying(view, effect.at, -effect.coins), effect.seat, effect.at, effect.coins)
    case 'forfeited':
      return change(
        view,
        ({ chariots }) => same(chariots[0]!, effect.chariots[0]!),
        () => ({ coins: 0 }),
      )
    case 'dropped':
      return addCoins(addLying(view, effect.at, effect.coins), effect.seat, effect.at, -effect.coins)
    case 'paid':
      if (effect.from === null) return addTreasure(view, effect.seat, -effect.coins)
      return addCoins(view, effect.seat, effect.from, -effect.coins)
    case 'brought_home':
      return addTreasure(view, effect.seat, effect.coins)
    case 'jackpot':
      return addLying(view, 'c', effect.coins)
    case 'overflowed':
      return addLying(addLying(view, 'c', -1), effect.at, 1)
    default:
      return view
  }
}

/** The position after an effect. */
export function advance(view: View, effect: Effect): View {
  switch (effect.kind) {
    case 'answered':
      return { ...view, cards: effect.cards }
    case 'not_known':
      return { ...view, free_turn: false }
    case 'race_won':
      return { ...view, race_winner: effect.seat }
    case 'counted':
      return { ...view, coins: effect.coins }
    case 'awaits': {
      const { stage, seat, at } = effect
      return {
        ...view,
        stage,
        courses: stage === 'move' ? {} : null,
        darts: stage === 'darts' ? at : null,
        asked: stage === 'answer' ? seat : null,
        fireball: stage === 'fireball' ? view.fireball : null,
      }
    }
    case 'can_move':
      return { ...view, courses: { ...view.courses, [effect.token]: effect.to } }
    case 'ended': {
      const over = { throw: null, free_turn: false, courses: null, darts: null, fight: null, fireball: null }
      const end = { richest: effect.richest, why: effect.why }
      return { ...view, ...over, asked: null, turn: null, stage: 'over', end }
    }
    default:
      return advanceTurn(view, effect)
  }
}
