import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { expect, it } from 'vitest'
import { sentTranslations, type TypedTranslation } from './filled-translations'
import { changedParts, staleTranslations, typedTranslations } from './typed-translations'

const kinds = ['tournaments', 'achievements'] as const
const every = kinds.flatMap((kind) =>
  Object.keys(translationRules[kind]).map((field) => [kind, field] as const)
)

/** A form in which one field has one translation, in Marathi. */
function typed(kind: (typeof kinds)[number], field: string, one: TypedTranslation, now: string) {
  const translations = typedTranslations<string>(translationRules[kind])
  translations.mr[field] = one
  return { [field]: now, translations }
}
const asks = (kind: (typeof kinds)[number], field: string, one: TypedTranslation, now: string) =>
  staleTranslations(typed(kind, field, one, now), translationRules[kind] as never).map(
    ({ path }) => path
  )

it.each(every)('asks about a translation in %s of %s whose text was changed', (kind, field) => {
  const one = { text: 'जुने', source: 'Old' }
  expect(asks(kind, field, one, 'New')).toEqual([`translations.mr.${field}`])
  expect(asks(kind, field, one, '')).toEqual([`translations.mr.${field}`])
  expect(asks(kind, field, one, 'Old')).toEqual([])
  expect(asks(kind, field, { ...one, text: '' }, 'New'), 'emptied').toEqual([])
  expect(asks(kind, field, { text: 'नवे', source: null }, 'New'), 'typed as well').toEqual([])
  expect(asks(kind, field, { ...one, source: 'New' }, 'New'), 'kept').toEqual([])
})

it('asks language by language, for places first', () => {
  const old = { text: 'x', source: 'Old' }
  const translations = typedTranslations<string>(translationRules.tournaments, {
    hi: { venue: old },
    mr: { title: old, description: old, venue: old, city: old },
  })
  const now = { title: 'New', description: 'Old', venue: 'New', city: 'New', translations }
  const asked = staleTranslations(now, translationRules.tournaments as never)
  expect(asked.map(({ language, field }) => `${language}.${field}`)).toEqual([
    'mr.venue',
    'mr.city',
    'mr.title',
    'hi.venue',
  ])
})

it('sends each translation with the text that it was made from', () => {
  const translations = typedTranslations<string>(translationRules.achievements, {
    mr: { title: { text: 'जुने', source: 'Old' }, location: { text: '', source: 'Old' } },
  })
  translations.hi.title = { text: 'नया', source: null }
  const sent: unknown = JSON.parse(
    sentTranslations({ title: 'New', location: 'Wai', translations })
  )
  expect(sent).toEqual({
    mr: { title: { text: 'जुने', source: 'Old' } },
    hi: { title: { text: 'नया', source: 'New' } },
  })
})

const before =
  'Seven rounds under the big neem tree of the town hall, and tea is on us for everybody.'
const LONG = `${before} The hall is beside the bus stand. ${before}`

it.each([
  ['short texts, whole', 'Town hall', 'Lawns', 'Town hall', 'Lawns'],
  ['a new text', '', 'Lawns', '', 'Lawns'],
  [
    'words amid a long text',
    LONG,
    LONG.replace('bus', 'bullock-cart'),
    '…for everybody. The hall is beside the bus stand. Seven rounds under the big neem tree…',
    '…for everybody. The hall is beside the bullock-cart stand. Seven rounds under the big neem tree…',
  ],
  [
    'an added end',
    before,
    `${before} Bring a pen.`,
    '…town hall, and tea is on us for everybody.',
    '…town hall, and tea is on us for everybody. Bring a pen.',
  ],
])('shows where two texts differ: %s', (_name, old, now, ...parts) => {
  expect(changedParts(old, now)).toEqual(parts)
})
