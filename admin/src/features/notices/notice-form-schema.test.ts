import { daysAfter, indianDay } from '@academy/api/shared/days/indian_days'
import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { SUNDAY_CLASS } from '@academy/api/tests/sunday_class'
import { expect, it } from 'vitest'
import type { Notice } from '@/lib/data'
import {
  lessonDayWords,
  noticeFields,
  noticeSchema,
  noticeSnapshot,
  type TypedNotice,
} from './notice-form-schema'

const TODAY = indianDay(Date.now())
const BATCHES: PublicBatch[] = [1, 3].map((ahead) => ({
  ...SUNDAY_CLASS,
  _id: `in ${ahead}`,
  weekday: new Date(daysAfter(TODAY, ahead)).getUTCDay(),
}))
const NOTICE: Notice = {
  _id: 'a',
  kind: 'no-class',
  firstDay: TODAY,
  lastDay: TODAY,
  batchIds: [],
  place: '',
  text: '',
  link: '',
  createdAt: `${TODAY}T06:00:00.000Z`,
  updatedAt: `${TODAY}T06:00:00.000Z`,
  version: 1,
}
const { values } = noticeSnapshot(TODAY)(undefined)

const faultsOf = (changes: Partial<TypedNotice>, notice?: Notice) => {
  const { error } = noticeSchema(notice, BATCHES).safeParse({
    ...values,
    kind: 'no-class',
    ...changes,
  })
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

it('takes a kind and the proposed day as they are', () => {
  expect(faultsOf({})).toEqual([])
})

it.each<[string, Partial<TypedNotice>, string, string]>([
  ['no kind', { kind: '' }, 'kind', 'Choose what it is'],
  [
    'a last day before the first',
    { firstDay: daysAfter(TODAY, 7) },
    'lastDay',
    'The last day cannot be before the first day',
  ],
  ['a day long past', { firstDay: '2020-11-29' }, 'firstDay', 'First day is long past'],
  ['another place without one', { kind: 'moved' }, 'place', 'Place is required'],
  ['an extra class without a time', { kind: 'extra' }, 'from', 'When does it begin?'],
  ['an end without a beginning', { kind: 'extra', to: '18:00' }, 'from', 'When does it begin?'],
  [
    'an end before the beginning',
    { kind: 'extra', from: '18:00', to: '17:00' },
    'to',
    'A class must end after it begins',
  ],
  ['nothing to say', { kind: 'other' }, 'text', 'Text is required'],
  ['a text too long', { text: 'x'.repeat(281) }, 'text', 'Text cannot be more than 280 characters'],
  [
    'a link that is none',
    { link: 'not a link' },
    'link',
    'Link must be a web address starting with http:// or https://',
  ],
])('refuses %s with one sentence at its field', (_what, changes, field, sentence) => {
  expect(faultsOf(changes)).toEqual([[field, sentence]])
})

it('refuses days without a lesson of the chosen batches, if something of them is new', () => {
  const sentence = 'None of the chosen batches has a lesson on these days'
  const wrong = { batchIds: ['in 3', 'gone'] }
  expect(faultsOf(wrong)).toEqual([['firstDay', sentence]])
  expect(faultsOf({ batchIds: ['in 3'], lastDay: daysAfter(TODAY, 3) })).toEqual([])
  expect(faultsOf({ batchIds: ['unknown'] })).toEqual([])
  const opened = { ...NOTICE, ...wrong }
  expect(faultsOf({ ...wrong, text: 'Sorry.' }, opened)).toEqual([])
})

it('leaves the days of a notice that is over as they are', () => {
  const day = daysAfter(TODAY, -30)
  const over = { firstDay: day, lastDay: day }
  expect(faultsOf(over, { ...NOTICE, ...over })).toEqual([])
  expect(faultsOf(over)).toEqual([['lastDay', 'Last day is long past']])
})

it('asks no time of an extra class that was saved without one', () => {
  const timeless: Notice = { ...NOTICE, kind: 'extra', text: 'At six. Bring a board' }
  expect(faultsOf({ kind: 'extra' }, timeless)).toEqual([])
  const sentence = [['from', 'When does it begin?']]
  expect(faultsOf({ kind: 'extra', to: '18:00' }, timeless)).toEqual(sentence)
  const timed: Notice = { ...timeless, text: '6.00 pm. Bring a board' }
  expect(faultsOf({ kind: 'extra' }, timed), 'its time was taken out').toEqual(sentence)
})

it('a time is compared as the site says it', () => {
  const shown = { ...values, from: '14:30', to: '' }
  const words = (name: string) => noticeFields.find((one) => one.name === name)?.words(shown)
  expect([words('from'), words('to')]).toEqual(['2.30 pm', ''])
})

it('the days on which lessons are still given are named', () => {
  const on = (weekday: number, lastDay: string | null = null) => ({
    ...SUNDAY_CLASS,
    _id: 'a',
    weekday,
    lastDay,
  })
  const batches = [on(3), on(0), on(3), on(5, daysAfter(TODAY, -1))]
  expect(lessonDayWords(batches, TODAY)).toBe('Sunday and Wednesday')
  expect(lessonDayWords([on(5, daysAfter(TODAY, -1))], TODAY)).toBe('')
})
