// The oak panel that a board is carved into.
import type { JSX } from 'preact'
import oak from './oak.svg?url'

interface PanelProps {
  /** Names its clip path in the document. */
  id: string
  width: number
  height: number
}

/** The game's css says how the wood is shaded. */
export function OakPanel({ id, width, height }: PanelProps): JSX.Element {
  const size = Math.max(width, height)
  return (
    <>
      <clipPath id={id}>
        <rect width={width} height={height} rx="14" />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        <image href={oak} width={size} height={size} preserveAspectRatio="xMidYMid slice" />
      </g>
      <rect class="shade" width={width} height={height} rx="14" />
    </>
  )
}
