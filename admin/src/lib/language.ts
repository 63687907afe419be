import type { Language } from '@academy/api/shared/languages/languages'
import type { Words } from '@academy/api/shared/words/words'

/** The page's language, which `speak` writes before anything is shown. */
export const language = () => document.documentElement.lang.slice(0, 2) as Language

/** A label that all apps share, to be named where the app's own are: `venue: shared(labels.venue)`. */
export const shared = (words: Words) => () => words[language()]
