import type { Data } from '@academy/api/data'

/** What the API sends, as its transformers type it. */
export type Tournament = Data.Tournament
export type Achievement = Data.Achievement
/** With what only an item's own page needs: its share picture, its version, its last change. */
export type TournamentForPage = Data.Tournament.Variants['forPage']
/** With what a calendar asks for: its version and its last change. */
export type TournamentForCalendar = Data.Tournament.Variants['forCalendar']
export type AchievementForPage = Data.Achievement.Variants['forPage']
export type Picture = NonNullable<Tournament['bannerPicture']>
