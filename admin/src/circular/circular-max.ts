/** Longer texts are no circulars. In UTF-16 units. */
export const CIRCULAR_MAX = 20_000
