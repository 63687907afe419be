import type { DeletedKind } from '@/components/recently-deleted/deleted-dialog'
import { api } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { tournamentsQuery } from './queries'

export const deletedTournaments: DeletedKind<Tournament> = {
  key: tournamentsQuery.queryKey,
  many: 'tournaments',
  load: async () => (await api.admin.deletedTournaments.index({})).data,
  nameOf: ({ title }) => title,
  restore: (id) => api.admin.tournamentRestorations.store({ params: { id } }),
  done: 'Tournament restored',
  failure: 'Failed to restore tournament',
}
