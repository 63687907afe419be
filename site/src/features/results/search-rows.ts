import { formsOf, holds } from '~/lib/search'

/** What can be searched of a player; all of it as the page shows it. */
export interface SearchedPlayer {
  no: string
  name: string
  club: string
  group: string
}

export interface Search {
  query: string
  /** '' is all of them. */
  group: string
}

/**
 * Whether a row of the standings, or of a round, is looked for: a number is a board's or a starting
 * number, anything else part of a name or a club, in whatever script it is written.
 * @param board of a pairing
 */
export function matchesRow(
  { query, group }: Search,
  players: SearchedPlayer[],
  board = ''
): boolean {
  if (group !== '' && !players.some((one) => one.group === group)) return false
  const wanted = query.trim()
  if (/^\d+$/.test(wanted)) return board === wanted || players.some(({ no }) => no === wanted)
  const forms = formsOf(wanted)
  return (
    forms.length === 0 || players.some(({ name, club }) => holds(forms, name) || holds(forms, club))
  )
}
