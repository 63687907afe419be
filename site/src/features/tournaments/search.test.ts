import { describe, expect, test } from 'vitest'
import { withLanguage } from '~/i18n/language'
import type { Tournament } from '~/lib/api-types'
import { formsIn, reasonOf, select } from '~/lib/searched'
import { searchedOf } from './tournament'

const tournament = {
  title: 'Under-13 Knights’ Day',
  description: 'A day of short games. Bring a friend.',
  status: 'scheduled',
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

const reason = (query: string) => {
  const found = select([tournament], query, searchedOf)
  return found.length === 0
    ? null
    : (reasonOf(formsIn(found, query, searchedOf), searchedOf(tournament)).why ?? '')
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
    ['sunday', 'Date: Sun 13 Dec 2026'],
    ['13 dec', 'Date: Sun 13 Dec 2026'],
    ['december 2026', 'Date: Sun 13 Dec 2026'],
    ['रविवार', 'Date: Sun 13 Dec 2026'],
    ['मोफत', 'Entry fee: ₹100 · Girls free'],
    ['मोफत स्पर्धा', 'Entry fee: ₹100 · Girls free'],
    ['नि:शुल्क', 'Entry fee: ₹100 · Girls free'],
    ['free', 'Entry fee: ₹100 · Girls free'],
    ['फीस', 'Entry fee: ₹100 · Girls free'],
    ['entry fees', 'Entry fee: ₹100 · Girls free'],
    ['फिडे रेटिंग', 'Rating: FIDE rated'],
    ['इनाम', 'Prizes: ₹5,000 in prizes'],
    ['रोख बक्षीस', 'Prizes: ₹5,000 in prizes'],
    ['कुलकर्णी', 'Contact: Mr Kulkarni'],
    ['club near sangamner', null],
    ['near sangamner', 'Venue: Town hall, Sangamner'],
    ['संगमनेरमध्ये', 'Venue: Town hall, Sangamner'],
    ['रविवारी', 'Date: Sun 13 Dec 2026'],
    ['unda', null],
    ['ecember', null],
  ])('%s: %s', (query, expected) => expect(reason(query)).toBe(expected))

  test('and its texts are made once for all keys', () => {
    expect(searchedOf(tournament)).toBe(searchedOf(tournament))
  })

  test('in Marathi', () => {
    withLanguage('mr', () => {
      const shown = { ...tournament, others: { title: [['en', 'Knights’ Day']] } } as Tournament
      const searched = searchedOf({ ...shown, title: 'घोडदौड', description: 'छोटे डाव.' })
      expect(
        reasonOf(
          formsIn([shown], 'knights', () => searched),
          searched
        ).why
      ).toBe('इंग्रजी मजकुरात सापडले')
    })
  })
})
