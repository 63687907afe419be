import type { Language } from '@academy/api/shared/languages/languages'

type Texts = (typeof import('virtual:messages/en'))['default']
type LoadTexts = Record<Language, () => Promise<{ default: Texts }>>

class SpokenTexts {
  private texts: Texts = []

  constructor(private readonly load: LoadTexts) {}

  async speak(language: Language) {
    this.texts = (await this.load[language]()).default
  }

  /**
   * What the generated function of a message says: the text at its place, once a language is loaded.
   * @public
   */
  say = (place: number, parts?: object): string => {
    const text = this.texts[place]
    return typeof text === 'function' ? text(parts) : (text ?? '')
  }
}

const first = new SpokenTexts({
  en: () => import('virtual:messages/en'),
  mr: () => import('virtual:messages/mr'),
  hi: () => import('virtual:messages/hi'),
})
const spoken = new Set([first])
let language: Language | undefined

/** Whatever is rendered from now on is in this language. */
export async function speak(next: Language): Promise<void> {
  await Promise.all([...spoken].map((texts) => texts.speak(next)))
  language = next
}

/** @public */
export const { say } = first

/** Texts that come with a later part of the app, in the language that is spoken. */
export async function loadTexts(load: LoadTexts): Promise<SpokenTexts> {
  const texts = new SpokenTexts(load)
  spoken.add(texts)
  if (language) await texts.speak(language)
  return texts
}
