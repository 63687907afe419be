import { memo } from 'react'
import type { Achievement } from '~/lib/wire'
import { AchievementCard } from './AchievementCard'

interface Props {
  achievements: Achievement[]
  onOpen: (slug: string) => void
}

/** The cards. Apart from the search box, so that a key pressed there does not go through them all. */
export const AchievementGrid = memo(function AchievementGrid({ achievements, onOpen }: Props) {
  return (
    <ul className="card-grid card-grid-portraits">
      {achievements.map((achievement, index) => (
        <AchievementCard
          key={achievement._id}
          achievement={achievement}
          isEager={index < 2}
          onOpen={onOpen}
        />
      ))}
    </ul>
  )
})
