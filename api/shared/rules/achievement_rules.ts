import { realDate, type FieldRules } from './field_rule.js'

export const achievementRules = {
  title: {
    required: 'Title is required',
    max: { value: 150, message: 'Title cannot be more than 150 characters' },
  },
  studentName: {
    required: 'Student name is required',
    max: { value: 100, message: 'Student name cannot be more than 100 characters' },
  },
  description: {
    lines: true,
    required: 'Description is required',
    max: { value: 5000, message: 'Description cannot be more than 5000 characters' },
  },
  date: { required: 'Date is required', ...realDate('Date') },
  location: {
    required: 'Location is required',
    max: { value: 150, message: 'Location cannot be more than 150 characters' },
  },
  ratingChange: {
    max: { value: 20, message: 'Rating change cannot be more than 20 characters' },
  },
} satisfies FieldRules

export const TAGS_MAX = 20
export const TAGS_TOO_MANY = 'There can be at most 20 tags'
export const TAG_MAX = 40
export const TAG_TOO_LONG = 'A tag cannot be more than 40 characters'
export const TAGS_INVALID = 'Tags must be a list of texts'
