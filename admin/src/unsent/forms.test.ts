import { expect, it } from 'vitest'
import { Refused } from '@/lib/errors'
import { entryOf } from '../../test/tab'
import { afterFailure } from './attempt'
import { findForm } from './find-form'
import {
  contentOf,
  leftWith,
  savedContent,
  withoutSave,
  withSave,
  withTyped,
  type Draft,
  type Entry,
  type Typed,
  type UnsentForm,
} from './forms'

const BASE = { values: {}, pictureUrl: null }

const typedAs = (title: string): Typed => ({ values: { title }, picture: null })

const draftOf = (title: string): Draft => ({
  id: entryOf('').id,
  account: 'director@academy.example',
  form: 'tournament:new',
  state: 'typed',
  typed: { ...typedAs(title), at: 1 },
})

const waiting = entryOf('First', { tries: 2, isOpen: true })
const refused = entryOf('First', {
  state: 'refused',
  tries: 2,
  refusal: { status: 422, answer: {} },
})

const forms = {
  nothing: undefined,
  draft: draftOf('Typed'),
  waiting,
  'waiting, typed over': withTyped(waiting, draftOf('Typed')),
  refused,
} satisfies Record<string, UnsentForm | undefined>

type Change = (before: UnsentForm | undefined) => UnsentForm | undefined

const changes = {
  typed: (before) => withTyped(before, draftOf('Second')),
  saved: (before) => withSave(before, entryOf('Second')),
  'saved as typed': (before) => withSave(before, entryOf('Typed')),
  left: (before) => before && leftWith(before, contentOf(typedAs('Typed'))),
  'left by another tab': (before) => before && leftWith(before, contentOf(typedAs('Other'))),
  'stored or discarded': (before) => (before && 'key' in before ? withoutSave(before) : before),
} satisfies Record<string, Change>

/** State, what is sent with how many tries, and what is typed beside it. */
function said(form: UnsentForm | undefined): string {
  if (!form) return '-'
  const title = ({ title }: { title?: string }) => title ?? ''
  const beside = form.typed ? `, typed ${title(form.typed.values)}` : ''
  if (form.state === 'typed') return `draft${beside}`
  return `${form.state} ${title(form.fields)} after ${form.tries}${beside}`
}

const table: Record<keyof typeof changes, Record<keyof typeof forms, string>> = {
  typed: {
    nothing: 'draft, typed Second',
    draft: 'draft, typed Second',
    waiting: 'waiting First after 2, typed Second',
    'waiting, typed over': 'waiting First after 2, typed Second',
    refused: 'refused First after 2, typed Second',
  },
  saved: {
    nothing: 'waiting Second after 0',
    draft: 'waiting Second after 0, typed Typed',
    waiting: 'waiting Second after 2',
    'waiting, typed over': 'waiting Second after 2, typed Typed',
    refused: 'waiting Second after 0',
  },
  'saved as typed': {
    nothing: 'waiting Typed after 0',
    draft: 'waiting Typed after 0',
    waiting: 'waiting Typed after 2',
    'waiting, typed over': 'waiting Typed after 2',
    refused: 'waiting Typed after 0',
  },
  left: {
    nothing: '-',
    draft: '-',
    waiting: 'waiting First after 2',
    'waiting, typed over': 'waiting First after 2',
    refused: 'refused First after 2',
  },
  'left by another tab': {
    nothing: '-',
    draft: 'draft, typed Typed',
    waiting: 'waiting First after 2',
    'waiting, typed over': 'waiting First after 2, typed Typed',
    refused: 'refused First after 2',
  },
  'stored or discarded': {
    nothing: '-',
    draft: 'draft, typed Typed',
    waiting: '-',
    'waiting, typed over': 'draft, typed Typed',
    refused: '-',
  },
}

const rows = Object.entries(table).flatMap(([change, expected]) =>
  Object.entries(expected).map(
    ([form, after]) => [form, change, after] as [keyof typeof forms, keyof typeof changes, string]
  )
)

it.each(rows)('%s, %s: %s', (form, change, expected) => {
  expect(said(changes[change](forms[form]))).toBe(expected)
})

