import type { TextFact } from '@academy/api/shared/tournament/tournament_facts'
import type { ComponentProps } from 'react'
import { m } from '@/lib/messages'

type Fact = TextFact | 'entryFee' | 'rounds' | 'rated' | 'categories' | 'status' | 'slug'

/** What the form calls the facts of a tournament, and so does the list of activity. */
export const factLabels: Record<Fact, string> = {
  startDate: m.startDate(),
  endDate: m.endDate(),
  entryDeadline: m.entryDeadline(),
  repeats: m.repeats(),
  reportingTime: m.reportingTime(),
  endTime: m.endTime(),
  venue: m.venue(),
  city: m.city(),
  mapUrl: m.mapLink(),
  seatsNote: m.seatsNote(),
  resultsUrl: m.resultsLink(),
  format: m.format(),
  timeControl: m.timeControl(),
  eligibility: m.eligibility(),
  federationCodes: m.federationCodes(),
  contactName: m.contactName(),
  contactPhone: m.contactPhone(),
  statusReason: m.reason(),
  entryFee: m.entryFee(),
  rounds: m.rounds(),
  rated: m.rated(),
  categories: m.categories(),
  status: m.eventStatus(),
  slug: m.address(),
}

type Kind = ComponentProps<'input'> & { hint?: string; isWide?: boolean }

const link = { type: 'url', inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const
const number = { inputMode: 'numeric', className: 'tabular-nums' } as const

/** Every fact with the input that fits it, in the order in which a circular tells them. */
export const factInputs: readonly [Fact | 'maxParticipants', Kind][] = [
  ['startDate', { type: 'date' }],
  ['endDate', { type: 'date', hint: m.endDateHint() }],
  ['entryDeadline', { type: 'date' }],
  ['reportingTime', { type: 'time' }],
  ['endTime', { type: 'time', hint: m.endTimeHint() }],
  ['repeats', { placeholder: m.repeatsExample(), hint: m.repeatsHint() }],
  ['venue', { isWide: true, placeholder: m.venueExample() }],
  ['city', { autoComplete: 'off' }],
  ['mapUrl', link],
  ['entryFee', { ...number, hint: m.entryFeeHint() }],
  ['maxParticipants', number],
  ['seatsNote', { placeholder: m.seatsExample() }],
  ['rounds', number],
  ['format', { placeholder: m.formatExample() }],
  ['timeControl', { placeholder: m.timeControlExample() }],
  ['eligibility', { placeholder: m.eligibilityExample() }],
  ['categories', { isWide: true, placeholder: m.categoriesExample(), hint: m.categoriesHint() }],
  ['federationCodes', { placeholder: m.federationExample() }],
  ['contactName', { autoComplete: 'off' }],
  ['contactPhone', { type: 'tel', inputMode: 'tel', autoComplete: 'off' }],
  ['resultsUrl', { ...link, isWide: true, hint: m.resultsLinkHint() }],
]
