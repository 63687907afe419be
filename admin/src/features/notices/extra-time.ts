import { timeSpanWords, timeWords } from '@academy/api/shared/days/time_words'
import { languageOf } from '@academy/api/shared/languages/language_of'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import type { SourcedTranslations } from '@academy/api/shared/text/translations'

interface NoticeText {
  text: string
  translations: SourcedTranslations<string>
}

interface Times {
  /** `HH:MM`; empty where no time is said. */
  from: string
  /** May be empty. */
  to: string
}

const timeIn = (language: Language, { from, to }: Times) =>
  to ? timeSpanWords(language, from, to) : timeWords(language, from)

const endOf = (language: Language) => (language === 'hi' ? '। ' : '. ')

/**
 * The text of an extra class with its time before what else it says, and the same in each language,
 * with what is translated of the rest.
 * @param from `HH:MM`
 * @param to may be empty
 */
export function withTime(
  { text: rest, translations }: NoticeText,
  from: string,
  to: string
): NoticeText {
  const begun = (language: Language, words: string) =>
    [timeIn(language, { from, to }), words].filter(Boolean).join(endOf(language))
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

/** '6.30' in the morning, and in the evening. */
function halvesOf(figures: string): string[] {
  const [hour = 0, minutes = 0] = figures.split('.').map(Number)
  return [0, 12].map((half) =>
    [(hour % 12) + half, minutes].map((part) => String(part).padStart(2, '0')).join(':')
  )
}

/** What stands behind the words of a time; undefined where a text does not begin with them. */
function behind(language: Language, text: string, times: Times): string | undefined {
  const words = timeIn(language, times)
  if (text === words) return ''
  const begin = words + endOf(language)
  return text.startsWith(begin) ? text.slice(begin.length) : undefined
}

/** The times that the first figures of a text can be. */
function possibleTimes(text: string): Times[] {
  const [first, second] = text.match(/\d{1,2}(?:\.\d{2})?/g) ?? []
  const begins = first ? halvesOf(first) : []
  const ends = second ? halvesOf(second) : []
  const spans = begins.flatMap((from) => ends.map((to) => ({ from, to })))
  return [...spans, ...begins.map((from) => ({ from, to: '' }))]
}

/** What `withTime` has made, taken apart again; as it is where it begins with no time. */
export function withoutTime({ text, translations }: NoticeText): NoticeText & Times {
  for (const times of possibleTimes(text)) {
    const written = LANGUAGES.find((language) => behind(language, text, times) !== undefined)
    if (!written) continue
    const rest = behind(written, text, times) ?? ''
    const own = { ...translations }
    for (const language of LANGUAGES.filter((one) => one !== written)) {
      const { text: timed, ...others } = { ...translations[language] }
      const words = timed?.source === text ? behind(language, timed.text, times) : undefined
      if (words === undefined) continue
      // What is not translated stands there as it is.
      const isOwn = words !== '' && words !== rest
      own[language] = isOwn ? { ...others, text: { text: words, source: rest } } : others
    }
    return { ...times, text: rest, translations: own }
  }
  return { from: '', to: '', text, translations }
}
