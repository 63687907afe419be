import { languages, type Language } from '@academy/site/languages'

/** What the development server notes in the page's address, as `sign_in_address.ts` reads it. */
export const chosenLanguage = (address = ''): Language => {
  const name = /[?&]language=(\w+)/.exec(address)?.[1] ?? 'en'
  return name in languages ? (name as Language) : 'en'
}
