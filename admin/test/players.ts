import type { ResultPlayer } from '@academy/api/shared/results/results'

/** A player of whom a list says nothing else. */
export const player = (
  no: number,
  name: string,
  points = 0,
  rank: number | null = null
): ResultPlayer => ({
  no,
  name,
  points,
  rank,
  title: null,
  sex: null,
  rating: null,
  federation: null,
  fideId: null,
  club: null,
  group: null,
  tieBreaks: [],
})
