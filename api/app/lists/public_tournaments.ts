import TournamentTransformer, { type TournamentRow } from '#transformers/tournament_transformer'
import { PublicList } from '#lists/public_list'

/** What a list shows, named as the rows of the models are. */
export const TOURNAMENT_COLUMNS = {
  id: 'id',
  slug: 'slug',
  title: 'title',
  description: 'description',
  formLink: 'form_link',
  isActive: 'is_active',
  maxParticipants: 'max_participants',
  prizes: 'prizes',
  picture: 'picture',
  createdAt: 'created_at',
} satisfies Record<keyof TournamentRow, string>

/** Active tournaments, newest first. Plain rows: models cost three times the time here. */
export const publicTournaments = new PublicList(
  { table: 'tournaments', key: 'created_at', state: 'is_active' },
  TOURNAMENT_COLUMNS,
  (row: TournamentRow) => new TournamentTransformer(row).toObject()
)
