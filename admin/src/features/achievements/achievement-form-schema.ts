import { achievementRules, tagRule, tagsRule } from '@academy/api/shared/rules/achievement_rules'
import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { indianDay } from '@academy/api/shared/days/indian_days'
import * as z from 'zod/mini'
import { m } from '@/lib/messages'
import type { ComparedField } from '@/features/items/form/compare'
import {
  comparedTranslations,
  typedTranslations,
} from '@/features/items/translations/typed-translations'
import { translationsSchema } from '@/features/items/translations/translations-schema'
import type { Achievement } from '@/lib/data'
import type { Doubt } from '@/features/items/form/use-doubt'
import type { Snapshot } from '@/unsent/forms'
import { formatCalendarDate, statusWords } from '@/lib/format'
import { notTooMany, slug, text } from '@/lib/field-schema'

export const achievementSchema = z.object({
  title: text(achievementRules.title),
  studentName: text(achievementRules.studentName),
  description: text(achievementRules.description),
  date: text(achievementRules.date),
  location: text(achievementRules.location),
  ratingChange: text(achievementRules.ratingChange),
  tags: z.array(text(tagRule)).check(notTooMany(tagsRule)),
  isActive: z.boolean(),
  translations: translationsSchema(translationRules.achievements),
  slug,
})

export type TypedAchievement = z.input<typeof achievementSchema>
export type CheckedAchievement = z.output<typeof achievementSchema>

export const achievementSnapshot = (
  achievement: Achievement | undefined
): Snapshot<TypedAchievement> => ({
  values: {
    title: achievement?.title ?? '',
    studentName: achievement?.studentName ?? '',
    description: achievement?.description ?? '',
    // Most are written down on the day they happened.
    date: achievement?.date ?? indianDay(Date.now()),
    location: achievement?.location ?? '',
    ratingChange: achievement?.ratingChange ?? '',
    tags: achievement?.tags ?? [],
    isActive: achievement?.isActive ?? true,
    translations: typedTranslations(translationRules.achievements, achievement?.translations),
    slug: achievement?.slug ?? '',
  },
  pictureUrl: achievement?.image ?? null,
  version: achievement?.version,
})

export const achievementTranslated = {
  title: m.title,
  studentName: m.studentName,
  description: m.description,
  location: m.location,
}

export const achievementFields: readonly ComparedField<TypedAchievement>[] = [
  { name: 'title', label: m.title, words: ({ title }) => title },
  { name: 'studentName', label: m.studentName, words: ({ studentName }) => studentName },
  { name: 'description', label: m.description, words: ({ description }) => description },
  { name: 'date', label: m.date, words: ({ date }) => date && formatCalendarDate(date) },
  { name: 'location', label: m.location, words: ({ location }) => location },
  { name: 'ratingChange', label: m.ratingChange, words: ({ ratingChange }) => ratingChange },
  { name: 'tags', label: m.tags, words: ({ tags }) => tags.join(', ') },
  ...comparedTranslations(achievementTranslated),
  { name: 'slug', label: m.address, words: ({ slug }) => slug },
  { name: 'isActive', label: m.status, words: ({ isActive }) => statusWords(isActive) },
]

/** What was achieved on a day that is still ahead is asked about, unless it was saved so before. */
export function achievementDoubt(
  { title, date }: Pick<Achievement, 'title' | 'date'>,
  before: Pick<Achievement, 'date'> | undefined
): Doubt | undefined {
  if (date <= indianDay(Date.now()) || date === before?.date) return undefined
  return { question: m.achievementAhead({ day: formatCalendarDate(date) }), subject: title }
}
