import type { Language } from '@academy/api/shared/languages/languages'
import { language } from '@/lib/language'

type Texts = (typeof import('virtual:messages/en'))['default']
type LoadTexts = Record<Language, () => Promise<{ default: Texts }>>

const loaded = new Set<SpokenTexts>()

/** The texts of a part of the app, in the page's language. */
export class SpokenTexts {
  private texts: Texts = []

  constructor(private readonly loadTexts: LoadTexts) {}

  /** Before anything of the part is rendered. */
  async load(): Promise<void> {
    this.texts = (await this.loadTexts[language()]()).default
    loaded.add(this)
  }

  /** What the generated function of a message says: the text at its place. */
  say = (place: number, parts?: object): string => {
    const text = this.texts[place]
    if (text === undefined) throw new Error('The texts of this part of the app are not loaded')
    return typeof text === 'function' ? text(parts) : text
  }
}

const first = new SpokenTexts({
  en: () => import('virtual:messages/en'),
  mr: () => import('virtual:messages/mr'),
  hi: () => import('virtual:messages/hi'),
})

/** @public */
export const { say } = first

/** Whatever is rendered from now on is in this language, which is the page's. */
export async function speak(next: Language): Promise<void> {
  document.documentElement.lang = next
  await Promise.all([first, ...loaded].map((texts) => texts.load()))
}
