export const SHARE_WIDTH = 1200
export const SHARE_HEIGHT = 630

/** Messengers show nothing above 300 kB; some count a kilobyte as 1000 bytes. */
export const SHARE_MAX_BYTES = 280_000

/** What stands on a card. */
export interface ShareCard {
  list: 'tournaments' | 'achievements'
  title: string
  /** Above the title, in gold: who it is about. */
  over: string | null
  /** Above the title, on a plate of its own: a state that changes everything. */
  state: { text: string; isWarning: boolean } | null
  /** Below the title: the first one large. */
  lines: string[]
}
