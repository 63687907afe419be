import * as m from 'virtual:messages'
import { languageIn } from '@academy/api/shared/text/translations'
import type { Achievement } from '~/lib/api-types'
import { formatCalendarDate } from '~/lib/day-words'
import { daySearches } from '~/lib/day-searches'
import { otherTexts, searchedFact, type Searched } from '~/lib/searched'

export const searchedOf = (achievement: Achievement): Searched => ({
  titles: [achievement.title, achievement.studentName],
  more: [
    {
      name: m.date(),
      text: formatCalendarDate(achievement.date),
      also: daySearches(achievement.date),
    },
    {
      name: m.place(),
      text: achievement.location,
      language: languageIn(achievement, 'location'),
      also: otherTexts(achievement, 'location').map(({ text }) => text),
    },
    ...achievement.tags.map((tag) => searchedFact(m.tags(), tag, achievement.language)),
    { text: achievement.description, language: languageIn(achievement, 'description') },
    ...otherTexts(achievement, 'title', 'studentName', 'description'),
  ],
})
