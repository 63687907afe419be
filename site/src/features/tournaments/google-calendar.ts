import { placeWords } from '@academy/api/shared/text/place_words'
import type { Tournament } from '~/lib/api-types'
import { dayAfter, eventNotes, lastDayOf } from './event'

/** A tournament as an address that Google's calendar fills its form from. */
export function googleCalendarUrl(
  tournament: Tournament & { startDate: string },
  /** The tournament's page, in full. */
  address: string
): string {
  const { startDate, reportingTime, title } = tournament
  const plain = (text: string) => text.replace(/[-:]/g, '')
  const after = plain(dayAfter(lastDayOf(tournament)))
  const begin = reportingTime && `${plain(startDate)}T${plain(reportingTime)}00`
  const url = new URL('https://calendar.google.com/calendar/render')
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: begin ? `${begin}/${after}T000000` : `${plain(startDate)}/${after}`,
    ctz: 'Asia/Kolkata',
    location: placeWords(tournament),
    details: eventNotes(tournament, address),
  }).toString()
  return url.href
}
