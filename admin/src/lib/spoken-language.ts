import type { Language } from '@academy/api/shared/languages/languages'

const languages = {
  en: () => import('virtual:messages/en'),
  mr: () => import('virtual:messages/mr'),
  hi: () => import('virtual:messages/hi'),
} satisfies Record<Language, unknown>

let texts: (typeof import('virtual:messages/en'))['default']

/** Whatever is rendered from now on is in this language. */
export async function speak(language: Language): Promise<void> {
  texts = (await languages[language]()).default
}

/**
 * The messages by their keys, which stand in the order of the texts. Each can be named at any time, but
 * only said once a language is loaded.
 * @public the generated module makes its messages by it
 */
export const messagesOf = (keys: string[]) =>
  Object.fromEntries(keys.map((key, place) => [key, (parts?: object) => say(place, parts)]))

function say(place: number, parts?: object): string {
  const text = texts[place]
  return typeof text === 'function' ? text(parts) : (text ?? '')
}
