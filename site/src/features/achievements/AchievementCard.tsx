import { memo } from 'react'
import { ItemLink } from '~/components/browse/ItemLink'
import { ItemPicture, PHONE_CARD } from '~/components/browse/ItemPicture'
import { formatCalendarDate } from '~/lib/calendar-date'
import type { Achievement } from '~/lib/wire'
import { paths } from '~/paths'
import { clampTags } from './achievement'

interface Props {
  achievement: Achievement
  isEager: boolean
  onOpen: (slug: string) => void
}

export const AchievementCard = memo(function AchievementCard({
  achievement,
  isEager,
  onOpen,
}: Props) {
  const { slug, title, studentName, description, date, location, ratingChange } = achievement
  const tags = clampTags(achievement.tags)
  return (
    <li className="card">
      <ItemPicture
        picture={achievement.imagePicture}
        title={title}
        shape="portrait"
        sizes={`(min-width: 1264px) 276px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, ${PHONE_CARD}`}
        isEager={isEager}
      />
      <div className="card-body">
        <div className="card-head">
          <p className="card-name">{studentName}</p>
          {ratingChange && (
            <p className="rating">
              <span className="visually-hidden">Rating </span>
              {ratingChange}
            </p>
          )}
        </div>
        <h2 className="card-title">{title}</h2>
        <p className="card-meta">
          <time dateTime={date}>{formatCalendarDate(date)}</time> · {location}
        </p>
        <p className="card-text">{description}</p>
        {tags.shown.length > 0 && (
          <ul className="card-tags" aria-label="Tags">
            {tags.shown.map((tag) => (
              <li key={tag} className="chip">
                {tag}
              </li>
            ))}
            {tags.more > 0 && <li className="chip">+{tags.more}</li>}
          </ul>
        )}
        <div className="card-foot">
          <ItemLink
            href={paths.achievement(slug)}
            className="card-link"
            onOpen={() => onOpen(slug)}
          >
            View details<span className="visually-hidden"> of {title}</span>
          </ItemLink>
        </div>
      </div>
    </li>
  )
})
