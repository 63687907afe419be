import { formsOf, holds } from '~/lib/search'

/** What can be searched of a player; all of it as the page shows it. */
export interface SearchedPlayer {
  no: string
  name: string
  club: string
  group: string
}

export interface SearchedGame {
  board: string
  /** Starting numbers of its players. */
  nos: string[]
}

/**
 * Finds the players of a group, or of all (''), and their games: by a number, which is a board's or a
 * starting number, else by part of a name or a club, in whatever script it is written.
 */
export function searchRows<Player extends SearchedPlayer, Game extends SearchedGame>(
  { query, group }: { query: string; group: string },
  { players, games }: { players: Player[]; games: Game[] }
): Set<Player | Game> {
  const wanted = query.trim()
  const isNumber = /^\d+$/.test(wanted)
  const forms = isNumber ? [] : formsOf(wanted)
  const inGroup = players.filter((one) => group === '' || one.group === group)
  const found = inGroup.filter(({ no, name, club }) =>
    isNumber ? no === wanted : forms.length === 0 || holds(forms, name) || holds(forms, club)
  )
  const nos = new Set(found.map(({ no }) => no))
  const groupNos = new Set(inGroup.map(({ no }) => no))
  const foundGames = games.filter((game) =>
    game.nos.some((no) => nos.has(no) || (game.board === wanted && groupNos.has(no)))
  )
  return new Set<Player | Game>([...found, ...foundGames])
}
