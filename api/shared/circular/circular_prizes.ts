import type { Statement } from './circular_text.js'

export interface ReadPrize {
  position: string
  /** Whole rupees. */
  amount: number
  description: string
}

const ORDINAL = '\\d{1,2}(?:st|nd|rd|th)(?:\\s*(?:to|-)\\s*\\d{1,2}(?:st|nd|rd|th)?)?'
const WORD =
  'first|second|third|fourth|fifth|प्रथम|द्वितीय|तृतीय|चतुर्थ|पाचवा|पहिले|पहिला|दुसरे|दुसरा|तिसरे|तिसरा|चौथे|best\\s+(?:u|under)\\s*-?\\s*\\d{1,2}|best(?:\\s+(?!rs\\b|inr\\b|prize\\b)[a-z]+){1,2}'
const NOUN = '(?:\\s+(?:prize|place|rank|winner|क्रमांक|बक्षीस|पारितोषिक))?'
const MONEY =
  '(?:[Rr][Ss]\\.?|INR|inr|₹|रु\\.?)?\\s*(\\d{1,3}(?:,\\d{2,3})+|\\d{3,7})(?![\\d,./-]*\\d)\\s*(?:/-|रु\\.?|रुपये)?'
const EXTRA = '(?:\\s*(?:\\+|and|&)\\s*((?:a\\s+)?(?:trophy|medal|cup|certificate)[^,;|/]*))?'

const NAMED = new RegExp(
  `(?<![\\p{L}\\d])((?:${ORDINAL}|${WORD})${NOUN})\\s*(?:is\\s*)?[:=.)-]*\\s*${MONEY}${EXTRA}`,
  'giu'
)
/** Only where prizes are being told: a number, or a Roman one, is a position. */
const NUMBERED = new RegExp(
  `(?<![\\p{L}\\d,.₹])((?:\\d{1,2}(?:\\s*(?:to|-)\\s*\\d{1,2})?|[IVX]{1,4}))\\s*[:=.)-]+\\s*${MONEY}${EXTRA}`,
  'gu'
)

const HEADING = /prize|cash|award|बक्षि|बक्षी|पारितोषि/i
const OTHER = /fee|date|round|contact|venue|entry|link|phone|दिनांक|संपर्क|स्थळ|फी|https?:/i

/** Every cash prize that has a place and an amount, with the statements they stand in. */
export function readPrizes(all: Statement[]): { prizes: ReadPrize[]; phrase: string } | undefined {
  const prizes: ReadPrize[] = []
  const phrases: string[] = []
  let isTold = false
  for (const { text } of all) {
    if (HEADING.test(text)) isTold = true
    else if (OTHER.test(text)) isTold = false
    const named = [...text.matchAll(NAMED)]
    const found = named.length > 0 || !isTold ? named : [...text.matchAll(NUMBERED)]
    for (const [, position, amount, description = ''] of found) {
      prizes.push({
        position: position!.trim().slice(0, 50),
        amount: Number(amount!.replaceAll(',', '')),
        description: description.trim().slice(0, 200),
      })
    }
    if (found.length > 0) phrases.push(text)
  }
  return prizes.length > 0
    ? { prizes: prizes.slice(0, 50), phrase: phrases.join(' · ') }
    : undefined
}
