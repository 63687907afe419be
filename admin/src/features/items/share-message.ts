import { dayWords } from '@academy/api/shared/days/day_words'
import { addressIn, type Language } from '@academy/api/shared/languages/languages'
import { messageOf, shareLine } from '@academy/api/shared/text/share'
import { indianMinute } from '@academy/api/shared/days/indian_days'
import { tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { currentTranslations, inLanguage } from '@academy/api/shared/text/translations'
import type { Achievement, Tournament } from '@/lib/data'
import { sitePaths } from '@/paths'

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
  inEach(tournament, sitePaths.tournament(tournament.slug), (language) => {
    const { title, city, repeats } = inLanguage(shown(tournament), language)
    const state = tournamentState(tournament, indianMinute(Date.now()))
    const line = shareLine(language, { ...tournament, city, repeats }, state)
    return { title, text: [lead?.(language), line].filter(Boolean).join(' · ') }
  })

export const achievementMessage = (achievement: Achievement): string =>
  inEach(achievement, sitePaths.achievement(achievement.slug), (language) => {
    const { title, studentName, location } = inLanguage(shown(achievement), language)
    const text = [dayWords(language, achievement.date), location].join(' · ')
    return { title: `${studentName}: ${title}`, text }
  })
