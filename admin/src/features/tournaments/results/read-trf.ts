import type { GameResult } from '@academy/api/shared/results/results'
import { countOf, numberOf, plain } from './lines'
import { pairUp, type Half } from './pair-up'
import type { ReadList, ReadPlayer } from './read-list'
import { Unreadable } from './unreadable'

/** Whether a text is a report as FIDE has it (TRF16, TRF26), whatever else stands in it. */
export const isTrf = (text: string) => /^\ufeff?(?:[^\r\n]*[\r\n]+){0,400}?001[ \t]+\d/.test(text)

const SCORES: Record<string, string> = {
  ...{ '1': '1', '0': '0', '=': '½', '½': '½', '+': '+', '-': '-' },
  ...{ W: '1', L: '0', D: '½' },
}
const BYES: Record<string, GameResult> = {
  ...{ H: 'half-bye', F: 'bye', U: 'bye', Z: 'zero-bye' },
  // Older programs write byes as results against nobody.
  ...{ '1': 'bye', '+': 'bye', '=': 'half-bye', '0': 'zero-bye', '-': 'zero-bye', '': 'zero-bye' },
}
const TITLES: Record<string, string> = {
  ...{ G: 'GM', M: 'IM', F: 'FM', C: 'CM', WG: 'WGM', WM: 'WIM', WF: 'WFM', WC: 'WCM' },
}

const FIRST_ROUND = 91
const ROUND_WIDTH = 10

/** Columns are counted in letters by some programs, in bytes by others: the one that fits is it. */
function columnsOf(text: string) {
  const bytes = new TextEncoder().encode(text)
  const inBytes = String.fromCharCode(...bytes)
  const decode = (part: string) =>
    new TextDecoder().decode(Uint8Array.from(part, (byte) => byte.charCodeAt(0)))
  const fits = (line: string) =>
    /^[ \d]*$/.test(line.slice(48, 52)) && /^[ \d.,½]*$/.test(line.slice(79, 84))
  const isByLetter = bytes.length === text.length || fits(text)
  const line = isByLetter ? text : inBytes
  /** Columns as FIDE counts them: from 1, the last one included. */
  return (first: number, last: number) => {
    const part = line.slice(first - 1, last)
    return plain(isByLetter ? part : decode(part))
  }
}

interface TrfPlayer {
  player: ReadPlayer
  /** A block of ten columns for each round. */
  rounds: { opponent: string; colour: string; score: string }[]
}

function readPlayer(text: string, line: number): TrfPlayer {
  const columns = columnsOf(text)
  const no = countOf(columns(5, 8))
  const name = columns(15, 47).replace(/[\s,]+$/, '')
  if (!no) throw new Unreadable('noNumber', { line, name })
  if (!name) throw new Unreadable('noName', { line })
  const sex = columns(10, 10).toLowerCase()
  const title = columns(11, 13).toUpperCase()
  const length = Math.max(0, Math.ceil((text.trimEnd().length - FIRST_ROUND) / ROUND_WIDTH))
  const rounds = Array.from({ length }, (_, index) => {
    const start = FIRST_ROUND + 1 + index * ROUND_WIDTH
    const colour = columns(start + 5, start + 5).toLowerCase()
    const score = columns(start + 7, start + 7).toUpperCase()
    return { opponent: columns(start, start + 3), colour, score }
  })
  const player: ReadPlayer = {
    ...{ line, no, name, title: (TITLES[title] ?? title) || null },
    sex: sex === 'm' ? 'm' : sex === 'w' || sex === 'f' ? 'w' : null,
    rating: countOf(columns(49, 52)),
    federation: columns(54, 56) || null,
    fideId: countOf(columns(58, 68))?.toString() ?? null,
    ...{ club: null, group: null, tieBreaks: [] },
    points: numberOf(columns(81, 84)),
    rank: countOf(columns(86, 89)),
  }
  return { player, rounds }
}

/** A whole tournament: its rank is the official one, and it has no tie-breaks. */
export function readTrf(text: string): ReadList {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\t/g, ' ')
    .split(/\r\n?|\n/)
  const read = lines.flatMap((line, index) =>
    line.startsWith('001 ') ? [readPlayer(line, index + 1)] : []
  )
  if (lines.filter((line) => /^012 /.test(line)).length > 1) throw new Unreadable('twoTournaments')
  const records = (pattern: RegExp) => Number(pattern.exec(lines.join('\n'))?.[1] ?? 0)
  const count = Math.max(0, ...read.map(({ rounds }) => rounds.length))
  const halves: Half[] = []
  let lastPaired = 0
  for (let round = 1; round <= count; round += 1) {
    const isPaired = read.some(({ rounds }) => Number(rounds[round - 1]?.opponent) > 0)
    if (isPaired && round > lastPaired + 1) {
      throw new Unreadable('emptyRound', { round: lastPaired + 1 })
    }
    if (isPaired) lastPaired = round
    for (const { player, rounds } of read) {
      const half = halfOf(player, rounds[round - 1], round)
      // A round that is not paired yet has only the byes that were asked for.
      if (half && (isPaired || rounds[round - 1]?.score)) halves.push(half)
    }
  }
  const byNumber = new Map(read.map(({ player }) => [player.no, player]))
  return {
    kind: 'trf',
    round: lastPaired,
    rounds: Math.max(records(/^XXR +(\d+)/m), records(/^142 +(\d+)/m), lastPaired),
    isFinal: false,
    tieBreaks: [],
    players: read.map(({ player }) => player),
    games: pairUp(halves, (no) => byNumber.get(no)),
  }
}

function halfOf(
  player: ReadPlayer,
  block: TrfPlayer['rounds'][0] | undefined,
  round: number
): Half {
  const { opponent = '', colour = '', score = '' } = block ?? {}
  const { line } = player
  const place = { line, round, player }
  if (Number(opponent) > 0) {
    const known = score === '' ? '' : SCORES[score]
    if (known === undefined) throw new Unreadable('noResult', { line, result: score })
    const isWhite = colour === 'w' ? true : colour === 'b' ? false : null
    return { ...place, opponent: Number(opponent), isWhite, score: known, bye: '*' }
  }
  const bye = BYES[score]
  if (!bye) throw new Unreadable('noResult', { line, result: score })
  return { ...place, opponent: null, isWhite: null, score, bye }
}
