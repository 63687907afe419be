import * as m from 'virtual:messages'
import { memo } from 'react'
import { ItemLink } from '~/components/browse/ItemLink'
import { ItemPicture } from '~/components/browse/ItemPicture'
import { formatCalendarDate } from '~/lib/calendar-date'
import { said } from '~/lib/said'
import type { Achievement } from '~/lib/api-types'
import { paths } from '~/paths'
import { clampTags } from './achievement'

interface Props {
  achievement: Achievement
  isEager: boolean
  /** What it was found by, where title and name do not show it. */
  why?: string | undefined
  onOpen: (slug: string) => void
}

export const AchievementCard = memo(function AchievementCard({
  achievement,
  isEager,
  why,
  onOpen,
}: Props) {
  const { slug, title, studentName, description, date, location, ratingChange, language } =
    achievement
  const tags = clampTags(achievement.tags)
  const heading = said(title, language)
  return (
    <li className="card">
      <ItemPicture
        picture={achievement.imagePicture}
        title={title}
        shape="portrait"
        sizes="(min-width: 1264px) 276px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 104px"
        isEager={isEager}
      />
      <div className="card-body">
        <div className="card-head">
          <p className="card-name" {...said(studentName, language)} />
          {ratingChange && (
            <p className="rating">
              <span className="visually-hidden">{m.ratingBefore()}</span>
              {ratingChange}
            </p>
          )}
        </div>
        <h2 className="card-title" lang={heading.lang}>
          {heading.children}
        </h2>
        <p className="card-meta">
          <time dateTime={date}>{formatCalendarDate(date)}</time> ·{' '}
          <span {...said(location, language)} />
        </p>
        {why && <p className="card-why" {...said(why, language)} />}
        <p className="card-text" {...said(description, language)} />
        {tags.shown.length > 0 && (
          <ul className="card-tags" aria-label={m.tags()}>
            {tags.shown.map((tag) => (
              <li key={tag} className="chip" {...said(tag, language)} />
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
            {m.viewDetails()}
            <span className="visually-hidden" {...said(m.viewDetailsOf({ title }), language)} />
          </ItemLink>
        </div>
      </div>
    </li>
  )
})
