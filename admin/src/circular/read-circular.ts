import { chatWith } from '@academy/api/shared/tournament/registration_link'
import { daysBetween, indianDay } from '@academy/api/shared/days/indian_days'
import { readNumbers, type NumbersReading } from './contact'
import { readDays } from './event-days'
import { withoutSenders } from './description'
import { readEndTime, readReportingTime } from './event-times'
import * as facts from './facts'
import { readFees, type FeesReading } from './fees/read-fees'
import { readCategories, readEligibility } from './groups'
import { readLinks } from './links'
import { leadsOn } from './other-days'
import { readPrizes, type PrizeReading } from './prizes/read-prizes'
import type { Reading } from './reading'
import { statements, writtenLines } from './statements'
import { readTitle } from './title'
import { holdsTwo } from './two-events'
import { readCity, readTown, readVenue } from './venue'
import { CIRCULAR_MAX } from './circular-max'

export interface CircularReading {
  fields: ReturnType<typeof readFields> & { entryFee: Reading | undefined }
  fees: FeesReading | undefined
  prizes: PrizeReading | undefined
  /** Phone numbers of which none is one to call. */
  unusedNumbers: string[]
  /** Whether it seems to be a text of two tournaments. */
  isOfTwo: boolean
}

const LINES_MAX = 500

/**
 * What the text of a tournament circular tells, by plain rules. Each value is sure or doubtful, by
 * the rule beside the reading of its field: a doubtful one is offered to the director with the words
 * it stands in, and what no rule finds is left out.
 * @param today a day in India, `YYYY-MM-DD`, for dates without a year
 */
export function readCircular(text: string, today = indianDay(Date.now())): CircularReading {
  const lines = withoutSenders(text.slice(0, CIRCULAR_MAX)).split(/\r?\n/, LINES_MAX)
  const all = statements(lines)
  const { fee, fees } = readFees(all)
  const numbers = readNumbers(all)
  const read = readFields(all, numbers, writtenLines(lines), today)
  const isChatOfTwo = isFarOff(read, fee)
  const fields = { ...read, ...(isChatOfTwo && { endDate: undefined }), entryFee: fee }
  return {
    fields,
    fees,
    prizes: readPrizes(all),
    unusedNumbers: numbers.unused,
    isOfTwo: isChatOfTwo || holdsTwo(all),
  }
}

/** Days of one tournament are not further apart. */
const DAYS_APART = 4

/** Whether a chat tells of another day, weeks from the first, and of another fee: of two tournaments. */
function isFarOff(
  { startDate, endDate }: Pick<ReturnType<typeof readFields>, 'startDate' | 'endDate'>,
  fee: Reading | undefined
): boolean {
  const isAnother = startDate && endDate && !endDate.isSure && (fee?.choices ?? []).length > 1
  return Boolean(isAnother) && daysBetween(startDate!.value, endDate!.value) > DAYS_APART
}

function readFields(
  all: ReturnType<typeof statements>,
  { contact, registration }: NumbersReading,
  written: string[],
  today: string
) {
  const here = all.filter((one) => !leadsOn(one.text))
  const venue = readVenue(here)
  const { map, form } = readLinks(all)
  const { startDate, endDate, entryDeadline } = readDays(all, today)
  return {
    title: readTitle(written),
    startDate,
    endDate,
    entryDeadline,
    repeats: facts.readRepeats(all),
    reportingTime: readReportingTime(all),
    endTime: readEndTime(all),
    venue,
    city: venue ? readCity(venue) : readTown(here),
    mapUrl: map,
    maxParticipants: facts.readSeats(all),
    rounds: facts.readRounds(all),
    format: facts.readFormat(all),
    timeControl: facts.readTimeControl(all),
    rated: facts.readRated(all),
    eligibility: readEligibility(all),
    categories: readCategories(all),
    federationCodes: facts.readCodes(all),
    contactName: contact.name,
    contactPhone: contact.phone,
    formLink: form ?? chatLink(registration),
  }
}

/** Where a circular names no form, players register by a message to a number. */
function chatLink(phone: Reading | undefined): Reading | undefined {
  const chat = phone && chatWith(phone.value)
  return chat ? { ...phone, value: chat, others: [] } : undefined
}
