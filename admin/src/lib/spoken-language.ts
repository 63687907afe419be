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
 * What the generated function of a message says: the text at its place, once a language is loaded.
 * @public
 */
export function say(place: number, parts?: object): string {
  const text = texts[place]
  return typeof text === 'function' ? text(parts) : (text ?? '')
}
