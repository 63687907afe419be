import { describe, expect, test } from 'vitest'
import { withLanguage } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { formsIn, reasonOf, select } from '~/lib/searched'
import { searchedOf, shownOf } from './tournament'

const tournament = {
  title: 'Under-13 Knights’ Day',
  description: 'A day of short games. Bring a friend.',
  isActive: true,
  status: 'scheduled',
  entryDeadline: null,
  reportingTime: null,
  results: null,
  startDate: '2026-12-13',
  endDate: null,
  venue: 'Town hall',
  city: 'Sangamner',
  categories: ['Under 13'],
  eligibility: null,
  format: 'Swiss',
  timeControl: null,
  repeats: null,
  entryFee: 100,
  entryFees: [{ group: 'Girls', amount: 0 }],
  rated: 'fide',
  prizes: [{ position: '1st', amount: 5000 }],
  contactName: 'Mr Kulkarni',
  others: {
    description: [
      ['hi', 'नींबू की दौड़ भी है।'],
      ['mr', 'सोबत मित्राला आणा.'],
    ],
    venue: [['mr', 'नगरपालिका सभागृह']],
  },
} as unknown as Tournament

const BEFORE = '2026-12-01T10:00'
const AFTER = '2026-12-15T10:00'

const reason = (query: string, now: string) => {
  const found = select([tournament], query, searchedOf)
  if (found.length === 0) return null
  const forms = formsIn(found, query, searchedOf)
  return reasonOf(forms, searchedOf(tournament), shownOf(tournament, now)).why ?? ''
}

describe('a tournament is found, with the reason in the reader’s language', () => {
  test.each([
    ['', ''],
    ['knights', ''],
    ['nights', ''],
    ['friend', 'Bring a friend.'],
    ['rien', 'Bring a friend.'],
    ['town', 'Venue: Town hall, Sangamner'],
    ['सभागृह', 'Venue: Town hall, Sangamner'],
    ['neem', 'Found in the Hindi text'],
    ['मित्राला', 'Found in the Marathi text'],
    ['sunday', ''],
    ['13 dec', ''],
    ['december 2026', ''],
    ['रविवार', ''],
    ['मोफत', ''],
    ['मोफत स्पर्धा', ''],
    ['नि:शुल्क', ''],
    ['free', ''],
    ['फीस', ''],
    ['entry fees', ''],
    ['फिडे रेटिंग', 'Rating: FIDE rated'],
    ['इनाम', ''],
    ['रोख बक्षीस', ''],
    ['कुलकर्णी', 'Contact: Mr Kulkarni'],
    ['club near sangamner', null],
    ['near sangamner', 'Venue: Town hall, Sangamner'],
    ['संगमनेरमध्ये', 'Venue: Town hall, Sangamner'],
    ['रविवारी', ''],
    ['unda', null],
    ['ecember', null],
  ])('%s: %s', (query, expected) => expect(reason(query, BEFORE)).toBe(expected))

  test.each([
    ['girls', 'Entry fee: ₹100 · Girls free'],
    ['free', 'Entry fee: ₹100 · Girls free'],
    ['sunday', ''],
  ])('of one that is over, whose card shows no fee: %s: %s', (query, expected) => {
    expect(reason(query, AFTER)).toBe(expected)
  })

  test('and its texts are made once for all keys', () => {
    expect(searchedOf(tournament)).toBe(searchedOf(tournament))
  })

  test('in Marathi', () => {
    withLanguage('mr', () => {
      const shown = { ...tournament, others: { title: [['en', 'Knights’ Day']] } } as Tournament
      const searched = searchedOf({ ...shown, title: 'घोडदौड', description: 'छोटे डाव.' })
      const forms = formsIn([shown], 'knights', () => searched)
      expect(reasonOf(forms, searched, []).why).toBe('इंग्रजी मजकुरात सापडले')
    })
  })
})
