// Ratings as they are written: with a question mark while too little is known.
import type { Rating } from '../../shared/api/ratings'

export const ratingText = ({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>): string =>
  `${rating}${provisional ? '?' : ''}`

/** By how much a rating rose or fell. */
export const changeText = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '±0')
