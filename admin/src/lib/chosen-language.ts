import { languages, type Language } from '@academy/api/shared/languages/languages'

const COOKIE = 'admin_language'
const YEAR_SECONDS = 365 * 24 * 3_600

const isLanguage = (name: string | null | undefined): name is Language =>
  typeof name === 'string' && Object.hasOwn(languages, name)

export function chosenLanguage(): Language {
  const [, name] = new RegExp(`(?:^|; )${COOKIE}=(\\w+)`).exec(document.cookie) ?? []
  return isLanguage(name) ? name : 'en'
}

/** Whether an account wants another language than this page has, and it can be loaded. */
export const isOtherLanguage = (language: string | null | undefined): language is Language =>
  isLanguage(language) && language !== document.documentElement.lang && navigator.onLine

export function switchLanguage(language: Language) {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`
  window.location.reload()
}
