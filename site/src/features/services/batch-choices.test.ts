import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import { SUNDAY_CLASS } from '@academy/api/tests/sunday_class'
import { expect, test } from 'vitest'
import { batchChoices } from './batch-choices'

const SUNDAY: ShownBatch = {
  ...SUNDAY_CLASS,
  _id: 'a',
  place: 'Upper hall',
  seats: 16,
  seatsTaken: 16,
}
const ONLINE: ShownBatch = {
  ...SUNDAY,
  _id: 'b',
  where: 'online',
  place: '',
  seatsTaken: 3,
}

test('a choice says when and where it is, and that it is full, which comes last', () => {
  expect(batchChoices([SUNDAY, ONLINE], '2026-11-28').map(({ text }) => text)).toEqual([
    'Sunday, 10.00 am – 11.00 am: Beginners, ages 6–9, online',
    'Sunday, 10.00 am – 11.00 am: Beginners, ages 6–9, in the hall, Upper hall, full',
  ])
})
