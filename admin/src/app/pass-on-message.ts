import { dayWords } from '@academy/api/shared/day_words'
import { factLine } from '@academy/api/shared/fact_line'
import type { AppLanguage } from '@academy/api/shared/languages'
import { inLanguage } from '@academy/api/shared/translations'
import { addressIn } from '@academy/site/languages'
import * as en from '@academy/site/words/en'
import * as hi from '@academy/site/words/hi'
import * as mr from '@academy/site/words/mr'
import { paths } from '@/paths'
import type { Achievement, Tournament } from '@/lib/data'
import { messageOf } from '~/lib/pass-on'

/** Of each catalogue only these: the whole of one is 30 KB. */
const words = {
  en: { free: en.freeEntry, last: en.factLastDate },
  mr: { free: mr.freeEntry, last: mr.factLastDate },
  hi: { free: hi.freeEntry, last: hi.factLastDate },
}

/** The languages that an item is written in, its own first. */
const languagesOf = ({ language, translations }: Tournament | Achievement) =>
  [...new Set([language ?? 'en', ...Object.keys(translations ?? {})])] as AppLanguage[]

/** What goes to a group: the item in each language there is, with the link of the language. */
function inEach<T extends Tournament | Achievement>(
  item: T,
  path: string,
  say: (language: AppLanguage) => { title: string; text: string }
): string {
  return languagesOf(item)
    .map((language) => {
      const url = window.location.origin + addressIn(language, path)
      return messageOf({ ...say(language), url })
    })
    .join('\n\n')
}

export const tournamentMessage = (tournament: Tournament): string =>
  inEach(tournament, paths.tournament(tournament.slug), (language) => {
    const { title, city } = inLanguage(tournament, language)
    const { free, last } = words[language]
    const lastDate = (day: string) => last.replace('{day}', day)
    const text = factLine({ ...tournament, city }, { language, free, lastDate })
    return { title, text }
  })

export const achievementMessage = (achievement: Achievement): string =>
  inEach(achievement, paths.achievement(achievement.slug), (language) => {
    const { title, studentName, location } = inLanguage(achievement, language)
    const text = [dayWords(language, achievement.date), location].join(' · ')
    return { title: `${studentName}: ${title}`, text }
  })
