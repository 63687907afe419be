import { TournamentFactory } from '#database/factories/tournament_factory'

/** The calendar day that lies so many days after 21 November 2026, as the wire has it. */
export const day = (offset: number) =>
  new Date(Date.UTC(2026, 10, 21 + offset)).toISOString().slice(0, 10)

/**
 * 270 active tournaments, 90 of each part of the list as it is on 21 November 2026: upcoming `a0`
 * to `a89`, two a day; undated `b0` to `b89`; past `c0` to `c89`.
 */
export function makeLongTournamentList() {
  return TournamentFactory.merge([
    ...Array.from({ length: 90 }, (_, i) => ({ title: `a${i}`, startDate: day(i >> 1) })),
    ...Array.from({ length: 90 }, (_, i) => ({
      title: `b${i}`,
      createdAt: `2026-10-01T00:00:00.${String(899 - i)}Z`,
    })),
    ...Array.from({ length: 90 }, (_, i) => ({ title: `c${i}`, startDate: day(-1 - i) })),
  ]).createMany(270)
}
