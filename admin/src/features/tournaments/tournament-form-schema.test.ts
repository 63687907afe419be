import { expect, it } from 'vitest'
import { staleTranslations } from '@/features/items/translations/typed-translations'
import { tournamentBody } from './tournament-body'
import {
  tournamentCopy,
  tournamentSchema,
  tournamentSnapshot,
  type TypedTournament,
} from './tournament-form-schema'
import { fieldWords, tournamentTranslated } from './tournament-words'

const empty = tournamentSnapshot(undefined).values
const valid: TypedTournament = {
  ...empty,
  title: 'Sahyadri Open',
  description: 'Nine rounds.',
  formLink: 'https://forms.example/open',
}
const prize = (amount: string, position = 'First') => ({ position, amount, description: '' })
const fees = (...texts: string[]) =>
  texts.map((text) => {
    const [group = '', amount = '1'] = text.split('=')
    return { group, amount }
  })
const times = (text: string, count: number) => text.repeat(count)

type Change = Partial<TypedTournament>

// What is typed → the field that is refused and its sentence.
const refused: [Change, path: string, sentence: string | RegExp][] = [
  [{ title: '' }, 'title', 'Title is required'],
  [{ title: '   ' }, 'title', 'Title is required'],
  [{ title: times('x', 201) }, 'title', /at most|characters/],
  [{ description: '' }, 'description', 'Description is required'],
  [{ formLink: '' }, 'formLink', 'Registration link is required'],
  [{ formLink: 'javascript:alert(1)' }, 'formLink', /link|address|number/i],
  [{ maxParticipants: '0' }, 'maxParticipants', /\d/],
  [{ maxParticipants: 'many' }, 'maxParticipants', /\d/],
  [{ maxParticipants: '12.5' }, 'maxParticipants', /\d/],
  [{ entryFee: '-5' }, 'entryFee', /rupees/i],
  [{ rounds: '0' }, 'rounds', /\d/],
  [{ startDate: '2026-12-12', endDate: '2026-12-11' }, 'endDate', /end|before|first/i],
  [{ endDate: '2026-12-11' }, 'endDate', /start|first/i],
  [{ startDate: '2026-12-12', entryDeadline: '2026-12-13' }, 'entryDeadline', /./],
  [
    { reportingTime: '09:30', endTime: '05:30' },
    'endTime',
    'End time cannot be before reporting time',
  ],
  [{ prizes: [prize('ten')] }, 'prizes.0.amount', /rupees|number/i],
  [{ prizes: [prize('100', '')] }, 'prizes.0.position', 'Prize position is required'],
  [{ prizes: Array.from({ length: 51 }, () => prize('100')) }, 'prizes', /\d/],
  [{ entryFees: [{ group: 'Open', amount: '99.5' }] }, 'entryFees.0.amount', /rupees/i],
  [{ entryFees: [{ group: ' ', amount: '300' }] }, 'entryFees.0.group', 'Group is required'],
  [
    { entryFees: fees('Under 15=350', '=', 'Open=500', ' under  15=400') },
    'entryFees.3.group',
    'There are two fees for under  15',
  ],
  [
    { entryFees: fees(...Array.from('abcdefghi')) },
    'entryFees',
    'There can be at most 8 fees by group',
  ],
  [{ categories: times('U9, ', 1) + times('y', 80) }, 'categories', /\d/],
  [{ contactPhone: 'call me' }, 'contactPhone', /phone|digits/i],
  [{ mapUrl: 'javascript:alert(1)' }, 'mapUrl', /link|address/i],
  [{ slug: 'No spaces!' }, 'slug', /letters|small|hyphen/i],
  [{ startDate: '0026-12-13' }, 'startDate', /1900 to 2100/],
  [{ entryDeadline: '9999-01-01' }, 'entryDeadline', /1900 to 2100/],
  [
    {
      translations: {
        ...empty.translations,
        mr: { ...empty.translations.mr, title: { text: times('म', 201), source: null } },
      },
    },
    'translations.mr.title.text',
    /\d/,
  ],
]

it.each(refused)('the form with %j has an error in %s', (change, path, sentence) => {
  const { success, error } = tournamentSchema.safeParse({ ...valid, ...change })
  expect(success).toBe(false)
  const issue = error?.issues.find((one) => one.path.join('.') === path)
  expect(issue?.message).toMatch(sentence)
})

