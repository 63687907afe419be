import { m } from '@/lib/messages'
import { placesOf, type Header } from './headers'
import { Unreadable, type Line } from './lines'
import { byNumber, pairUp, type Half, type ReadGame } from './pair-up'
import type { ReadPlayer } from './read-player'
import { HALF_OF_CELL } from './scores'

/** Whether its first numbers are places. */
export const isByRank = ({ columns }: Header) =>
  columns.find((column) => /^(rank|sno|no|serial)$/.test(column ?? '')) === 'rank'

/** By place; where several share one, each counts as a place of its own. */
function byPlace(players: readonly ReadPlayer[]): ReadonlyMap<number, ReadPlayer> {
  const ranks = new Set(players.map(({ rank }) => rank))
  const isShared = ranks.size < players.length
  const first = players[0]?.rank ?? 1
  return new Map(
    players.map((player, index) => [isShared ? first + index : (player.rank ?? 0), player])
  )
}

const CELL = /^(\d+)([wb])([10½+-]?)$/i

/** A cell names an opponent by place in the list, or by starting number: whichever fits both ways. */
export function readCrosstable(header: Header, rows: Line[], players: ReadPlayer[]): ReadGame[] {
  const { cells } = header
  const halves = placesOf(header, 'round').flatMap((place) =>
    players.flatMap((player, index): Half[] => {
      const text = (rows[index]?.cells[place] ?? '').replace(/\s/g, '').replace(HALF_OF_CELL, '½')
      if (text === '' || text === '*') return []
      const round = Number(/\d+/.exec(cells[place] ?? '')?.[0])
      const [, no, colour = '', score = text.replace(/^-(?=.)/, '')] = CELL.exec(text) ?? []
      const opponent = no === undefined ? null : Number(no)
      return [{ round, player, opponent, isWhite: /w/i.test(colour), score }]
    })
  )
  // In the table of a round robin the columns are opponents, and tell neither rounds nor colours.
  if (halves.every(({ opponent }) => opponent === null)) throw new Unreadable(m.readNoRounds())
  const ways = [byPlace(players), byNumber(players)] as const
  const [first, other] = isByRank(header) ? ways : ways.toReversed()
  try {
    return pairUp(halves, first)
  } catch (error) {
    try {
      return pairUp(halves, other)
    } catch {
      throw error
    }
  }
}
