// @vitest-environment happy-dom
import { SUNDAY_CLASS } from '@academy/api/tests/sunday_class'
import { beforeEach, expect, it, vi } from 'vitest'
import { statusOf } from '@/lib/errors'
import { fieldErrorsOf } from '@/lib/refusal-words'
import { ifMatch } from '@/lib/if-match'
import { session } from '@/lib/session'
import { classFields, classSchema, classSnapshot } from './class-form-schema'
import { classKind, type DirectorsClass } from './class-kind'

const SUNDAY: DirectorsClass = {
  ...SUNDAY_CLASS,
  _id: '019c0000-0000-7000-8000-000000000001',
  version: 1,
  seats: 16,
}
const MONDAY: DirectorsClass = { ...SUNDAY, _id: 'monday', weekday: 1 }

let stored: DirectorsClass[]
let version: number
/** What somebody else does between the reading of the list and its change. */
let meanwhile: (() => void) | undefined
/** What the server refuses the list for. */
let faults: object | undefined

function store(batches: DirectorsClass[]) {
  stored = batches
  version += 1
}

beforeEach(() => {
  session.start('token')
  stored = [SUNDAY, MONDAY]
  version = 7
  meanwhile = undefined
  faults = undefined
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT' && faults) {
      const body = { message: 'No', code: 'validation_failed', faults }
      return Response.json(body, { status: 422 })
    }
    if (request.method === 'PUT') {
      meanwhile?.()
      meanwhile = undefined
      if (request.headers.get('If-Match') !== `"v${version}"`) {
        return Response.json({ message: 'Stale', code: 'stale', data: {} }, { status: 409 })
      }
      const { batches } = (await request.json()) as { batches: DirectorsClass[] }
      store(
        batches.map((one) => {
          const before = stored.find(({ _id }) => _id === one._id)
          const isNew = one.version === undefined
          return isNew ? { ...one, version: (before?.version ?? 0) + 1 } : one
        })
      )
    }
    return Response.json({ data: { batches: stored, version } })
  })
})

const typed = (one: DirectorsClass) => ({
  fields: classSchema.parse(classSnapshot(one).values),
  picture: null,
})
const over = (one: DirectorsClass) => ({ headers: ifMatch(one.version) })
const levels = () => stored.map(({ level }) => level)

it('a change of one class leaves what another director has changed of the others', async () => {
  meanwhile = () => store([SUNDAY, { ...MONDAY, level: 'Masters' }])
  await classKind.change(SUNDAY._id, typed({ ...SUNDAY, level: 'Starters' }), over(SUNDAY))
  expect(levels()).toEqual(['Starters', 'Masters'])
})

it('a class that was changed meanwhile is not saved over', async () => {
  const theirs = { ...SUNDAY, version: 2, level: 'Masters' }
  stored = [theirs, MONDAY]
  const mine = typed({ ...SUNDAY, level: 'Starters' })
  const refused = await classKind.change(SUNDAY._id, mine, over(SUNDAY)).catch((error) => error)
  expect(statusOf(refused)).toBe(409)
  expect(refused.response.data).toEqual(theirs)
  await classKind.change(SUNDAY._id, mine, over(theirs))
  expect(levels()).toEqual(['Starters', 'Beginners'])
})

it('what was stored although its answer was lost is stored once', async () => {
  const added = { ...typed({ ...SUNDAY, weekday: 6 }) }
  const options = { headers: { 'Idempotency-Key': 'saturday' } }
  await classKind.create(added, options)
  const again = await classKind.create(added, options)
  expect(again).toMatchObject({ _id: 'saturday', weekday: 6 })
  expect(stored).toHaveLength(3)

  const mine = typed({ ...SUNDAY, level: 'Starters' })
  await classKind.change(SUNDAY._id, mine, over(SUNDAY))
  const before = version
  await classKind.change(SUNDAY._id, mine, over(SUNDAY))
  expect(version, 'and not refused either').toBe(before)
})

it('what the server refuses of a class is said at its fields, of another one beside the form', async () => {
  faults = { 'batches.1.ages': { code: 'ages_invalid' }, 'batches.0.to': { code: 'required' } }
  const mine = typed({ ...MONDAY, level: 'Starters' })
  const refused = await classKind.change(MONDAY._id, mine, over(MONDAY)).catch((error) => error)
  expect(Object.keys(fieldErrorsOf(refused))).toEqual(['ages', 'batches.0.to'])
})

it('a class that is gone is not brought back by a change', async () => {
  stored = [MONDAY]
  const refused = await classKind.change(SUNDAY._id, typed(SUNDAY), over(SUNDAY)).catch((e) => e)
  expect(statusOf(refused)).toBe(404)
  await classKind.destroy(SUNDAY._id)
  expect(stored).toEqual([MONDAY])
})

it.each([
  [{ to: '10:00' }, { to: 'A class must end after it begins' }],
  [{ from: '' }, { from: 'From is required' }],
  [{ level: '', ages: '' }, { level: 'A class needs a level or ages' }],
  [{ ages: 'children' }, { ages: 'Ages must be years such as 6–9 or 10+' }],
  [{ ages: '६ - ९' }, {}],
  [{ ages: '८-५' }, { ages: 'Ages go from the youngest to the oldest, such as 6–9' }],
  [{ seatsTaken: '17' }, { seatsTaken: 'More seats are taken than the 16 there are' }],
  [{ seatsTaken: 'two' }, { seatsTaken: 'Seats taken must be a whole number from 0 to 500' }],
  [
    { seats: '', seatsTaken: '3' },
    { seats: 'Say how many seats there are, or leave the taken ones empty' },
  ],
  [
    { firstDay: '2026-12-06', lastDay: '2026-12-05' },
    { lastDay: 'The last day cannot be before the first day' },
  ],
  [{ place: 'x'.repeat(121) }, { place: 'Place cannot be more than 120 characters' }],
])('says of %j at its field: %j', (change, faults) => {
  const { error } = classSchema.safeParse({ ...classSnapshot(SUNDAY).values, ...change })
  const said = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  expect(Object.fromEntries(said)).toEqual(faults)
})

it('a class that is online now is sent without its place in the hall', async () => {
  const place = { text: 'पहिले सभागृह', source: 'First hall' }
  const hall = { ...SUNDAY, place: place.source, translations: { mr: { place } } }
  await classKind.change(SUNDAY._id, typed({ ...hall, where: 'online' }), over(SUNDAY))
  expect(stored[0]).toMatchObject({ where: 'online', place: '', translations: {} })
})

it('every field is compared when somebody else has changed the class', () => {
  const names = Object.keys(classSnapshot(SUNDAY).values)
  const compared = new Set(classFields.map(({ name }) => name.split('.')[0]))
  expect(compared).toEqual(new Set(names))
})

it('a time is compared as the site says it', () => {
  const shown = { ...classSnapshot(SUNDAY).values, from: '14:30', to: '' }
  const words = (name: string) => classFields.find((one) => one.name === name)?.words(shown)
  expect([words('from'), words('to')]).toEqual(['2.30 pm', ''])
})
