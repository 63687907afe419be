import type { ReactNode } from 'react'
import { feeWords } from '@academy/api/shared/fact_line'
import { placeWords } from '@academy/api/shared/place_words'
import { dayWords, spanWords, timeWords } from '@academy/api/shared/tournament_words'
import { Words } from '~/components/browse/Words'
import type { Tournament } from '~/lib/api-types'
import { mapSearch } from '~/lib/map-search'

interface Props {
  tournament: Tournament
}

const RATED = { fide: 'FIDE rated', state: 'State rated', no: 'Not rated' }

/** All that is known of a tournament as an event, one term each; nothing when nothing is known. */
export function TournamentFacts({ tournament }: Props) {
  const { startDate, endDate, reportingTime, entryFee, entryDeadline, contactPhone } = tournament
  const { rounds, format, rated, status } = tournament
  const words = (text: string | null) =>
    text && <Words text={text} language={tournament.language} />
  const isPostponed = status === 'postponed'
  const place = placeWords(tournament)
  const mapUrl = tournament.mapUrl ?? (tournament.venue && mapSearch(place))
  const facts: [term: string, fact: ReactNode][] = [
    [
      isPostponed ? 'Postponed from' : 'Date',
      startDate && <time dateTime={startDate}>{spanWords(startDate, endDate)}</time>,
    ],
    ['Reporting time', reportingTime && timeWords(reportingTime)],
    [
      'Venue',
      (place || mapUrl) && (
        <>
          {words(place)}{' '}
          {mapUrl && (
            <a className="details-map" href={mapUrl} target="_blank" rel="noopener">
              Map<span className="visually-hidden"> (opens in a new tab)</span>
            </a>
          )}
        </>
      ),
    ],
    ['Entry fee', entryFee !== null && feeWords(entryFee)],
    ['Last date of entry', !isPostponed && entryDeadline && dayWords(entryDeadline)],
    ['Seats', words(tournament.seatsNote)],
    ['Maximum participants', tournament.maxParticipants],
    ['Rounds', words([rounds, format].filter(Boolean).join(', '))],
    ['Time control', words(tournament.timeControl)],
    ['Rating', rated && RATED[rated]],
    ['Who can play', words(tournament.eligibility)],
    ['Categories', words(tournament.categories.join(', '))],
    ['Federation codes', tournament.federationCodes],
    [
      'Contact',
      (tournament.contactName || contactPhone) && (
        <>
          {words(tournament.contactName)}{' '}
          {contactPhone && (
            <a href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>{contactPhone}</a>
          )}
        </>
      ),
    ],
  ]
  const known = facts.filter(([, fact]) => fact)
  if (known.length === 0) return null
  return (
    <dl className="details-facts event-facts">
      {known.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
