import { namesIn } from '@academy/api/shared/identity/academy_names'
import { expect, it } from 'vitest'
import { externalLinks } from './external-links'

/** What titles and names can hold, each of which would end or turn around a link that is not encoded. */
const HOSTILE = [
  'Rapid & Blitz',
  'Rapid&am=1&pa=thief@upi',
  'Board #1',
  '100% chess',
  '%26am=1',
  '1+1 = 2?',
  'line\nline',
  '\'"<b>',
  '♟️ चषक 🏆',
  'क्ष्‍त्र खुली स्पर्धा',
  'abc\u202edef\u200f',
]

it.each(HOSTILE)('a payment for %j is for that, to the academy', (note) => {
  const link = externalLinks.payment('academy@upi', { rupees: 350, note })
  const { protocol, searchParams } = new URL(link)
  expect(protocol).toBe('upi:')
  expect([...searchParams]).toEqual([
    ['pa', 'academy@upi'],
    ['pn', namesIn('en').academy],
    ['cu', 'INR'],
    ['am', '350'],
    ['tn', note],
  ])
  expect(link).toMatch(/^[\x21-\x7e]+$/)
})

it.each(HOSTILE)('a chat that begins with %j begins with that', (text) => {
  const link = externalLinks.whatsapp(text)
  const { origin, searchParams, hash } = new URL(link)
  expect([origin, [...searchParams], hash]).toEqual(['https://wa.me', [['text', text]], ''])
  expect(link).toMatch(/^[\x21-\x7e]+$/)
})
