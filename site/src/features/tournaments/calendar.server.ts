import * as m from 'virtual:messages'
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator'
import { placeWords } from '@academy/api/shared/text/place_words'
import { daysAfter, indianMinute } from '@academy/api/shared/days/indian_days'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { identity } from '@academy/api/shared/identity/identity'
import type { TournamentForCalendar } from '~/lib/api-types'
import { absolute, paths } from '~/paths'
import { endOfPlay, eventNotes, isDated, lastDayOf } from './event'

const ZONE = 'Asia/Kolkata'

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

const PREFIXES = {
  scheduled: () => '',
  postponed: m.calendarPostponed,
  cancelled: m.calendarCancelled,
}

/**
 * How long a program may wait before it asks for the feed again. Put in by hand: the generator would
 * write it behind the time zone, and a calendar's own properties come before its components.
 */
const ASK_AGAIN = 'REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n'

/** A text as iCalendar writes it. The generator does so for what events say, not for the name. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const fromEveningBefore = (hours: number, minutes: number) => (6 + hours) * 3600 + minutes * 60

/** The end is the day after the last. */
const wholeDays = (first: string, last: string) => ({
  allDay: true,
  start: new Date(`${first}T00:00Z`),
  end: new Date(`${daysAfter(last, 1)}T00:00Z`),
})

/**
 * Begin and end. Without a known time it takes whole days.
 * With one it lasts until play is over: an entry without an end would take no time at all.
 */
function timesOf(
  tournament: TournamentForCalendar & { startDate: string }
): Partial<ICalEventData> {
  const { startDate, reportingTime } = tournament
  if (!reportingTime) {
    return wholeDays(startDate, lastDayOf(tournament))
  }
  // The generator prints the parts of a date as this machine's zone has them: read here as they are
  // printed, they are India's whatever that zone is.
  const wall = (day: string, time: string) => new Date(`${day}T${time}`)
  return {
    timezone: ZONE,
    start: wall(startDate, reportingTime),
    end: wall(lastDayOf(tournament), endOfPlay(tournament, reportingTime)),
  }
}

/** What a calendar is told of a notice. */
export interface NoticeForCalendar {
  _id: string
  version: number
  updatedAt: string
  firstDay: string
  lastDay: string
  sentence: string
  addition: string
  link: string
}

export function calendarOf(
  tournaments: TournamentForCalendar[],
  notices: readonly NoticeForCalendar[],
  name: string
): string {
  const calendar = ical({
    name: escaped(name),
    prodId: { company: namesIn('en').academy, product: 'Tournaments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.timezone({ name: null, generator: () => ZONE_DESCRIPTION })
  const now = indianMinute(Date.now())
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
      summary: PREFIXES[status]() + tournament.title,
      description: eventNotes(tournament, address, now),
      location: placeWords(tournament) || null,
      url: address,
      status: STATUSES[status],
      alarms:
        status === 'scheduled'
          ? [{ type: ICalAlarmType.display, triggerBefore: fromEveningBefore(hours, minutes) }]
          : [],
    })
  }
  for (const notice of notices) {
    calendar.createEvent({
      id: `notice-${notice._id}@${new URL(identity.url).hostname}`,
      sequence: notice.version - 1,
      stamp: notice.updatedAt,
      lastModified: notice.updatedAt,
      ...wholeDays(notice.firstDay, notice.lastDay),
      summary: notice.sentence,
      description: notice.addition || null,
      url: notice.link || null,
    })
  }
  const text = calendar.toString().replace(/^METHOD:.*\r\n/m, (line) => line + ASK_AGAIN)
  // Some programs call one without any component broken.
  const isEmpty = !text.includes('\r\nBEGIN:')
  const end = isEmpty ? `${ZONE_DESCRIPTION}\r\nEND:VCALENDAR` : 'END:VCALENDAR'
  return `${text.replace(/END:VCALENDAR\s*$/, end)}\r\n`
}
