import { test } from '@japa/runner'
import { dateWords } from '#shared/text/day_words'
import { timeSpanWords, timeWords } from '#shared/text/time_words'

const TIMES: [time: string, en: string, mr: string, hi: string][] = [
  ['00:15', '12.15 am', 'रात्री 12.15', 'रात 12.15 बजे'],
  ['05:15', '5.15 am', 'पहाटे 5.15', 'सुबह 5.15 बजे'],
  ['08:30', '8.30 am', 'सकाळी 8.30', 'सुबह 8.30 बजे'],
  ['10:00', '10.00 am', 'सकाळी 10', 'सुबह 10 बजे'],
  ['12:00', '12.00 pm', 'दुपारी 12', 'दोपहर 12 बजे'],
  ['18:05', '6.05 pm', 'सायंकाळी 6.05', 'शाम 6.05 बजे'],
  ['20:00', '8.00 pm', 'रात्री 8', 'रात 8 बजे'],
]

test('times are written with the part of the day', ({ assert }) => {
  assert.deepEqual(
    TIMES.map(([time]) => [
      time,
      ...(['en', 'mr', 'hi'] as const).map((one) => timeWords(one, time)),
    ]),
    TIMES
  )
})

test('time spans and dates are written in each language', ({ assert }) => {
  assert.equal(timeSpanWords('en', '10:00', '12:00'), '10.00 am – 12.00 pm')
  assert.equal(timeSpanWords('mr', '10:00', '12:00'), 'सकाळी 10 ते दुपारी 12')
  assert.equal(timeSpanWords('hi', '10:00', '12:00'), 'सुबह 10 से दोपहर 12 बजे तक')
  assert.equal(timeSpanWords('mr', '18:30', '19:25'), 'सायंकाळी 6.30 ते 7.25')
  assert.equal(timeSpanWords('hi', '10:00', '11:00'), 'सुबह 10 से 11 बजे तक')
  assert.equal(dateWords('mr', '2026-11-22'), '22 नोव्हेंबर 2026')
})
