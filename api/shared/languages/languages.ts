/** Each by its own name, as who reads it finds it. */
export const languages = { en: 'English', mr: 'मराठी', hi: 'हिंदी' } as const

export type AppLanguage = keyof typeof languages

export const LANGUAGES = Object.keys(languages) as AppLanguage[]

export const LANGUAGE_INVALID = 'The language must be en, mr or hi'
