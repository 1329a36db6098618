// A game as a picture: a position out of the middle of it, as its board looks in the look that the reader has set. It was drawn when the
// page was built (tools/picture/), so that no board is loaded for it.
import type { JSX } from 'preact'
import aspects from 'virtual:nemeton/pictures'
import { useEffect, useState } from 'preact/hooks'
import { boardMaterial } from '../browser/material'
import { theme } from '../browser/theme'
import { useMedia } from '../browser/hooks'
import type { GameId } from '../games/games'

const root = document.documentElement
/** Names a look in a picture's address; the one that it is drawn in costs nothing, and has no name. */
function currentMaterial(): string {
  const name = `#${theme()}-${boardMaterial()}`
  return name === '#light-wood' ? '' : name
}

/** The theme and the material of the boards, kept up to date. */
function useMaterial(): string {
  const [now, setNow] = useState(currentMaterial)
  const dark = useMedia('(prefers-color-scheme: dark)')
  useEffect(() => {
    const notice = () => setNow(currentMaterial())
    notice()
    const watch = new MutationObserver(notice)
    watch.observe(root, { attributeFilter: ['data-theme', 'data-look'] })
    return () => watch.disconnect()
  }, [dark])
  return now
}

export const GamePicture = ({ game }: { game: GameId }): JSX.Element => (
  <img
    class="picture"
    style={{ '--aspect': String(aspects[game]) }}
    src={`${import.meta.env.BASE_URL}pictures/${game}.svg${useMaterial()}`}
    alt=""
    loading="lazy"
    decoding="async"
  />
)
