import * as m from 'virtual:messages'
import { memo } from 'react'
import { fieldMarked } from '~/components/browse/Field'
import { ItemCard } from '~/components/browse/ItemCard'
import type { CardProps } from '~/components/browse/ItemGrid'
import type { Achievement } from '~/lib/api-types'
import { dateWords } from '~/lib/day-words'
import { factMarked } from '~/lib/language-marked'
import { paths } from '~/paths'
import { shownTags } from './achievement'

export const AchievementCard = memo(function AchievementCard(props: CardProps<Achievement>) {
  const { item: achievement, isEager, why, whyLanguage, onOpen } = props
  const { date, ratingChange, language } = achievement
  const tags = shownTags(achievement)
  const moreTags = achievement.tags.length - tags.length
  return (
    <ItemCard
      item={achievement}
      picture={achievement.imagePicture}
      shape="portrait"
      sizes={`(min-width: 1264px) ${isEager ? 448 : 276}px, (min-width: 1024px) ${isEager ? 40 : 30}vw, (min-width: 640px) 46vw, 96px`}
      isEager={isEager}
      href={paths.achievement(achievement.slug)}
      onOpen={onOpen}
      why={why}
      whyLanguage={whyLanguage}
      over={
        <div className="card-head">
          <p className="card-name" {...fieldMarked(achievement, 'studentName')} />
          {ratingChange && (
            <p className="rating">
              <span className="visually-hidden">{m.ratingBefore()}</span>
              {ratingChange}
            </p>
          )}
        </div>
      }
      meta={
        <p className="card-meta dotted">
          <time dateTime={date}>{dateWords(date)}</time>{' '}
          <span {...fieldMarked(achievement, 'location')} />
        </p>
      }
      more={
        tags.length > 0 && (
          <ul role="list" className="card-tags" aria-label={m.tags()}>
            {tags.map((tag, index) => (
              <li key={tag}>
                <span className="chip" {...factMarked(tag, language)} />{' '}
                {index === tags.length - 1 && moreTags > 0 && (
                  <span className="chip">+{moreTags}</span>
                )}
              </li>
            ))}
          </ul>
        )
      }
    />
  )
})
