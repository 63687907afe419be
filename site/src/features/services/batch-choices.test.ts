import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import { expect, test } from 'vitest'
import { batchChoices } from './batch-choices'

const SUNDAY: ShownBatch = {
  _id: 'a',
  weekday: 0,
  from: '10:00',
  to: '11:00',
  level: 'Beginners',
  ages: '6–9',
  where: 'hall',
  place: 'Upper hall',
  seats: 16,
  seatsTaken: 16,
  firstDay: null,
  lastDay: null,
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
