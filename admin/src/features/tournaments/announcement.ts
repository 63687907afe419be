import { languageOf } from '@academy/api/shared/language'
import type { AppLanguage } from '@academy/api/shared/languages'
import { prefixes } from '@academy/site/languages'
import * as en from '@/messages/en.json'
import * as hi from '@/messages/hi.json'
import * as mr from '@/messages/mr.json'
import type { Tournament } from '@/lib/data'
import { dayIn } from '@/lib/day-in'
import { paths } from '@/paths'

type Catalogue = Pick<typeof en, 'postponed' | 'cancelled' | 'goesAhead' | 'newDate' | 'reason'>

const words: Record<AppLanguage, Catalogue> = {
  en: {
    ...{ postponed: en.postponed, cancelled: en.cancelled, goesAhead: en.goesAhead },
    ...{ newDate: en.newDate, reason: en.reason },
  },
  mr: {
    ...{ postponed: mr.postponed, cancelled: mr.cancelled, goesAhead: mr.goesAhead },
    ...{ newDate: mr.newDate, reason: mr.reason },
  },
  hi: {
    ...{ postponed: hi.postponed, cancelled: hi.cancelled, goesAhead: hi.goesAhead },
    ...{ newDate: hi.newDate, reason: hi.reason },
  },
}

/** What a tournament has become. */
export type Turn = 'postponed' | 'cancelled' | 'goesAhead' | 'newDate'

type Told = Pick<
  Tournament,
  'slug' | 'title' | 'language' | 'translations' | 'startDate' | 'endDate' | 'statusReason'
>

/** Its own language first, then those that it is translated into; English in any case. */
function languagesOf({ language, translations }: Told): AppLanguage[] {
  const known = Object.keys(translations ?? {}) as AppLanguage[]
  return [...new Set<AppLanguage>([language ?? 'en', ...known, 'en'])]
}

/**
 * What to tell everybody in a messenger: the event, what has become of it, when it is now, why, and
 * where to read on; in every language that the event is in. The reason is said in its own language.
 */
export function announcement(tournament: Told, turn: Turn, origin: string): string {
  const { title, translations, startDate, endDate, statusReason, slug } = tournament
  const languages = languagesOf(tournament)
  const own = languageOf(statusReason ?? '') ?? 'en'
  const reasonIn = languages.includes(own) ? own : languages[0]
  const isOff = turn === 'postponed' || turn === 'cancelled'
  const parts = languages.map((language) => {
    const said = words[language]
    const days = [startDate, endDate].flatMap((day) => day || [])
    const when = days.map((day) => dayIn(language, day)).join(' – ')
    return [
      `*${translations?.[language]?.title ?? title}*${isOff && when ? ` (${when})` : ''}`,
      turn !== 'newDate' && said[turn],
      turn === 'newDate' && when && `${said.newDate}: ${when}`,
      turn === 'goesAhead' && when,
      statusReason && language === reasonIn && `${said.reason}: ${statusReason}`,
    ]
      .filter(Boolean)
      .join('\n')
  })
  const address = origin + prefixes[languages[0] ?? 'en'] + paths.tournament(slug)
  return [...parts, address].join('\n\n')
}
