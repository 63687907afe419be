import * as m from 'virtual:messages'
import { factWords } from '@academy/api/shared/text/fact_words'
import { languageIn } from '@academy/api/shared/text/translations'
import type { Achievement } from '~/lib/api-types'
import { language } from '~/i18n/language'
import { dateWords } from '~/lib/day-words'
import { daySearches, oncePerItem, otherTexts, searchedFact, type Searched } from '~/lib/searched'

export const sorts = () =>
  [
    ['recent', m.sortRecent()],
    ['rating', m.sortRating()],
  ] as const

export type Sort = ReturnType<typeof sorts>[number][0]

export function readSort(text: string | null): Sort {
  return text === 'rating' ? 'rating' : 'recent'
}

/**
 * The leading number of a rating change: '+115' is 115, '2300+' is 2300, '−5' (with a real minus as
 * with a hyphen) is −5. Without one it is 0.
 */
function ratingOf(ratingChange: string): number {
  const [, sign, digits] = /^([+−–-]?)\s*(\d[\d,]*(?:\.\d+)?)/.exec(ratingChange.trim()) ?? []
  if (!digits) return 0
  const size = Number(digits.replaceAll(',', ''))
  return sign && sign !== '+' ? -size : size
}

function byDate(one: Achievement, other: Achievement): number {
  return one.date < other.date ? 1 : one.date > other.date ? -1 : 0
}

function byRating(one: Achievement, other: Achievement): number {
  return ratingOf(other.ratingChange) - ratingOf(one.ratingChange) || byDate(one, other)
}

export const orderOf = (sort: Sort) => (sort === 'rating' ? byRating : byDate)

export const searchedOf = oncePerItem((achievement: Achievement): Searched => ({
  titles: [achievement.title, achievement.studentName],
  more: [
    {
      name: m.date(),
      text: dateWords(achievement.date),
      days: daySearches(achievement.date),
    },
    {
      name: m.place(),
      text: achievement.location,
      language: languageIn(achievement, 'location'),
      also: otherTexts(achievement, 'location').map(([, text]) => text),
    },
    ...achievement.tags.map((tag) => searchedFact(m.tags(), tag, achievement.language)),
    { text: achievement.description, language: languageIn(achievement, 'description') },
  ],
  others: otherTexts(achievement, 'title', 'studentName', 'description'),
}))

const SHOWN_TAGS = 3

/** The tags that a card has room for. */
export const shownTags = ({ tags }: Achievement): string[] => tags.slice(0, SHOWN_TAGS)

/** What its card shows of what is searched, beside the titles. */
export const shownOf = (achievement: Achievement): string[] => [
  dateWords(achievement.date),
  achievement.location,
  ...shownTags(achievement).map((tag) => factWords(language(), tag)),
]
