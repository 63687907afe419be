import { prizeRules } from '@academy/api/shared/rules/tournament_rules'

export interface ReadPrize {
  position: string
  amount: number
  description: string
}

export interface Found extends ReadPrize {
  rank: string | undefined
  /** One group, or several: 'Best U-11, Best U-15' */
  group: string
  /** Whether the circular says that each of several gets the amount. */
  isEach: boolean
}

export const positionOf = (group: string, rank: string | undefined) =>
  [group, rank].filter(Boolean).join(' ').slice(0, prizeRules.position.max)
