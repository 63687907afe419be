import { latinDigits } from './latin_digits.js'

/** Of ten digits, behind what people write before them: '0', '91', '+91 0', '0091'. */
const INDIAN = /^(?:0{0,2}91)?0?([1-9]\d{9})$/
const INTERNATIONAL = /^\s*(?:\+|00)/

/** A number with its country, digits alone; ten digits alone are an Indian number. Undefined of a local one. */
export function internationalDigits(phone: string): string | undefined {
  const plain = latinDigits(phone)
  const digits = plain.replace(/\D/g, '')
  const whole = digits.replace(/^00/, '')
  const isInternational = INTERNATIONAL.test(plain)
  const indian = INDIAN.exec(digits)?.[1]
  if (indian && (!isInternational || whole.startsWith('91'))) return `91${indian}`
  const isWhole = isInternational ? /^[1-9]\d{7,14}$/ : /^[1-9]\d{10,14}$/
  return isWhole.test(whole) ? whole : undefined
}

/** The number for a messenger: an Indian mobile one begins with 6 to 9; of a foreign one nobody knows. */
export function messengerDigits(phone: string): string | undefined {
  const digits = internationalDigits(phone)
  return digits && /^91[1-5]\d{9}$/.test(digits) ? undefined : digits
}

export function callLink(phone: string): string {
  const digits = internationalDigits(phone)
  return digits ? `tel:+${digits}` : `tel:${latinDigits(phone).replace(/[^+\d]/g, '')}`
}

const digitsOf = (phone: string) => latinDigits(phone).replace(/\D/g, '')

/** By which a number is found: digits alone, with its country where that is known. */
export const searchedNumber = (phone: string): string =>
  internationalDigits(phone) ?? digitsOf(phone)

/** Fewer digits than this are a year, a price or an age. */
const ASKED_MIN = 4

/** What is part of the `searchedNumber` that a query asks for; undefined of one that asks for no number. */
export function askedNumber(query: string): string | undefined {
  if (/[^\d\s()+./-]/.test(latinDigits(query))) return undefined
  const digits = internationalDigits(query) ?? digitsOf(query).replace(/^0+/, '')
  return digits.length < ASKED_MIN ? undefined : digits
}

/** Whether both reach the same phone, however they are written; of a local number nobody knows. */
export function isSameNumber(one: string, other: string): boolean {
  const digits = internationalDigits(one)
  return digits !== undefined && digits === internationalDigits(other)
}
