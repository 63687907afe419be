// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { changedBy } from './use-waiting-items'

const stored = {
  _id: 'a',
  slug: 'open',
  title: 'Open',
  venue: 'Town Hall' as string | null,
  entryFee: 300 as number | null,
  banner: 'open.webp' as string | null,
  prizes: [{ id: 'p', position: '1st' }],
}

const fields = {
  slug: '',
  title: 'Rapid',
  venue: '',
  entryFee: null,
  prizes: [],
  withoutHome: 'x',
}

it.each([null, ''] as const)('what waits of an item shows all its fields, none as %j', (unsaid) => {
  expect(changedBy({ fields, picture: 'removed' }, stored, { unsaid })).toEqual({
    ...stored,
    title: 'Rapid',
    venue: unsaid,
    entryFee: null,
    banner: null,
  })
})

it('of a change of some fields the others stay', () => {
  const entry = { fields: { title: 'Rapid' }, picture: null }
  expect(changedBy(entry, stored, { unsaid: null })).toEqual({ ...stored, title: 'Rapid' })
})
