// The board of a game that gives none of its own: the view as a table, what can be done as buttons. So whoever writes rules has a table
// to play them at within the hour; the manifest's `terms` say in words what keys, values and tokens mean.
import './plain_board.css'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { AnyGamePart, BoardProps } from '@nemeton/board/game'
import { sentences } from '@nemeton/board/person'
import { gameWords } from '@nemeton/board/words'
import { words } from '../messages'

const say = words.plain

type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const isSimple = (value: Json): value is string | number | boolean | null =>
  value === null || typeof value !== 'object'

/** A key such as "cards_left" as people read it. */
const plain = (name: string) => name.replaceAll('_', ' ')

/** One part of the view: a word, a list of words in one line, or a table of its parts. */
function Value({ value, terms }: { value: Json; terms: Record<string, string> }): JSX.Element {
  const word = (each: string | number | boolean | null) =>
    each === null ? '–' : (terms[String(each)] ?? say.values[String(each)] ?? String(each))
  if (isSimple(value)) return <>{word(value)}</>
  if (Array.isArray(value) && value.every(isSimple)) return <>{value.map(word).join(' · ') || '–'}</>
  return (
    <table>
      <tbody>
        {Object.entries(value).map(([key, each]) => (
          <tr key={key}>
            <th scope="row">{Array.isArray(value) ? Number(key) + 1 : (terms[key] ?? plain(key))}</th>
            <td>
              <Value value={each} terms={terms} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The mark of a seat: a disc, or a figure with one corner more than the seat before has. */
function Figure({ seat }: { seat: number }): JSX.Element {
  const corners = Array.from({ length: seat + 2 }, (_, i) => {
    const angle = (2 * Math.PI * i) / (seat + 2) - Math.PI / 2
    return `${(12 + 10 * Math.cos(angle)).toFixed(1)} ${(12 + 10 * Math.sin(angle)).toFixed(1)}`
  })
  return seat === 0 ? (
    <circle class="plain-mark" cx="12" cy="12" r="9" />
  ) : (
    <path class="plain-mark" d={`M${corners.join('L')}z`} />
  )
}

/** The figures of all seats in a row. */
function Picture({ seats }: { seats: string[] }): JSX.Element {
  const width = seats.length * 24
  const margin = 0.28 * width
  return (
    <svg viewBox={`${-margin} ${12 - margin - width / 2} ${width + 2 * margin} ${width + 2 * margin}`}>
      {seats.map((_, seat) => (
        <g key={seat} transform={`translate(${seat * 24} 0)`}>
          <Figure seat={seat} />
        </g>
      ))}
    </svg>
  )
}

/** The part that the page plays a game with. `hides`: whether seats know different things. */
export function plainPart(game: string, hides: boolean): AnyGamePart {
  const { seats, terms = {} } = gameWords(game)
  const tokenWords = (token: string) => terms[token] ?? token

  function Board({ view, actions, onAct }: BoardProps<Json>): JSX.Element {
    const group = useRef<HTMLDivElement>(null)
    /** Whether the last action was taken with the keyboard, whose focus then goes to the next. */
    const byKey = useRef(false)
    useLayoutEffect(() => {
      if (byKey.current && actions.length > 0) group.current?.querySelector('button')?.focus()
    }, [actions])
    if (view === null) return <Picture seats={seats} />
    return (
      <div class="plain">
        <div class="plain-actions" role="group" aria-label={say.actions} ref={group}>
          {actions.map((token) => (
            <button
              key={token}
              data-token={token}
              onClick={(event) => {
                byKey.current = event.detail === 0
                onAct(token)
              }}
            >
              {tokenWords(token)}
            </button>
          ))}
        </div>
        <Value value={view} terms={terms} />
      </div>
    )
  }

  return {
    Board,
    aspect: 1,
    seats: seats.map((each, seat) => ({ name: each, Mark: () => <Figure seat={seat} /> })),
    hides,
    describe({ seat, token }, _, persons) {
      if (seat === null) return token === null ? `${say.chance}.` : say.acts(say.chance, tokenWords(token))
      const by = persons(seat)
      return sentences(token === null ? say.secret(by) : say.acts(words.table.named(by), tokenWords(token)))
    },
    notation: ({ token }) => token ?? '·',
    proposal: tokenWords,
    ending: () => '',
    picture: { view: null, seat: 0 },
  }
}
