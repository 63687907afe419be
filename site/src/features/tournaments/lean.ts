import type { Tournament } from '~/lib/wire'

/** What a tournament says of itself as an event when nothing is known. */
const noFacts = {
  startDate: null,
  endDate: null,
  reportingTime: null,
  venue: null,
  city: null,
  mapUrl: null,
  entryFee: null,
  entryDeadline: null,
  seatsNote: null,
  rounds: null,
  format: null,
  timeControl: null,
  rated: null,
  eligibility: null,
  categories: [],
  federationCodes: null,
  contactName: null,
  contactPhone: null,
  status: 'scheduled',
} satisfies Partial<Tournament>

type Fact = keyof typeof noFacts

/** What a list has no use for. */
const unused = ['_id', 'banner', 'createdAt', 'isActive'] as const

/** A tournament as a page carries it to its island: without the facts that are not known. */
export type LeanTournament = Omit<Tournament, Fact | (typeof unused)[number]> &
  Partial<Pick<Tournament, Fact>>

export function toLean(tournament: Tournament): LeanTournament {
  const used = Object.entries(tournament).filter(([name]) => !unused.some((one) => one === name))
  const known = used.filter(
    ([name, value]) =>
      !(name in noFacts) || String(value ?? '') !== String(noFacts[name as Fact] ?? '')
  )
  return Object.fromEntries(known) as LeanTournament
}

export function fromLean(tournament: LeanTournament): Tournament {
  const { slug } = tournament
  return { _id: slug, banner: null, createdAt: '', isActive: true, ...noFacts, ...tournament }
}
