// A game to give away: as a link, as a record, and what is on the board as a picture.
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { AnyGamePart, GameEvent } from '@nemeton/board/game'
import { linkTo } from '../../shared/browser/router'
import { hasServer } from '../../shared/browser/has_server'
import { useLoaded } from '../../shared/browser/hooks'
import { saveBlob, saveFile } from '../../shared/components/files'
import { LinkField } from '../../shared/components/link_field'
import type { GameRecord } from '../../shared/games/game_record'
import { isOver, type Table } from '../table/table'
import { cutRecord, fragmentOf } from './record_link'
import { draw, png } from './board_picture'
import './share.css'
import { say } from './words'

const pictureWidth = 1200

/** The record, if all that is in it may be told: a game that goes on may have secrets. */
async function recordOf(table: Table, part: AnyGamePart): Promise<GameRecord | null> {
  const open =
    isOver(table.state) || table.kind === 'record' || (table.kind === 'local' && part.hides !== true)
  return open ? table.record() : null
}

/** The links to a game and to the position after `at` events, null for one that there is not, and the game in a frame. */
async function linksTo(record: GameRecord, at: number): Promise<Links> {
  const to = async (length?: number) => linkTo(`/record${await fragmentOf(cutRecord(record, length))}`)
  return {
    game: await to(),
    position: at < record.steps.length ? await to(at) : null,
    frame: framed(`${hasServer ? '/embed' : 'embed.html'}${await fragmentOf(cutRecord(record))}`),
  }
}

interface Links {
  game: string
  position: string | null
  frame: string
}

/** The HTML by which another page shows what stands at that address of this one. */
const framed = (address: string): string =>
  `<iframe src="${new URL(address, location.href).href}" width="400" height="900" loading="lazy" style="border:0" ` +
  'sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>'

interface ShareProps {
  table: Table
  part: AnyGamePart
  events: GameEvent[]
  /** The event that is shown. */
  at: number
  board: HTMLElement
}

export default function Share({ table, part, events, at, board }: ShareProps): JSX.Element {
  // As it was when it was asked for: a game may go on meanwhile.
  const [shown] = useState({ events, at })
  const found = useLoaded(async () => ({ record: await recordOf(table, part) }), 'record')
  const record = found?.record ?? null
  const links = useLoaded(
    async () => record && { found: await linksTo(record, shown.at).catch(() => null) },
    record !== null,
  )
  const name = table.state.game ?? 'nemeton'
  return (
    <div class="sharing">
      {found && !record && <p class="note">{say.notYet}</p>}
      {hasServer && table.state.watches && !record && <InFrame html={framed(`/embed/${table.state.key}`)} />}
      {links && !links.found && <p class="note">{say.noLink}</p>}
      {links?.found && (
        <>
          <p>{say.game}</p>
          <LinkField address={links.found.game} label={say.game} />
          {links.found.position && (
            <>
              <p>{say.position(shown.at)}</p>
              <LinkField address={links.found.position} label={say.position(shown.at)} />
            </>
          )}
          <InFrame html={links.found.frame} />
          <p class="note">{say.linkNote}</p>
        </>
      )}
      <Pictures name={name} film={{ part, events: shown.events, seat: seatOf(table), board }}>
        {record && <button onClick={() => saveFile(`${name}.json`, record)}>{say.record}</button>}
      </Pictures>
    </div>
  )
}

const InFrame = ({ html }: { html: string }): JSX.Element => (
  <>
    <p>{say.frame}</p>
    <LinkField address={html} label={say.frame} sends={false} />
  </>
)

const seatOf = ({ state }: Table) => state.looks ?? state.mine[0] ?? 0

interface PicturesProps {
  name: string
  film: Parameters<(typeof import('./animation'))['animate']>[0]
  /** What else there is to save. */
  children: JSX.Element | null | false
}

function Pictures({ name, film, children }: PicturesProps): JSX.Element {
  const [done, setDone] = useState<number | null>(null)
  const [failed, fail] = useState(false)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])
  /** Saves what is made, or says that it could not be. */
  const save = (ending: string, make: () => Promise<Blob | null>) => {
    fail(false)
    make().then(
      (blob) => blob && saveBlob(`${name}.${ending}`, blob),
      () => fail(true),
    )
  }
  const still = async () => (await draw(film.board)) ?? Promise.reject(new Error('no drawing'))
  const move = async () => {
    stop.current = new AbortController()
    setDone(0)
    try {
      const { animate } = await import('./animation')
      return await animate(film, setDone, stop.current.signal)
    } finally {
      setDone(null)
    }
  }
  return (
    <>
      <div class="doings" role="group" aria-label={say.pictures}>
        <button onClick={() => save('png', async () => png(await still(), pictureWidth))}>{say.png}</button>
        <button
          onClick={() => save('svg', async () => new Blob([(await still()).svg], { type: 'image/svg+xml' }))}
        >
          {say.svg}
        </button>
        {film.events.length > 1 && (
          <button disabled={done !== null} onClick={() => save('gif', move)}>
            {say.gif}
          </button>
        )}
        {children}
      </div>
      {done !== null && (
        <div class="doings">
          <progress value={done} aria-label={say.drawing} />
          <button class="quiet" onClick={() => stop.current?.abort()}>
            {say.stop}
          </button>
        </div>
      )}
      {failed && (
        <p class="problem" role="alert">
          {say.failed}
        </p>
      )}
    </>
  )
}
