import { m } from '@/lib/messages'
import { api, multipart } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import type { Deleted, PublishableResource } from '@/lib/resource'
import { tournamentBody } from './tournament-body'

export const tournamentResource: PublishableResource<Tournament> = {
  key: 'tournaments',
  one: 'tournament',
  many: 'tournaments',
  loadFailure: m.tournamentsLoadFailed,
  nameOf: ({ title }) => title,
  emptyText: null,
  load: (query) => api.admin.tournaments.index({ query }),
  loadOne: async (id) => (await api.admin.tournaments.show({ params: { id } })).data,
  destroy: (id) => api.admin.tournaments.destroy({ params: { id } }),
  deleted: async () =>
    (await api.admin.deletedTournaments.index({})).data as (Tournament & Deleted)[],
  restore: async (id) =>
    (await api.admin.tournamentRestorations.store({ params: { id } })).data as Tournament,
  erase: (id) => api.admin.deletedTournaments.destroy({ params: { id } }),
  async create(sent, options) {
    const body = multipart(tournamentBody(sent))
    return (await api.admin.tournaments.store({ body, ...options })).data
  },
  async change(id, sent, options) {
    const body = multipart(tournamentBody(sent))
    return (await api.admin.tournaments.update({ params: { id }, body, ...options })).data
  },
}
