// Asking the server for something in a tournament; a session that is over there is over here too.
import { useAsking, type Asking } from '../shared/components/use_request'
import { signedOut } from '../play/storage/session'
import { say } from './words'

export const useTournamentAsking = (): Asking =>
  useAsking(say, ({ code }) => code === 'bad_key' && signedOut())
