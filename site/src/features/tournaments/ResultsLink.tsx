import * as m from 'virtual:messages'
import type { Tournament } from '~/lib/api-types'
import { paths } from '~/paths'

interface Props {
  tournament: Tournament
  className: string
}

/** To the results of a tournament: our own page of them, else where the organiser says they are. */
export function ResultsLink({ tournament, className }: Props) {
  const { slug, results, resultsUrl } = tournament
  if (results) {
    return (
      <a className={className} href={paths.results(slug)}>
        {results.state === 'final' ? m.resultsAll() : m.resultsTitle()}
      </a>
    )
  }
  if (!resultsUrl) return null
  return (
    <a className={className} href={resultsUrl} target="_blank" rel="noopener">
      {m.resultsTitle()}
      <span className="visually-hidden">{m.newTab()}</span>
    </a>
  )
}
