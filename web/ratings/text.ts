// A rating as it is written: with a question mark while too little is known.
import type { Rating } from './server'

export const written = ({ rating, provisional }: Rating): string => `${rating}${provisional ? '?' : ''}`
