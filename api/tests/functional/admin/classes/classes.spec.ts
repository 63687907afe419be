import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { randomUUIDv7 } from 'node:crypto'
import { batchesRule } from '#shared/classes/batches'
import { daysAfter, indianDay } from '#shared/days/indian_days'
import { signIn } from '#tests/director'
import { SUNDAY_CLASS } from '#tests/sunday_class'

const path = '/api/classes'

const SUNDAY = {
  ...SUNDAY_CLASS,
  place: 'First hall',
  seats: 16,
  seatsTaken: 13,
  firstDay: '2026-06-07',
  translations: { mr: { level: { text: 'नवशिके', source: 'Beginners' } } },
}
const ONLINE = {
  ...SUNDAY_CLASS,
  weekday: 3,
  from: '18:30',
  to: '19:25',
  level: '',
  ages: '10+',
  where: 'online',
}

async function directorOf(client: ApiClient) {
  const token = await signIn()
  return {
    put(batches: unknown, headers: Record<string, string> = {}) {
      return client.put(path).bearerToken(token).headers(headers).json({ batches })
    },
    read: () => client.get(`${path}/admin`).bearerToken(token),
    activities: async () =>
      (await client.get('/api/activities?kind=classes').bearerToken(token)).body().data,
    revert: (id: string) => client.post(`/api/activities/${id}/restore`).bearerToken(token),
  }
}

