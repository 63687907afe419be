import { languageIn } from '@academy/api/shared/text/translations'
import * as m from 'virtual:messages'
import { fieldMarked } from '~/components/browse/Field'
import { Description } from '~/components/browse/Description'
import { ItemActions } from '~/components/browse/ItemActions'
import { PictureLink } from '~/components/browse/ItemPicture'
import type { Achievement } from '~/lib/api-types'
import { dateWords } from '~/lib/day-words'
import { factMarked } from '~/lib/language-marked'
import { paths } from '~/paths'

interface Props {
  achievement: Achievement
  url: string
  /** Absent on the item's own page, where the picture is a plain link. */
  onView?: () => void
}

export function AchievementDetails({ achievement, url, onView }: Props) {
  const { slug, title, studentName, description, date, ratingChange, tags, language } = achievement
  const day = dateWords(date)
  return (
    <div className="details details-portrait">
      <div className="details-side">
        <PictureLink
          picture={achievement.imagePicture}
          title={title}
          shape="portrait"
          sizes={
            onView
              ? '(min-width: 768px) 272px, 94vw'
              : '(min-width: 1024px) 400px, (min-width: 688px) 272px, 94vw'
          }
          onView={onView}
        />
      </div>
      <div className="details-main">
        <dl className="details-facts">
          <div>
            <dt>{m.date()}</dt>
            <dd>
              <time dateTime={date}>{day}</time>
            </dd>
          </div>
          <div>
            <dt>{m.place()}</dt>
            <dd {...fieldMarked(achievement, 'location')} />
          </div>
          {ratingChange && (
            <div>
              <dt>{m.rating()}</dt>
              <dd className="details-figure">{ratingChange}</dd>
            </div>
          )}
        </dl>
        <Description text={description} language={languageIn(achievement, 'description')} />
        {tags.length > 0 && (
          <ul role="list" className="card-tags" aria-label={m.tags()}>
            {tags.map((tag) => (
              <li key={tag} className="chip" {...factMarked(tag, language)} />
            ))}
          </ul>
        )}
        <ItemActions
          page={{
            title: `${studentName}: ${title}`,
            text: [day, achievement.location].join(' · '),
            url,
          }}
        >
          {onView && (
            <a className="action" href={paths.achievement(slug)}>
              {m.openAsPage()}
            </a>
          )}
        </ItemActions>
      </div>
    </div>
  )
}
