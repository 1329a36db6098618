// Sounds of Brandubh: a piece set down, and one taken.
import { findEffect } from '@nemeton/board/effects'
import type { Sound } from '@nemeton/board/game'
import type { BrandubhEvent } from './position'

export const sound = ({ effects }: BrandubhEvent): Sound =>
  findEffect(effects, 'captured') ? 'knock' : 'wood'
