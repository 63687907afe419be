import { namesIn } from '#shared/identity/academy_names'
import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

const LOCAL_WORDS = [
  'bharat',
  'india',
  'jaihind',
  'maharashtra',
  'marathi',
  'mumbai',
  'nagpur',
  'nashik',
  'pune',
  'ganesh',
  'ganpati',
  'krishna',
  'sairam',
  'shivaji',
  'vitthal',
  'cricket',
  'sachin',
  'chess',
  'checkmate',
  'academy',
  'chessacademy',
  'director',
  'coach',
  'admin',
  'changeme',
]

const MIN_GUESSES_LOG10 = 8

const MAX_LENGTH = 24

const lettersOnly = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{M}]+/gu, '')

let estimator: Promise<ZxcvbnFactory> | undefined

/** Loaded on first use: the word lists take half a second and 7 MB. */
async function loadEstimator() {
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core')
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common')
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, local: LOCAL_WORDS },
    graphs: adjacencyGraphs,
    maxLength: MAX_LENGTH,
  })
}

function knownWords(email: string): string[] {
  const { academy } = namesIn('en')
  const words = [email, academy].flatMap((text) => text.split(/[^\p{L}\p{M}\d]+/u))
  return [email, email.split('@')[0]!, academy, ...words].filter((word) => word.length > 2)
}

export const GUESSABLE_FIRST_PASSWORD =
  'ADMIN_PASSWORD is among the first that anybody would guess: choose another one.'

export async function isGuessable(password: string, email = ''): Promise<boolean> {
  const known = knownWords(email)
  const letters = lettersOnly(password)
  if (letters === '' || known.some((word) => lettersOnly(word) === letters)) return true
  estimator ??= loadEstimator()
  const loaded = await estimator
  return loaded.check(password, known).guessesLog10 < MIN_GUESSES_LOG10
}
