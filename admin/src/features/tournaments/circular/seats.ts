import { agreed, doubtedIf, labelled, matchesOf, type Reading } from './reading'
import type { Statement } from './statements'

const WHOM =
  'players?|entries|entry|participants?|seats?|slots?|students|children|kids|खेळाडू|स्पर्धक|प्रवेश|जागा|खिलाड़ी|खिलाडी|खिलाडियों|प्रविष्टि|khelad|jaga'
const PATTERNS = [
  /\bmax(?:imum)?\.?\s*(?:of\s*)?(?:players|entries|participants|seats)?\D{0,3}(\d{2,4})\b/iu,
  /(?:limi?ted|restricted)\s+(?:to|for)?\s*(?:only\s+)?(?:the\s+)?(?:first\s+)?(\d{2,4})\b/iu,
  new RegExp(
    `(?:only|first|फक्त|केवळ|प्रथम|पहिल्या|सीमित|मर्यादित|जास्तीत जास्त|अधिकतम|कमाल|केवल|पहले|phakta|fakta|pahilya|jastit jast)\\s+(?:the\\s+)?(\\d{2,4})\\s*(?:${WHOM})`,
    'iu'
  ),
  /(?<!\d)(\d{2,4})\s*(?:players|entries|participants|seats)\s*(?:only|max|maximum)/iu,
]
const OF_PLAYERS = new RegExp(`(?:${WHOM})`, 'iu')
const OF_OTHERS =
  /per (?:team|club|school|district|day)|each|team|rating|minute|min\b|₹|rs\b|prize/i

export function readSeats(all: Statement[]): Reading | undefined {
  const own = labelled(all, 'seats').flatMap(({ value, text, isPlain }): Reading[] => {
    const number = /(?<!\d)(\d{2,4})(?![\d,]|\s*(?:min|rs))/.exec(value)?.[1]
    return number ? [{ value: number, phrase: text, isSure: isPlain }] : []
  })
  const told = all.filter(({ kinds }) => kinds[0] !== 'prizes' && kinds[0] !== 'eligibility')
  const reading = agreed([...own, ...PATTERNS.flatMap((pattern) => matchesOf(told, pattern))])
  const phrase = reading?.phrase ?? ''
  return doubtedIf(!OF_PLAYERS.test(phrase) || OF_OTHERS.test(phrase), reading)
}
