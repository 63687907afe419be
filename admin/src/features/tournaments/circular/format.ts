import { agreed, doubtedIf, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'

const FORMATS: readonly [RegExp, string][] = [
  [/swiss?(?![\s-]*(?:manager|perfect))(?!\p{L})|स्विस/iu, 'Swiss'],
  [/round[\s-]robin|राउंड रॉबिन|राऊंड रॉबिन/iu, 'Round robin'],
  [/knock[\s-]?out|नॉकआउट|नॉक आउट|बाद पद्धत/iu, 'Knockout'],
]

export function readFormat(all: Statement[]): Reading | undefined {
  const reading = agreed(FORMATS.flatMap(([pattern, name]) => matchesOf(all, pattern, () => name)))
  // Teams are paired in ways of their own.
  return doubtedIf(/team\s+swiss/i.test(reading?.phrase ?? ''), reading)
}
