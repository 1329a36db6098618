// Asking the server for something in a tournament; a session that is over there is over here too.
import { useRequest, type PendingRequest } from '../shared/components/use_request'
import { forgetSession } from '../play/storage/session'
import { say } from './words'

export const useTournamentRequest = (): PendingRequest =>
  useRequest(say, ({ code }) => code === 'bad_key' && forgetSession())
