import { agreed, doubtedIf, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'

/** Words that make a rating something else than the tournament's own. */
const OF_PLAYERS =
  'list|players?|below|above|under|upto|up to|of|as|points?|prize|categor|fee|certificate|\\d'
const EVENT =
  /tourn|champion|open|event|rapid|blitz|classical|cup|trophy|memorial|festival|स्पर्धा|प्रतियोगिता/iu
const KINDS: readonly [RegExp, string][] = [
  [
    /unrated\s+(?:friendly|event|tournament|rapid|blitz|open)|(?:^|[,(])\W*unrated(?=[,.)])|(?:not an?|non|not fide|not)[\s-]*rated|(?:फिडे|फीडे|fide)?\s*(?:रेटेड|rated|मानांकित)\s+(?:नहीं|नाही)|बिगर[\s-]*मानांकन|no rating|rat(?:ed|ing)\s*[:=-]+\s*(?:no|none|nil|unrated)\b/iu,
    'no',
  ],
  [
    new RegExp(
      `(?<!(?:not|non)[\\s-]{0,2})fide\\s*-?\\s*(?:(?:rapid|blitz|open|classical|standard)\\s*)?(?:rated|rating)(?!\\s*(?:${OF_PLAYERS}))|fide\\s*-?\\s*(?:rapid|blitz)\\b|(?:फिडे|फीडे)\\s*(?:रेटेड|रेटिंग|मानांकन|मानांकित)(?!\\s*(?:नहीं|नाही))|आंतरराष्ट्रीय\\s+मानांकन`,
      'iu'
    ),
    'fide',
  ],
  [/\bstate\s+(?:level\s+)?rat(?:ed|ing)|mca\s+rated|राज्य मानांकन/iu, 'state'],
]
const OPEN_QUESTION = /\?|not yet|subject to|applied|likely|will be submitted/i

export function readRated(all: Statement[]): Reading | undefined {
  const told = all.filter(({ kinds }) => kinds[0] !== 'prizes')
  const readings = KINDS.flatMap(([pattern, kind]) => matchesOf(told, pattern, () => kind))
  const reading = agreed(readings)
  const isOfEvent = readings.some(({ phrase }) => EVENT.test(phrase) || phrase.length < 40)
  return doubtedIf(!isOfEvent || OPEN_QUESTION.test(reading?.phrase ?? ''), reading)
}