test.group('Classes', () => {
  test('there are none at first', async ({ client }) => {
    const seen = await client.get(path)
    seen.assertBody({ data: { batches: [] } })
    const director = await directorOf(client)
    ;(await director.read()).assertBody({ data: { batches: [], version: 1 } })
  })

  test('are stored as a whole list and listed by the week', async ({ client, assert }) => {
    const director = await directorOf(client)
    const saved = await director.put([ONLINE, SUNDAY])
    saved.assertStatus(200)
    const { batches, version } = saved.body().data
    assert.equal(version, 2)
    assert.containsSubset(batches, [SUNDAY, ONLINE])
    assert.deepEqual((await director.read()).body().data, saved.body().data)
    const kept = { ...batches[1], level: 'Advanced' }
    const changed = (await director.put([kept])).body().data
    assert.deepEqual(changed, { batches: [{ ...kept, version: 2 }], version: 3 })
    const again = (await director.put([kept])).body().data
    assert.deepEqual(again, changed, 'saved as it was, it is as it was')
  })

  test('are public at once, without translations of another text', async ({ client, assert }) => {
    const director = await directorOf(client)
    const { data } = (await director.put([SUNDAY])).body()
    const shown = (await client.get(path)).body().data.batches
    assert.deepEqual(shown[0].translations, { mr: { level: 'नवशिके' } })
    await director.put([{ ...data.batches[0], level: 'Starters' }])
    const [batch] = (await client.get(path)).body().data.batches
    assert.equal(batch.level, 'Starters')
    assert.notProperty(batch, 'translations')
    assert.exists((await director.read()).body().data.batches[0].translations.mr)
  })

  test('that are over are shown to the director only', async ({ client, assert }) => {
    const today = indianDay(Date.now())
    const director = await directorOf(client)
    await director.put([
      { ...ONLINE, ages: '5', lastDay: daysAfter(today, -1) },
      { ...ONLINE, ages: '6', lastDay: today },
      { ...ONLINE, ages: '7', firstDay: daysAfter(today, 30) },
    ])
    const { batches } = (await client.get(path)).body().data
    assert.sameMembers(
      batches.map(({ ages }: { ages: string }) => ages),
      ['6', '7']
    )
    assert.lengthOf((await director.read()).body().data.batches, 3)
  })

  test('a class online has no place, whatever was said of it in the hall', async ({
    client,
    assert,
  }) => {
    const director = await directorOf(client)
    const place = { text: 'पहिले सभागृह', source: SUNDAY.place }
    const translations = { mr: { ...SUNDAY.translations.mr, place } }
    const { data } = (await director.put([{ ...SUNDAY, where: 'online', translations }])).body()
    const [batch] = data.batches
    assert.equal(batch.place, '')
    assert.deepEqual(batch.translations, SUNDAY.translations)
    // One that was stored with a place.
    await db.from('batches').update({ place: 'x', translations: JSON.stringify({ mr: { place } }) })
    const shown = (await client.get(path)).body().data.batches
    assert.equal(shown[0].place, '')
    assert.notProperty(shown[0], 'translations')
  })

  test('texts are made plain: {text} is {plain}')
    .with([
      { text: ' ६ - ९ ', plain: '6–9' },
      { text: '10 +', plain: '10+' },
      { text: '14', plain: '14' },
    ])
    .run(async ({ client, assert }, { text, plain }) => {
      const director = await directorOf(client)
      const { data } = (await director.put([{ ...ONLINE, ages: text }])).body()
      assert.equal(data.batches[0].ages, plain)
    })

  test('an older version is refused with the present list', async ({ client, assert }) => {
    const director = await directorOf(client)
    const first = (await director.put([SUNDAY], { 'If-Match': '"v1"' })).body().data
    const stale = await director.put([], { 'If-Match': '"v1"' })
    stale.assertStatus(409)
    assert.equal(stale.body().code, 'stale')
    assert.deepEqual(stale.body().data, first)
    ;(await director.put([], { 'If-Match': '"v2"' })).assertStatus(200)
  })

  test('a class keeps the id that it is sent with, also after it was deleted', async ({
    client,
    assert,
  }) => {
    const director = await directorOf(client)
    const { batches } = (await director.put([SUNDAY])).body().data
    await director.put([])
    const { data } = (await director.put(batches)).body()
    assert.equal(data.batches[0]._id, batches[0]._id)
  })

  const long = 'x'.repeat(200)
  test('at its field it is refused: {sentence}')
    .with([
      { fields: { to: '10:00' }, field: 'to', sentence: 'A class must end after it begins' },
      {
        fields: { from: '24:10' },
        field: 'from',
        sentence: 'From must be a time of day such as 18:30',
      },
      { fields: { to: '' }, field: 'to', sentence: 'To is required' },
      {
        fields: { weekday: 7 },
        field: 'weekday',
        sentence: 'Weekday must be a whole number from 0 to 6',
      },
      {
        fields: { seatsTaken: 17 },
        field: 'seatsTaken',
        sentence: 'More seats are taken than the 16 there are',
      },
      {
        fields: { seats: null },
        field: 'seats',
        sentence: 'Say how many seats there are, or leave the taken ones empty',
      },
      {
        fields: { seats: 0 },
        field: 'seats',
        sentence: 'Seats must be a whole number from 1 to 500',
      },
      {
        fields: { lastDay: '2026-06-06' },
        field: 'lastDay',
        sentence: 'The last day cannot be before the first day',
      },
      {
        fields: { firstDay: '2026-02-30' },
        field: 'firstDay',
        sentence: 'First day must be a real date from 1900 to 2100, year-month-day',
      },
      {
        fields: { level: long },
        field: 'level',
        sentence: 'Level cannot be more than 60 characters',
      },
      {
        fields: { place: long },
        field: 'place',
        sentence: 'Place cannot be more than 120 characters',
      },
      {
        fields: { level: '', ages: ' ' },
        field: 'level',
        sentence: 'A class needs a level or ages',
      },
      {
        fields: { ages: 'children' },
        field: 'ages',
        sentence: 'Ages must be years such as 6–9 or 10+',
      },
      {
        fields: { ages: '8-5' },
        field: 'ages',
        sentence: 'Ages go from the youngest to the oldest, such as 6–9',
      },
      {
        fields: { translations: { hi: { place: { text: long, source: 'First hall' } } } },
        field: 'translations',
        sentence: 'The translation hi.place cannot be more than 120 characters',
      },
    ])
    .run(async ({ client, assert }, { fields, field, sentence }) => {
      const director = await directorOf(client)
      const answer = await director.put([ONLINE, { ...SUNDAY, ...fields }])
      answer.assertStatus(422)
      assert.deepEqual(answer.body().errors, { [`batches.1.${field}`]: sentence })
      assert.lengthOf(await db.from('batches'), 0)
    })

  test('one that is wrong as it is stored does not keep the others from being saved', async ({
    client,
    assert,
  }) => {
    const director = await directorOf(client)
    const { batches } = (await director.put([SUNDAY, ONLINE])).body().data
    const [wrong, other] = batches
    await db.from('batches').where('id', wrong._id).update({ to: '09:00', seats_taken: 17 })
    const stored = { ...wrong, to: '09:00', seatsTaken: 17 }
    const saved = await director.put([stored, { ...other, seats: 12 }])
    saved.assertStatus(200)
    assert.containsSubset(saved.body().data.batches, [stored, { ...other, seats: 12, version: 2 }])

    const touched = await director.put([
      { ...stored, weekday: 1 },
      { ...other, seats: 13 },
    ])
    touched.assertStatus(422)
    assert.sameMembers(Object.keys(touched.body().errors), ['batches.0.to', 'batches.0.seatsTaken'])
    const kept = (await director.read()).body().data.batches
    assert.equal(kept.at(-1).seats, 12)
    ;(await director.put([{ ...other, seats: 13 }])).assertStatus(200)
  })

  test('a translation that is wrong as it is stored does not either', async ({
    client,
    assert,
  }) => {
    const director = await directorOf(client)
    const { batches } = (await director.put([SUNDAY, ONLINE])).body().data
    const [wrong, other] = batches
    const mr = { level: { text: 'x'.repeat(500), source: wrong.level } }
    await db
      .from('batches')
      .where('id', wrong._id)
      .update({ translations: JSON.stringify({ mr }) })
    const stored = { ...wrong, translations: { mr } }
    const saved = await director.put([stored, { ...other, seats: 12 }])
    saved.assertStatus(200)
    assert.containsSubset(saved.body().data.batches, [stored, { ...other, seats: 12, version: 2 }])

    const touched = await director.put([
      { ...stored, seats: 30 },
      { ...other, seats: 13 },
    ])
    touched.assertStatus(422)
    assert.sameMembers(Object.keys(touched.body().errors), ['batches.0.translations'])
  })

  test('a list that is none or too long is refused', async ({ client, assert }) => {
    const director = await directorOf(client)
    const id = randomUUIDv7()
    for (const [batches, fault] of [
      ['none', { batches: 'list_expected' }],
      [[{ weekday: 0 }], { batches: 'list_expected' }],
      [Array.from({ length: batchesRule.max + 1 }, () => ONLINE), { batches: 'too_many' }],
      [[{ ...ONLINE, _id: 'x' }], { 'batches.0._id': 'list_expected' }],
      [
        [
          { ...ONLINE, _id: id },
          { ...ONLINE, _id: id },
        ],
        { 'batches.1._id': 'class_twice' },
      ],
    ] as const) {
      const answer = await director.put(batches)
      answer.assertStatus(422)
      const faults: Record<string, { code: string }> = answer.body().faults
      const codes = Object.entries(faults).map(([field, { code }]) => [field, code])
      assert.deepEqual(Object.fromEntries(codes), fault)
    }
  })
})

