import { m } from '@/lib/messages'
import { countOf, fideIdOf, nameOf, numberOf, plain, Unreadable } from './lines'
import { byNumber, pairUp, type Half } from './pair-up'
import type { ReadList } from './read-list'
import { idNotes, isOddId, sexOf, type ReadPlayer } from './read-player'

export const isTrf = (text: string) => /^\ufeff?001[ \t]+\d/m.test(text)

/** What the tournament's name comes after. */
const NAME = '012 '
/** A player's line in columns, as FIDE counts them; a round has ten, of at most 30. */
const PLAYER =
  /^001 ([ \d]{4}) (.)([ \w]{3}) (.{33}) ([ \d]{4}) (.{3}) (.{11}) .{10} ([ \d.,½]{4}) ([ \d]{4})(.*)$/
/** Its group in the pattern. */
const FIDE_ID = 7
const ROUND = /^ {2}([ \d]{4}) (.) (.)$/
const COLUMNS = 89 + 30 * 10
/** Some programs write a birth date with blanks, which moves what follows. */
const LONG_DATE = / (\d\d)\. (\d\d)\. (\d{4}) /

const SCORES: Record<string, string> = { '=': '½', W: '1', D: '½', L: '0' }

export function readTrf(report: string): ReadList {
  const lines = report.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const names = lines.filter((line) => line.startsWith(NAME))
  if (names.length > 1) throw new Unreadable(m.readTwoTournaments())
  const players: ReadPlayer[] = []
  const halves: Half[] = []
  const withOddId: ReadPlayer[] = []
  for (const [index, row] of lines.entries()) {
    if (!/^001\s/.test(row)) continue
    const line = index + 1
    const text = row.replace(LONG_DATE, ' $1.$2.$3 ').trimEnd().padEnd(COLUMNS)
    const columns = PLAYER.exec(text) ?? PLAYER.exec(inBytes(text))
    if (!columns) throw new Unreadable(m.readTrfColumns({ line }))
    const player = playerOf(columns, line)
    players.push(player)
    if (isOddId(plain(columns[FIDE_ID] ?? ''))) withOddId.push(player)
    const blocks = columns.at(-1)?.match(/.{10}/g) ?? []
    halves.push(...blocks.map((block, at) => halfOf(block, player, at + 1)))
  }
  const paired = new Set(halves.flatMap(({ opponent, round }) => (opponent ? [round] : [])))
  const last = Math.max(0, ...paired)
  for (let round = 1; round < last; round += 1) {
    if (!paired.has(round)) throw new Unreadable(m.readEmptyRound({ round }))
  }
  // A round that is not paired yet has only the byes that were asked for.
  const known = halves.filter(({ round, score }) => round <= last || score !== '')
  const announced = lines.map((line) => Number(/^(?:XXR|142) +(\d+)/.exec(line)?.[1] ?? 0))
  return {
    kind: 'trf',
    round: last,
    rounds: Math.max(...announced),
    isOfAllRounds: true,
    isFinal: false,
    headings: names.map((line) => plain(line.slice(NAME.length))),
    tieBreaks: [],
    notes: idNotes(withOddId),
    players,
    games: pairUp(known, byNumber(players)),
  }
}

/** Some programs count the bytes of letters. */
const inBytes = (text: string) =>
  text.replace(/[\u0080-\uffff]/g, (letter) => letter.padEnd(letter < '\u0800' ? 2 : 3, '\0'))

function playerOf(columns: string[], line: number): ReadPlayer {
  const [, no = '', sex = '', title = '', name = '', rating = '', ...rest] = columns.map(plain)
  const [federation = '', fideId = '', points = '', rank = ''] = rest
  // 'm' is an IM, 'wg' a WGM.
  const letters = title.toUpperCase().replace(/^(W?)M$/, '$1I')
  return {
    line,
    no: countOf(no) ?? 0,
    name: nameOf(name.replaceAll('\0', '')),
    title: letters.replace(/^W?[GIFC]$/, '$&M') || null,
    sex: sexOf(sex),
    rating: countOf(rating),
    federation: federation || null,
    fideId: fideIdOf(fideId),
    club: null,
    group: null,
    tieBreaks: [],
    points: numberOf(points),
    rank: countOf(rank),
  }
}

function halfOf(block: string, player: ReadPlayer, round: number): Half {
  const [, opponent, colour = '', result = ''] = ROUND.exec(block) ?? []
  if (opponent === undefined) throw new Unreadable(m.readTrfColumns({ line: player.line }))
  const score = result.trim().toUpperCase()
  const isWhite = { w: true, b: false }[colour.toLowerCase()] ?? null
  return {
    round,
    player,
    opponent: Number(opponent) || null,
    isWhite,
    score: SCORES[score] ?? score,
  }
}
