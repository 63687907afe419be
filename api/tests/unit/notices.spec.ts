import { test } from '@japa/runner'
import { daysAfter } from '#shared/days/indian_days'
import { namesIn } from '#shared/identity/academy_names'
import { LANGUAGES } from '#shared/languages/languages'
import { hasRoom, isCurrent, lessonDays, noticeOrder } from '#shared/notices/current_notices'
import type { NoticeContent } from '#shared/notices/notice'
import {
  findLessonlessDays,
  findNoticeFaults,
  findUnlikelyDays,
} from '#shared/notices/notice_rules'
import { batchNames, isForNobody } from '#shared/notices/shown_notice'
import { lessonNote, noticeMessage, noticeSentence } from '#shared/notices/notice_words'
import { SUNDAY_CLASS } from '#tests/sunday_class'

const SUNDAY = '2026-11-29'

const NOTICE: NoticeContent = {
  kind: 'no-class',
  firstDay: SUNDAY,
  lastDay: SUNDAY,
  batchIds: [],
  place: '',
  text: '',
  link: '',
}

const BEGINNERS = { ...SUNDAY_CLASS, _id: 'a' }
const SAME_NAMES = [
  BEGINNERS,
  { ...BEGINNERS, _id: 'b', from: '12:00', to: '13:00' },
  { ...BEGINNERS, _id: 'c', weekday: 6 },
  { ...BEGINNERS, _id: 'd', ages: '10+' },

  { ...BEGINNERS, _id: 'e', level: 'Juniors' },
]

type Given = Parameters<typeof findLessonlessDays>[1][number]
type Changes = Partial<NoticeContent>
const notice = (changes: Changes = {}) => ({ ...NOTICE, ...changes })

const WEEK = { lastDay: '2026-12-05' }
const SCHOOL = { kind: 'moved', place: 'the school' } as const
const FEES = { kind: 'other', text: 'Fees until Friday.' } as const

const SENTENCES: [what: string, changes: Changes, ...words: string[]][] = [
  [
    'one day',
    {},
    'No class on Sunday, 29\u00a0November',
    'रविवार, 29\u00a0नोव्हेंबर रोजी वर्ग नाही',
    'रविवार, 29\u00a0नवंबर को क्लास नहीं होगी',
  ],
  [
    'several days',
    WEEK,
    'No class from 29\u00a0November to 5\u00a0December',
    '29\u00a0नोव्हेंबर ते 5\u00a0डिसेंबर वर्ग नाही',
    '29\u00a0नवंबर से 5\u00a0दिसंबर तक क्लास नहीं होगी',
  ],
  [
    'another place',
    SCHOOL,
    'Class on Sunday, 29\u00a0November in the school',
    'रविवार, 29\u00a0नोव्हेंबर रोजी वर्ग वेगळ्या ठिकाणी: the school',
    'रविवार, 29\u00a0नवंबर को क्लास दूसरी जगह होगी: the school',
  ],
  [
    'another place for several days',
    { ...SCHOOL, ...WEEK },
    'Classes from 29\u00a0November to 5\u00a0December in the school',
    '29\u00a0नोव्हेंबर ते 5\u00a0डिसेंबर वर्ग वेगळ्या ठिकाणी: the school',
    '29\u00a0नवंबर से 5\u00a0दिसंबर तक क्लास दूसरी जगह होगी: the school',
  ],
  [
    'an extra class',
    { kind: 'extra' },
    'Extra class on Sunday, 29\u00a0November',
    'रविवार, 29\u00a0नोव्हेंबर रोजी जादा वर्ग',
    'रविवार, 29\u00a0नवंबर को अतिरिक्त क्लास',
  ],
  [
    'extra classes',
    { kind: 'extra', ...WEEK },
    'Extra classes from 29\u00a0November to 5\u00a0December',
    '29\u00a0नोव्हेंबर ते 5\u00a0डिसेंबर जादा वर्ग',
    '29\u00a0नवंबर से 5\u00a0दिसंबर तक अतिरिक्त क्लास',
  ],
  ['anything else', FEES, FEES.text, FEES.text, FEES.text],
]

