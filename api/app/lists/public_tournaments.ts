import { indianDay } from '#shared/tournament_state'
import TournamentTransformer, { type TournamentRow } from '#transformers/tournament_transformer'
import { OrderedRows, type ListPart } from '#lists/ordered_rows'
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
  startDate: 'start_date',
  endDate: 'end_date',
  reportingTime: 'reporting_time',
  venue: 'venue',
  city: 'city',
  mapUrl: 'map_url',
  entryFee: 'entry_fee',
  entryDeadline: 'entry_deadline',
  seatsNote: 'seats_note',
  rounds: 'rounds',
  format: 'format',
  timeControl: 'time_control',
  rated: 'rated',
  eligibility: 'eligibility',
  categories: 'categories',
  federationCodes: 'federation_codes',
  contactName: 'contact_name',
  contactPhone: 'contact_phone',
  status: 'status',
  createdAt: 'created_at',
} satisfies Record<keyof TournamentRow, string>

/**
 * Upcoming ones, soonest first; then those without a date, newest created first; then past ones,
 * last played first. `last_day` is null exactly for those without a date.
 */
function parts(today: string): ListPart[] {
  return [
    { key: 'start_date', order: 'asc', narrow: (query) => query.where('last_day', '>=', today) },
    { key: 'created_at', order: 'desc', narrow: (query) => query.whereNull('last_day') },
    { key: 'last_day', order: 'desc', narrow: (query) => query.where('last_day', '<', today) },
  ]
}

/** Active tournaments. Plain rows: models cost three times the time here. */
export const publicTournaments = new PublicList(
  new OrderedRows<TournamentRow>(
    { table: 'tournaments', key: 'created_at', state: 'is_active' },
    TOURNAMENT_COLUMNS,
    { epoch: () => indianDay(Date.now()), parts }
  ),
  (row) => new TournamentTransformer(row).toObject()
)
