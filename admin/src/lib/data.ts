import type { Data } from '@academy/api/data'

export type { Data }

/** A tournament as the director sees it: `version` counts its saves. */
export type Tournament = Data.Tournament.Variants['forAdmin']

/** An achievement as the director sees it: `version` counts its saves. */
export type Achievement = Data.Achievement.Variants['forAdmin']

/** A message as the director sees it. */
export type ContactMessage = Data.ContactMessage.Variants['forAdmin']

/** Size, sources per format and placeholder of an uploaded picture. */
export type Picture = NonNullable<Data.Tournament['bannerPicture']>