test.group('Activity of classes', () => {
  test('names what was done to each', async ({ client, assert }) => {
    const director = await directorOf(client)
    const { batches } = (await director.put([SUNDAY, ONLINE])).body().data
    await director.put([{ ...batches[0], seatsTaken: 14 }])
    await director.put([{ ...batches[0], seatsTaken: 14 }])
    const done = await director.activities()
    assert.lengthOf(done, 4)
    assert.containsSubset(done, [
      { action: 'deleted', itemId: batches[1]._id, before: { ages: '10+' }, canRevert: true },
      {
        action: 'changed',
        itemId: batches[0]._id,
        name: 'Sunday, 10.00 am – 11.00 am: Beginners, ages 6–9',
        lesson: { weekday: 0, from: '10:00', to: '11:00', level: 'Beginners', ages: '6–9' },
        before: { seatsTaken: 13 },
        after: { seatsTaken: 14 },
      },
      { action: 'created', itemId: batches[0]._id },
      { action: 'created', itemId: batches[1]._id },
    ])
  })

  test('brings back one change and leaves the others', async ({ client, assert }) => {
    const director = await directorOf(client)
    const { batches } = (await director.put([SUNDAY, ONLINE])).body().data
    const one = { ...batches[0], translations: {}, place: 'Second hall' }
    await director.put([one, batches[1]])
    const [change] = await director.activities()
    const other = { ...one, seats: 20 }
    await director.put([other, batches[1]])
    ;(await director.revert(change._id)).assertStatus(201)
    const { data } = (await director.read()).body()
    assert.deepEqual(data.batches, [{ ...batches[0], seats: 20, version: 4 }, batches[1]])
    ;(await director.revert(change._id)).assertStatus(409)
  })

  test('brings back a deleted class as it was', async ({ client, assert }) => {
    const director = await directorOf(client)
    const { batches } = (await director.put([SUNDAY, ONLINE])).body().data
    await director.put([{ ...batches[0], seats: 17 }, batches[1]])
    const [change] = await director.activities()
    await director.put([batches[1]])
    const [deletion] = await director.activities()
    ;(await director.revert(change._id)).assertStatus(404)
    ;(await director.revert(deletion._id)).assertStatus(201)
    const { data } = (await director.read()).body()
    assert.deepEqual(data.batches, [{ ...batches[0], seats: 17, version: 1 }, batches[1]])
  })
})
