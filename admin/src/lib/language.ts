import type { Language } from '@academy/api/shared/languages/languages'

/** The page's language, which `main.ts` writes before anything is shown. */
export const language = () => document.documentElement.lang.slice(0, 2) as Language
