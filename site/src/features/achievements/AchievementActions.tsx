import * as m from 'virtual:messages'
import { ShareActions } from '~/components/browse/ShareActions'
import { formatCalendarDate } from '~/lib/calendar-date'
import type { Achievement } from '~/lib/api-types'
import { paths } from '~/paths'

interface Props {
  achievement: Achievement
}

/** What else can be done with an achievement from its dialog: what its page offers, and that page. */
export function AchievementActions({ achievement }: Props) {
  const { slug, studentName, title, date, location: place } = achievement
  return (
    <div className="item-actions">
      <ShareActions
        key={slug}
        title={`${studentName}: ${title}`}
        text={[formatCalendarDate(date), place].join(' · ')}
        url={location.origin + paths.achievement(slug)}
      />
      <a className="button button-quiet" href={paths.achievement(slug)}>
        {m.openAsPage()}
      </a>
    </div>
  )
}
