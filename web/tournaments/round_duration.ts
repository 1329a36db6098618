// How long a round may take, in words.
import { language } from '@nemeton/board/base/language'

/** "30 minutes"; whole days as days. */
export const roundDuration = (minutes: number): string => {
  const [unit, value] = minutes < 24 * 60 ? ['minute', minutes] : ['day', minutes / (24 * 60)]
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)
}
