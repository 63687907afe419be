import string from '@adonisjs/core/helpers/string'
import { TEXT_FACTS, type TextFact } from '#shared/tournament_facts'
import { indianDay } from '#shared/tournament_state'
import TournamentTransformer, { type TournamentRow } from '#transformers/tournament_transformer'
import { PublicRows, type ListPart } from '#lists/public_rows'
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
  translations: 'translations',
  entryFee: 'entry_fee',
  rounds: 'rounds',
  rated: 'rated',
  categories: 'categories',
  status: 'status',
  ...(Object.fromEntries(TEXT_FACTS.map((name) => [name, string.snakeCase(name)])) as Record<
    TextFact,
    string
  >),
  createdAt: 'created_at',
} satisfies Record<keyof TournamentRow, string>

/**
 * Upcoming ones, soonest first; then those without a date, newest created first; then past ones,
 * last played first. `last_day` is null exactly for those without a date.
 */
function parts(today: string): ListPart[] {
  return [
    {
      key: 'start_date',
      order: 'asc',
      applyFilter: (query) => query.where('last_day', '>=', today),
    },
    { key: 'created_at', order: 'desc', applyFilter: (query) => query.whereNull('last_day') },
    { key: 'last_day', order: 'desc', applyFilter: (query) => query.where('last_day', '<', today) },
  ]
}

/** Active tournaments. Plain rows: models cost three times the time here. */
export const publicTournaments = new PublicList(
  '/api/tournaments',
  new PublicRows<TournamentRow>(
    { table: 'tournaments', key: 'created_at', state: 'is_active' },
    TOURNAMENT_COLUMNS,
    { epoch: () => indianDay(Date.now()), parts }
  ),
  (row) => new TournamentTransformer(row).toObject()
)
