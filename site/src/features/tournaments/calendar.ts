import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import { identity } from '~/identity'
import { absolute } from '~/lib/absolute'
import type { TournamentForPage } from '~/lib/wire'
import { paths } from '~/paths'
import { dayAfter, eventNotes, isDated, lastDayOf, placeOf } from './event'

const ZONE = 'Asia/Kolkata'

/** India keeps one offset all year round. */
const ZONE_DESCRIPTION = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0530',
  'TZOFFSETTO:+0530',
  'TZNAME:IST',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

const STATUSES = {
  scheduled: ICalEventStatus.CONFIRMED,
  postponed: ICalEventStatus.TENTATIVE,
  cancelled: ICalEventStatus.CANCELLED,
} as const

/** Not every calendar shows a status, and every one shows the name. */
const PREFIXES = { scheduled: '', postponed: 'Postponed: ', cancelled: 'Cancelled: ' } as const

/** How long a program may wait before it asks for the feed again, in seconds. */
const ASK_AGAIN = 6 * 3600

/** Six in the evening before a beginning at that time, in seconds before it. */
const fromEveningBefore = (hours: number, minutes: number) => (6 + hours) * 3600 + minutes * 60

/** Begin and end. Without a known time it takes whole days, and the end is the day after the last. */
function timesOf(tournament: TournamentForPage & { startDate: string }): Partial<ICalEventData> {
  const { startDate, reportingTime } = tournament
  const after = dayAfter(lastDayOf(tournament))
  if (!reportingTime) {
    return {
      allDay: true,
      start: new Date(`${startDate}T00:00Z`),
      end: new Date(`${after}T00:00Z`),
    }
  }
  // The generator prints the parts of a date as this machine's zone has them: read here as they are
  // printed, they are India's whatever that zone is.
  const wall = (day: string, time: string) => new Date(`${day}T${time}`)
  const isLong = lastDayOf(tournament) !== startDate
  return {
    timezone: ZONE,
    start: wall(startDate, reportingTime),
    // When a single day ends nobody has said, so it is not said here.
    ...(isLong && { end: wall(after, '00:00') }),
  }
}

/** The dated ones among some tournaments as an iCalendar file. */
export function calendarOf(tournaments: TournamentForPage[], name: string): string {
  const calendar = ical({
    name,
    prodId: { company: identity.name, product: 'Tournaments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: ASK_AGAIN,
  })
  calendar.timezone({ name: null, generator: () => ZONE_DESCRIPTION })
  for (const tournament of tournaments.filter(isDated)) {
    const { status, reportingTime } = tournament
    const address = absolute(paths.tournament(tournament.slug))
    const [hours = 0, minutes = 0] = (reportingTime ?? '0:0').split(':').map(Number)
    calendar.createEvent({
      id: `${tournament._id}@${new URL(identity.url).hostname}`,
      sequence: tournament.version - 1,
      stamp: tournament.updatedAt,
      created: tournament.createdAt,
      lastModified: tournament.updatedAt,
      ...(timesOf(tournament) as { start: Date }),
      summary: PREFIXES[status] + tournament.title,
      description: eventNotes(tournament, address),
      location: placeOf(tournament) || null,
      url: address,
      status: STATUSES[status],
      alarms:
        status === 'scheduled'
          ? [{ type: ICalAlarmType.display, triggerBefore: fromEveningBefore(hours, minutes) }]
          : [],
    })
  }
  return calendar.toString()
}

/** The same entry as an address that Google's calendar fills its form from. */
export function googleCalendarUrl(tournament: TournamentForPage & { startDate: string }): string {
  const { startDate, reportingTime, title, slug } = tournament
  const plain = (text: string) => text.replace(/[-:]/g, '')
  const after = plain(dayAfter(lastDayOf(tournament)))
  const begin = reportingTime && `${plain(startDate)}T${plain(reportingTime)}00`
  const isLong = lastDayOf(tournament) !== startDate
  const url = new URL('https://calendar.google.com/calendar/render')
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: begin
      ? `${begin}/${isLong ? `${after}T000000` : begin}`
      : `${plain(startDate)}/${after}`,
    ctz: ZONE,
    location: placeOf(tournament),
    details: eventNotes(tournament, absolute(paths.tournament(slug))),
  }).toString()
  return url.href
}
