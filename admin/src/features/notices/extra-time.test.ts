import { expect, it } from 'vitest'
import { withoutTime, withTime } from './extra-time'

it('the time of an extra class is said in each language', () => {
  const { text, translations } = withTime({ text: '', translations: {} }, '18:00', '19:00')
  expect(text).toBe('6.00 pm – 7.00 pm')
  expect(translations).toEqual({
    mr: { text: { text: 'सायंकाळी 6 ते 7', source: text } },
    hi: { text: { text: 'शाम 6 से 7 बजे तक', source: text } },
  })
  expect(withTime({ text: '', translations: {} }, '18:00', '').text).toBe('6.00 pm')
})

it('it stands before what else is said, and before the translations of that', () => {
  const rest = 'फलक आणा'
  const own = { en: { text: { text: 'Bring a board', source: rest } } }
  const { text, translations } = withTime({ text: rest, translations: own }, '18:00', '')
  expect(text).toBe(`सायंकाळी 6. ${rest}`)
  expect(translations).toEqual({
    en: { text: { text: '6.00 pm. Bring a board', source: text } },
    hi: { text: { text: `शाम 6 बजे। ${rest}`, source: text } },
  })
})

type NoticeText = Parameters<typeof withTime>[0]

const NOTHING: NoticeText = { text: '', translations: {} }
const BOARD: NoticeText = { text: 'Bring a board', translations: {} }
const BOTH: NoticeText = {
  text: 'फलक आणा',
  translations: { en: { text: { text: 'Bring a board. 2 pencils', source: 'फलक आणा' } } },
}

it.each<[from: string, to: string, notice: NoticeText]>([
  ['18:00', '19:00', NOTHING],
  ['06:30', '', NOTHING],
  ['00:15', '12:45', BOARD],
  ['09:05', '20:00', BOTH],
  ['12:00', '', BOTH],
  ['11:00', '13:00', { text: 'बोर्ड लाएँ', translations: {} }],
])('a time from %s to %s is found in the text that says it', (from, to, notice) => {
  const timed = withTime(notice, from, to)
  const found = withoutTime(timed)
  expect(found).toMatchObject({ from, to, text: notice.text })
  expect(found.translations.en ?? {}).toEqual(notice.translations.en ?? {})
  expect(withTime(found, from, to)).toEqual(timed)
})

it.each(['', 'Bring a board', '6 boards', '18.00. Bring a board', 'From 6.00 pm. Bring a board'])(
  'there is no time in the beginning of %j',
  (text) => {
    expect(withoutTime({ text, translations: {} })).toEqual({
      from: '',
      to: '',
      text,
      translations: {},
    })
  }
)
