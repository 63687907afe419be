import { m } from '@/lib/messages'
import { countOf, numberOf, plain, Unreadable } from './lines'
import { pairUp, type Half } from './pair-up'
import { sexOf, type ReadList, type ReadPlayer } from './read-list'

/** Whether a text is a report as FIDE has it (TRF16, TRF26), whatever else stands in it. */
export const isTrf = (text: string) => /^\ufeff?(?:[^\r\n]*[\r\n]+){0,400}?001[ \t]+\d/.test(text)

/** A player's line in columns, as FIDE counts them; a round has ten, from its two blanks on. */
const PLAYER =
  /^001 ([ \d]{4}) (.)([ \w]{3}) (.{33}) ([ \d]{4}) (.{3}) ([ \w]{11}) .{10} ([ \d.,½]{4}) ([ \d]{4})(.*)$/
const ROUND = /^ {2}([ \d]{4}) (.) (.)$/
/** Some programs write a birth date with blanks, which moves what follows. */
const LONG_DATE = / (\d\d)\. (\d\d)\. (\d{4}) /

const TITLES: Record<string, string> = {
  ...{ G: 'GM', M: 'IM', F: 'FM', C: 'CM', WG: 'WGM', WM: 'WIM', WF: 'WFM', WC: 'WCM' },
}
const SCORES: Record<string, string> = { '=': '½', W: '1', D: '½', L: '0' }

interface TrfRow {
  player: ReadPlayer
  /** Opponent, colour and result of each round. */
  rounds: string[][]
}

function readRow(text: string, line: number): TrfRow {
  const columns = PLAYER.exec(text.replace(LONG_DATE, ' $1.$2.$3 ').padEnd(89))
  const blocks =
    columns
      ?.pop()
      ?.trimEnd()
      .match(/.{1,10}/g) ?? []
  const rounds = blocks.map((block) => (ROUND.exec(block.padEnd(10)) ?? []).slice(1).map(plain))
  if (!columns || rounds.some(({ length }) => length === 0)) {
    throw new Unreadable(m.readTrfColumns({ line }))
  }
  const [start = '', sex = '', titled = '', named = '', rated = '', ...rest] = columns
    .slice(1)
    .map(plain)
  const [federation = '', fideId = '', points = '', rank = ''] = rest
  const no = countOf(start)
  const name = named.replace(/[\s,]+$/, '')
  if (!no) throw new Unreadable(m.readNoNumber({ line, name }))
  if (!name) throw new Unreadable(m.readNoName({ line }))
  const title = titled.toUpperCase()
  const player: ReadPlayer = {
    ...{ line, no, name, title: (TITLES[title] ?? title) || null },
    sex: sexOf(sex),
    rating: countOf(rated),
    federation: federation || null,
    fideId: fideId.replace(/^0+/, '') || null,
    ...{ club: null, group: null, tieBreaks: [] },
    points: numberOf(points),
    rank: countOf(rank),
  }
  return { player, rounds }
}

/** A whole tournament: its rank is the official one, and it has no tie-breaks. */
export function readTrf(text: string): ReadList {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const rows = lines.flatMap((line, index) =>
    /^001\s/.test(line) ? [readRow(line, index + 1)] : []
  )
  if (lines.filter((line) => line.startsWith('012 ')).length > 1) {
    throw new Unreadable(m.readTwoTournaments())
  }
  const byNumber = new Map<number | null, ReadPlayer>()
  for (const { player } of rows) {
    const { no, line } = player
    if (byNumber.has(no)) throw new Unreadable(m.readNumberTwice({ line, no: no ?? 0 }))
    byNumber.set(no, player)
  }
  const count = Math.max(0, ...rows.map(({ rounds }) => rounds.length))
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  const halves = rows.flatMap(({ player, rounds }) =>
    numbers.map((round) => halfOf(player, rounds[round - 1] ?? [], round))
  )
  const paired = new Set(halves.flatMap(({ opponent, round }) => (opponent ? [round] : [])))
  const last = Math.max(0, ...paired)
  const missing = numbers.find((round) => round < last && !paired.has(round))
  if (missing) throw new Unreadable(m.readEmptyRound({ round: missing }))
  // A round that is not paired yet has only the byes that were asked for.
  const known = halves.filter(({ round, score }) => round <= last || score !== '')
  const announced = lines.map((line) => Number(/^(?:XXR|142) +(\d+)/.exec(line)?.[1] ?? 0))
  return {
    ...{ kind: 'trf', round: last, rounds: Math.max(last, ...announced), isFinal: false },
    ...{ tieBreaks: [], notes: [], players: rows.map(({ player }) => player) },
    games: pairUp(known, (no) => byNumber.get(no)),
  }
}

function halfOf(player: ReadPlayer, columns: string[], round: number): Half {
  const [opponent, colour, result = ''] = columns
  const score = result.toUpperCase()
  return {
    ...{ line: player.line, round, player },
    opponent: Number(opponent) || null,
    isWhite: colour?.toLowerCase() === 'w' ? true : colour?.toLowerCase() === 'b' ? false : null,
    score: SCORES[score] ?? score,
  }
}
