import { languageIn } from '@academy/api/shared/text/translations'
import { ItemOverlay } from '~/components/browse/ItemOverlay'
import type { useOpenItem } from '~/components/browse/use-open-item'
import { languageMarked } from '~/lib/language-marked'
import type { Achievement } from '~/lib/api-types'
import { AchievementActions } from './AchievementActions'
import { AchievementDetails } from './AchievementDetails'

interface Props {
  overlay: ReturnType<typeof useOpenItem<Achievement>>
}

export function AchievementDialog({ overlay }: Props) {
  const { item: achievement } = overlay
  if (!achievement) return null
  const { slug, studentName, imagePicture } = achievement
  return (
    <ItemOverlay
      {...overlay}
      item={achievement}
      picture={imagePicture}
      over={
        <p
          className="card-name"
          {...languageMarked(studentName, languageIn(achievement, 'studentName'))}
        />
      }
    >
      <AchievementDetails achievement={achievement} onView={() => overlay.open(slug, true)} />
      <AchievementActions achievement={achievement} />
    </ItemOverlay>
  )
}
