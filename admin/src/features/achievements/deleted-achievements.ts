import type { DeletedKind } from '@/components/recently-deleted/deleted-dialog'
import { api } from '@/lib/api'
import type { Achievement } from '@/lib/data'
import { achievementsQuery } from './queries'

export const deletedAchievements: DeletedKind<Achievement> = {
  key: achievementsQuery.queryKey,
  many: 'achievements',
  load: async () => (await api.admin.deletedAchievements.index({})).data,
  nameOf: ({ title, studentName }) => `${title}, ${studentName}`,
  restore: (id) => api.admin.achievementRestorations.store({ params: { id } }),
  done: 'Achievement restored',
  failure: 'Failed to restore achievement',
}
