import {
  isStartingList,
  type ResultPlayer,
  type Results,
  type School,
  type StoredResults,
  type Winner,
} from './results.js'
import {
  schoolKey,
  schoolName,
  schoolSpellings,
  type ClubPlayer,
  type SchoolSpellings,
} from './school_names.js'

interface Group {
  /** What the best players have, the most first. */
  points: number[]
  club: string
}

/** What the players of each school have; a school of hidden players alone has no name. */
function groupsOf(players: readonly ResultPlayer[], spellings: SchoolSpellings): Group[] {
  const points = new Map<string, number[]>()
  for (const player of players) {
    const key = schoolKey(player.club)
    if (!key || player.points === null) continue
    const ofSchool = points.get(key) ?? []
    ofSchool.push(player.points)
    points.set(key, ofSchool)
  }
  return [...points].map(([key, ofSchool]) => ({
    club: spellings.get(key)?.[0] ?? '',
    points: ofSchool.sort((one, other) => other - one),
  }))
}

/**
 * The schools by the sum of what their best players have, then those that have too few players; of
 * equal ones by name. Hidden players count, or hiding a child would cost its school a place; a school
 * of hidden players alone is not named, and nobody is told who counts. What a list has as a club may as
 * well be a town: there are none unless somebody has asked for them.
 * @param spellings of the players who are not hidden
 */
export function schoolsOf(
  { players, schoolPlayers }: Pick<Results, 'players' | 'schoolPlayers'>,
  spellings = schoolSpellings(players)
): School[] {
  if (schoolPlayers === 0 || isStartingList({ players })) return []
  const schools = groupsOf(players, spellings).map(({ club, points }) => ({
    club,
    points: points.slice(0, schoolPlayers).reduce((sum, one) => sum + one, 0),
    isFull: points.length >= schoolPlayers,
  }))
  const full = schools.filter(({ isFull }) => isFull)
  return schools
    .sort(
      (one, other) =>
        Number(other.isFull) - Number(one.isFull) ||
        other.points - one.points ||
        one.club.localeCompare(other.club, 'en')
    )
    .map(({ club, points, isFull }) => ({
      club,
      points,
      place: isFull ? full.filter((other) => other.points > points).length + 1 : null,
    }))
    .filter(({ club }) => club !== '')
}

/** Whether all players of a club are hidden: then nobody is told its name. */
export function isHiddenSchool(
  club: string,
  { players, hidden }: Pick<StoredResults, 'hidden'> & { players: readonly ClubPlayer[] }
): boolean {
  const key = schoolKey(club)
  const pupils = players.filter((player) => schoolKey(player.club) === key)
  return pupils.length > 0 && pupils.every(({ no }) => hidden.includes(no))
}

/**
 * The winners of whom the public may know: of schools those that have a player who is named.
 * @param spellings of the players who are not hidden
 */
export function shownWinners(
  results: Pick<StoredResults, 'players' | 'winners' | 'hidden'>,
  spellings = schoolSpellings(results.players, results.hidden)
): Winner[] {
  return results.winners.flatMap((winner) => {
    if (!winner.club) return [winner]
    if (isHiddenSchool(winner.club, results)) return []
    return [{ ...winner, club: schoolName(winner.club, spellings) }]
  })
}
