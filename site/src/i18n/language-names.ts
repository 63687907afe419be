import * as m from 'virtual:messages'
import type { Language } from './languages'

/** Languages as the page's language calls them: 'Marathi', 'मराठी'. */
export const languageNames: Record<Language, () => string> = {
  en: m.languageEnglish,
  mr: m.languageMarathi,
  hi: m.languageHindi,
}
