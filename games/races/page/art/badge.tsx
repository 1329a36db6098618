// A round mark with a few characters: how far it is to a place, or how many points a marker brings. Around the origin.
import type { ComponentChildren, JSX } from 'preact'

interface BadgeProps {
  text: string
  /** By how much it is scaled, for the smallest letters that can be read. */
  size: number
  /** What lies beneath it. */
  children?: ComponentChildren
}

export const Badge = ({ text, size, children }: BadgeProps): JSX.Element => (
  <g class="badge" style={{ '--size': size.toFixed(3) }}>
    {children}
    <circle r="28" />
    <text dy="0.35em" class={text.length > 2 ? 'long' : undefined}>
      {text}
    </text>
  </g>
)
