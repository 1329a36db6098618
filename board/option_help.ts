// What the manifests say of options to whoever changes or uses one: loaded where it is read.
import english, { others } from 'virtual:nemeton/help'
import { spoken } from './base/language'

export interface OptionHelp {
  help?: string
  /** What a value means, where its name does not say it. */
  notes?: Record<string, string>
}

const own = await spoken(english, others)

/** Nothing where the manifest says nothing. */
export const optionHelp = (game: string, option: string): OptionHelp =>
  (own[game] ?? english[game])?.[option] ?? {}
