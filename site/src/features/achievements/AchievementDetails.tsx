import { languageIn } from '@academy/api/shared/text/translations'
import * as m from 'virtual:messages'
import { PictureLink } from '~/components/browse/PictureLink'
import { formatCalendarDate } from '~/lib/calendar-date'
import { languageMarked } from '~/lib/language-marked'
import type { Achievement } from '~/lib/api-types'

interface Props {
  achievement: Achievement
  /** Absent on the item's own page, where the picture is a plain link. */
  onView?: () => void
}

/** All that is known of an achievement, below its title: the same in the dialog and on its page. */
export function AchievementDetails({ achievement, onView }: Props) {
  const { title, imagePicture, description, date, location, ratingChange, tags, language } =
    achievement
  return (
    <div className="details details-portrait">
      <PictureLink
        picture={imagePicture}
        title={title}
        shape="portrait"
        sizes="(min-width: 1024px) 400px, (min-width: 768px) 272px, 94vw"
        onView={onView}
      />
      <div className="details">
        <dl className="details-facts">
          <div>
            <dt>{m.date()}</dt>
            <dd>
              <time dateTime={date}>{formatCalendarDate(date)}</time>
            </dd>
          </div>
          <div>
            <dt>{m.place()}</dt>
            <dd {...languageMarked(location, languageIn(achievement, 'location'))} />
          </div>
          {ratingChange && (
            <div>
              <dt>{m.rating()}</dt>
              <dd className="details-figure">{ratingChange}</dd>
            </div>
          )}
        </dl>
        <p
          className="details-text"
          {...languageMarked(description, languageIn(achievement, 'description'))}
        />
        {tags.length > 0 && (
          <ul className="card-tags" aria-label={m.tags()}>
            {tags.map((tag) => (
              <li key={tag} className="chip" {...languageMarked(tag, language)} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
