import { readDays, readTime } from './circular_days.js'
import { readFee } from './circular_fee.js'
import { leadsOn } from './circular_later.js'
import { readContact, readLinks } from './circular_people.js'
import { readCity, readVenue } from './circular_place.js'
import {
  readCategories,
  readCodes,
  readEligibility,
  readFormat,
  readRated,
  readRounds,
  readSeats,
  readTimeControl,
} from './circular_play.js'
import { readPrizes, type PrizeReading } from './circular_prizes.js'
import type { Reading } from './circular_reading.js'
import { statements, writtenLines } from './circular_text.js'
import { readTitle } from './circular_title.js'

/** What a circular can tell: texts as the fields of a form hold them, dates `YYYY-MM-DD`. */
export type CircularField =
  | 'title'
  | 'startDate'
  | 'endDate'
  | 'entryDeadline'
  | 'reportingTime'
  | 'venue'
  | 'city'
  | 'mapUrl'
  | 'entryFee'
  | 'maxParticipants'
  | 'rounds'
  | 'format'
  | 'timeControl'
  | 'rated'
  | 'eligibility'
  | 'categories'
  | 'federationCodes'
  | 'contactName'
  | 'contactPhone'
  | 'formLink'

export interface CircularReading {
  fields: Partial<Record<CircularField, Reading>>
  prizes?: PrizeReading
}

/** Longer texts are no circulars. In UTF-16 units. */
const TEXT_MAX = 20_000
const LINES_MAX = 500

/**
 * What the text of a tournament circular tells, by plain rules. Each value is sure or doubtful, by
 * the rule beside the reading of its field: a doubtful one is offered to the director with the words
 * it stands in, and what no rule finds is left out.
 * @param today a day in India, `YYYY-MM-DD`, for dates without a year
 */
export function readCircular(text: string, today: string): CircularReading {
  const lines = text.slice(0, TEXT_MAX).split(/\r?\n/, LINES_MAX)
  const all = statements(lines)
  const headings = writtenLines(lines)
  const title = readTitle(headings.map((heading, line) => ({ text: heading, line })))
  const here = all.filter((one) => !leadsOn(one.text))
  const venue = readVenue(here, title?.value)
  const { phone, name } = readContact(all)
  const { map, form } = readLinks(all)
  const found: Partial<Record<CircularField, Reading | undefined>> = {
    title,
    ...readDays(all, today),
    reportingTime: readTime(all),
    venue,
    city: readCity(here, venue),
    mapUrl: map,
    entryFee: readFee(all),
    maxParticipants: readSeats(all),
    rounds: readRounds(all),
    format: readFormat(all),
    timeControl: readTimeControl(all),
    rated: readRated(all),
    eligibility: readEligibility(all),
    categories: readCategories(all),
    federationCodes: readCodes(all),
    contactName: name,
    contactPhone: phone,
    formLink: form,
  }
  const prizes = readPrizes(all)
  const fields = Object.fromEntries(
    Object.entries(found).filter(([, reading]) => reading !== undefined)
  ) as CircularReading['fields']
  return prizes ? { fields, prizes } : { fields }
}
