/**
 * What a form does to the picture of its item: puts another one in its place, leaves the item
 * without one, or nothing (null).
 */
export type PictureChange<Picture = Blob> = Picture | 'removed' | null
