import { folded } from '../text/folded_text.js'
import { isStartingList, type ResultPlayer, type Results, type School } from './results.js'

interface Group {
  /** What the best players have, the most first. */
  points: number[]
  club: string
}

const plain = (club: string) => club.trim().replace(/\s+/g, ' ')

/** The same for spellings that differ in case and blanks. */
const schoolKey = (club: string) => folded(club).replace(/\s/g, '')

/** The fullest spelling, of equally long ones the first; a hidden player's club is nobody's to see. */
function groupsOf(players: readonly ResultPlayer[], hidden: readonly number[]): Group[] {
  const groups = new Map<string, Group>()
  for (const { no, club, points } of players) {
    const key = schoolKey(club ?? '')
    if (!key || points === null) continue
    const group = groups.get(key) ?? { points: [], club: '' }
    groups.set(key, group)
    group.points.push(points)
    const spelling = hidden.includes(no) ? '' : plain(club!)
    if (folded(spelling).length > folded(group.club).length) group.club = spelling
  }
  return [...groups.values()].map(({ club, points }) => ({
    club,
    points: points.sort((one, other) => other - one),
  }))
}

/**
 * The schools by the sum of what their best players have, then those that have too few players; of
 * equal ones by name. Hidden players count, or hiding a child would cost its school a place; a school
 * of hidden players alone is not named, and nobody is told who counts.
 */
export function schoolsOf(
  { players, schoolPlayers }: Pick<Results, 'players' | 'schoolPlayers'>,
  hidden: readonly number[] = []
): School[] {
  if (isStartingList({ players })) return []
  const schools = groupsOf(players, hidden).map(({ club, points }) => ({
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
