import { m } from '@/lib/messages'
import { CardScreen } from '@/features/items/list/card-screen'
import { useItemDialog } from '@/features/items/list/item-dialog'
import { useIsGone, useItem } from '@/features/items/list/use-list'
import { FormSkeleton } from '@/features/items/form/form-skeleton'
import { lazyPart } from '@/lib/lazy-part'
import { AchievementCard } from './achievement-card'
import { achievementResource } from './achievement-resource'

const AchievementForm = lazyPart(() => import('./achievement-form'), FormSkeleton)

const words = {
  title: m.achievements,
  search: m.achievementsSearch,
  empty: m.achievementsEmpty,
  emptyHint: m.achievementsEmptyHint,
  noMatch: m.achievementsNoMatch,
}

export default function AchievementsPage() {
  const dialog = useItemDialog()
  const edited = useItem(achievementResource, dialog.idOf('edit'))
  const isGone = useIsGone(achievementResource, edited)
  return (
    <>
      <CardScreen
        kind={achievementResource}
        words={words}
        piece="queen"
        addLabel={m.addAchievement()}
      >
        {(item, card) => <AchievementCard key={item._id} achievement={item} {...card} />}
      </CardScreen>
      {(edited ?? dialog.idOf('new') !== null) && (
        <AchievementForm
          key={edited?._id ?? 'new'}
          achievement={edited}
          isGone={isGone}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
