import { memo, useMemo } from 'react'
import { MoreBelow } from '~/components/browse/MoreBelow'
import { useIncrementalList } from '~/components/browse/use-incremental-list'
import type { Achievement } from '~/lib/api-types'
import { formsOf } from '~/lib/search'
import { reasonOf } from '~/lib/searched'
import { AchievementCard } from './AchievementCard'
import { searchedOf } from './searched'

interface Props {
  achievements: Achievement[]
  /** What these were found by. */
  query: string
  onOpen: (slug: string) => void
}

/** The cards. Apart from the search box, so that a key pressed there does not go through them all. */
export const AchievementGrid = memo(function AchievementGrid({
  achievements,
  query,
  onOpen,
}: Props) {
  const { visible, hasMore, showMore } = useIncrementalList(achievements)
  const forms = useMemo(() => formsOf(query), [query])
  return (
    <>
      <ul className="card-grid card-grid-portraits">
        {visible.map((achievement, index) => (
          <AchievementCard
            key={achievement._id}
            achievement={achievement}
            isEager={index === 0}
            {...reasonOf(forms, searchedOf(achievement))}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {hasMore && <MoreBelow onSeen={showMore} />}
    </>
  )
})
