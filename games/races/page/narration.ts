// What happened, in words.
import type { GameEvent } from '@nemeton/board/game'
import { readHappening, type Happening } from './effects'
import type { Plan } from './plan'
import type { Deed, RaceView } from './position'
import { names, say } from './words'

const placeName = (place: string): string => (place === 's' ? say.start : place)

export function narrationOf(plan: Plan) {
  const read = (event: GameEvent<RaceView>, before: RaceView) => readHappening(plan, event, before)
  return {
    describe: (event: GameEvent<RaceView>, before: RaceView) =>
      describe(read(event, before), before, event.view),
    notation: (event: GameEvent<RaceView>, before: RaceView) => note(read(event, before), before),
    ending,
  }
}

function describe(happening: Happening, before: RaceView, after: RaceView): string {
  const { drawn, turned, deed, waits, seat } = happening
  if (!drawn && !deed) return ''
  const done = drawn
    ? drawing(happening, before, after)
    : waits
      ? intended(seat, deed!) + say.tries
      : told(happening, deed!)
  const next = after.hand > before.hand ? say.nextHand(after.hand) : ''
  return `${turned ? say.turns(turned.odd, turned.values) : ''}${done}${next}.`
}

function drawing({ seat, drawn, back }: Happening, before: RaceView, after: RaceView): string {
  const { tile, second } = drawn!
  if (second) return say.drawsSecond(tile) + (after.stage === 'home' ? say.homeForIt : say.tooFew)
  const text = say.draws(seat, tile)
  if (tile[0] === tile[1] && before.doubles === 2) return text + say.third(back !== null)
  if (after.stage === 'second') return text + say.drawsOneMore
  return after.stage === 'draw' ? text + say.cannotPlay : text
}

/** What a seat sets out to do. */
function intended(seat: number, deed: Deed): string {
  const [from, to] = [placeName(deed.from), placeName(deed.to)]
  if (deed.kind === 'swap') return say.wouldExchange(seat, from, deed.other!, to)
  return say.moves(seat, from, to) + byGate(deed) + (deed.other === null ? '' : say.toBump(deed.other))
}

const byGate = ({ gate }: Deed) => (gate === null ? '' : say.byShortcut(gate))

function told(happening: Happening, deed: Deed): string {
  const { seat, back, met, stands, scored, lost } = happening
  const [from, to] = [placeName(deed.from), placeName(deed.to)]
  const end = (lost === null ? '' : say.lost(lost)) + (scored === null ? '' : say.scores(scored))
  if (deed.kind === 'pass') return say.keeps(seat)
  if (deed.kind === 'home') return say.comesHome(seat, from) + end
  if (deed.kind === 'swap') {
    if (met) return say.exchanges(seat, from, deed.other!, to)
    return intended(seat, deed) + say.onBlank(back !== null)
  }
  if (back !== null)
    return intended(seat, deed) + say.toStart[back as 'gate' | 'bump' | 'end'](deed.factor ?? 0) + end
  if (stands === 'home') return say.comesHome(seat, from) + byGate(deed) + end
  return say.moves(seat, from, to) + byGate(deed) + (met ? say.bumps(met.seat) : '') + end
}

/**
 * "6-4" for a tile, "12–18", "3–25~5" through a gate, "12–18×Birch", "44–End", "9⇄20"; with "?" while a tile has to be turned. Then
 * what the tile shows: "5=3" if all went well, "5=4 ↷ Start" if not.
 */
function note(happening: Happening, before: RaceView): string {
  const { drawn, turned, deed, waits, back, stands } = happening
  if (drawn) return drawn.tile.join('-')
  if (!deed) return ''
  if (deed.kind === 'pass') return say.pass
  const sent = back ? ` ↷ ${say.start}` : ''
  if (turned) return `${before.turning}=${turned.values[before.turning! - turned.odd]}${waits ? ' ?' : sent}`
  const [from, to] = [placeName(deed.from), stands === 'home' ? say.end : placeName(deed.to)]
  const gate = deed.gate === null ? '' : `~${deed.gate}`
  const meets = deed.other === null ? '' : deed.kind === 'swap' ? '' : `×${names[deed.other]}`
  return `${from}${deed.kind === 'swap' ? '⇄' : '–'}${to}${gate}${meets}${waits ? ' ?' : sent}`
}

export const ending = (view: RaceView): string => (view.end ? (say.endings[view.end.why] ?? '') : '')
