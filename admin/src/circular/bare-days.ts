import { daysAfter } from '@academy/api/shared/days/indian_days'
import { anyOf, WORD_END } from '@academy/api/shared/text/whole_words'
import type { Statement } from './statements'

const ENDING = `(?:st|nd|rd|th)${WORD_END}`
/** What follows a day; behind '9th' anything else may be what is counted: 'Std', 'round'. */
const BEHIND = `(?=\\s*(?:$|[,.;()!|-]|${anyOf('only|at|by|till|before|evening|night|midnight|noon|(?:of )?this month')}))`

const UNTIL_DAY = [
  new RegExp(
    `${anyOf('till|until|up ?to|before|by|on')}\\s+(?:the\\s+)?(\\d{1,2})\\s?${ENDING}${BEHIND}`,
    'iu'
  ),
  // '24 तारखेपर्यंत', 'ता. 24 पर्यंत'
  /(?<!\d)(\d{1,2})\s*(?:तारख|तारीख)/u,
  /(?:ता\.?|तारीख)\s*(\d{1,2})\s*(?:पर्यंत|पर्यन्त|तक|पूर्वी)/u,
]
/** Behind a label: '24th', '24' or '24th at 6 pm'. */
const DAY_ALONE = new RegExp(`^(?:the\\s+)?(\\d{1,2})(?:\\s?${ENDING}${BEHIND}|[\\s.]*$)`, 'iu')

/** The last day to enter, of which a statement does not say the month: 'Register by 24th'. */
export function bareDayIn({ text, value, kind }: Statement): number | undefined {
  const alone = kind === 'deadline' ? DAY_ALONE.exec(value) : null
  const found = alone ?? UNTIL_DAY.map((pattern) => pattern.exec(text)).find(Boolean)
  const day = Number(found?.[1] ?? 0)
  return day >= 1 && day <= 31 ? day : undefined
}

/** A month without a 31st is never followed by another one. */
const DAYS_BACK_MAX = 61

/** The last day of that number which is not after another day, both ISO 8601. */
export function lastSuchDay(number: number, day: string): string | undefined {
  const days = Array.from({ length: DAYS_BACK_MAX + 1 }, (_, back) => daysAfter(day, -back))
  return days.find((one) => Number(one.slice(8)) === number)
}
