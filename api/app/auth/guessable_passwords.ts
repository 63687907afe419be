import { identity } from '#shared/identity/identity'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

const LOCAL = [
  ...['bharat', 'india', 'jaihind', 'maharashtra', 'marathi', 'mumbai', 'nagpur', 'nashik', 'pune'],
  ...['ganesh', 'ganpati', 'krishna', 'sairam', 'shivaji', 'vitthal', 'cricket', 'sachin'],
  ...['chess', 'checkmate', 'academy', 'chessacademy', 'director', 'coach', 'admin', 'changeme'],
]

const GUESSES_LOG10 = 8

const LOOKED_AT = 24

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '')

let estimator: Promise<ZxcvbnFactory> | undefined

/** Lists of 50,000 passwords: half a second and 7 MB that only who sets a password has to pay. */
async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, local: LOCAL },
    graphs: adjacencyGraphs,
    maxLength: LOOKED_AT,
  })
}

function knownWords(email: string): string[] {
  const words = [email, identity.name].flatMap((text) => text.split(/[^\p{L}\p{M}\d]+/u))
  return [email, email.split('@')[0]!, identity.name, ...words].filter((word) => word.length > 2)
}

export async function isGuessable(password: string, email = ''): Promise<boolean> {
  const known = knownWords(email)
  const plain = bare(password)
  if (plain === '' || known.some((word) => bare(word) === plain)) return true
  estimator ??= loadEstimator()
  const loaded = await estimator
  return loaded.check(password, known).guessesLog10 < GUESSES_LOG10
}
