import { ItemOverlay } from '~/components/browse/ItemOverlay'
import type { DialogProps } from '~/components/browse/use-opening'
import type { Achievement } from '~/lib/wire'
import { paths } from '~/paths'
import { AchievementDetails } from './AchievementDetails'

export function AchievementDialog(props: DialogProps<Achievement>) {
  const show = (achievement: Achievement, onView: () => void) => ({
    picture: achievement.imagePicture,
    over: <p className="card-name">{achievement.studentName}</p>,
    body: <AchievementDetails achievement={achievement} onView={onView} />,
  })
  return <ItemOverlay {...props} listPath={paths.achievements} show={show} />
}
