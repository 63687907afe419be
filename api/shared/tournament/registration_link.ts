import { chatLink } from '../text/chat_number.js'
import { latinDigits } from '../text/latin_digits.js'
import { internationalDigits } from '../text/phone_numbers.js'
import { isWebAddress } from '../text/web_address.js'

const PHONE = /^[\d\s().+-]+$/
const INDIAN_MOBILE = /^91[5-9]\d{9}$/

export function chatWith(phone: string): string | undefined {
  const digits = PHONE.test(latinDigits(phone)) ? internationalDigits(phone) : undefined
  return digits && INDIAN_MOBILE.test(digits) ? chatLink(digits) : undefined
}

export function withScheme(typed: string): string {
  const whole = `https://${typed}`
  return !isWebAddress(typed) && isWebAddress(whole) ? whole : typed
}

export const registrationLink = (typed: string): string => chatWith(typed) ?? withScheme(typed)
