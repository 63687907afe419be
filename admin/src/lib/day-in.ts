import type { AppLanguage } from '@academy/api/shared/text/languages'

/** A day such as 'Sunday, 13 December 2026' in a language, with Latin digits. */
export function dayIn(language: AppLanguage, day: string): string {
  const locale = language === 'en' ? 'en-IN' : `${language}-IN-u-nu-latn`
  const options = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { ...options, timeZone: 'UTC' })
}
