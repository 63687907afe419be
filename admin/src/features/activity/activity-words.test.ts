import { afterEach, expect, it } from 'vitest'
import { speak } from '@/lib/spoken-language'
import { sentenceOf, type Activity } from './activity-words'

const EMAIL = 'director@academy.example'

const ended = (device: object): Activity => ({
  _id: 'a',
  happenedAt: '2026-11-28T09:00:00.000Z',
  origin: 'director',
  email: EMAIL,
  browser: null,
  system: null,
  kind: 'account',
  itemId: null,
  name: null,
  lesson: null,
  action: 'device_ended',
  before: null,
  // The generated type knows no content of unknown fields.
  after: { device: device as never },
  version: null,
  canRevert: false,
})

afterEach(() => speak('en'))

it.each([
  ['en', { browser: 'Chrome', system: 'Android' }, 'You signed out Chrome on Android'],
  ['en', { browser: null, system: null }, 'You signed out An unknown browser'],
] as const)('in %s the device %j is named in its words: %s', async (language, device, words) => {
  await speak(language)
  expect(sentenceOf(ended(device), EMAIL)).toBe(words)
})

it('a class is named in the language of the reader', async () => {
  document.documentElement.lang = 'mr'
  const lesson = { weekday: 0, from: '10:00', to: '11:00', level: 'Beginners', ages: '6–9' }
  const changed: Activity = {
    ...ended({}),
    kind: 'classes',
    action: 'changed',
    after: null,
    lesson,
  }
  expect(sentenceOf(changed, EMAIL)).toContain('“रविवार, सकाळी 10 ते 11: Beginners, वय 6–9 वर्षे”')
})
