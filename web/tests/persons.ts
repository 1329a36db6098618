// For tests: that a game speaks of people as it should. In random games, in every language, each reader is "you" and never somebody
// else, and verbs are those of who is spoken of; and what counts for a seat can be read.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { languages, type Language } from '../base/languages'
import type { AnyGamePart, GameEvent, GameState, Options, Seat } from '../board/game'
import { personsOf, type Persons } from '../board/person'
import { gameWords } from '../board/words'
import { testEngine } from './engine'

const gameCount = 6
const stepLimit = 400

/** Who is who, for somebody who looks on, or who has the seat `reader`. */
export const personsAt = (game: string, ...reader: Seat[]): Persons =>
  personsOf(
    gameWords(game).seats.map((name) => ({ name })),
    reader,
  )

/** A step of a random game, as each viewer is told of it: everybody at the table, and last who only looks on. */
export interface Told {
  seats: number
  events: GameEvent[]
  before: unknown[]
}

type Answer = GameState & { ok: boolean; drawn: string }

/** The steps of random games with these numbers of seats and options. */
export async function randomSteps(game: string, tables: [number, Options][]): Promise<Told[]> {
  const ask = testEngine()
  let chance = 7
  const below = (n: number) => (chance = (chance * 48271) % 0x7fffffff) % n
  const told: Told[] = []
  for (let played = 0; played < gameCount; ++played) {
    const [seats, options] = tables[played % tables.length]!
    let state = ask({ cmd: 'new', game, seats, options, seed: played + 1 }) as unknown as Answer
    expect(state.ok, JSON.stringify(state)).toBe(true)
    const look = () =>
      [...Array.from({ length: seats }, (_, seat) => seat), null].map(
        (seat) => ask({ cmd: 'view', seat }) as unknown as Pick<GameEvent, 'view' | 'effects'>,
      )
    let before = look().map(({ view }) => view)
    for (let n = 1; state.node !== 'terminal' && n < stepLimit; ++n) {
      const awaited = Object.keys(state.actions ?? {}).map(Number)
      const seat = awaited[below(awaited.length || 1)] ?? null
      const list = seat === null ? [] : state.actions![seat]!
      const token = list[below(list.length || 1)] ?? null
      state = ask(
        token === null ? { cmd: 'draw' } : { cmd: 'apply', seat, action: token },
      ) as unknown as Answer
      const seen = look()
      told.push({
        seats,
        events: seen.map(({ view, effects }) => ({ n, seat, token, state, view, effects })),
        before,
      })
      before = seen.map(({ view }) => view)
    }
  }
  return told
}

/** A pattern of whole words: letters with accents are letters, too. */
const words = (pattern: string) => new RegExp(`(?<!\\p{L})(${pattern})(?!\\p{L})`, 'iu')

/** What cannot be said: of the reader with the verb of another, and the other way round. `names` are all that there are. */
const wrong: Record<Language, (names: string) => RegExp[]> = {
  en: (names) => [
    /\byou (is|was|has|does|\w+[^s]s)\b/i,
    new RegExp(
      `(?<!and )\\b(${names}) (are|have|do|go|throw|roll|bid|show|lose|keep|draw|take|turn|bump|win|swap|bring|pay|cast|stay|attack|defend|discard|exchange|curse|send|know)\\b`,
    ),
  ],
  de: (names) => [
    // Of "du" a verb ends on -st, or on -t where its stem ends so already.
    /\bdu (?!(setzt|lässt|löst|weißt|musst) )[a-zäöüß]+(?<!s)t /i,
    new RegExp(`\\b(${names}) (bist|musst|[a-zäöüß]+[^aeiouäöüs]st) `),
    /\b(von|mit|bei|zu) (du|dich)\b|\bauf (du|dir)\b/i,
  ],
  ga: (names) => [
    // After these a name would have to begin otherwise, and "tú" is another word.
    words(`(ar|do|de|faoi|gan|i|le|ó|roimh|thar|trí|um) (${names}|tú|thú)`),
    words('(ag|as|chuig) (tú|thú)'),
  ],
  cy: (names) => [
    // Of "ti" a verb has an ending of its own.
    words('(mae|oedd|bydd|oes|\\p{L}+odd) (ti|di)'),
    words(`(rwyt|wyt|\\p{L}+aist) (${names})`),
  ],
}
const reader: Record<Language, RegExp> = {
  en: words('you(r|rs)?'),
  de: words('du|dich|dir|dein(e[mnrs]?)?'),
  ga: words('tú|thú|tusa|thusa|agat|chugat|leat|do|d(?=’)'),
  cy: words('ti|di|dy'),
}

