import type { Game, GameResult, StoredResults } from '@academy/api/shared/results/results'
import * as roundWords from '@academy/api/shared/words/round_words'
import { resultWords } from '@/features/results/result-words'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'
import { someOf } from '@/lib/some-of'
import type { Choose } from './choosing'
import { isSame, namesOf, ofEach, type Versions } from './versions'

const pairKey = ({ white, black }: Game) => `${white} ${black}`

const MOST_NAMED = 4

export function mergedGames(versions: Versions<StoredResults>, choose: Choose): Game[] {
  const names = namesOf(versions)
  const nameOf = (no: number | null) => names.get(no ?? 0) ?? '–'
  const rounds = new Set(versions.flatMap(({ games }) => games.map(({ round }) => round)))
  return [...rounds]
    .sort((one, other) => one - other)
    .flatMap((round) => mergedRound(versions, round, nameOf, choose))
}

function mergedRound(
  versions: Versions<StoredResults>,
  round: number,
  nameOf: (no: number | null) => string,
  choose: Choose
): Game[] {
  const [was, here, there] = ofEach(
    versions,
    ({ games }) =>
      new Map(games.filter((game) => game.round === round).map((game) => [pairKey(game), game]))
  )
  const resultIn = (games: Map<string, Game>, key: string): GameResult =>
    games.get(key)?.result ?? was.get(key)?.result ?? '*'
  const hasSamePairs = (one: Map<string, Game>, other: Map<string, Game>) =>
    isSame([...one.keys()].sort(), [...other.keys()].sort())
  /** Whether one side has changed the result of a game that the other has taken out. */
  const isLost = (one: Map<string, Game>, other: Map<string, Game>) =>
    [...one].some(
      ([key, { result }]) => was.has(key) && !other.has(key) && result !== resultIn(was, key)
    )
  const isPairedTwice =
    !hasSamePairs(here, there) && !hasSamePairs(here, was) && !hasSamePairs(there, was)
  const label = roundWords.roundNumber[language()](round)

  if (isPairedTwice || isLost(here, there) || isLost(there, here)) {
    const isShared = (game: Game) =>
      [here, there].every((games) => games.get(pairKey(game))?.result === game.result)
    const wordsOf = ({ white, black, result }: Game) =>
      `${nameOf(white)} ${resultWords(result)} ${nameOf(black)}`
    const unit = {
      id: `round ${round}`,
      label,
      words: (games: Game[]) =>
        someOf(games.filter((game) => !isShared(game)).map(wordsOf), MOST_NAMED),
    }
    return choose(unit, [[...was.values()], [...here.values()], [...there.values()]])
  }

  const paired = hasSamePairs(here, was) ? there : here
  return [...paired].map(([key, game]) => {
    const unit = {
      id: `game ${round} ${key}`,
      label: [label, m.resultOf({ white: nameOf(game.white), black: nameOf(game.black) })].join(
        ' · '
      ),
      words: resultWords,
    }
    const results = ofEach([was, here, there], (games) => resultIn(games, key))
    return { ...game, result: choose(unit, results) }
  })
}
