import { m } from '@/lib/messages'
import { api, multipart } from '@/lib/api'
import type { Achievement } from '@/lib/data'
import type { Deleted, PublishableResource } from '@/lib/resource'
import { achievementBody } from './achievement-body'

export const achievementResource: PublishableResource<Achievement> = {
  key: 'achievements',
  one: 'achievement',
  many: 'achievements',
  loadFailure: m.achievementsLoadFailed,
  nameOf: ({ title }) => title,
  emptyText: '',
  describe: ({ title, studentName }) => `${title}, ${studentName}`,
  load: (query) => api.admin.achievements.index({ query }),
  loadOne: async (id) => (await api.admin.achievements.show({ params: { id } })).data,
  destroy: (id) => api.admin.achievements.destroy({ params: { id } }),
  deleted: async () =>
    (await api.admin.deletedAchievements.index({})).data as (Achievement & Deleted)[],
  restore: async (id) =>
    (await api.admin.achievementRestorations.store({ params: { id } })).data as Achievement,
  erase: (id) => api.admin.deletedAchievements.destroy({ params: { id } }),
  async create(sent, options) {
    const body = multipart(achievementBody(sent))
    return (await api.admin.achievements.store({ body, ...options })).data
  },
  async change(id, sent, options) {
    const body = multipart(achievementBody(sent))
    return (await api.admin.achievements.update({ params: { id }, body, ...options })).data
  },
}
