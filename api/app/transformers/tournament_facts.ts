import type { RATED_KINDS } from '#shared/tournament_facts'
import type { TournamentStatus } from '#shared/tournament_state'

/** The columns that tell of a tournament as an event. */
export interface TournamentFactColumns {
  startDate: string | null
  endDate: string | null
  reportingTime: string | null
  venue: string | null
  city: string | null
  mapUrl: string | null
  entryFee: number | null
  entryDeadline: string | null
  seatsNote: string | null
  rounds: number | null
  format: string | null
  timeControl: string | null
  rated: string | null
  eligibility: string | null
  categories: string
  federationCodes: string | null
  contactName: string | null
  contactPhone: string | null
  status: string
}

/** What is not known is null, or an empty list; dates and times are India's. */
export function toFacts(row: TournamentFactColumns) {
  return {
    startDate: row.startDate,
    endDate: row.endDate,
    reportingTime: row.reportingTime,
    venue: row.venue,
    city: row.city,
    mapUrl: row.mapUrl,
    entryFee: row.entryFee,
    entryDeadline: row.entryDeadline,
    seatsNote: row.seatsNote,
    rounds: row.rounds,
    format: row.format,
    timeControl: row.timeControl,
    rated: row.rated as (typeof RATED_KINDS)[number] | null,
    eligibility: row.eligibility,
    categories: JSON.parse(row.categories) as string[],
    federationCodes: row.federationCodes,
    contactName: row.contactName,
    contactPhone: row.contactPhone,
    status: row.status as TournamentStatus,
  }
}
