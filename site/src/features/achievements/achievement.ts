import * as m from 'virtual:messages'
import { formsOf, matches } from '~/lib/search'
import type { Achievement } from '~/lib/api-types'
import { textsOf } from '~/lib/searched'
import { searchedOf } from './searched'

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

/** Newest first by calendar date; `YYYY-MM-DD` sorts as text. */
function byDate(one: Achievement, other: Achievement): number {
  return one.date < other.date ? 1 : one.date > other.date ? -1 : 0
}

function byRating(one: Achievement, other: Achievement): number {
  return ratingOf(other.ratingChange) - ratingOf(one.ratingChange) || byDate(one, other)
}

export function selectAchievements(
  achievements: Achievement[],
  query: string,
  sort: Sort
): Achievement[] {
  const forms = formsOf(query)
  return achievements
    .filter((one) => matches(forms, one, () => textsOf(searchedOf(one))))
    .sort(sort === 'rating' ? byRating : byDate)
}

export function clampTags(tags: string[], most = 3): { shown: string[]; more: number } {
  return { shown: tags.slice(0, most), more: Math.max(0, tags.length - most) }
}
