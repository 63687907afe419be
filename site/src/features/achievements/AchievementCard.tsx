import * as m from 'virtual:messages'
import { languageIn } from '@academy/api/shared/text/translations'
import { memo } from 'react'
import { ItemLink } from '~/components/browse/ItemLink'
import { ItemPicture } from '~/components/browse/ItemPicture'
import { formatCalendarDate } from '~/lib/calendar-date'
import { languageMarked } from '~/lib/language-marked'
import type { Achievement } from '~/lib/api-types'
import type { Reason } from '~/lib/searched'
import { paths } from '~/paths'
import { clampTags } from './achievement'

interface Props extends Reason {
  achievement: Achievement
  isEager: boolean
  onOpen: (slug: string) => void
}

export const AchievementCard = memo(function AchievementCard({
  achievement,
  isEager,
  why,
  whyLanguage,
  onOpen,
}: Props) {
  const { slug, title, studentName, description, date, location, ratingChange, language } =
    achievement
  const tags = clampTags(achievement.tags)
  const written = languageIn(achievement, 'title')
  const heading = languageMarked(title, written)
  return (
    <li className="card">
      <ItemPicture
        picture={achievement.imagePicture}
        title={title}
        shape="portrait"
        sizes="(min-width: 1264px) 276px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 96px"
        isEager={isEager}
      />
      <div className="card-body">
        <div className="card-head">
          <p
            className="card-name"
            {...languageMarked(studentName, languageIn(achievement, 'studentName'))}
          />
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
          <span {...languageMarked(location, languageIn(achievement, 'location'))} />
        </p>
        {why && <p className="card-why" {...languageMarked(why, whyLanguage)} />}
        <p
          className="card-text"
          {...languageMarked(description, languageIn(achievement, 'description'))}
        />
        {tags.shown.length > 0 && (
          <ul className="card-tags" aria-label={m.tags()}>
            {tags.shown.map((tag) => (
              <li key={tag} className="chip" {...languageMarked(tag, language)} />
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
            <span
              className="visually-hidden"
              {...languageMarked(m.viewDetailsOf({ title }), written)}
            />
          </ItemLink>
        </div>
      </div>
    </li>
  )
})
