import { FieldError } from '#exceptions/field_error'
import { problemSentence, problemsOf, TEXTS_MAX } from '#shared/results/results_rules'
import type { Game, ResultPlayer, StoredResults } from '#shared/results/results'
import { plainText } from '#shared/text/plain_text'

/** What is sent of results; the rest is told by the server. */
export type SentResults = Omit<StoredResults, 'updatedAt' | 'correctedAt'>

/**
 * The results in a request, with nothing in them that is not known; texts are made plain.
 * @throws FieldError with a sentence for each place at fault
 */
export function readResults(body: unknown): SentResults {
  const errors: Record<string, string> = {}
  for (const problem of problemsOf(body)) errors[problem.where] ??= problemSentence(problem)
  if (Object.keys(errors).length > 0) throw FieldError.of(errors)
  const { state, rounds, round, tieBreaks, players, games, winners, names, hidden } =
    body as StoredResults
  return {
    ...{ state, rounds, round },
    tieBreaks: tieBreaks.map((name) => plainText(name)),
    players: players.map(readPlayer),
    games: games.map(readGame),
    winners: winners.map(({ no, prize }) => ({ no, prize: plainText(prize) })),
    names: names ?? 'full',
    hidden: [...new Set(hidden)],
  }
}

function readPlayer({ no, sex, rating, points, rank, tieBreaks, ...rest }: ResultPlayer) {
  const texts = Object.keys(TEXTS_MAX).map((name) => {
    const text = rest[name as keyof typeof TEXTS_MAX]
    return [name, (text && plainText(text)) || null]
  })
  const plain = Object.fromEntries(texts) as Pick<ResultPlayer, keyof typeof TEXTS_MAX>
  return { no, ...plain, sex, rating, points, rank, tieBreaks }
}

const readGame = ({ round, board, white, black, result }: Game): Game => ({
  ...{ round, board, white, black, result },
})
