// A step in the list of moves: the animals that were revealed, seat by seat, and the cards with a tick where one is gone.

import type { JSX } from 'preact'
import { findEffect } from '@nemeton/board/effects'
import { FormDisc } from './animals'
import { notation } from './narration'
import type { DuelEvent } from './position'
import type { Form } from './schema'

const Disc = ({ form }: { form: Form }) => (
  <svg class="mark" viewBox="-50 -50 100 104">
    <FormDisc form={form} />
  </svg>
)

export function Note({ event }: { event: DuelEvent }): JSX.Element {
  const { effects } = event
  const shaped = findEffect(effects, 'shaped')
  if (shaped) {
    return (
      <>
        <Disc form="C" /> → <Disc form={shaped.shape} />
      </>
    )
  }
  const forms = effects.flatMap((effect) => (effect.kind === 'revealed' ? effect.form : []))
  return forms.length === 0 ? (
    <>{notation(event)}</>
  ) : (
    <>
      {forms.map((form, i) => (
        <Disc key={i} form={form} />
      ))}
    </>
  )
}
