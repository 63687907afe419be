import type { Words, WordsOf } from './words.js'

export const results: Words = {
  en: 'Results',
  mr: 'निकाल',
  hi: 'नतीजे',
}

export const resultsOf: WordsOf<[title: string]> = {
  en: (title) => `Results: ${title}`,
  mr: (title) => `निकाल: ${title}`,
  hi: (title) => `नतीजे: ${title}`,
}

export const finalResults: Words = {
  en: 'Final results',
  mr: 'अंतिम निकाल',
  hi: 'अंतिम नतीजे',
}
