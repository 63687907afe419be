/** Why something that was pasted or chosen is refused; each has a sentence of its own. */
export type Reason =
  | 'pdf'
  | 'picture'
  | 'oldExcel'
  | 'brokenExcel'
  | 'tooLarge'
  | 'noTable'
  | 'noColumns'
  | 'strayRow'
  | 'noValue'
  | 'noName'
  | 'noNumber'
  | 'noResult'
  | 'noOpponent'
  | 'noRounds'
  | 'noColour'
  | 'trfColumns'
  | 'numberTwice'
  | 'roundGap'
  | 'contradiction'
  | 'emptyRound'
  | 'twoTournaments'
  | 'otherPlayers'

export class Unreadable extends Error {
  constructor(
    readonly reason: Reason,
    readonly params: Record<string, string | number> = {}
  ) {
    super(reason)
  }
}