/** In no language: what is no word, a sentence that begins small, or ends twice. */
const unsayable = /undefined|NaN|null|\[object|(^|[.!?] )\p{Ll}|\.\.| ,/u

/** The reader by name; a name of one side's pieces may be their word, too. */
const ownName = (name: string) => new RegExp(`(?<![Dd]ein(en)? |\\p{L})${name}(?!\\p{L})`, 'u')

/** `load` imports the game's board anew. */
export function testPersons(
  game: string,
  load: () => Promise<{ default: AnyGamePart }>,
  tables: [number, Options][] = [[2, {}]],
): void {
  let steps: Told[] = []
  beforeAll(async () => void (steps = await randomSteps(game, tables)))
  // Other files run in the same worker, and read English.
  afterAll(() => {
    localStorage.clear()
    vi.resetModules()
  })

  describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
    test('the reader is "you", all others have names, and the verbs are theirs', async () => {
      vi.resetModules()
      localStorage.setItem('nemeton.language', JSON.stringify(language))
      const { default: part } = await load()
      const names = part.seats.map(({ name }) => name)
      let addressed = 0
      const patterns = wrong[language](names.join('|'))
      const odd: string[] = []
      for (const { seats, events, before } of steps) {
        events.forEach((event, viewer) => {
          const mine = viewer < seats ? [viewer] : []
          const persons = personsOf(part.seats, mine)
          const said = `${part.describe(event, before[viewer], persons)} ${part.ending(event.view, persons)}`
          const never = viewer < seats ? ownName(names[viewer]!) : reader[language]
          if ([...patterns, unsayable, never].some((pattern) => pattern.test(said))) odd.push(said)
          if (reader[language].test(said)) ++addressed
        })
      }
      expect(odd).toEqual([])
      expect(addressed).toBeGreaterThan(20)
    })

    test('every seat has a panel in words, the same for all who know the same, and nobody leads in a tie', async () => {
      vi.resetModules()
      localStorage.setItem('nemeton.language', JSON.stringify(language))
      const { default: part } = await load()
      let ahead = 0
      const odd: unknown[] = []
      for (const { seats, events } of steps) {
        const panels = events.map(({ view }) =>
          Array.from({ length: seats }, (_, seat) =>
            part.panel!(view, seat).map(({ value, label }) => ({ value, label })),
          ),
        )
        odd.push(
          ...panels
            .flat()
            .filter(
              (panel) =>
                panel.length === 0 ||
                new Set(panel.map(({ label }) => label)).size < panel.length ||
                panel.some(
                  ({ value, label }) =>
                    !/\p{L}/u.test(label) || /undefined|NaN|null|-\d/.test(`${value} ${label}`),
                ),
            ),
        )
        // What counts is public in every game.
        const known = JSON.stringify(panels[0])
        odd.push(...panels.filter((seen) => JSON.stringify(seen) !== known))
        const leads = part.leads?.(events[0]!.view) ?? []
        if (leads.length >= seats) odd.push(leads)
        if (leads.length > 0) ++ahead
      }
      expect(odd).toEqual([])
      if (part.leads) expect(ahead).toBeGreaterThan(20)
    })
  })
}
