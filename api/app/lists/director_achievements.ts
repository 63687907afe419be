import { DirectorList } from '#lists/director_list'
import { ACHIEVEMENT_COLUMNS } from '#lists/public_achievements'
import { readClient } from '#models/read_client'
import type { AchievementRow } from '#transformers/achievement_transformer'

/** All tags in use, in alphabetical order. */
async function tagsInUse(): Promise<string[]> {
  const rows = await readClient().from('achievements').whereNull('deleted_at').distinct('tags')
  const tags = rows.flatMap((row) => JSON.parse(row.tags) as string[])
  return [...new Set(tags)].sort((a, b) => a.localeCompare(b))
}

/** All achievements, newest date first. */
export const directorAchievements = new DirectorList<
  AchievementRow & { version: number },
  { tags: string[] }
>(
  { table: 'achievements', key: 'date', state: 'is_active' },
  { ...ACHIEVEMENT_COLUMNS, version: 'version' },
  async () => ({ tags: await tagsInUse() })
)
