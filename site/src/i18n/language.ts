import type { Language } from '@academy/api/shared/languages/languages'

let current = (): Language =>
  typeof document === 'undefined' ? 'en' : (document.documentElement.lang.slice(0, 2) as Language)

export const language = (): Language => current()

/** On the server, where pages of several languages are rendered at once (`middleware.ts`). */
export function setLanguageSource(source: () => Language) {
  current = source
}

/** Makes something in another language than the page's. */
export function withLanguage<Result>(other: Language, make: () => Result): Result {
  const before = current
  current = () => other
  try {
    return make()
  } finally {
    current = before
  }
}
