import type { Language } from '../languages/languages.js'
import { dateWords, shortDayWords } from './day_words.js'
import { MINUTE_MS } from './durations.js'
import { timeWords } from './time_words.js'

/** An instant's minute by the clock of the device: '2026-12-13T09:30'. */
export function localMinute(now: Date | number): string {
  const instant = new Date(now)
  const ahead = instant.getTimezoneOffset() * MINUTE_MS
  return new Date(instant.getTime() - ahead).toISOString().slice(0, 16)
}

const partsOf = (minute: string) => minute.split('T') as [day: string, time: string]

/** `2026-12-13T15:10` → '13 Dec 2026, 3.10 pm', '13 डिसेंबर 2026, दुपारी 3.10' */
export function minuteWords(language: Language, minute: string): string {
  const [day, time] = partsOf(minute)
  return `${dateWords(language, day)}, ${timeWords(language, time)}`
}

/** `2026-12-13T15:10` → '3.10 pm' on that day, else '13 Dec, 3.10 pm' */
export function recentMinuteWords(language: Language, minute: string, today: string): string {
  const [day, time] = partsOf(minute)
  const words = timeWords(language, time)
  return day === today ? words : `${shortDayWords(language, day)}, ${words}`
}
