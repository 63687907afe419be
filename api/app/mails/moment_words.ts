import { messages } from '#generated/messages'
import type { AppLanguage } from '#shared/text/languages'

const ZONE = 'Asia/Kolkata'
/** With Latin digits in every language. */
const days = (locale: string) =>
  new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: ZONE })
const DAYS: Record<AppLanguage, Intl.DateTimeFormat> = {
  en: days('en'),
  mr: days('mr'),
  hi: days('hi'),
}
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: ZONE })

/** A moment as it is in India: '23 November 2026 at 7:35 pm (India)'. */
export function momentWords(language: AppLanguage, at: string): string {
  const m = messages[language]
  const moment = new Date(at)
  const [hours, minute] = TIME.format(moment).split(':') as [string, string]
  const hour = Number(hours)
  const part = hour < 12 ? 'morning' : hour < 16 ? 'afternoon' : hour < 20 ? 'evening' : 'night'
  const day = DAYS[language].format(moment)
  return m.momentInIndia({ part, day, hour: hour % 12 || 12, minute })
}
