import type { PodiumPlace } from '#shared/results/results'

export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Messengers show nothing above 300 kB; some count a kilobyte as 1000 bytes. */
export const SHARE_MAX_BYTES = 280_000

export interface ShareCard {
  kind: 'tournaments' | 'achievements'
  title: string
  over: string | null
  state: { text: string; isWarning: boolean } | null
  lines: string[]
  podium?: PodiumPlace[]
}
