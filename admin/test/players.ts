import { listed } from '@academy/api/tests/players'

/** A player of whom a list says nothing else. */
export const player = (no: number, name: string, points = 0, rank: number | null = null) =>
  listed(no, name, { points, rank })