// What is typed → what is sent.
const sent: [Change, name: string, value: string | null][] = [
  [{}, 'title', 'Sahyadri Open'],
  [{ title: '  Sahyadri\u00ad Open\u200b ' }, 'title', 'Sahyadri Open'],
  [{ description: 'One\r\nTwo ' }, 'description', 'One\nTwo'],
  [{ maxParticipants: '' }, 'maxParticipants', ''],
  [{ maxParticipants: ' 1,200 ' }, 'maxParticipants', '1200'],
  [{ maxParticipants: '१२०' }, 'maxParticipants', '120'],
  [{ entryFee: '₹1,500' }, 'entryFee', '1500'],
  [{ entryFee: '0' }, 'entryFee', '0'],
  [
    { prizes: [prize('', ''), prize('₹5,000')] },
    'prizes',
    '[{"position":"First","amount":5000,"description":""}]',
  ],
  [
    { prizes: [{ id: 'a', ...prize('500') }] },
    'prizes',
    '[{"id":"a","position":"First","amount":500,"description":""}]',
  ],
  [
    { entryFees: fees('Under 15=₹350', '=', 'Women=0') },
    'entryFees',
    '[{"group":"Under 15","amount":350},{"group":"Women","amount":0}]',
  ],
  [{ categories: 'U9, U11\nU9' }, 'categories', '["U9","U11"]'],
  [{ formLink: 'forms.example/x' }, 'formLink', 'https://forms.example/x'],
  [{ mapUrl: 'maps.example/y' }, 'mapUrl', 'https://maps.example/y'],
  [{ contactPhone: '९८२२० १२३४५' }, 'contactPhone', '98220 12345'],
  [{ slug: '' }, 'slug', null],
  [{ slug: 'open-2026' }, 'slug', 'open-2026'],
  [{ isActive: false }, 'isActive', 'false'],
]

it.each(sent)('the form with %j sends %s as %j', (change, name, value) => {
  const checked = tournamentSchema.parse({ ...valid, ...change })
  expect(tournamentBody({ fields: checked, picture: null }).get(name)).toBe(value)
})

it.each([
  [null, null, null],
  ['removed' as const, null, 'true'],
  [new Blob(['x'], { type: 'image/jpeg' }), 'tournament-banner.jpg', null],
])('the picture %j is sent as file %j and removal %j', (picture, file, removal) => {
  const body = tournamentBody({ fields: tournamentSchema.parse(valid), picture })
  expect((body.get('banner') as File | null)?.name ?? null).toBe(file)
  expect(body.get('removePicture')).toBe(removal)
})

it('a change of some fields sends these alone', () => {
  const fields = { status: 'scheduled', statusReason: '', isActive: false }
  const body = tournamentBody({ fields, picture: null })
  expect(Object.fromEntries(body)).toEqual({ ...fields, isActive: 'false' })
})

it('a copy is hidden and scheduled, without days or address', () => {
  const original = {
    _id: 'a',
    title: 'Open',
    description: 'Text',
    slug: 'open',
    isActive: true,
    startDate: '2025-11-29',
    endDate: '2025-11-30',
    entryDeadline: null,
    prizes: [],
    entryFees: [{ group: 'Open', amount: 500 }],
    categories: ['U9'],
    status: 'cancelled',
    statusReason: 'Rain',
    banner: null,
    version: 3,
    translations: { mr: { title: { text: 'खुली', source: 'Open' } } },
  }
  const { values, of } = tournamentCopy(original as never)
  expect(of).toBe('a')
  expect(values).toMatchObject({ isActive: false, status: 'scheduled', statusReason: '', slug: '' })
  expect(values).toMatchObject({ startDate: '', endDate: '', entryDeadline: '' })
  expect(values.entryFees).toEqual([{ group: 'Open', amount: '500' }])
  const asked = staleTranslations(values, tournamentTranslated)
  expect(asked, 'its title in each language is asked for').toMatchObject([
    { language: 'mr', field: 'title', text: 'खुली', source: '', now: 'Open' },
  ])
})

it('shows an amount in rupees, and other text unchanged', () => {
  const shown = ['₹1,000', '0', '400-500'].map((typed) => fieldWords('entryFee', typed))
  expect(shown).toEqual(['₹1,000', '₹0', '400-500'])
  expect(fieldWords('entryFees', fees('Under 15=350', '=', 'Open=4-5'))).toBe(
    'Under 15 ₹350 · Open 4-5'
  )
})

it('shows a time as the site says it', () => {
  expect(fieldWords('reportingTime', '14:30')).toBe('2.30 pm')
  expect(fieldWords('endTime', '')).toBe('')
})
