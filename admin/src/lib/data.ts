import type { Data } from '@academy/api/data'

export type { Data }

/** A tournament as the director sees it: `version` counts its saves. */
export type Tournament = Data.Tournament.Variants['forAdmin']

export type Achievement = Data.Achievement.Variants['forAdmin']

export type Notice = Data.Notice.Variants['forAdmin']

export type ContactMessage = Data.ContactMessage.Variants['forAdmin']

export type Picture = NonNullable<Data.Tournament['bannerPicture']>

/** What a form does to a picture: puts another one in its place, removes it, or nothing (null). */
export type PictureChange<Picture = Blob> = Picture | 'removed' | null
