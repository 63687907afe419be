import { expect, it } from 'vitest'
import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { format, loadMessages, m } from './messages'

const days = '{count, plural, =0 {none} one {# day} other {# days}} of {title}'
const nested =
  '{kind, select, new {Adds {n, plural, one {# prize} other {# prizes}}} other {Changes}}.'

it.each([
  ['Plain.', {}, 'Plain.'],
  ['{a} and {b}', { a: 1, b: 'two' }, '1 and two'],
  [days, { count: 0, title: 'June' }, 'none of June'],
  [days, { count: 1, title: '# of June' }, '1 day of # of June'],
  [days, { count: 1200, title: 'June' }, '1200 days of June'],
  [nested, { kind: 'new', n: 2 }, 'Adds 2 prizes.'],
  [nested, { kind: 'other', n: 2 }, 'Changes.'],
  [nested, { kind: 'unknown', n: 2 }, 'Changes.'],
])('formats %s with %j as %s', (message, parts, text) => {
  expect(format(message, parts)).toBe(text)
})

it.each([
  ['hi', 0, 'one'],
  ['hi', 1, 'one'],
  ['hi', 2, 'other'],
  ['mr', 0, 'other'],
  ['mr', 1, 'one'],
])('the plural form of %s for %d is %s', (language, count, name) => {
  document.documentElement.lang = language
  expect(format('{n, plural, one {one} other {other}}', { n: count })).toBe(name)
  document.documentElement.lang = 'en'
})

it.each(['en', 'mr', 'hi'] as const)('every message of %s can be formatted', async (language) => {
  await loadMessages(language)
  const parts = new Proxy({}, { get: () => 2, has: () => true })
  for (const key of Object.keys(readCatalogue(speakers.admin, language))) {
    expect(m[key as keyof typeof m](parts), key).not.toMatch(/[{}#]/)
  }
  await loadMessages('en')
})
