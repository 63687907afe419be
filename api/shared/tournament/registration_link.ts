import { latinDigits } from '../text/latin_digits.js'
import { isWebAddress } from '../text/web_address.js'

const INDIAN_MOBILE = /^(?:\+?91|0091|0)?([5-9]\d{9})$/
const BETWEEN_DIGITS = /[\s().-]/g

export function chatWith(phone: string): string | undefined {
  const digits = INDIAN_MOBILE.exec(latinDigits(phone).replace(BETWEEN_DIGITS, ''))?.[1]
  return digits && `https://wa.me/91${digits}`
}

export function withScheme(typed: string): string {
  const whole = `https://${typed}`
  return !isWebAddress(typed) && isWebAddress(whole) ? whole : typed
}

export const registrationLink = (typed: string): string => chatWith(typed) ?? withScheme(typed)
