// The cloth beside the wheel: the sticks as they fell and what for, the spells that can be cast, and what to do, in a line.
import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import type { Place } from './choice'
import type { Choice } from './labels'
import { leaderOf, readThrow, stackOn, type SigilyEvent } from './position'
import type { Effect, Seat, Throw, View } from './schema'
import { Sign } from './signs'
import { Sticks } from './sticks'
import { Chariot, chariotBox } from './chariots'
import { animalOf } from './narration'
import { say, spellNotes, spells } from './words'

/** A throw on the cloth. */
export interface Shown {
  thrown: Throw | null
  /** A key of `purposes`, or none where nothing is known of it. */
  purpose: string
  /** Of a fight: whose throw it is, whether it counts one more, and whether it won. */
  seat?: Seat
  plus?: boolean
  won?: boolean
}

export function shownThrows(effects: Effect[], before: View | null, view: View): Shown[] {
  const fallen = findEffect(effects, 'thrown')
  if (fallen && before) {
    const { stage, value } = fallen
    if (stage === 'attack') return fight(before, value, null, null)
    if (stage !== 'defence') return [{ thrown: value, purpose: stage }]
    const winner = (findEffect(effects, 'won') ?? findEffect(effects, 'bout_won'))?.seat ?? null
    return fight(before, before.fight!.attack, value, winner)
  }
  if (view.fight) return fight(view, view.fight.attack, null, null)
  return view.throw === null
    ? [{ thrown: null, purpose: '' }]
    : [{ thrown: String(view.throw), purpose: 'throw' }]
}

function fight(view: View, attack: Throw | null, defence: Throw | null, winner: Seat | null): Shown[] {
  const { attacker, plus_one } = view.fight!
  const side = (purpose: string, thrown: Throw | null, seat: Seat): Shown => ({
    thrown,
    purpose,
    seat,
    plus: plus_one === seat,
    won: winner === seat,
  })
  return [
    side('attack', attack, leaderOf(attacker)),
    side('defence', defence, leaderOf(stackOn(view, attacker.at)!)),
  ]
}

interface TrayProps {
  view: View
  event: SigilyEvent | null
  before: View | null
  choice: Choice
  animate: boolean
  onPress(place: Place): void
}

export function Tray({ view, event, before, choice, animate, onPress }: TrayProps): JSX.Element {
  const { offer, picked } = choice
  const effects = event?.effects ?? []
  const shown = shownThrows(effects, before, view)
  // What fell is looked at, so the sticks are pressed only while they are in the hand; else a button of words throws them.
  const inHand = shown.every(({ thrown }) => thrown === null)
  const canBegin = (place: Place) =>
    offer.last.has(place) || choice.paths.some(({ parts }) => parts[0] === place)
  const stones = [...offer.first].filter((place) => place.startsWith('spell:'))
  const spell = picked[0]?.startsWith('spell:') ? picked[0].slice(6) : null
  const thrown = findEffect(effects, 'thrown') !== undefined
  return (
    <div class={stones.length > 0 ? 'tray with-stones' : 'tray'} role="group" aria-label={say.tray}>
      <Throws
        {...{ shown, fall: animate && thrown, n: event?.n ?? 0 }}
        onThrow={inHand && canBegin('sticks') ? () => onPress('sticks') : null}
      />
      {stones.length > 0 && (
        <div class="stones">
          {stones.map((place) => (
            <Stone
              key={place}
              spell={place.slice(6)}
              chosen={picked[0] === place}
              onPress={() => onPress(place)}
            />
          ))}
        </div>
      )}
      <div class="advice">
        {spell !== null && (
          <p class="does">
            <b>{spells[spell]}</b> · {spellNotes[spell]}
          </p>
        )}
        <p class="hint">{hintOf(view, choice)}</p>
        {buttons
          .filter(([place]) => canBegin(place) && !(place === 'sticks' && inHand))
          .map(([place, text]) => (
            <button key={place} type="button" class="target" onClick={() => onPress(place)}>
              {text}
            </button>
          ))}
      </div>
      <svg class="embroidery" viewBox="-50 -50 100 100" aria-hidden="true">
        <Sign of="deep-c" />
      </svg>
      <p class="count">
        {view.free_throws > 0 && view.end === null && <span>{say.freeThrow(view.free_throws)}</span>}
        {view.cards > 0 && <span>{say.cardsLeft(view.cards)}</span>}
      </p>
    </div>
  )
}

interface ThrowsProps {
  shown: Shown[]
  /** Whether what was thrown last is seen to fall, in which event. */
  fall: boolean
  n: number
  /** For sticks that can be pressed; null while they cannot. */
  onThrow: (() => void) | null
}

