import { identity } from '@academy/api/shared/identity/identity'
import { spokenName } from '@academy/api/shared/results/player_names'
import {
  pointsText,
  type PlacedWinner,
  type ResultPlayer,
} from '@academy/api/shared/results/results'
import { achievementRules } from '@academy/api/shared/rules/achievement_rules'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { factWords } from '@academy/api/shared/text/fact_words'
import { LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import {
  currentTranslations,
  withSources,
  type Translations,
} from '@academy/api/shared/text/translations'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { lastDay } from '@academy/api/shared/tournament/tournament_state'
import { v5 as uuid } from 'uuid'
import type { Tournament } from '@/lib/data'
import { mIn } from '@/lib/messages'
import type { Sendable } from '@/unsent/sender'
import { newEntry, post } from '@/unsent/save'
import { typedTranslations } from '@/features/items/translations/typed-translations'

/** What a player has won, not a school. */
export type PlayersPrize = PlacedWinner & { player: ResultPlayer }

/** Written in the tournament's own language; a language that it has a title in is a translation. */
export function draftFields(tournament: Tournament, rounds: number, winner: PlayersPrize) {
  const { venue, city, language: own = 'en' } = tournament
  const titles = currentTranslations(tournament, tournament.translations)
  const { prize, player } = winner
  const points = player.points === null ? '–' : pointsText(player.points)
  const textsIn = (language: Language, title: string) => {
    const words = factWords(language, prize)
    return {
      title: `${words} · ${title}`.slice(0, achievementRules.title.max),
      description: mIn.hallDescription(language, { title, prize: words, points, rounds }),
    }
  }
  const written = textsIn(own, tournament.title)
  const translated: Translations<'title' | 'description'> = {}
  for (const language of LANGUAGES) {
    const title = titles?.[language]?.title
    if (title && language !== own) translated[language] = textsIn(language, title)
  }
  const location = [venue, city].filter(Boolean).join(', ') || identity.address.city
  return {
    ...written,
    studentName: spokenName(player.name).slice(0, achievementRules.studentName.max),
    date: lastDay(tournament) ?? indianDay(Date.now()),
    location: location.slice(0, achievementRules.location.max),
    ratingChange: '',
    tags: ['Tournament'],
    isActive: false,
    translations: typedTranslations(
      translationRules.achievements,
      withSources(written, translated)
    ),
  }
}

/**
 * Puts a draft for the Hall of Fame into the outbox: nobody sees it until the director shows it. The
 * same draft has the same key: pressed again, there is still one.
 */
export function postDraft(
  achievements: Sendable,
  tournament: Tournament,
  rounds: number,
  winner: PlayersPrize
) {
  const fields = draftFields(tournament, rounds, winner)
  const id = uuid(JSON.stringify([tournament._id, winner.player.no, fields]), uuid.URL)
  return post(achievements, newEntry({ id, kind: 'achievements', title: fields.title, fields }))
}
