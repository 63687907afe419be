import { daysAfter, indianDay } from '@academy/api/shared/days/indian_days'
import { expect, it } from 'vitest'
import { achievementBody } from './achievement-body'
import {
  achievementDoubt,
  achievementSchema,
  achievementSnapshot,
  type TypedAchievement,
} from './achievement-form-schema'

const valid: TypedAchievement = {
  ...achievementSnapshot(undefined).values,
  title: 'District champion',
  studentName: 'Asha Patil',
  description: 'Won every round.',
  date: '2026-10-02',
  location: 'Satara',
}
type Change = Partial<TypedAchievement>

const refused: [Change, path: string, sentence: string | RegExp][] = [
  [{ title: '' }, 'title', 'Title is required'],
  [{ studentName: ' ' }, 'studentName', 'Student name is required'],
  [{ description: '' }, 'description', 'Description is required'],
  [{ date: '' }, 'date', 'Date is required'],
  [{ date: '2 October' }, 'date', /date/i],
  [{ location: '' }, 'location', 'Location is required'],
  [{ title: 'x'.repeat(201) }, 'title', /\d/],
  [{ tags: ['x'.repeat(60)] }, 'tags.0', /\d/],
  [{ tags: Array.from({ length: 30 }, (_, index) => `tag ${index}`) }, 'tags', /\d/],
  [{ slug: 'A B' }, 'slug', /./],
]

it.each(refused)('the form with %j has an error in %s', (change, path, sentence) => {
  const { success, error } = achievementSchema.safeParse({ ...valid, ...change })
  expect(success).toBe(false)
  const issue = error?.issues.find((one) => one.path.join('.') === path)
  expect(issue?.message).toMatch(sentence)
})

const sent: [Change, name: string, value: string | null][] = [
  [{ title: '  District champion ' }, 'title', 'District champion'],
  [{ tags: ['U9', 'Rapid'] }, 'tags', '["U9","Rapid"]'],
  [{ ratingChange: '' }, 'ratingChange', ''],
  [{ isActive: false }, 'isActive', 'false'],
  [{ slug: '' }, 'slug', null],
]

it.each(sent)('the form with %j sends %s as %j', (change, name, value) => {
  const checked = achievementSchema.parse({ ...valid, ...change })
  expect(achievementBody({ fields: checked, picture: null }).get(name)).toBe(value)
})

it.each([
  ['tomorrow', 1, undefined, true],
  ['today', 0, undefined, false],
  ['tomorrow, as before', 1, 1, false],
  ['tomorrow, and was of today', 1, 0, true],
])('whether a date is right is asked when it is %s', (_, ahead, before, isAsked) => {
  const dayIn = (days: number) => daysAfter(indianDay(Date.now()), days)
  const typed = { title: 'Champion', date: dayIn(ahead) }
  const doubt = achievementDoubt(typed, before === undefined ? undefined : { date: dayIn(before) })
  expect(doubt !== undefined).toBe(isAsked)
})
