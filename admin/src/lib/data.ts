import type { Data } from '@academy/api/data'

export type { Data }

/** A message as the director sees it. */
export type ContactMessage = Data.ContactMessage.Variants['forAdmin']

/** Size, sources per format and placeholder of an uploaded picture. */
export type Picture = NonNullable<Data.Tournament['bannerPicture']>
