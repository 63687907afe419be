/** Each by its own name, as who reads it finds it. */
export const languages = { en: 'English', mr: 'मराठी', hi: 'हिंदी' } as const

export type Language = keyof typeof languages

export const LANGUAGES = Object.keys(languages) as Language[]

/** Those whose pages stand below a folder of their own: `/mr/about`. */
export const translations = ['mr', 'hi'] as const satisfies Language[]

export const tags = { en: 'en-IN', mr: 'mr-IN', hi: 'hi-IN' } as const satisfies Record<
  Language,
  string
>

/** What an address begins with in a language: English has the addresses of before. */
export const prefixes = { en: '', mr: '/mr', hi: '/hi' } as const satisfies Record<Language, string>

/** The language that an address is in; of a file `/mr.html` too, as the build calls a home page. */
export function languageOfPath(path: string): Language {
  return translations.find((one) => new RegExp(`^/${one}(?:$|/|\\.html$)`).test(path)) ?? 'en'
}

export function bareAddress(path: string): string {
  return path.slice(prefixes[languageOfPath(path)].length) || '/'
}

/** Below a language's prefix: the page that is rendered where another or a file finds nothing to show. */
export const MISSING = '/missing'
/** The same where the API could not say what there is. */
export const FAILED = '/failed'

export function addressIn(language: Language, path: string): string {
  const bare = bareAddress(path)
  return prefixes[language] + (bare === '/' && language !== 'en' ? '' : bare)
}

const NAMES = {
  en: { en: 'English', mr: 'Marathi', hi: 'Hindi' },
  mr: { en: 'इंग्रजी', mr: 'मराठी', hi: 'हिंदी' },
  hi: { en: 'अंग्रेज़ी', mr: 'मराठी', hi: 'हिंदी' },
} as const satisfies Record<Language, Record<Language, string>>

/** A language as another one calls it: 'Marathi', 'मराठी'. */
export const languageName = (named: Language, language: Language): string => NAMES[language][named]
