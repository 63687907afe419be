import type { GameResult } from '@academy/api/shared/results/results'
import { m } from '@/lib/messages'
import { countOf, numberOf, plain } from './lines'
import { pairUp, type Half } from './pair-up'
import type { ReadList, ReadPlayer } from './read-list'
import { Unreadable } from './unreadable'

/** Whether a text is a report as FIDE has it (TRF16, TRF26), whatever else stands in it. */
export const isTrf = (text: string) => /^\ufeff?(?:[^\r\n]*[\r\n]+){0,400}?001[ \t]+\d/.test(text)

const SCORES: Record<string, string> = {
  ...{ '1': '1', '0': '0', '=': '½', '½': '½', '+': '+', '-': '-' },
  // Lichess writes Z while a game is played.
  ...{ W: '1', L: '0', D: '½', '': '', Z: '' },
}
const BYES: Record<string, GameResult> = {
  ...{ H: 'half-bye', F: 'bye', U: 'bye', Z: 'zero-bye' },
  // Older programs write byes as results against nobody.
  ...{ '1': 'bye', '+': 'bye', '=': 'half-bye', '0': 'zero-bye', '-': 'zero-bye', '': 'zero-bye' },
}
const TITLES: Record<string, string> = {
  ...{ G: 'GM', M: 'IM', F: 'FM', C: 'CM', WG: 'WGM', WM: 'WIM', WF: 'WFM', WC: 'WCM' },
}

/** A player's line in columns, as FIDE counts them; a round has ten, from its two blanks on. */
const PLAYER =
  /^001 ([ \d]{4}) (.)([ \w]{3}) (.{33}) ([ \d]{4}) (.{3}) ([ \w]{11}) .{10} ([ \d.,½]{4}) ([ \d]{4})(.*)$/
const ROUND = /^ {2}([ \d]{4}) (.) (.)$/

const toBytes = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
const fromBytes = (part: string) =>
  new TextDecoder().decode(Uint8Array.from(part, (byte) => byte.charCodeAt(0)))

/** Some programs count in bytes, and some write a birth date with blanks, which moves what follows. */
function columnsOf(text: string): string[] | undefined {
  const long = / (\d\d)\. (\d\d)\. (\d{4})(?= )/
  const line = text.padEnd(89)
  for (const one of [line, line.replace(long, ' $1.$2.$3'), line.replace(long, '   $1.$2.$3')]) {
    const found = PLAYER.exec(one) ?? PLAYER.exec(toBytes(one))?.map(fromBytes)
    if (found && /^\w*$/.test(plain(found[7] ?? ''))) return found
  }
  return undefined
}

interface TrfPlayer {
  player: ReadPlayer
  rounds: { opponent: number; colour: string; score: string }[]
}

function readPlayer(text: string, line: number): TrfPlayer {
  const columns = columnsOf(text)
  const [, start = '', sign = '', titled = '', ...rest] = columns ?? []
  const [named = '', rated = '', federation = '', fideId = '', points = '', rank = ''] = rest
  const blocks = rest[6]?.trimEnd().match(/.{1,10}/g) ?? []
  const rounds = blocks.flatMap((block) => {
    const [, opponent, colour = '', score = ''] = ROUND.exec(block.padEnd(10)) ?? []
    if (opponent === undefined) return []
    return [
      {
        opponent: Number(opponent),
        colour: colour.toLowerCase(),
        score: score.trim().toUpperCase(),
      },
    ]
  })
  if (!columns || rounds.length < blocks.length) throw new Unreadable(m.readTrfColumns({ line }))
  const no = countOf(plain(start))
  const name = plain(named).replace(/[\s,]+$/, '')
  if (!no) throw new Unreadable(m.readNoNumber({ line, name }))
  if (!name) throw new Unreadable(m.readNoName({ line }))
  const sex = sign.toLowerCase()
  const title = plain(titled).toUpperCase()
  const player: ReadPlayer = {
    ...{ line, no, name, title: (TITLES[title] ?? title) || null },
    sex: sex === 'm' ? 'm' : sex === 'w' || sex === 'f' ? 'w' : null,
    rating: countOf(plain(rated)),
    federation: plain(federation) || null,
    fideId: plain(fideId).replace(/^0+/, '') || null,
    ...{ club: null, group: null, tieBreaks: [] },
    points: numberOf(plain(points)),
    rank: countOf(plain(rank)),
  }
  return { player, rounds }
}

/** A whole tournament: its rank is the official one, and it has no tie-breaks. */
export function readTrf(text: string): ReadList {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  const read = lines.flatMap((line, index) =>
    /^001\s/.test(line) ? [readPlayer(line, index + 1)] : []
  )
  if (lines.filter((line) => /^012 /.test(line)).length > 1)
    throw new Unreadable(m.readTwoTournaments())
  const records = (pattern: RegExp) => Number(pattern.exec(lines.join('\n'))?.[1] ?? 0)
  const count = Math.max(0, ...read.map(({ rounds }) => rounds.length))
  const halves: Half[] = []
  let lastPaired = 0
  for (let round = 1; round <= count; round += 1) {
    const isPaired = read.some(({ rounds }) => rounds[round - 1]?.opponent)
    if (isPaired && round > lastPaired + 1) {
      throw new Unreadable(m.readEmptyRound({ round: lastPaired + 1 }))
    }
    if (isPaired) lastPaired = round
    for (const { player, rounds } of read) {
      const half = halfOf(player, rounds[round - 1], round)
      // A round that is not paired yet has only the byes that were asked for.
      if (half && (isPaired || rounds[round - 1]?.score)) halves.push(half)
    }
  }
  const byNumber = new Map<number | null, ReadPlayer>()
  for (const { player } of read) {
    const { no, line } = player
    if (no !== null && byNumber.has(no)) throw new Unreadable(m.readNumberTwice({ line, no }))
    byNumber.set(no, player)
  }
  return {
    kind: 'trf',
    round: lastPaired,
    rounds: Math.max(records(/^XXR +(\d+)/m), records(/^142 +(\d+)/m), lastPaired),
    isFinal: false,
    tieBreaks: [],
    notes: [],
    players: read.map(({ player }) => player),
    games: pairUp(halves, (no) => byNumber.get(no)),
  }
}

function halfOf(
  player: ReadPlayer,
  block: TrfPlayer['rounds'][0] | undefined,
  round: number
): Half {
  const { opponent = 0, colour = '', score = '' } = block ?? {}
  const { line } = player
  const place = { line, round, player }
  if (opponent > 0) {
    const known = SCORES[score]
    if (known === undefined) throw new Unreadable(m.readNoResult({ line, result: score }))
    const isWhite = colour === 'w' ? true : colour === 'b' ? false : null
    return { ...place, opponent, isWhite, score: known, bye: '*' }
  }
  const bye = BYES[score]
  if (!bye) throw new Unreadable(m.readNoResult({ line, result: score }))
  return { ...place, opponent: null, isWhite: null, score, bye }
}
