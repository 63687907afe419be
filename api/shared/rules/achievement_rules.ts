import { realDate, type FieldRule, type FieldRules } from './field_rule.js'
import type { ListRule } from './list_field_rule.js'

export const achievementRules = {
  title: { label: 'Title', required: true, max: 150 },
  studentName: { label: 'Student name', required: true, max: 100 },
  description: { label: 'Description', lines: true, required: true, max: 5000 },
  date: { ...realDate('Date'), required: true },
  location: { label: 'Location', required: true, max: 150 },
  ratingChange: { label: 'Rating change', max: 20 },
} satisfies FieldRules

export const tagsRule: ListRule = { label: 'Tags', of: 'texts', max: 20 }
export const tagRule = { label: 'A tag', max: 40 } satisfies FieldRule
