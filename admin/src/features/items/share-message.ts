import { dayWords } from '@academy/api/shared/text/day_words'
import type { AppLanguage } from '@academy/api/shared/text/languages'
import { messageOf, shareLine, type ShareWords } from '@academy/api/shared/text/share'
import { indianMinute, tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { inLanguage } from '@academy/api/shared/text/translations'
import { addressIn } from '@academy/site/languages'
import * as en from '@academy/site/words/en'
import * as hi from '@academy/site/words/hi'
import * as mr from '@academy/site/words/mr'
import type { Achievement, Tournament } from '@/lib/data'
import { paths } from '@/paths'

/** Of each catalogue only these are taken into the bundle: the whole of one is 30 KB. */
const catalogues = {
  en: {
    ...{ freeEntry: en.freeEntry, factLastDate: en.factLastDate, noteChat: en.noteChat },
    ...{ stateFinished: en.stateFinished, statePostponed: en.statePostponed },
    ...{ stateCancelled: en.stateCancelled, reason: en.reason, dateChanged: en.dateChanged },
  },
  mr: {
    ...{ freeEntry: mr.freeEntry, factLastDate: mr.factLastDate, noteChat: mr.noteChat },
    ...{ stateFinished: mr.stateFinished, statePostponed: mr.statePostponed },
    ...{ stateCancelled: mr.stateCancelled, reason: mr.reason, dateChanged: mr.dateChanged },
  },
  hi: {
    ...{ freeEntry: hi.freeEntry, factLastDate: hi.factLastDate, noteChat: hi.noteChat },
    ...{ stateFinished: hi.stateFinished, statePostponed: hi.statePostponed },
    ...{ stateCancelled: hi.stateCancelled, reason: hi.reason, dateChanged: hi.dateChanged },
  },
}

/** The site's own words, in a language that need not be the app's. */
function wordsIn(language: AppLanguage): ShareWords {
  const words = catalogues[language]
  return {
    language,
    free: words.freeEntry,
    lastDate: (day) => words.factLastDate.replace('{day}', day),
    finished: words.stateFinished,
    postponed: words.statePostponed,
    cancelled: words.stateCancelled,
    reason: (reason) => words.reason.replace('{reason}', () => reason),
    dateChanged: (reason) => words.dateChanged.replace('{reason}', () => reason),
    chat: (number) => words.noteChat.replace('{number}', number),
  }
}

/** The languages that an item is written in, its own first. */
const languagesOf = ({ language, translations }: Tournament | Achievement) =>
  [...new Set([language ?? 'en', ...Object.keys(translations ?? {})])] as AppLanguage[]

/** What goes to a group: the item in each language there is, with the link of the language. */
const inEach = (
  item: Tournament | Achievement,
  path: string,
  contentIn: (language: AppLanguage) => { title: string; text: string }
): string =>
  languagesOf(item)
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
  lead?: Record<AppLanguage, string>
): string =>
  inEach(tournament, paths.tournament(tournament.slug), (language) => {
    const { title, city, repeats } = inLanguage(tournament, language)
    const state = tournamentState(tournament, indianMinute(Date.now()))
    const line = shareLine({ ...tournament, city, repeats }, state, wordsIn(language))
    return { title, text: [lead?.[language], line].filter(Boolean).join(' · ') }
  })

export const achievementMessage = (achievement: Achievement): string =>
  inEach(achievement, paths.achievement(achievement.slug), (language) => {
    const { title, studentName, location } = inLanguage(achievement, language)
    const text = [dayWords(language, achievement.date), location].join(' · ')
    return { title: `${studentName}: ${title}`, text }
  })
