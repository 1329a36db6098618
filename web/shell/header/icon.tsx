// The icons of the header: lines of one width in a square of 24.
import type { JSX } from 'preact'

const paths = {
  play: 'M7 4.5v15L19.500 12z',
  puzzles: 'M9 4h6v3.500a2 2 0 1 0 3 1.700H20V20H4V9.200h2A2 2 0 1 0 9 7.500z',
  learn:
    'M12 6.500C9.500 4.500 6.500 4 3 4v14c3.500 0 6.500.500 9 2.500 2.500-2 5.500-2.500 9-2.500V4c-3.500 0-6.500.500-9 2.500zM12 6.500V20',
  watch:
    'M2.500 12C5 7.500 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  tournaments:
    'M7 4h10v5a5 5 0 0 1-10 0zM7 6H3.500c0 3.500 1 5 3.800 5M17 6h3.500c0 3.500-1 5-3.800 5M12 14v4M8 20h8',
  account: 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM4 20.500c.700-4.500 3.700-6.500 8-6.500s7.300 2 8 6.500',
  notifications: 'M6 17V11a6 6 0 0 1 12 0v6l1.500 1.500h-15zM10 21h4',
  settings:
    'M10.5 2.5L13.5 2.5L13.8 5.2L15.5 5.9L17.6 4.2L19.8 6.4L18.1 8.5L18.8 10.2L21.5 10.5L21.5 13.5L18.8 13.8L18.1 15.5L19.8 17.6L17.6 19.8L15.5 18.1L13.8 18.8L13.5 21.5L10.5 21.5L10.2 18.8L8.5 18.1L6.4 19.8L4.2 17.6L5.9 15.5L5.2 13.8L2.5 13.5L2.5 10.5L5.2 10.2L5.9 8.5L4.2 6.4L6.4 4.2L8.5 5.9L10.2 5.2zM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0z',
  theme: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM12 4v16',
} as const

export type IconName = keyof typeof paths

export const Icon = ({ name }: { name: IconName }): JSX.Element => (
  <svg class="line-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
