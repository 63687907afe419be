import { latinDigits } from '../text/devanagari_digits.js'
import { isWebAddress } from '../text/web_address.js'

/** Ten digits as they are dialled in India, with what people put before them. */
const INDIAN_MOBILE = /^(?:\+?91|0091|0)?([5-9]\d{9})$/
const BETWEEN_DIGITS = /[\s().-]/g

/** A chat with an Indian mobile number as it is typed, in whichever digits; undefined of anything else. */
export function chatWith(phone: string): string | undefined {
  const digits = INDIAN_MOBILE.exec(latinDigits(phone).replace(BETWEEN_DIGITS, ''))?.[1]
  return digits && `https://wa.me/91${digits}`
}

/** A web address as it is typed: `https://` is put before one that has no scheme. */
export function withScheme(typed: string): string {
  const whole = `https://${typed}`
  return !isWebAddress(typed) && isWebAddress(whole) ? whole : typed
}

/** What is typed where players register: a web address, or the mobile number that they write to. */
export const registrationLink = (typed: string): string => chatWith(typed) ?? withScheme(typed)
