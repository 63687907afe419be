import * as m from 'virtual:messages'
import { chatNumber, phoneWords } from '@academy/api/shared/text/chat_number'
import {
  isRegistrable,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import * as titles from '@academy/api/shared/words/results_titles'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { paths } from '~/paths'
import { refusalWords } from './state-words'

interface RegisterProps {
  tournament: Tournament
  state: TournamentState | null
}

export function RegisterLink({ tournament, state }: RegisterProps) {
  const { formLink, entryDeadline } = tournament
  // Its badge says it.
  if (state?.kind === 'finished') return null
  if (state && !isRegistrable(state)) {
    return <p className="register-closed">{refusalWords(entryDeadline, state)}</p>
  }
  const number = chatNumber(formLink)
  const chat = (
    <a className="button" href={formLink} target="_blank" rel="noopener">
      {number ? m.registerByChat() : m.registerNow()}
      {number && <b className="figures">{phoneWords(number)}</b>}
      <span className="visually-hidden">{m.newTab()}</span>
    </a>
  )
  if (!number) return chat
  return (
    <div className="register ways">
      {chat}
      <a className="button button-quiet" href={`tel:+${number}`}>
        {m.call()}
        <span className="visually-hidden">{phoneWords(number)}</span>
      </a>
    </div>
  )
}

interface ResultsProps {
  tournament: Tournament
  className: string
}

/** To the results of a tournament: our own page of them, else where the organiser says they are. */
export function ResultsLink({ tournament, className }: ResultsProps) {
  const { slug, results, resultsUrl } = tournament
  if (results) {
    return (
      <a className={className} href={paths.results(slug)}>
        {results.state === 'final' ? m.resultsAll() : titles.results[language()]}
      </a>
    )
  }
  if (!resultsUrl) return null
  return (
    <a className={className} href={resultsUrl} target="_blank" rel="noopener">
      {titles.results[language()]}
      <span className="visually-hidden">{m.newTab()}</span>
    </a>
  )
}
