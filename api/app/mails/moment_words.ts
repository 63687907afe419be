import { messages } from '#generated/messages'
import { dateWords } from '#shared/days/day_words'
import type { Language } from '#shared/languages/languages'
import { timeWords } from '#shared/days/time_words'
import { indianMinute } from '#shared/days/indian_days'

/** In Indian time: '23 Nov 2026 at 7.35 pm (India)'. */
export function momentWords(language: Language, at: string): string {
  const [day, time] = indianMinute(Date.parse(at)).split('T') as [string, string]
  const m = messages[language]
  return m.momentInIndia({
    day: dateWords(language, day),
    time: timeWords(language, time),
  })
}