test.group('Words of a notice', () => {
  test('are a sentence by rule in each language: {0}')
    .with(SENTENCES)
    .run(({ assert }, [, changes, ...words]) => {
      assert.deepEqual(
        LANGUAGES.map((language) => noticeSentence(language, notice(changes), [])),
        words
      )
    })

  test('name each batch once', ({ assert }) => {
    assert.equal(
      noticeSentence('en', NOTICE, ['Beginners', 'Juniors', 'Beginners']),
      'No class on Sunday, 29\u00a0November (Beginners, Juniors)'
    )
    assert.equal(noticeSentence('en', notice(FEES), ['Juniors']), 'Fees until Friday. (Juniors)')
  })

  test('tell classes of one name apart: {0}')
    .with([
      ['those that have the name are all meant', ['a', 'b', 'c', 'd'], 'Beginners'],
      ['ages', ['d'], 'Beginners, ages 10+'],
      ['weekday', ['c'], 'Beginners, Saturday'],
      ['time', ['b'], 'Beginners, 12.00 pm – 1.00 pm'],
      ['no part alone', ['a'], 'Beginners, ages 6\u2060–\u20609, Sunday, 10.00 am – 11.00 am'],
      ['two of four', ['c', 'd'], 'Beginners, Saturday; Beginners, ages 10+'],
      ['beside another name', ['d', 'e'], 'Beginners, ages 10+; Juniors'],
    ] as [string, string[], string][])
    .run(({ assert }, [, ids, names]) => {
      const sentence = noticeSentence('en', NOTICE, batchNames('en', SAME_NAMES, ids))
      assert.equal(sentence, `No class on Sunday, 29\u00a0November (${names})`)
    })

  test('tell them apart in each language', ({ assert }) => {
    assert.deepEqual(
      LANGUAGES.map((language) => batchNames(language, SAME_NAMES.slice(1, 3), ['c'])),
      [['Beginners, Saturday'], ['Beginners, शनिवार'], ['Beginners, शनिवार']]
    )
  })

  test('name nobody where all they were for are gone', ({ assert }) => {
    assert.isFalse(isForNobody(NOTICE, []))
    assert.isFalse(isForNobody(notice({ batchIds: ['a', 'b'] }), ['b']))
    assert.isTrue(isForNobody(notice({ batchIds: ['a'] }), ['b']))
  })

  test('are sent with text, link and whose they are, a line each', ({ assert }) => {
    const link = 'https://forms.example/x'
    const said = notice({ text: 'The hall is being painted.', link })
    const courses = 'https://academy.example/services'
    const academy = `${namesIn('en').academy}\n${courses}`
    assert.equal(
      noticeMessage('en', said, [], courses),
      `No class on Sunday, 29\u00a0November\nThe hall is being painted.\n${link}\n${academy}`
    )
    assert.equal(
      noticeMessage('en', notice({ ...FEES, link }), [], courses),
      `${FEES.text}\n${link}\n${academy}`
    )
    const marathi = noticeMessage('mr', NOTICE, [], courses)
    assert.isTrue(marathi.endsWith(`रोजी वर्ग नाही\n${namesIn('mr').academy}\n${courses}`))
  })

  test('stand beside a lesson', ({ assert }) => {
    const days = (count: number) =>
      Array.from({ length: count }, (_, week) => daysAfter(SUNDAY, 7 * week))
    assert.equal(lessonNote('en', NOTICE, days(1)), 'not on 29\u00a0November')
    assert.equal(lessonNote('en', NOTICE, days(2)), 'not on 29\u00a0November, 6\u00a0December')
    assert.equal(lessonNote('en', NOTICE, days(4)), 'not on 29\u00a0November – 20\u00a0December')
    assert.equal(lessonNote('mr', NOTICE, days(1)), '29\u00a0नोव्हेंबर रोजी नाही')
    assert.equal(lessonNote('en', notice(SCHOOL), days(1)), 'on 29\u00a0November in the school')
    assert.equal(lessonNote('en', notice({ kind: 'extra' }), days(1)), null)
  })
})

