import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import type { ShownNotice } from '@academy/api/shared/notices/shown_notice'
import { SUNDAY_CLASS } from '@academy/api/tests/sunday_class'
import { expect, test } from 'vitest'
import { withLanguage } from '~/i18n/language'
import { needBatches, wordedNotices } from './worded-notices'

const notice: ShownNotice = {
  _id: 'a',
  version: 1,
  updatedAt: '2026-11-27T06:00:00.000Z',
  kind: 'no-class',
  firstDay: '2026-11-29',
  lastDay: '2026-11-29',
  batchIds: [],
  place: '',
  text: 'The hall is being painted.',
  link: '',
}
const beginners: ShownBatch = { ...SUNDAY_CLASS, _id: 'beginners' }

const said = (changes: Partial<ShownNotice>, batches: ShownBatch[] = []) =>
  wordedNotices([{ ...notice, ...changes }], batches)

test('a notice says its sentence, and its text beside it', () => {
  expect(said({})).toMatchObject([
    { sentence: 'No class on Sunday, 29\u00a0November', addition: notice.text },
  ])
  expect(said({ kind: 'other' })).toMatchObject([{ sentence: notice.text, addition: '' }])
})

test('a notice for batches is said with their names, or not at all', () => {
  const batchIds = [beginners._id, 'ended']
  expect(needBatches([notice])).toBe(false)
  expect(needBatches([{ ...notice, batchIds }])).toBe(true)
  expect(said({ batchIds }, [beginners])[0]!.sentence).toBe(
    'No class on Sunday, 29\u00a0November (Beginners)'
  )
  expect(said({ batchIds }, [])).toEqual([])
})

test('what the director wrote has its language', () => {
  const moved = { kind: 'moved' as const, place: 'शाळा', language: 'mr' }
  expect(said(moved)[0]!.sentenceLanguage).toBe('mr')
  expect(withLanguage('hi', () => said(moved))[0]!.sentenceLanguage).toBe('hi')
})
