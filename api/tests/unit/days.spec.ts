import { test } from '@japa/runner'
import { dateWords, dayWords, shortDayWords, spanWords } from '#shared/days/day_words'
import { timeSpanWords, timeWords } from '#shared/days/time_words'

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

test('time spans are written in each language', ({ assert }) => {
  assert.equal(timeSpanWords('en', '10:00', '12:00'), '10.00 am – 12.00 pm')
  assert.equal(timeSpanWords('mr', '10:00', '12:00'), 'सकाळी 10 ते दुपारी 12')
  assert.equal(timeSpanWords('hi', '10:00', '12:00'), 'सुबह 10 से दोपहर 12 बजे तक')
  assert.equal(timeSpanWords('mr', '18:30', '19:25'), 'सायंकाळी 6.30 ते 7.25')
  assert.equal(timeSpanWords('hi', '10:00', '11:00'), 'सुबह 10 से 11 बजे तक')
})

const DATES: [day: string, en: string, mr: string, hi: string][] = [
  ['2027-01-01', '1 Jan 2027', '1\u00a0जानेवारी 2027', '1\u00a0जनवरी 2027'],
  ['2028-02-29', '29 Feb 2028', '29\u00a0फेब्रुवारी 2028', '29\u00a0फ़रवरी 2028'],
  ['2026-03-08', '8 Mar 2026', '8\u00a0मार्च 2026', '8\u00a0मार्च 2026'],
  ['2026-04-10', '10 Apr 2026', '10\u00a0एप्रिल 2026', '10\u00a0अप्रैल 2026'],
  ['2026-05-31', '31 May 2026', '31\u00a0मे 2026', '31\u00a0मई 2026'],
  ['2026-06-15', '15 Jun 2026', '15\u00a0जून 2026', '15\u00a0जून 2026'],
  ['2026-07-09', '9 Jul 2026', '9\u00a0जुलै 2026', '9\u00a0जुलाई 2026'],
  ['2026-08-15', '15 Aug 2026', '15\u00a0ऑगस्ट 2026', '15\u00a0अगस्त 2026'],
  ['2026-09-13', '13 Sep 2026', '13\u00a0सप्टेंबर 2026', '13\u00a0सितंबर 2026'],
  ['2026-10-02', '2 Oct 2026', '2\u00a0ऑक्टोबर 2026', '2\u00a0अक्टूबर 2026'],
  ['2026-11-22', '22 Nov 2026', '22\u00a0नोव्हेंबर 2026', '22\u00a0नवंबर 2026'],
  ['2026-12-31', '31 Dec 2026', '31\u00a0डिसेंबर 2026', '31\u00a0दिसंबर 2026'],
]

test('dates of all months are written in one form per language', ({ assert }) => {
  assert.deepEqual(
    DATES.map(([day]) => [day, ...(['en', 'mr', 'hi'] as const).map((one) => dateWords(one, day))]),
    DATES
  )
})

const SPANS: [start: string, end: string | null, en: string, mr: string][] = [
  ['2026-12-13', null, 'Sun 13 Dec 2026', 'रविवार, 13\u00a0डिसेंबर 2026'],
  ['2024-02-29', '2024-02-29', 'Thu 29 Feb 2024', 'गुरुवार, 29\u00a0फेब्रुवारी 2024'],
  ['2026-12-12', '2026-12-14', '12–14 Dec 2026', '12–14\u00a0डिसेंबर 2026'],
  ['2026-11-30', '2026-12-02', '30 Nov – 2 Dec 2026', '30\u00a0नोव्हेंबर – 2\u00a0डिसेंबर 2026'],
  [
    '2026-12-31',
    '2027-01-02',
    '31 Dec 2026 – 2 Jan 2027',
    '31\u00a0डिसेंबर 2026 – 2\u00a0जानेवारी 2027',
  ],
]

test('spans of days are written in their shortest form', ({ assert }) => {
  assert.deepEqual(
    SPANS.map(([start, end]) => [
      start,
      end,
      spanWords('en', start, end),
      spanWords('mr', start, end),
    ]),
    SPANS
  )
  assert.equal(dayWords('hi', '2026-12-13'), 'रविवार, 13\u00a0दिसंबर 2026')
  assert.equal(shortDayWords('en', '2026-12-13'), '13 Dec')
  assert.equal(shortDayWords('hi', '2026-12-13'), '13\u00a0दिसंबर')
})