test.group('A notice', () => {
  test('is current from two weeks before its first day until its last: {0}')
    .with([
      ['2026-11-14', false],
      ['2026-11-15', true],
      ['2026-11-29', true],
      ['2026-12-05', true],
      ['2026-12-06', false],
    ] as const)
    .run(({ assert }, [day, expected]) => {
      assert.equal(isCurrent(notice(WEEK), day), expected)
    })

  test('stands where it matters, on 28 November: {0} before {1}')
    .with([
      ['no-class 2026-12-01', 'other 2026-11-28'],
      ['no-class 2026-12-07..2026-12-13', 'other 2026-11-28..2026-12-20'],
      ['extra 2026-12-04', 'no-class 2026-12-05..2026-12-11'],
      ['no-class 2026-12-03', 'extra 2026-12-04'],
      ['no-class 2026-12-04', 'moved 2026-12-04'],
      ['moved 2026-12-04', 'extra 2026-12-04'],
      ['no-class 2026-12-01..2026-12-07', 'no-class 2026-12-01'],
      ['no-class 2026-11-10..2026-11-28', 'extra 2026-11-28'],
      ['no-class 2026-12-08', 'extra 2026-12-09'],
      ['other 2026-12-12', 'no-class 2026-11-20..2026-11-27'],
      ['extra 2026-11-27', 'no-class 2026-11-26'],
    ] as const)
    .run(({ assert }, pair) => {
      const [first, second] = pair.map((words) => {
        const [kind, days = ''] = words.split(' ') as [NoticeContent['kind'], string]
        const [firstDay = '', lastDay = firstDay] = days.split('..')
        return { kind, firstDay, lastDay }
      })
      const order = noticeOrder('2026-11-28')
      assert.isBelow(order(first!, second!), 0)
      assert.isAbove(order(second!, first!), 0)
    })

  test('has no room on a day on which ten others are current', ({ assert }) => {
    const today = '2026-11-28'
    const others = Array.from({ length: 10 }, () => notice())
    const at = (firstDay: string, lastDay = firstDay) =>
      hasRoom({ firstDay, lastDay }, others, today)
    assert.isFalse(at(SUNDAY))
    // Shown from today on, beside the ten.
    assert.isFalse(at('2026-12-12'))
    // The ten are over when it begins to be shown.
    assert.isTrue(at('2026-12-14'))
    assert.isTrue(hasRoom(NOTICE, others.slice(1), today))
    // Ten that will be shown later, while it still is.
    const later = others.map(() => notice({ firstDay: '2027-01-10', lastDay: '2027-01-10' }))
    assert.isTrue(hasRoom({ firstDay: SUNDAY, lastDay: '2026-12-26' }, later, today))
    assert.isFalse(hasRoom({ firstDay: SUNDAY, lastDay: '2026-12-27' }, later, today))
    // Days that are over count no more.
    assert.isTrue(hasRoom({ firstDay: SUNDAY, lastDay: '2026-12-27' }, others, '2026-11-30'))
  })

  test('is about the lessons of its batches in its days', ({ assert }) => {
    const sunday = { _id: 'sunday', weekday: 0 }
    const wednesday = { _id: 'wednesday', weekday: 3 }
    assert.deepEqual(lessonDays(NOTICE, sunday, '2026-11-20'), [SUNDAY])
    assert.deepEqual(lessonDays(NOTICE, wednesday, '2026-11-20'), [])
    assert.deepEqual(lessonDays(notice(WEEK), wednesday, '2026-11-20'), ['2026-12-02'])
    const holidays = notice({ lastDay: '2026-12-13' })
    assert.deepEqual(lessonDays(holidays, sunday, '2026-11-30'), ['2026-12-06', '2026-12-13'])
    assert.deepEqual(lessonDays(notice({ batchIds: ['wednesday'] }), sunday, SUNDAY), [])
    assert.deepEqual(lessonDays(notice({ batchIds: ['sunday'] }), sunday, SUNDAY), [SUNDAY])
  })

  test('cannot end before it begins, and says what its kind has to say', ({ assert }) => {
    const codes = (changes: Changes) =>
      Object.entries(findNoticeFaults(notice(changes))).map(([field, { code }]) => [field, code])
    assert.deepEqual(codes({}), [])
    assert.deepEqual(codes({ lastDay: '2026-11-28' }), [['lastDay', 'last_day_before_first']])
    assert.deepEqual(codes({ kind: 'moved' }), [['place', 'required']])
    assert.deepEqual(codes({ kind: 'other' }), [['text', 'required']])
    assert.deepEqual(codes(SCHOOL), [])
    assert.deepEqual(codes(FEES), [])
  })

  test('of no class has days with a lesson of its batches', ({ assert }) => {
    const sunday: Given = { weekday: 0, to: '11:00', firstDay: null, lastDay: null }
    const wednesday = { ...sunday, weekday: 3 }
    const isTaken = (changes: Changes, ...chosen: Given[]) =>
      Object.keys(findLessonlessDays(notice(changes), chosen)).length === 0
    assert.deepEqual(findLessonlessDays(NOTICE, [wednesday]), {
      firstDay: { code: 'lessonless_days' },
    })
    assert.isFalse(isTaken(SCHOOL, wednesday))
    assert.isFalse(isTaken({}, { ...sunday, firstDay: '2026-12-06' }))
    assert.isFalse(isTaken({}, { ...sunday, lastDay: '2026-11-22' }))
    assert.isTrue(isTaken({}))
    assert.isTrue(isTaken({}, wednesday, sunday))
    assert.isTrue(isTaken(WEEK, wednesday))
    assert.isTrue(isTaken({ kind: 'extra' }, wednesday))
    assert.isTrue(isTaken(FEES, wednesday))
    assert.isTrue(isTaken({ firstDay: '' }, wednesday), 'a fault of its own')
  })

  test('of a day long past or far ahead is refused, of yesterday it is not', ({ assert }) => {
    const fields = (firstDay: string, lastDay: string) =>
      Object.keys(findUnlikelyDays({ firstDay, lastDay }, SUNDAY))
    assert.deepEqual(fields('2026-11-28', '2026-11-28'), [])
    assert.deepEqual(fields('2026-11-27', '2026-11-27'), ['lastDay'])
    assert.deepEqual(fields('2025-11-29', '2026-11-29'), ['firstDay'])
    assert.deepEqual(fields('2025-11-29', '2025-11-29'), ['lastDay', 'firstDay'])
    assert.deepEqual(fields('2026-11-29', '2027-11-30'), [])
    assert.deepEqual(fields('2026-11-29', '2027-12-01'), ['lastDay'])
  })
})
