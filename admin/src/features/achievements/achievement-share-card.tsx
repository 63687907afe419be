import { paths } from '@/paths'
import { ShareCard, type ShareCardFrame } from '@/components/share-card'
import { api, multipart } from '@/lib/api'
import type { Achievement } from '@/lib/data'
import type { TypedAchievement } from './achievement-form-schema'

interface Props extends ShareCardFrame {
  typed: TypedAchievement
  achievement: Achievement | undefined
}

export function AchievementShareCard({ typed, achievement, ...frame }: Props) {
  const { title, studentName, date, location, ratingChange } = typed
  const translations = JSON.stringify(typed.translations)
  return (
    <ShareCard
      {...frame}
      item={achievement}
      path={achievement && paths.achievement(achievement.slug)}
      texts={{ title, studentName, date, location, ratingChange, translations }}
      pictureName="image"
      draw={(body, signal) =>
        api.admin.achievementSharePictures.store({
          body: multipart(body),
          responseType: 'blob',
          signal,
        })
      }
    />
  )
}