function Throws({ shown, fall, n, onThrow }: ThrowsProps): JSX.Element {
  return (
    <div class={shown.length > 1 ? 'throws two' : 'throws'}>
      {shown.map((each, i) => {
        const latest = i === shown.length - 1 || shown[i + 1]!.thrown === null
        const falls = fall && latest && each.thrown !== null
        const art = <Thrown shown={each} throwing={latest ? n : n - 1} fall={falls} />
        return onThrow ? (
          <button key={i} type="button" class="throw target" onClick={onThrow}>
            {art}
            <span class="do">{say.doThrow}</span>
          </button>
        ) : (
          <div key={i} class={each.won ? 'throw won' : 'throw'}>
            {art}
          </div>
        )
      })}
    </div>
  )
}

const buttons: [Place, string][] = [
  ['sticks', say.doThrow],
  ['cast', say.doCast],
  ['stay', say.doStay],
  ['pay', say.doPay],
  ['freeze', say.doFreeze],
  ['end', say.doEnd],
]

function Thrown({ shown, throwing, fall }: { shown: Shown; throwing: number; fall: boolean }): JSX.Element {
  const { number, animal } = shown.thrown === null ? { number: 0, animal: '' } : readThrow(shown.thrown)
  return (
    <>
      <Sticks thrown={shown.thrown} throwing={throwing} fall={fall} />
      <span class="value" aria-hidden="true">
        {shown.seat !== undefined && (
          <svg viewBox={chariotBox}>
            <Chariot seat={shown.seat} />
          </svg>
        )}
        {shown.thrown !== null && <b>{number}</b>}
        {shown.plus && <i>+1</i>}
        {shown.thrown === null && shown.seat !== undefined && <i>…</i>}
      </span>
      {shown.purpose !== '' && (
        <span class="purpose" aria-hidden="true">
          {shown.seat === undefined ? say.purposes[shown.purpose] : animalOf(animal)}
        </span>
      )}
      {shown.thrown !== null && (
        <span class="visually-hidden">
          {say.shown(say.thrown(number, animalOf(animal)), say.purposes[shown.purpose] ?? '')}
        </span>
      )}
    </>
  )
}

/** In coins, by the word in the token. */
const costs: Record<string, number> = {
  curse: 2,
  fireball: 2,
  freeturn: 4,
  stoneskin: 2,
  remove: 2,
  speed: 3,
  sloth: 3,
  freeze: 3,
}

function Stone({ spell, chosen, onPress }: { spell: string; chosen: boolean; onPress(): void }): JSX.Element {
  const name = spells[spell]!
  const cost = costs[spell]!
  return (
    <button
      type="button"
      class="stone movable"
      aria-pressed={chosen}
      aria-label={say.stone(name, cost)}
      title={name}
      onClick={onPress}
    >
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        <Sign of="pebble" as="pebble" />
        <Sign of={`spell-${spell}`} />
        <circle class="coin" cx="33" cy="33" r="15" />
        <text x="33" y="41">
          {cost}
        </text>
      </svg>
      <span>{name}</span>
    </button>
  )
}

function hintOf(view: View, { paths, picked, offer }: Choice): string {
  const hints = say.hints
  if (paths.length === 0 || view.stage === 'card') return ''
  const spell = picked[0]?.startsWith('spell:') ? picked[0].slice(6) : null
  if (spell !== null) return spellHint(spell, picked.length)
  if (view.stage === 'spell') return hints.spell
  if (view.stage === 'last_spell') return hints.lastSpell
  if (view.stage === 'answer') return hints.answer
  if (view.stage === 'declare') {
    if (picked.length > 0)
      return [...offer.last.values()].some((token) => token.startsWith('back')) ? hints.goBack : hints.veil
    const can = (word: 'enter' | 'back') => paths.some(({ token }) => token.startsWith(word))
    return hints.declare((['enter', 'back'] as const).filter(can).map((word) => hints[word]))
  }
  if (picked.length === 0) return hints.move(view.throw ?? 0)
  if (picked[0]!.startsWith('camp:') && paths.length === 1) return hints.bringIn
  return hints.target
}

function spellHint(spell: string, steps: number): string {
  const hints = say.hints
  if (spell === 'fireball') return steps === 1 ? hints.caster : hints.victim
  if (spell === 'freeze') return hints.rival
  if (spell === 'remove') return hints.curse
  return spell === 'speed' || spell === 'sloth' ? '' : hints.caster
}
