import type { Data } from '@academy/api/data'
import type { InLanguage } from '@academy/api/shared/text/translations'

export type Tournament = InLanguage<Data.Tournament>
export type Achievement = InLanguage<Data.Achievement>
/** With what only an item's own page needs: its share picture, its version, its last change. */
export type TournamentForPage = InLanguage<Data.TournamentPage>
/** With what a calendar asks for: its version and its last change. */
export type TournamentForCalendar = InLanguage<Data.Tournament.Variants['forCalendar']>
export type AchievementForPage = InLanguage<Data.Achievement.Variants['forPage']>
export type Picture = NonNullable<Tournament['bannerPicture']>
