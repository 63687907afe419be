export const LANGUAGES = ['en', 'mr', 'hi'] as const

export type AppLanguage = (typeof LANGUAGES)[number]

export const LANGUAGE_INVALID = 'The language must be en, mr or hi'
