import { DirectorList } from '#lists/director_list'
import { TOURNAMENT_COLUMNS } from '#lists/public_tournaments'
import type { TournamentRow } from '#transformers/tournament_transformer'

/** All tournaments, newest first. */
export const directorTournaments = new DirectorList<TournamentRow & { version: number }>(
  { table: 'tournaments', key: 'created_at', state: 'is_active' },
  { ...TOURNAMENT_COLUMNS, version: 'version' },
  () => ({})
)
