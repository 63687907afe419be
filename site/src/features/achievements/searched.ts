import * as m from 'virtual:messages'
import type { Achievement } from '~/lib/api-types'
import { formatCalendarDate } from '~/lib/calendar-date'
import { daySearches } from '~/lib/day-searches'
import type { Searched } from '~/lib/searched'

/** What is searched of an achievement: its texts, where it was, and when. */
export const searchedOf = (achievement: Achievement): Searched => ({
  titles: [achievement.title, achievement.studentName],
  more: [
    {
      name: m.date(),
      text: formatCalendarDate(achievement.date),
      also: daySearches(achievement.date),
    },
    { name: m.place(), text: achievement.location },
    { text: achievement.description },
  ],
})
