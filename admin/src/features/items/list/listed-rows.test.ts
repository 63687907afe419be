import { expect, it } from 'vitest'
import { newEntry } from '@/unsent/new-entry'
import { listedRows } from './listed-rows'

interface Named {
  _id: string
  name: string
}

const entryOf = (name: string, itemId?: string, kind = 'classes') =>
  newEntry({ kind, title: name, fields: { name }, itemId })

const stored: Named[] = [
  { _id: 'a', name: 'Beginners' },
  { _id: 'b', name: 'Juniors' },
]

it.each([
  ['a change in the place of what is stored', [entryOf('Starters', 'a')], ['Starters', 'Juniors']],
  ['a new one after it', [entryOf('Masters')], ['Beginners', 'Juniors', 'Masters (only here)']],
  [
    'one whose answer was lost as what is stored',
    [{ ...entryOf('Masters'), key: 'b' }],
    ['Beginners', 'Masters'],
  ],
  ['nothing of another kind', [entryOf('Masters', 'a', 'notices')], ['Beginners', 'Juniors']],
])('of what waits, a list shows %s', (_what, entries, names) => {
  const rows = listedRows<Named>('classes', stored, entries, ({ fields }) => fields as Named)
  expect(rows.map(({ one, isStored }) => one.name + (isStored ? '' : ' (only here)'))).toEqual(
    names
  )
})
