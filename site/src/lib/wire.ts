import type { Data } from '@academy/api/data'

/** What the API sends, as its transformers type it. */
export type Tournament = Data.Tournament
export type Achievement = Data.Achievement
export type Picture = NonNullable<Tournament['bannerPicture']>
