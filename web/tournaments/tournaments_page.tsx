// Tournaments (/tournaments): finding one by its join code, and making one; or one of them, by its address.
import type { JSX, TargetedSubmitEvent } from 'preact'
import { usePassedFocus } from '../shared/browser/focus'
import { navigate } from '../shared/browser/router'
import { useTitle } from '../shared/components/use_title'
import '../shared/components/lists.css'
import { session } from '../play/storage/session'
import { useTournamentRequest } from './use_tournament_request'
import { MyTournaments, useOwnTournaments } from './my_tournaments'
import { tournaments } from '../shared/api/tournaments'
import { NewTournament } from './new_tournament'
import { TournamentPage } from './tournament_page'
import './tournaments.css'
import { say } from './words'

function Find(): JSX.Element {
  const { busy, ask, trouble } = useTournamentRequest()
  const find = (e: TargetedSubmitEvent<HTMLFormElement>) => {
    e.preventDefault()
    const code = String(new FormData(e.currentTarget).get('code')).trim()
    if (code)
      ask(
        () => tournaments.find(code),
        ({ tournament }) => navigate(`/tournaments/${tournament}`),
      )
  }
  return (
    <form onSubmit={find} class="find">
      <label class="field">
        {say.code}
        <input name="code" maxLength={40} autocomplete="off" autocapitalize="characters" spellcheck={false} />
      </label>
      <button disabled={busy}>{say.find}</button>
      {trouble}
    </form>
  )
}

export default function TournamentsPage({ id }: { id: string | null }): JSX.Element {
  return id ? <TournamentPage key={id} id={id} /> : <Club />
}

function Club(): JSX.Element {
  const now = session.get()
  const own = useOwnTournaments(now?.key)
  useTitle(say.title)
  return (
    <main class="around tournaments" aria-busy={now !== null && own === null} ref={usePassedFocus()}>
      <h1>{say.title}</h1>
      <p>{say.lead}</p>
      <Find />
      {own && <MyTournaments own={own} />}
      <section>
        <h2>{say.new}</h2>
        {now ? (
          <NewTournament sessionKey={now.key} />
        ) : (
          <>
            <p>{say.needsName}</p>
            <a class="button" href="/account">
              {say.takeName}
            </a>
          </>
        )}
      </section>
    </main>
  )
}
