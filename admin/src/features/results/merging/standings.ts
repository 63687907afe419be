import type { StoredResults } from '@academy/api/shared/results/results'
import type { ReadList } from '@/features/results/reading/read-list'
import { m } from '@/lib/messages'
import { someOf } from '@/lib/some-of'
import type { Revised } from './players'

interface Placed extends Revised {
  doubts: string[]
}

/** Takes over the standings of a list; pairings give the points before their round. */
export function placedBy(list: ReadList, results: StoredResults, isNewRound: boolean): Placed {
  const { kind } = list
  if (kind === 'pairings') {
    const { adjustments, results: placed } = isNewRound
      ? withPoints(results, list)
      : { results, adjustments: [] }
    return { results: placed, doubts: [], adjustments }
  }
  const given = new Set(list.players.map(({ no }) => no))
  const absent = results.players.filter(({ no }) => !given.has(no))
  const names = someOf(absent.map(({ name }) => name))
  if (kind === 'start') {
    const adjustments = names ? [m.playersStay({ names })] : []
    return { results, doubts: [], adjustments }
  }
  const isPart = kind === 'standings' && !list.isFinal
  const hasStanding = absent.some(({ points, rank }) => points !== null || rank !== null)
  if (isPart && hasStanding) return withSomeStandings(results, list, absent)
  const notes = names ? [m.adjustedAbsent({ count: absent.length, names })] : []
  return {
    results: withStandings(results, list),
    doubts: hasStanding ? notes : [],
    adjustments: hasStanding ? [] : notes,
  }
}

/** The points of pairings; where they differ from those known, earlier places are void. */
function withPoints(results: StoredResults, list: ReadList): Revised {
  const { players } = results
  const given = new Map(list.players.map(({ no, points }) => [no, points]))
  const counted = players.map((player) => {
    const points = given.get(player.no) ?? player.points
    return { ...player, points, rank: null, tieBreaks: [] }
  })
  if (counted.every(({ points }, at) => points === players[at]?.points)) {
    return { results, adjustments: [] }
  }
  const isVoid = players.some(({ rank }) => rank !== null)
  return {
    results: { ...results, tieBreaks: [], players: counted },
    adjustments: isVoid ? [m.adjustedStandings()] : [],
  }
}

function withStandings(results: StoredResults, list: ReadList): StoredResults {
  const given = new Map(list.players.map((player) => [player.no, player]))
  const players = results.players.map((player) => {
    const { points = null, rank = null, tieBreaks = [] } = given.get(player.no) ?? {}
    return { ...player, points, rank, tieBreaks }
  })
  return { ...results, tieBreaks: list.tieBreaks, players }
}

/** Whoever is not in a list keeps points and place; a place that somebody of the list has is void. */
function withSomeStandings(
  results: StoredResults,
  list: ReadList,
  absent: StoredResults['players']
): Placed {
  const names = (players: StoredResults['players']) => someOf(players.map(({ name }) => name)) ?? ''
  const places = new Set(list.players.map(({ rank }) => rank))
  const outdone = absent.filter(({ rank }) => rank !== null && places.has(rank))
  const isOfSameKind = list.tieBreaks.join('\n') === results.tieBreaks.join('\n')
  const hasTieBreaks = list.tieBreaks.length > 0
  const given = new Map(list.players.map((player) => [player.no, player]))
  const players = results.players.map((player) => {
    const now = given.get(player.no)
    if (now) return { ...player, points: now.points, rank: now.rank, tieBreaks: now.tieBreaks }
    const rank = outdone.includes(player) ? null : player.rank
    return { ...player, rank, tieBreaks: isOfSameKind || !hasTieBreaks ? player.tieBreaks : [] }
  })
  const kept = m.adjustedKept({ count: absent.length, names: names(absent) })
  const taken = outdone.length > 0 ? [m.placesTaken({ names: names(outdone) })] : []
  const tieBreaks = hasTieBreaks ? list.tieBreaks : results.tieBreaks
  return { results: { ...results, tieBreaks, players }, doubts: [kept, ...taken], adjustments: [] }
}
