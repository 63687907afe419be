/** The languages that the site speaks, with the name of each in its own script. */
export const languages = { en: 'English', mr: 'मराठी', hi: 'हिन्दी' } as const

export type Language = keyof typeof languages

/** Those whose pages stand below a folder of their own: `/mr/about`. */
export const translations = ['mr', 'hi'] as const satisfies Language[]

/** What an address begins with in a language: English has the addresses of before. */
export const prefixes = { en: '', mr: '/mr', hi: '/hi' } as const satisfies Record<Language, string>

/** The language that an address is in. */
export function languageOfPath(path: string): Language {
  return translations.find((one) => path === `/${one}` || path.startsWith(`/${one}/`)) ?? 'en'
}

/** An address of ours without its language, as English has it. */
export function bareAddress(path: string): string {
  return path.slice(prefixes[languageOfPath(path)].length) || '/'
}
