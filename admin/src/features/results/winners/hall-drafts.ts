import { namesIn } from '@academy/api/shared/identity/academy_names'
import { spokenName } from '@academy/api/shared/results/player_names'
import { pointsText, type ResultPlayer } from '@academy/api/shared/results/results'
import { type PlacedWinner } from '@academy/api/shared/results/winners'
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
import type { Achievement, Tournament } from '@/lib/data'
import { mIn } from '@/lib/messages'
import type { Resource } from '@/lib/resource'
import type { Sendable } from '@/unsent/attempt'
import { newEntry } from '@/unsent/new-entry'
import { post } from '@/unsent/post'
import { typedTranslations } from '@/features/items/translations/typed-translations'

/** What a player has won, not a school. */
export type PlayersPrize = PlacedWinner & { player: ResultPlayer }

/**
 * Written in the tournament's own language; a language that it has a title in is a translation.
 * @param rounds null where nobody has said how many there were
 */
export function draftFields(tournament: Tournament, rounds: number | null, winner: PlayersPrize) {
  const { venue, city, language: own = 'en' } = tournament
  const titles = currentTranslations(tournament, tournament.translations)
  const { prize, player } = winner
  const points = player.points === null ? '–' : pointsText(player.points)
  const textsIn = (language: Language, title: string) => {
    const words = factWords(language, prize)
    return {
      title: `${words} · ${title}`.slice(0, achievementRules.title.max),
      description: mIn.hallDescription(language, {
        title,
        prize: words,
        points,
        rounds: rounds ?? 0,
      }),
    }
  }
  const written = textsIn(own, tournament.title)
  const translated: Translations<'title' | 'description'> = {}
  for (const language of LANGUAGES) {
    const title = titles?.[language]?.title
    if (title && language !== own) translated[language] = textsIn(language, title)
  }
  const location = [venue, city].filter(Boolean).join(', ') || namesIn('en').city
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

/** The achievements: what takes drafts, and knows which were deleted. */
export type Hall = Sendable & Pick<Resource<Achievement>, 'deleted'>

/**
 * Puts drafts for the Hall of Fame into the outbox: nobody sees them until the director shows them. The
 * same draft has the same key: pressed again, there is still one. Once deleted it can be made anew.
 * @param onPosted hears of each that is kept here or stored
 * @throws what the API client throws, where the device has no room for the next one
 */
export async function postDrafts(
  hall: Hall,
  tournament: Tournament,
  rounds: number | null,
  winners: readonly PlayersPrize[],
  onPosted: (winner: PlayersPrize) => void
) {
  // Without a network nobody knows.
  const deleted = await hall.deleted().catch(() => [])
  for (const winner of winners) {
    const fields = draftFields(tournament, rounds, winner)
    const times = deleted.filter((one) => isSameDraft(one, fields)).length
    await post(hall, draftEntry(tournament, winner, fields, times))
    onPosted(winner)
  }
}

type Values = ReturnType<typeof draftFields>

const isSameDraft = (one: Achievement, { title, studentName, date }: Values) =>
  one.title === title && one.studentName === studentName && one.date === date

/** @param deleted how often the same draft was made and deleted before: each time used up a key */
function draftEntry(
  { _id }: Tournament,
  { player }: PlayersPrize,
  fields: Values,
  deleted: number
) {
  const id = uuid(JSON.stringify([_id, player.no, fields, deleted]), uuid.URL)
  return newEntry({ id, kind: 'achievements', title: fields.title, fields })
}
