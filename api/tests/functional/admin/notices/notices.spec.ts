import type { ApiClient } from '@japa/api-client'
import { freezeTime, test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { purgeDeleted } from '#actions/purge_deleted'
import { KEPT_MS } from '#config/retention'
import { BatchFactory } from '#database/factories/batch_factory'
import { NoticeFactory } from '#database/factories/notice_factory'
import Notice from '#models/notice'
import { DAY_MS } from '#shared/days/durations'
import { daysAfter, indianDay } from '#shared/days/indian_days'
import { timestamp } from '#support/timestamp'
import { signIn } from '#tests/director'
import { emptied } from '#tests/past_change'

const TODAY = indianDay(Date.now())
/** The weekday of today, from Sunday, 0. */
const TODAYS = new Date(TODAY).getUTCDay()
const NO_CLASS = { kind: 'no-class', firstDay: TODAY, lastDay: TODAY }

async function desk(client: ApiClient) {
  const token = await signIn()
  return {
    add: (fields: object) => client.post('/api/notices').bearerToken(token).json(fields),
    put: (id: string, fields: object, headers: Record<string, string> = {}) =>
      client.put(`/api/notices/${id}`).bearerToken(token).headers(headers).json(fields),
    remove: (id: string, headers: Record<string, string> = {}) =>
      client.delete(`/api/notices/${id}`).bearerToken(token).headers(headers),
    restore: (id: string) => client.post(`/api/notices/${id}/restore`).bearerToken(token),
    list: async () => (await client.get('/api/notices/admin').bearerToken(token)).body().data,
    revert: (id: string) => client.post(`/api/activities/${id}/restore`).bearerToken(token),
    activities: async () =>
      (await client.get('/api/activities?kind=notices').bearerToken(token)).body().data,
  }
}

/** What is sent, the field, and what is said of it. */
const REFUSED: [what: string, fields: object, field: string, sentence: string][] = [
  ['no kind', { kind: undefined }, 'kind', 'The kind is required'],
  [
    'an unknown kind',
    { kind: 'party' },
    'kind',
    'The kind must be no-class, moved, extra or other',
  ],
  ['no day', { firstDay: undefined }, 'firstDay', 'First day is required'],
  [
    'a day that does not exist',
    { lastDay: '2027-02-29' },
    'lastDay',
    'Last day must be a real date from 1900 to 2100, year-month-day',
  ],
  [
    'a last day before the first',
    { firstDay: daysAfter(TODAY, 7) },
    'lastDay',
    'The last day cannot be before the first day',
  ],
  [
    'a last day that is past',
    { firstDay: daysAfter(TODAY, -2), lastDay: daysAfter(TODAY, -2) },
    'lastDay',
    'Last day is long past',
  ],
  [
    'a first day of another year',
    { firstDay: daysAfter(TODAY, -365) },
    'firstDay',
    'First day is long past',
  ],
  ['a change of place without one', { kind: 'moved' }, 'place', 'Place is required'],
  ['nothing to say', { kind: 'other', text: ' ' }, 'text', 'Text is required'],
  ['a text too long', { text: 'x'.repeat(281) }, 'text', 'Text cannot be more than 280 characters'],
  [
    'a link that is none',
    { link: 'javascript:alert(1)' },
    'link',
    'Link must be a web address starting with http:// or https://',
  ],
  [
    'batches that are no list',
    { batchIds: 'all' },
    'batchIds',
    'Batches must be a list of batches',
  ],
  ['batches that are no ids', { batchIds: [1] }, 'batchIds', 'Batches must be a list of batches'],
  [
    'a translation of what has none',
    { translations: { mr: { link: { text: 'x', source: '' } } } },
    'translations',
    'Translations must be texts by language and field, each with its source',
  ],
]

test.group('Director’s notices', (group) => {
  group.each.setup(emptied)

  test('are added, changed, deleted and brought back', async ({ client, assert }) => {
    const { add, put, remove, restore, list } = await desk(client)
    const text = 'The hall is being painted.'
    const translations = { mr: { text: { text: 'सभागृहाला रंग देत आहेत.', source: text } } }
    const added = await add({ ...NO_CLASS, text, translations })
    added.assertStatus(201)
    const { _id: id, createdAt, updatedAt } = added.body().data
    const expected = {
      _id: id,
      ...NO_CLASS,
      batchIds: [],
      place: '',
      text,
      link: '',
      createdAt,
      updatedAt,
      version: 1,
      translations,
    }
    assert.deepEqual(added.body().data, expected)
    assert.deepEqual(await list(), [expected])

    const moved = { kind: 'moved', place: 'School' }
    const changed = await put(id, moved, { 'If-Match': '"v1"' })
    assert.containsSubset(changed.body().data, { ...moved, text, version: 2 })
    const stale = await put(id, moved, { 'If-Match': '"v1"' })
    stale.assertStatus(409)
    stale.assertBodyContains({ code: 'stale', data: { _id: id, version: 2 } })
    // A place is of that kind alone.
    const back = await put(id, { kind: 'extra' })
    assert.equal(back.body().data.place, '')

    ;(await remove(id, { 'If-Match': '"v1"' })).assertStatus(409)
    ;(await remove(id)).assertBody({ data: { _id: id } })
    assert.isEmpty(await list())
    ;(await put(id, moved)).assertStatus(404)
    ;(await restore(id)).assertBodyContains({ data: { _id: id } })
    ;(await restore(id)).assertStatus(404)
    assert.lengthOf(await list(), 1)
  })

  test('are refused with a sentence at the field, and kept out: {0}')
    .with(REFUSED)
    .run(async ({ client, assert }, [, fields, field, sentence]) => {
      const { add, list } = await desk(client)
      const refused = await add({ ...NO_CLASS, ...fields })
      refused.assertStatus(422)
      assert.deepEqual(refused.body().errors, { [field]: sentence })
      assert.isEmpty(await list())
    })

  test('are for batches that there are', async ({ client, assert }) => {
    const { add, put, list } = await desk(client)
    const [sunday, wednesday] = await BatchFactory.merge({ weekday: TODAYS }).createMany(2)
    const both = [sunday!.id, wednesday!.id]
    const added = await add({ ...NO_CLASS, batchIds: [...both, sunday!.id] })
    const { _id: id, batchIds } = added.body().data
    assert.deepEqual(batchIds, both)
    await wednesday!.delete()
    const refused = await put(id, { text: 'Sorry.' })
    refused.assertStatus(422)
    const said = 'One of these batches is gone: choose again'
    assert.deepEqual(refused.body().errors, { batchIds: said })
    assert.deepEqual((await list())[0].batchIds, both)
    ;(await put(id, { text: 'Sorry.', batchIds: [sunday!.id] })).assertStatus(200)
  })

  test('are for days on which one of their batches has a lesson', async ({ client, assert }) => {
    const { add, put } = await desk(client)
    const batch = await BatchFactory.merge({ weekday: (TODAYS + 1) % 7 }).create()
    const batchIds = [batch.id]
    const refused = await add({ ...NO_CLASS, batchIds })
    refused.assertStatus(422)
    const firstDay = 'None of the chosen batches has a lesson on these days'
    assert.deepEqual(refused.body().errors, { firstDay })

    const added = await add({ ...NO_CLASS, batchIds, lastDay: daysAfter(TODAY, 1) })
    added.assertStatus(201)
    const { _id: id } = added.body().data
    ;(await put(id, { lastDay: TODAY })).assertStatus(422)
    // The timetable changes, the notice is put in other words.
    await batch.merge({ weekday: (TODAYS + 3) % 7 }).save()
    ;(await put(id, { text: 'Sorry.', batchIds })).assertStatus(200)
  })

  test('keep their days when they are over and something else changes', async ({ client }) => {
    const { put } = await desk(client)
    const past = daysAfter(TODAY, -30)
    const { id } = await NoticeFactory.merge({ firstDay: past, lastDay: past }).create()
    ;(await put(id, { text: 'It was.' })).assertStatus(200)
    ;(await put(id, { lastDay: daysAfter(past, 1) })).assertStatus(422)
  })

  test('are ten at most on one day', async ({ client, assert }) => {
    const { add, put, remove, restore, activities, revert } = await desk(client)
    const { id: deleted } = await NoticeFactory.create()
    await remove(deleted)
    const rows = await NoticeFactory.createMany(9)
    const far = daysAfter(TODAY, 30)
    const later = (await add({ ...NO_CLASS, firstDay: far, lastDay: far })).body().data
    ;(await add(NO_CLASS)).assertStatus(201)

    const eleventh = await add(NO_CLASS)
    eleventh.assertStatus(422)
    eleventh.assertBodyContains({
      code: 'notices_full',
      message: 'Ten notices are current in these days already. Delete one of them first.',
    })
    ;(await put(later._id, NO_CLASS)).assertBodyContains({ code: 'notices_full' })
    ;(await restore(deleted)).assertBodyContains({ code: 'notices_full' })
    const line = (await activities()).find(({ action }: any) => action === 'deleted')
    ;(await revert(line._id)).assertBodyContains({ code: 'notices_full' })
    // The ten themselves can be changed.
    ;(await put(rows[0]!.id, { text: 'Sorry.' })).assertStatus(200)
    assert.lengthOf(await Notice.query().whereNull('deleted_at'), 11)
  })

  test('are in the list of activity, and every change is undone there', async ({
    client,
    assert,
  }) => {
    const { add, put, remove, list, activities, revert } = await desk(client)
    const text = 'Paint.'
    const translations = { mr: { text: { text: 'रंग.', source: text } } }
    const { _id: id } = (await add({ ...NO_CLASS, text, translations })).body().data
    const lastDay = daysAfter(TODAY, 3)
    await put(id, { lastDay, text: 'Much paint.', translations: {} })
    await remove(id)
    const lines = await activities()
    assert.deepEqual(
      lines.map(({ action, name, canRevert }: any) => [action, name, canRevert]),
      [
        ['deleted', TODAY, true],
        ['changed', TODAY, false],
        ['created', TODAY, false],
      ]
    )
    ;(await revert(lines[0]._id)).assertBodyContains({ data: { action: 'restored', version: 2 } })
    ;(await revert(lines[1]._id)).assertBodyContains({ data: { action: 'reverted' } })
    assert.containsSubset(await list(), [{ _id: id, lastDay: TODAY, text, translations }])
    ;(await revert(lines[1]._id)).assertBodyContains({ code: 'as_before' })
  })

  test('are purged a month after they were deleted, or a year after they were over', async ({
    assert,
  }) => {
    const now = Date.now()
    const deletedFor = (ms: number) => ({ deletedAt: timestamp(now - ms) })
    const overFor = (ms: number) => ({ lastDay: indianDay(now - ms) })
    const [gone, kept] = [
      [deletedFor(KEPT_MS.deleted + DAY_MS), overFor(KEPT_MS.pastNotices + DAY_MS)],
      [{}, deletedFor(KEPT_MS.deleted - DAY_MS), overFor(KEPT_MS.pastNotices - DAY_MS)],
    ]
    for (const fields of gone) await NoticeFactory.merge(fields).create()
    const left = []
    for (const fields of kept) left.push(await NoticeFactory.merge(fields).create())
    assert.equal(await purgeDeleted(), gone.length)
    const ids = (await db.from('notices').select('id')).map(({ id }) => id)
    assert.sameMembers(
      ids,
      left.map(({ id }) => id)
    )
  })
})

test.group('Director’s notices at midnight in India', () => {
  test('a notice of the day before that waited on a phone is taken', async ({ client }) => {
    freezeTime(new Date('2026-11-28T18:30:00Z'))
    const { add } = await desk(client)
    const at = (day: string) => add({ kind: 'extra', firstDay: day, lastDay: day })
    ;(await at('2026-11-28')).assertStatus(201)
    ;(await at('2026-11-27')).assertStatus(422)
  })
})
