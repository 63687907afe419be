import { timeSpanWords, timeWords } from '@academy/api/shared/days/time_words'
import { languageOf } from '@academy/api/shared/languages/language_of'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import type { SourcedTranslations } from '@academy/api/shared/text/translations'

interface Said {
  text: string
  translations: SourcedTranslations<string>
}

/**
 * The text of an extra class with its time before what else it says, and the same in each language,
 * with what is translated of the rest.
 * @param from `HH:MM`
 * @param to may be empty
 */
export function withTime({ text: rest, translations }: Said, from: string, to: string): Said {
  const timeIn = (language: Language) =>
    to ? timeSpanWords(language, from, to) : timeWords(language, from)
  const begun = (language: Language, words: string) =>
    [timeIn(language), words].filter(Boolean).join(language === 'hi' ? '। ' : '. ')
  const written = languageOf(rest) ?? 'en'
  const text = begun(written, rest)
  const timed = { ...translations }
  for (const language of LANGUAGES.filter((one) => one !== written)) {
    const own = translations[language]?.['text']
    const words = own?.source === rest ? own.text : rest
    timed[language] = {
      ...translations[language],
      text: { text: begun(language, words), source: text },
    }
  }
  return { text, translations: timed }
}
