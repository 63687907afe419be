import { m } from '@/lib/messages'
import { placeOf, type Header } from './headers'
import { countOf, Unreadable, type Line } from './lines'
import { playersOf, type ReadGame } from './pair-up'
import type { ReadList } from './read-list'
import { readPlayer } from './read-player'
import { BYE_RESULTS, resultOf, scoresOf } from './scores'

const NOBODY = /^(?:(?:half |zero |full )?(?:point )?bye|not paired|unpaired|-*)$/i

const worthOf = (absent: string) =>
  /^half/i.test(absent) ? '½' : /^(?:full |point )*bye$/i.test(absent) ? '1' : '0'

export function readPairings(
  header: Header,
  rows: Line[],
  list: Pick<ReadList, 'round' | 'notes'>
) {
  const notes = new Set(list.notes)
  const games = rows.map((row): ReadGame => {
    const { line, cells } = row
    const names = [0, 1].map((side) => cells[placeOf(header, 'name', side)] ?? '')
    // An empty side may have odd numbers.
    const sides = names.map((name, side) =>
      NOBODY.test(name) ? [] : readPlayer(row, header, side)
    )
    const [white, black] = sides.flat()
    if (!white) throw new Unreadable(m.readNoName({ line }))
    const scores = scoresOf(cells[placeOf(header, 'result')] ?? '')
    if (!black) {
      const [own, absent] = white === sides[0] ? [0, 1] : [-1, 0]
      const score = scores.split('-').at(own) || worthOf(names[absent] ?? '')
      const result = resultOf(line, score, BYE_RESULTS)
      return { round: list.round, board: null, white, black: null, result }
    }
    if (scores === '0-0') notes.add(m.adjustedBothLost())
    const board = countOf(cells[placeOf(header, 'board')] ?? '')
    return { round: list.round, board, white, black, result: resultOf(line, scores) }
  })
  return { players: playersOf(games), games, notes: [...notes] }
}
