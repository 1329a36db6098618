// The forms, as wooden discs with an animal on each: jackrabbit, peacock, lion and chameleon. Around (0, 0), 100 units across.

import type { JSX } from 'preact'
import { spiral } from '@nemeton/board/art/line'
import type { Form } from './schema'

export function FormDisc({ form }: { form: Form }): JSX.Element {
  const Animal = animals[form]
  return (
    <g class="disc">
      <circle class="drop" cx="1" cy="4" r="48" />
      <circle class="rim" r="48" />
      <circle class="ground" r="41.500" />
      <g transform="scale(0.9)">
        <Animal />
      </g>
    </g>
  )
}

function Jackrabbit() {
  return (
    <>
      <path
        class="hare inked"
        d="M-30 14C-33-4-18-12-2-7C4-10 8-14 11-18C4-24-4-36-2-41C2-43 12-30 15-23C15-32 20-43 24-43C28-40 24-26 21-21C28-20 33-14 34-9C34-5 29-3 24-4C22 4 18 10 16 14L22 28C25 29 28 30 28 33H16L8 18C2 20-4 21-8 21C-6 25 2 28 6 29C8 30 8 33 6 33H-16C-24 33-29 26-30 14Z"
      />
      <circle class="hare inked" cx="-33" cy="18" r="5" />
      <path class="cut" d={spiral({ x: -14, y: 13 }, 12, 1.5, -0.4)} />
      <circle class="light" cx="25" cy="-12" r="2" />
    </>
  )
}

function Peacock() {
  return (
    <>
      {[-3, -2, -1, 0, 1, 2, 3].map((i) => {
        const way = -Math.PI / 2 + i * 0.42
        const x = Math.cos(way) * 33
        const y = 10 + Math.sin(way) * 42
        return (
          <g key={i}>
            <path class="ink" d={`M0 12L${x.toFixed(1)} ${y.toFixed(1)}`} stroke-width="2" />
            <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${i * 24})`}>
              <ellipse class="feather inked" rx="7.500" ry="9" />
              <circle class="eye" r="3.800" />
              <circle class="dark" r="1.700" />
            </g>
          </g>
        )
      })}
      <path
        class="feather inked"
        d="M-2-12C-6-12-8-8-7-5L-11-3L-6-1C-3 8-14 12-12 24C-10 33 10 33 12 24C14 12 4 6 5-4C5-9 2-12-2-12Z"
      />
      <path class="ink" stroke-width="1.600" d="M-2-12L-5-18M-1-12L-1-19M0-12L3-18" />
      {[-5, -1, 3].map((x) => (
        <circle key={x} class="dark" cx={x} cy={x === -1 ? -20 : -19} r="1.900" />
      ))}
      <circle class="light" cx="-2.500" cy="-7" r="1.700" />
      <path class="cut" d={spiral({ x: 0, y: 20 }, 7, 1.3, -0.8)} />
      <path class="ink" stroke-width="2.400" d="M-4 31V38M4 31V38" />
    </>
  )
}

function Lion() {
  const lock = (i: number) => {
    const at = (angle: number, radius: number) =>
      `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`
    const from = (i / 14) * 2 * Math.PI
    const to = from + 0.5
    return `M${at(from, 18)}Q${at(from - 0.1, 35)} ${at(to, 40)}Q${at(to + 0.15, 28)} ${at(to, 19)}Z`
  }
  return (
    <>
      {Array.from({ length: 14 }, (_, i) => (
        <path key={i} class="mane inked" d={lock(i)} />
      ))}
      <circle class="fur inked" cx="-15" cy="-16" r="5.500" />
      <circle class="fur inked" cx="15" cy="-16" r="5.500" />
      <path
        class="fur inked"
        d="M-18-6C-18-22 18-22 18-6C18 6 12 10 10 18C6 24-6 24-10 18C-12 10-18 6-18-6Z"
      />
      <path
        class="ink"
        stroke-width="2.200"
        d="M-11-6Q-8-9-4.500-5M11-6Q8-9 4.500-5M-4-4L-4.500 6M4-4L4.500 6"
      />
      <path class="dark" d="M-5.500 7H5.500L0 13Z" />
      <path class="ink" stroke-width="2" d="M0 13V16M0 16Q-4 20-8 16.500M0 16Q4 20 8 16.500" />
    </>
  )
}

function Chameleon() {
  const tail = spiral({ x: -21, y: 17 }, 12, 1.6, -1.75)
  return (
    <g transform="translate(-2 -1) scale(1.1)">
      <path class="ink" stroke-width="2.400" d="M-34 29Q0 21 34 24" />
      <path class="ink" stroke-width="6" d={tail} />
      <path class="tail" d={tail} />
      <path
        class="skin inked"
        d="M-26 6C-25-12-8-22 10-19C14-26 22-28 24-26C32-22 36-10 35-4C28 0 22 1 17 1C10 10-6 12-12 8C-16 7-20 10-26 6Z"
      />
      <path class="bands" d="M-14-5Q-6-13 6-12M-14 2Q-4-5 8-9" />
      <circle class="light inked" cx="22" cy="-12" r="6.500" />
      <circle class="dark" cx="23.500" cy="-12" r="2.600" />
      <path
        class="ink"
        stroke-width="3.600"
        d="M8 6L12 18M12 18H6M12 18L17 17M-6 9L-8 19M-8 19H-14M-8 19L-3 19"
      />
    </g>
  )
}

const animals: Record<Form, () => JSX.Element> = { J: Jackrabbit, Q: Peacock, K: Lion, C: Chameleon }
