import type { Game, GameResult, StoredResults } from '@academy/api/shared/results/results'
import * as roundWords from '@academy/api/shared/words/round_words'
import { resultWords } from '@/features/results/result-words'
import { isSame } from '@/lib/is-same'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { fewOf } from '@/lib/some-of'
import type { Choose } from './choosing'
import { allOf, namesOf, ofEach, type Versions } from './versions'

/** The games of one round by who plays whom. */
type Pairings = ReadonlyMap<string, Game>

interface Round {
  number: number
  label: string
  nameOf: (no: number | null) => string
  pairings: Versions<Pairings>
}

export function mergedGames(versions: Versions<StoredResults>, choose: Choose): Game[] {
  const names = namesOf(versions)
  const rounds = new Set(allOf(versions).flatMap(({ games }) => games.map(({ round }) => round)))
  return [...rounds]
    .sort((round, next) => round - next)
    .flatMap((number) => {
      const round: Round = {
        number,
        label: roundWords.roundNumber[language()](number),
        nameOf: (no) => names.get(no ?? 0) ?? '–',
        pairings: ofEach(versions, (results) => pairingsOf(results, number)),
      }
      return isChangedTwice(round) ? chosenRound(round, choose) : mergedRound(round, choose)
    })
}

const pairKey = ({ white, black }: Game) => `${white} ${black}`

function pairingsOf({ games }: StoredResults, round: number): Pairings {
  const ofRound = games.filter((game) => game.round === round)
  return new Map(ofRound.map((game) => [pairKey(game), game]))
}

/** Whether both sides have paired the round, or one has a new result of a game that the other took out. */
function isChangedTwice({ pairings: { base, mine, theirs } }: Round): boolean {
  const isPairedTwice =
    !hasSamePairs(mine, theirs) && !hasSamePairs(mine, base) && !hasSamePairs(theirs, base)
  const hasLost = (kept: Pairings, changed: Pairings) =>
    [...base].some(([key, { result }]) => {
      const game = changed.get(key)
      return game !== undefined && game.result !== result && !kept.has(key)
    })
  return isPairedTwice || hasLost(theirs, mine) || hasLost(mine, theirs)
}

const hasSamePairs = (before: Pairings, after: Pairings) =>
  isSame([...before.keys()].sort(), [...after.keys()].sort())

/** The round as a whole from one side. */
function chosenRound({ number, label, nameOf, pairings }: Round, choose: Choose): Game[] {
  const { mine, theirs } = pairings
  const isShared = (game: Game) =>
    [mine, theirs].every((games) => games.get(pairKey(game))?.result === game.result)
  const gameWords = ({ white, black, result }: Game) =>
    `${nameOf(white)} ${resultWords(result)} ${nameOf(black)}`
  return choose({
    id: `round ${number}`,
    label,
    words: (games) => fewOf(games.filter((game) => !isShared(game)).map(gameWords)),
    versions: ofEach(pairings, (games) => [...games.values()]),
  })
}

/** The pairs of the side that has changed them, with the result of each game from either side. */
function mergedRound({ number, label, nameOf, pairings }: Round, choose: Choose): Game[] {
  const { base, mine, theirs } = pairings
  const paired = hasSamePairs(mine, base) ? theirs : mine
  return [...paired].map(([key, game]) => {
    const players = { white: nameOf(game.white), black: nameOf(game.black) }
    const result = choose<GameResult>({
      id: `game ${number} ${key}`,
      label: [label, m.resultOf(players)].join(' · '),
      words: resultWords,
      versions: ofEach(pairings, (games) => games.get(key)?.result ?? base.get(key)?.result ?? '*'),
    })
    return { ...game, result }
  })
}