it('saved again, it goes on under its key, as a change of what it has become', () => {
  const became = entryOf('First', { key: 'k', itemId: 'a', version: 2 })
  expect(withSave(became, entryOf('Second'))).toMatchObject({
    key: 'k',
    itemId: 'a',
    version: 2,
    fields: { title: 'Second' },
    picture: 'removed',
  })
  const picture = new Blob(['x'])
  expect(withSave(became, entryOf('Second', { picture })).picture).toBe(picture)
})

const over = (version: number) => ({ itemId: 'a', version, base: { ...BASE, version } })

it.each([
  ['the same', over(1), over(1), { version: 1, key: 'k' }],
  [
    'the same, while another save of this device was stored',
    { ...over(1), version: 2 },
    over(1),
    { version: 2, key: 'k' },
  ],
  ['what the save before has made of it', over(1), over(2), { version: 2 }],
  [
    'what a change sent over any version has made of it',
    { itemId: 'a', item: { version: 1 } },
    over(2),
    { version: 2 },
  ],
  [
    'what a change sent over any version was seen on',
    { itemId: 'a', item: { version: 1 } },
    over(1),
    { version: 1, key: 'k' },
  ],
  ['older content than another tab', over(7), over(1), { version: 1, key: 'k' }],
])('saved again over %s, it is sent over what was seen', (_name, was, is, expected) => {
  const saved = withSave(entryOf('First', { key: 'k', ...was }), entryOf('Second', is))
  expect(saved).toMatchObject(expected)
  expect(saved.key === 'k').toBe('key' in expected)
})

const changeOf = (title: string, more: Partial<Entry> = {}) =>
  entryOf(title, { id: title, itemId: 'a', form: '', values: undefined, ...more })

const edited = changeOf('edited', {
  form: 'tournament:a',
  values: { title: 'edited', city: 'Pune' },
})
const hidden = changeOf('hidden', { fields: { isActive: false } })
const postponed = changeOf('postponed', { fields: { status: 'postponed' } })
const stale = { state: 'stale' } as const
const typedOver = { ...edited, typed: { ...typedAs('typed over'), at: 1 } }

it.each([
  ['a change', [hidden], null, { isActive: false }],
  ['two changes', [hidden, postponed], null, { isActive: false, status: 'postponed' }],
  ['a save and a change', [edited, hidden], null, { ...edited.values, isActive: false }],
  ['a change and a save', [hidden, edited], null, edited.values],
  ['two changes, opened for the first', [hidden, postponed], 'hidden', { isActive: false }],
  ['a change after a stale one', [{ ...hidden, ...stale }, postponed], null, postponed.fields],
  [
    'a stale one, opened for it',
    [{ ...hidden, ...stale }, postponed],
    'hidden',
    { isActive: false },
  ],
  ['a save that was typed over, and a change', [typedOver, hidden], null, { title: 'typed over' }],
  ['a change of another item', [{ ...hidden, itemId: 'b' }], null, undefined],
] as [string, Entry[], string | null, object | undefined][])(
  'the form of an item goes on from %s',
  (_name, entries, wanted, expected) => {
    const found = findForm(entries, { key: 'tournament:a', itemId: 'a', wanted })
    expect(found?.typed?.values ?? (found && savedContent(found as Entry).values)).toEqual(expected)
  }
)

const lost = new TypeError('Failed to fetch')
const answered = (status: number, answer: object = {}) => new Refused({ status, answer })

it.each([
  ['no answer', 1, lost, { state: 'waiting', nextAt: 1_001_000 }],
  ['no answer, for the 20th time', 20, lost, { state: 'waiting', nextAt: 1_060_000 }],
  ['a busy server', 1, answered(503), { state: 'waiting', nextAt: 1_001_000 }],
  ['a refusal', 1, answered(422), { state: 'refused', refusal: { status: 422 } }],
  ['a newer version', 1, answered(409, { code: 'stale' }), { state: 'stale' }],
  [
    'an item that was made of earlier content',
    1,
    answered(422, { data: { _id: 'a' } }),
    { state: 'waiting', itemId: 'a', version: 1, tries: 0 },
  ],
])('after %s (%i tries) an entry goes on', (_name, tries, error, expected) => {
  const sent = entryOf('First', { state: 'sending', tries })
  expect(afterFailure(sent, error, 1_000_000)).toMatchObject(expected)
})
