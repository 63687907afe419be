import {
  entryEnd,
  isRegistrable,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import { feesOf } from '@academy/api/shared/tournament/entry_fees'
import { languageIn } from '@academy/api/shared/text/translations'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { identity } from '@academy/api/shared/identity/identity'
import type { TournamentForPage } from '~/lib/api-types'
import { sharePictureUrl } from '~/lib/share.server'
import { absolute, paths } from '~/paths'
import { isDated, lastDayOf } from './event'

const STATUSES = {
  scheduled: 'https://schema.org/EventScheduled',
  postponed: 'https://schema.org/EventPostponed',
  cancelled: 'https://schema.org/EventCancelled',
} as const
const RESCHEDULED = 'https://schema.org/EventRescheduled'

/**
 * A tournament as a schema.org event. Null unless date and venue are known: without them search
 * engines count it as a fault.
 */
export function eventJsonLd(tournament: TournamentForPage, state: TournamentState | null) {
  const { title, venue, city, reportingTime, status } = tournament
  if (!isDated(tournament) || !venue) return null
  const previousDay = status === 'scheduled' ? tournament.movedFrom : null
  const url = absolute(paths.tournament(tournament.slug))
  const end = entryEnd(tournament)
  const inLanguage = languageIn(tournament, 'title')
  const names = [...new Set(tournament.others?.title?.map(([, name]) => name))]
  const validThrough = end && `${end.day}T${end.time ? `${end.time}:00` : '23:59:59'}+05:30`
  const offers = feesOf(tournament).map(({ group, amount }) => ({
    '@type': 'Offer',
    ...(group && { name: group }),
    price: amount,
    priceCurrency: 'INR',
    url,
    validFrom: tournament.createdAt,
    ...(validThrough && { validThrough }),
    availability: isRegistrable(state)
      ? 'https://schema.org/InStock'
      : 'https://schema.org/SoldOut',
  }))
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: title,
    ...(names.length > 0 && { alternateName: names }),
    sport: 'Chess',
    ...(inLanguage && { inLanguage }),
    url,
    startDate: tournament.startDate + (reportingTime ? `T${reportingTime}:00+05:30` : ''),
    endDate: lastDayOf(tournament),
    ...(previousDay && { previousStartDate: previousDay }),
    eventStatus: previousDay ? RESCHEDULED : STATUSES[status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: venue,
      address: {
        '@type': 'PostalAddress',
        ...(city && { addressLocality: city }),
        addressRegion: namesIn('en').region,
        addressCountry: identity.address.country,
      },
    },
    image: absolute(tournament.banner ?? sharePictureUrl(tournament.sharePicture)),
    description: tournament.description,
    ...(offers.length > 0 && { offers: offers.length > 1 ? offers : offers[0] }),
    organizer: { '@type': 'Organization', name: namesIn('en').academy, url: absolute('/') },
  }
}
