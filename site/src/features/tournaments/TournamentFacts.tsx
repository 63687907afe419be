import * as m from 'virtual:messages'
import type { ReactNode } from 'react'

import { callLink } from '@academy/api/shared/text/phone_numbers'
import { placeWords } from '@academy/api/shared/text/place_words'
import { feesOf } from '@academy/api/shared/tournament/entry_fees'
import { languageIn } from '@academy/api/shared/text/translations'
import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import type { TournamentState } from '@academy/api/shared/tournament/tournament_state'
import { ratedWords } from '@academy/api/shared/words/entry_words'
import * as labels from '@academy/api/shared/words/fact_labels'

import { Words } from '~/components/browse/Words'
import { language } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { dayWords, spanWords, timeWords } from '~/lib/day-words'
import { feeLanguage, placeLanguage } from './facts'
import { Fees } from './Fees'

const mapSearch = (place: string) =>
  /^(online|ऑनलाइन)$/i.test(place)
    ? null
    : `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

type TranslatedFact =
  | 'repeats'
  | 'seatsNote'
  | 'format'
  | 'timeControl'
  | 'eligibility'
  | 'contactName'

interface Props {
  tournament: Tournament
  state: TournamentState | null
}

export function TournamentFacts({ tournament, state }: Props) {
  const standing = standingFacts(tournament, state)
  const { reportingTime, endTime, entryDeadline, contactPhone } = standing
  const { rounds, format, rated } = standing
  const worded = (name: TranslatedFact, text = standing[name]) =>
    text && <Words text={text} language={languageIn(tournament, name)} isFact />
  const { startDate, endDate } = tournament
  const place = placeWords(tournament)
  const mapUrl = tournament.mapUrl ?? (tournament.venue && mapSearch(place))
  const facts: [term: string, fact: ReactNode][] = [
    [
      standing.startDate === null ? m.postponedFrom() : m.date(),
      startDate && <time dateTime={startDate}>{spanWords(startDate, endDate)}</time>,
    ],
    [labels.repeats[language()], worded('repeats')],
    [labels.reportingTime[language()], reportingTime && timeWords(reportingTime)],
    [labels.endTime[language()], endTime && timeWords(endTime)],
    [
      labels.venue[language()],
      (place || mapUrl) && (
        <>
          <Words text={place} language={placeLanguage(tournament)} />{' '}
          {mapUrl && (
            <a className="details-map no-print" href={mapUrl} target="_blank" rel="noopener">
              {m.map()}
              <span className="visually-hidden">{m.newTab()}</span>
            </a>
          )}
        </>
      ),
    ],
    [
      m.entryFee(),
      feesOf(standing).length > 0 && <Fees fees={standing} written={feeLanguage(tournament)} />,
    ],
    [labels.entryDeadline[language()], entryDeadline && dayWords(entryDeadline)],
    [m.seats(), worded('seatsNote')],
    [labels.maxParticipants[language()], tournament.maxParticipants],
    [labels.rounds[language()], worded('format', [rounds, format].filter(Boolean).join(', '))],
    [labels.timeControl[language()], worded('timeControl')],
    [m.rating(), rated && ratedWords[rated][language()]],
    [m.whoCanPlay(), worded('eligibility')],
    [
      labels.categories[language()],
      tournament.categories.length > 0 && (
        <Words text={tournament.categories.join(', ')} language={tournament.language} isFact />
      ),
    ],
    [labels.federationCodes[language()], tournament.federationCodes],
    [
      m.contactPerson(),
      (tournament.contactName || contactPhone) && (
        <>
          {worded('contactName')}{' '}
          {contactPhone && <a href={callLink(contactPhone)}>{contactPhone}</a>}
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
