import AchievementTransformer, { type AchievementRow } from '#transformers/achievement_transformer'
import { PublicRows } from '#lists/public_rows'
import { PublicList } from '#lists/public_list'

/** What a list shows, named as the rows of the models are. */
export const ACHIEVEMENT_COLUMNS = {
  id: 'id',
  slug: 'slug',
  title: 'title',
  studentName: 'student_name',
  description: 'description',
  date: 'date',
  location: 'location',
  ratingChange: 'rating_change',
  tags: 'tags',
  picture: 'picture',
  translations: 'translations',
  isActive: 'is_active',
  createdAt: 'created_at',
} satisfies Record<keyof AchievementRow, string>

/** Active achievements, newest date first. Plain rows: models cost three times the time here. */
export const publicAchievements = new PublicList(
  '/api/achievements',
  new PublicRows<AchievementRow>(
    { table: 'achievements', key: 'date', state: 'is_active' },
    ACHIEVEMENT_COLUMNS
  ),
  (row) => new AchievementTransformer(row).toObject()
)
