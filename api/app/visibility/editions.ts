import { createHash } from 'node:crypto'
import { daysAfter, indianDay } from '#shared/days/indian_days'
import { nameComparer } from '#shared/results/alike_names'
import type { SentResults, StoredResults } from '#shared/results/results'
import { lastDay, type DatedTournament } from '#shared/tournament/tournament_state'

/** One playing of a tournament: one that is moved to another year may have results of both. */
export interface Edition {
  /** The day from which the time of full names counts. */
  namesFrom: string
  /** The day on which its results were there for the first time: it was not played later. */
  publishedOn: string
  /** By what its results are known again, also after a removal; empty until something is played. */
  marks: Marks
}

/** Digests, without a name that could be read. */
interface Marks {
  /** Of who has met whom in which round, whatever the result. */
  games: string[]
  /** Of who has how many points. */
  points: string[]
}

export type Played = Pick<DatedTournament, 'startDate' | 'endDate'>
type Lists = Pick<SentResults, 'players' | 'games'>

/** Those of a live tournament whose standings alone are pasted are one for each round. */
const EDITIONS_MAX = 40

/** Also of a postponed tournament: what has results was played. */
const lastPlayed = ({ startDate, endDate }: Played) =>
  lastDay({ status: 'scheduled', startDate, endDate })

/** How long before the first day of play a starting list may be published. */
const STARTING_LIST_DAYS = 60

/** Whether results of this edition can be of the days that the tournament has now. */
function canBeOf({ startDate }: Played, { publishedOn, marks }: Edition): boolean {
  const latest = isBegun(marks) ? publishedOn : daysAfter(publishedOn, STARTING_LIST_DAYS)
  return startDate !== null && startDate <= latest
}

const earlierOf = (day: string, other: string) => (day < other ? day : other)
const laterOf = (day: string, other: string) => (day > other ? day : other)

/**
 * The day from which the time of full names counts. An earlier last day of play than the stored one always
 * counts. A later one is the correction of a wrong date if the results can be of it, and brings their names
 * back; else it is that of the next edition, and last year's players stay initials.
 */
export function countedFrom(tournament: Played, edition: Edition): string {
  const { namesFrom, publishedOn } = edition
  const day = lastPlayed(tournament)
  if (day === null) return namesFrom
  const isCorrected = canBeOf(tournament, edition)
  return earlierOf(day, isCorrected ? laterOf(namesFrom, publishedOn) : namesFrom)
}

interface Before {
  /** The last one is that of the results which were published last. */
  editions: readonly Edition[]
  /** What is published now, if anything. */
  published: StoredResults | null
}

/**
 * The editions once `sent` is published, its own last. Results that were published before, and then
 * corrected, removed or taken back, are of the day that they were of, whatever the dates say now; other
 * ones are of the last day of play or, without dates, of the day of before, or of today.
 */
export function editionsWith(sent: Lists, tournament: Played, before: Before): Edition[] {
  const { editions, published } = before
  const { soundKey } = nameComparer()
  const marks = marksOf(sent, soundKey)
  const last = editions.at(-1)
  const isLeft = !isBegun(marks) && published !== null && hasSamePlayers(published, sent, soundKey)
  const same = isLeft ? last : mostAlike(marks, editions)
  const today = indianDay(Date.now())
  const own: Edition = same
    ? {
        namesFrom: countedFrom(tournament, same),
        publishedOn: same.publishedOn,
        marks: isBegun(marks) ? marks : same.marks,
      }
    : { namesFrom: lastPlayed(tournament) ?? last?.namesFrom ?? today, publishedOn: today, marks }
  const others = editions.filter((edition) => edition !== same && isBegun(edition.marks))
  return [...others, own].slice(-EDITIONS_MAX)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8)

type SoundKey = ReturnType<typeof nameComparer>['soundKey']

function marksOf({ players, games }: Lists, soundKey: SoundKey): Marks {
  const names = new Map(players.map(({ no, name }) => [no, soundKey(name)]))
  const isPlayed = ({ white, black, result }: Lists['games'][number]) =>
    white !== null && black !== null && result !== '*'
  return {
    games: games
      .filter(isPlayed)
      .map(({ round, white, black }) =>
        digestOf(`${round} ${names.get(white!)} – ${names.get(black!)}`)
      ),
    points: players
      .filter(({ points }) => points)
      .map(({ no, points }) => digestOf(`${names.get(no)} ${points}`)),
  }
}

const isBegun = ({ games, points }: Marks) => games.length + points.length > 0

function hasSamePlayers(
  before: Pick<Lists, 'players'>,
  sent: Pick<Lists, 'players'>,
  soundKey: SoundKey
): boolean {
  const namesOf = ({ players }: Pick<Lists, 'players'>) => players.map(({ name }) => soundKey(name))
  return shareOf(namesOf(before), namesOf(sent)) >= ALIKE
}

/** The least share that two lists of one edition have in common. */
const ALIKE = 0.5

function mostAlike(marks: Marks, editions: readonly Edition[]): Edition | undefined {
  if (!isBegun(marks)) return undefined
  return editions
    .filter((edition) => isBegun(edition.marks))
    .map((edition) => ({ edition, share: likeness(marks, edition.marks) }))
    .filter(({ share }) => share >= ALIKE)
    .sort((known, next) => next.share - known.share)[0]?.edition
}

/** By the games, else by the points; what cannot be compared is taken to be the same. */
function likeness(sent: Marks, known: Marks): number {
  for (const kind of ['games', 'points'] as const) {
    if (sent[kind].length > 0 && known[kind].length > 0) return shareOf(sent[kind], known[kind])
  }
  return ALIKE
}

/** Of the shorter list, how much the longer one has; an odd one out counts for neither. */
function shareOf(...lists: [string[], string[]]): number {
  const [short, long] = lists.sort((list, next) => list.length - next.length)
  const inLong = new Set(long)
  const common = short.filter((text) => inLong.has(text)).length
  const most = Math.max(2, short.length - (short.length % 2))
  return Math.min(1, common / most)
}
