import type { ResultPlayer } from '../../shared/results/results.js'

/** A player as a list names one of whom it says nothing more. */
export const listed = (
  no: number,
  name: string,
  more: Partial<ResultPlayer> = {}
): ResultPlayer => ({
  no,
  name,
  title: null,
  sex: null,
  rating: null,
  federation: null,
  fideId: null,
  club: null,
  group: null,
  points: null,
  rank: null,
  tieBreaks: [],
  ...more,
})
