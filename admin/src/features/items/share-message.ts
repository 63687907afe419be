import { dayWords } from '@academy/api/shared/days/day_words'
import { addressIn, type Language } from '@academy/api/shared/languages/languages'
import { messageOf, shareLine, type ShareWords } from '@academy/api/shared/text/share'
import { indianMinute } from '@academy/api/shared/days/indian_days'
import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { currentTranslations, inLanguage } from '@academy/api/shared/text/translations'
import * as en from '@academy/site/words/en'
import * as hi from '@academy/site/words/hi'
import * as mr from '@academy/site/words/mr'
import type { Achievement, Tournament } from '@/lib/data'
import { paths } from '@/paths'

/** Of each catalogue only these are taken into the bundle: the whole of one is 30 KB. */
const words = {
  free: { en: en.freeEntry, mr: mr.freeEntry, hi: hi.freeEntry },
  lastDate: { en: en.factLastDate, mr: mr.factLastDate, hi: hi.factLastDate },
  finished: { en: en.stateFinished, mr: mr.stateFinished, hi: hi.stateFinished },
  postponed: { en: en.statePostponed, mr: mr.statePostponed, hi: hi.statePostponed },
  cancelled: { en: en.stateCancelled, mr: mr.stateCancelled, hi: hi.stateCancelled },
  reason: { en: en.reason, mr: mr.reason, hi: hi.reason },
  dateChanged: { en: en.dateChanged, mr: mr.dateChanged, hi: hi.dateChanged },
  chat: { en: en.noteChat, mr: mr.noteChat, hi: hi.noteChat },
}

/** The site's own words, in a language that need not be the app's. */
const wordsIn = (language: Language): ShareWords => ({
  language,
  free: words.free[language],
  lastDate: (day) => words.lastDate[language].replace('{day}', day),
  finished: words.finished[language],
  postponed: words.postponed[language],
  cancelled: words.cancelled[language],
  reason: (reason) => words.reason[language].replace('{reason}', () => reason),
  dateChanged: (reason) => words.dateChanged[language].replace('{reason}', () => reason),
  chat: (number) => words.chat[language].replace('{number}', number),
})

const languagesOf = ({ language, translations }: ReturnType<typeof shown>) =>
  [...new Set([language ?? 'en', ...Object.keys(translations ?? {})])] as Language[]

/** An item with what visitors see of its translations. */
export const shown = <Item extends Tournament | Achievement>(item: Item) => ({
  ...item,
  translations: currentTranslations(item, item.translations),
})

/** What goes to a group: the item in each language there is, with the link of the language. */
const inEach = (
  item: Tournament | Achievement,
  path: string,
  contentIn: (language: Language) => { title: string; text: string }
): string =>
  languagesOf(shown(item))
    .map((language) =>
      messageOf({
        ...contentIn(language),
        url: window.location.origin + addressIn(language, path),
      })
    )
    .join('\n\n')

/** @param lead what stands first in each language, such as that it goes ahead after all */
export const tournamentMessage = (
  tournament: Tournament,
  lead?: (language: Language) => string
): string =>
  inEach(tournament, paths.tournament(tournament.slug), (language) => {
    const { title, city, repeats } = inLanguage(shown(tournament), language)
    const state = tournamentState(tournament, indianMinute(Date.now()))
    const line = shareLine({ ...tournament, city, repeats }, state, wordsIn(language))
    return { title, text: [lead?.(language), line].filter(Boolean).join(' · ') }
  })

export const achievementMessage = (achievement: Achievement): string =>
  inEach(achievement, paths.achievement(achievement.slug), (language) => {
    const { title, studentName, location } = inLanguage(shown(achievement), language)
    const text = [dayWords(language, achievement.date), location].join(' · ')
    return { title: `${studentName}: ${title}`, text }
  })
