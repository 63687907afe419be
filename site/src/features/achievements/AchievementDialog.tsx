import { languageIn } from '@academy/api/shared/translations'
import { ItemOverlay } from '~/components/browse/ItemOverlay'
import type { DialogProps } from '~/components/browse/use-lazy-dialog'
import { said } from '~/lib/said'
import type { Achievement } from '~/lib/api-types'
import { paths } from '~/paths'
import { AchievementActions } from './AchievementActions'
import { AchievementDetails } from './AchievementDetails'

export function AchievementDialog(props: DialogProps<Achievement>) {
  const show = (achievement: Achievement, onView: () => void) => ({
    picture: achievement.imagePicture,
    over: (
      <p
        className="card-name"
        {...said(achievement.studentName, languageIn(achievement, 'studentName'))}
      />
    ),
    body: (
      <>
        <AchievementDetails achievement={achievement} onView={onView} />
        <AchievementActions achievement={achievement} />
      </>
    ),
  })
  return <ItemOverlay {...props} listPath={paths.achievements()} show={show} />
}
