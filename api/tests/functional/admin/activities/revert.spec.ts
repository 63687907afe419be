import { randomUUIDv7 } from 'node:crypto'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Achievement from '#models/achievement'
import { indianDay } from '#shared/days/indian_days'
import { replaceSlug } from '#writes/slugs'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'
import { emptied } from '#tests/past_change'
import { publishResults } from '#tests/published_results'
import { jpeg } from '#tests/sample_pictures'
import { SUNDAY_CLASS } from '#tests/sunday_class'
import { storedFiles } from '#tests/stored_uploads'

const EXTRA = {
  kind: 'other',
  firstDay: indianDay(Date.now()),
  lastDay: indianDay(Date.now()),
  batchIds: [],
  place: '',
  text: 'First',
  link: '',
}

const emailOf = (name: string) => `${name}@mail.example`

interface Line {
  _id: string
  action: string
  version: number | null
  canRevert: boolean
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

const WINTER = { mr: { title: { text: 'हिवाळी', source: 'Winter Open' } } }

async function desk(client: ApiClient) {
  const token = await signIn()
  const list = async (query = '') => {
    const answer = await client.get(`/api/activities${query}`).bearerToken(token)
    answer.assertStatus(200)
    return answer.body().data as Line[]
  }
  return {
    token,
    list,
    newest: async () => (await list())[0]!,
    revertChange: (id: string, headers: Record<string, string> = {}) =>
      client.post(`/api/activities/${id}/restore`).bearerToken(token).headers(headers),
    put: (path: string, fields: Record<string, string>) =>
      client.put(`/api/${path}`).bearerToken(token).fields(fields),
    putJson: (path: string, json: object) =>
      client.put(`/api/${path}`).bearerToken(token).json(json),
  }
}

test.group('Revert', (group) => {
  group.each.setup(emptied)

  test('restores the changed fields of a tournament and keeps later changes', async ({
    client,
    assert,
  }) => {
    const { put, newest, revertChange } = await desk(client)
    const prizes = [{ id: 'first', position: 'First', amount: 500 }]
    const tournament = await TournamentFactory.merge({
      title: 'Winter Open',
      venue: 'Town hall',
      entryFee: 200,
      entryFees: [{ group: 'Open', amount: 200 }],
      rounds: null,
      prizes,
      translations: WINTER,
    }).create()
    const path = `tournaments/${tournament.id}`
    await put(path, {
      title: 'Wintr',
      venue: '',
      entryFee: '',
      entryFees: '[]',
      rounds: '7',
      prizes: '[]',
      translations: '{}',
      status: 'cancelled',
    })
    const line = await newest()
    assert.isTrue(line.canRevert)
    await put(path, { city: 'Satara' })
    const seen = await newest()

    const answer = await revertChange(line._id, { 'If-Match': `"v${seen.version}"` })

    answer.assertStatus(201)
    const { data } = answer.body()
    assert.equal(data.action, 'reverted')
    assert.deepEqual(data.after, line.before)
    assert.deepEqual(data.before, line.after)
    await tournament.refresh()
    assert.containsSubset(tournament.serialize(), {
      title: 'Winter Open',
      venue: 'Town hall',
      city: 'Satara',
      entryFee: 200,
      entryFees: [{ group: 'Open', amount: 200 }],
      rounds: null,
      status: 'scheduled',
      prizes,
      translations: WINTER,
      version: 4,
    })
    // And what was brought back is taken back in the same way.
    ;(await revertChange(data._id)).assertStatus(201)
    await tournament.refresh()
    assert.equal(tournament.title, 'Wintr')
  })

  test('finds a change under the key that it was sent with, whatever was logged since', async ({
    client,
    assert,
  }) => {
    const { token, put, list, revertChange } = await desk(client)
    for (const [factory, path] of [
      [TournamentFactory, 'tournaments'],
      [AchievementFactory, 'achievements'],
    ] as const) {
      const { id, description } = await factory.create()
      const save = (key: string, text: string) =>
        put(`${path}/${id}`, { description: text }).header('Idempotency-Key', key)
      const own = randomUUIDv7()
      ;(await save(own, 'By mistake')).assertBodyContains({ data: { version: 2 } })
      if (path === 'tournaments') await publishResults(client, token, id)
      const isAsBefore = randomUUIDv7()
      ;(await save(isAsBefore, 'By mistake')).assertBodyContains({ data: { version: 2 } })
      assert.notInclude(
        (await list()).map(({ _id }) => _id),
        isAsBefore
      )
      ;(await revertChange(isAsBefore)).assertStatus(404)
      ;(await revertChange(own, { 'If-Match': '"v2"' })).assertStatus(201)
      const item = await client.get(`/api/${path}/admin/${id}`).bearerToken(token)
      item.assertBodyContains({ data: { description } })
    }
  })

  test('restores an achievement', async ({ client, assert }) => {
    const { put, newest, revertChange } = await desk(client)
    const achievement = await AchievementFactory.create()
    await put(`achievements/${achievement.id}`, { tags: '[]', isActive: 'false', location: 'Pune' })
    ;(await revertChange((await newest())._id)).assertStatus(201)
    await achievement.refresh()
    assert.containsSubset(achievement.serialize(), { tags: ['State'], location: 'Nashik' })
    assert.isTrue(achievement.isActive)
  })

  test('restores a ready reply, back to its original text', async ({ client, assert }) => {
    const { token, putJson, newest, revertChange } = await desk(client)
    const read = async () => (await client.get('/api/ready-replies').bearerToken(token)).body().data
    const first = (await read()).fees.mr
    const word = (text: string) => putJson('ready-replies', { topic: 'fees', language: 'mr', text })
    await word('एक')
    const toFirst = await newest()
    assert.deepEqual(toFirst.before, { text: first })
    await word('दोन')
    ;(await revertChange((await newest())._id)).assertStatus(201)
    assert.equal((await read()).fees.mr, 'एक')
    ;(await revertChange(toFirst._id)).assertStatus(201)
    assert.equal((await read()).fees.mr, first)
    assert.deepEqual((await newest()).after, { text: first })
  })

  test('restores the settings', async ({ client, assert }) => {
    const { putJson, newest, revertChange } = await desk(client)
    await putJson('settings/emails', { emails: ['a@mail.example', 'b@mail.example'] })
    await putJson('settings/emails', { emails: [] })
    const toNobody = await newest()
    await putJson('settings/notifications', { enabled: false })
    ;(await revertChange(toNobody._id)).assertStatus(201)
    const row = await db.from('settings').firstOrFail()
    assert.deepEqual(JSON.parse(row.notification_emails), ['a@mail.example', 'b@mail.example'])
    assert.isFalse(Boolean(row.email_notifications))
  })

  test('restores a deleted tournament', async ({ client, assert }) => {
    const { token, newest, revertChange } = await desk(client)
    const tournament = await TournamentFactory.create()
    await client.delete(`/api/tournaments/${tournament.id}`).bearerToken(token)
    const line = await newest()
    assert.isTrue(line.canRevert)
    const answer = await revertChange(line._id)
    answer.assertStatus(201)
    assert.equal(answer.body().data.action, 'restored')
    await tournament.refresh()
    assert.isNull(tournament.deletedAt)
    ;(await revertChange(line._id)).assertStatus(404)
  })
})

test.group('Revert of pictures', () => {
  test('cannot restore a replaced picture, but removes an added one', async ({
    client,
    assert,
  }) => {
    const { token, list, put, revertChange } = await desk(client)
    const { id, title } = await TournamentFactory.create()
    const picture = async (size: number, fields: Record<string, string> = {}) => {
      const call = client.put(`/api/tournaments/${id}`).bearerToken(token).fields(fields)
      ;(await call.file('banner', await jpeg(size, 40), { filename: 'a.jpg' })).assertStatus(200)
    }
    await picture(300)
    await picture(320)
    await picture(340, { title: 'With another picture' })
    const [both, second, first] = (await list()) as [Line, Line, Line]

    assert.deepEqual(both.before!.picture, { url: null })
    const { url } = both.after!.picture as { url: string }
    ;(await client.get(url)).assertStatus(200)

    // Only a picture, which is gone.
    assert.isFalse(second.canRevert)
    const refused = await revertChange(second._id)
    refused.assertStatus(422)
    refused.assertBodyContains({ code: 'picture_gone' })

    ;(await revertChange(both._id)).assertStatus(201)
    const tournament = await Tournament.findOrFail(id)
    assert.equal(tournament.title, title)
    assert.isNotNull(tournament.picture)

    // There was none before the first, which was replaced since.
    assert.isFalse(first.canRevert)
    ;(await revertChange(first._id)).assertBodyContains({
      faults: { picture: { code: 'changed_since' } },
    })
    await put(`tournaments/${id}`, { removePicture: 'true' })
    await picture(360)
    const added = (await list())[0]!
    assert.isTrue(added.canRevert)
    ;(await revertChange(added._id)).assertStatus(201)
    await tournament.refresh()
    assert.isNull(tournament.picture)
    assert.isEmpty(await storedFiles())

    await put(`tournaments/${id}`, { isActive: 'false' })
    await picture(300)
    const withheld = (await list())[0]!.after!.picture as { url: string }
    assert.match(withheld.url, /^\/api\/withheld\/.+signature=/)
  })
})

test.group('Refused revert', (group) => {
  group.each.setup(emptied)

  test('answers 409 with the current item for a stale version', async ({ client, assert }) => {
    const { put, newest, revertChange } = await desk(client)
    const { id } = await AchievementFactory.create()
    await put(`achievements/${id}`, { title: 'Silver' })
    const line = await newest()
    await put(`achievements/${id}`, { title: 'Bronze' })
    const answer = await revertChange(line._id, { 'If-Match': `"v${line.version}"` })
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'stale', data: { title: 'Bronze', version: 3 } })
    assert.equal((await Achievement.findOrFail(id)).title, 'Bronze')
    assert.isEmpty(await db.from('activities').where('action', 'reverted'))
  })

  test('answers 409 when the item already has these values', async ({ client, assert }) => {
    const { put, putJson, newest, revertChange } = await desk(client)
    const { id, title } = await TournamentFactory.create()
    await put(`tournaments/${id}`, { title: 'Other' })
    const line = await newest()
    await put(`tournaments/${id}`, { title })
    const answer = await revertChange(line._id)
    answer.assertStatus(409)
    answer.assertBodyContains({ code: 'as_before' })
    assert.equal((await Tournament.findOrFail(id)).version, 3)
    await putJson('settings/notifications', { enabled: false })
    const off = await newest()
    await putJson('settings/notifications', { enabled: true })
    ;(await revertChange(off._id)).assertStatus(409)
  })

  test('answers 409 when others have changed a class, the settings or a reply since', async ({
    client,
    assert,
  }) => {
    const { putJson, newest, revertChange } = await desk(client)
    const said = (text: string) => ({ topic: 'fees', language: 'mr', text })
    const lessonId = randomUUIDv7()
    const doors: [string, (value: number) => object][] = [
      ['classes', (seats) => ({ batches: [{ ...SUNDAY_CLASS, _id: lessonId, seats }] })],
      ['settings/emails', (at) => ({ emails: [`p${at}@mail.example`] })],
      ['ready-replies', (at) => said(`Reply ${at}`)],
    ]
    for (const [path, body] of doors) {
      ;(await putJson(path, body(20))).assertStatus(200)
      ;(await putJson(path, body(21))).assertStatus(200)
      const seen = await newest()
      ;(await putJson(path, body(25))).assertStatus(200)
      const theirs = await newest()
      const late = await revertChange(seen._id, { 'If-Match': `"v${seen.version}"` })
      late.assertStatus(409)
      late.assertBodyContains({ code: 'stale' })
      assert.equal((await newest())._id, theirs._id, 'nothing was changed')
    }
  })

  test('takes back nothing that was changed later, in no list and in no text', async ({
    client,
    assert,
  }) => {
    const { token, put, putJson, newest, revertChange } = await desk(client)
    const tournament = await TournamentFactory.create()
    const achievement = await AchievementFactory.create()
    const notice = await client.post('/api/notices').bearerToken(token).json(EXTRA)
    const lessonId = randomUUIDv7()
    const prize = (position: string) => ({ id: position, position, amount: 500 })
    const fee = (name: string) => ({ group: name, amount: 100 })
    const list = (few: string[], of: (one: string) => unknown = String) =>
      JSON.stringify(few.map(of))
    const ofTournament = (field: string, of?: (one: string) => unknown) => (few: string[]) =>
      put(`tournaments/${tournament.id}`, { [field]: list(few, of) })
    const venues = ({ length }: string[]) => ({
      en: { title: { text: `Title ${length}`, source: tournament.title } },
    })
    const doors: [string, (few: string[]) => PromiseLike<ApiResponse>][] = [
      ['notificationEmails', (few) => putJson('settings/emails', { emails: few.map(emailOf) })],
      ['prizes', ofTournament('prizes', prize)],
      ['entryFees', ofTournament('entryFees', fee)],
      ['categories', ofTournament('categories')],
      ['venue', (few) => put(`tournaments/${tournament.id}`, { venue: few.join(' ') })],
      [
        'translations.en.title',
        (few) => put(`tournaments/${tournament.id}`, { translations: JSON.stringify(venues(few)) }),
      ],
      ['tags', (few) => put(`achievements/${achievement.id}`, { tags: list(few) })],
      [
        'text',
        (few) => putJson('ready-replies', { topic: 'fees', language: 'mr', text: few.join(' ') }),
      ],
      [
        'level',
        (few) =>
          putJson('classes', {
            batches: [{ ...SUNDAY_CLASS, _id: lessonId, level: few.join(' ') }],
          }),
      ],
      [
        'text',
        (few) => putJson(`notices/${notice.body().data._id}`, { ...EXTRA, text: few.join(' ') }),
      ],
    ]
    for (const [field, save] of doors) {
      ;(await save(['b'])).assertStatus(200)
      ;(await save(['b', 'c'])).assertStatus(200)
      const added = await newest()
      assert.include(Object.keys(added.after!), field)
      ;(await save(['b', 'c', 'd'])).assertStatus(200)
      const later = await newest()
      const refused = await revertChange(added._id, { 'If-Match': `"v${later.version}"` })
      refused.assertStatus(422)
      assert.deepEqual(refused.body().faults, { [field]: { code: 'changed_since' } })
      assert.equal((await newest())._id, later._id)
      // The later one first: each shows what it takes back.
      ;(await revertChange(later._id)).assertStatus(201)
      ;(await revertChange(added._id)).assertStatus(201)
      assert.deepEqual((await newest()).after, added.before)
    }
  })

  test('answers 404 for the deletion of a class that is there again', async ({
    client,
    assert,
  }) => {
    const { putJson, list, newest, revertChange } = await desk(client)
    await putJson('classes', { batches: [SUNDAY_CLASS] })
    await putJson('classes', { batches: [] })
    const deletion = await newest()
    assert.isTrue(deletion.canRevert)
    ;(await revertChange(deletion._id)).assertStatus(201)
    const again = (await list()).find(({ _id }) => _id === deletion._id)
    assert.isFalse(again!.canRevert)
    ;(await revertChange(deletion._id)).assertStatus(404)
  })

  test('answers 422 for a creation and 404 for an unknown entry', async ({ client, assert }) => {
    const { token, newest, revertChange } = await desk(client)
    const fields = { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' }
    const made = await client.post('/api/tournaments').bearerToken(token).fields(fields)
    const line = await newest()
    assert.isFalse(line.canRevert)
    assert.isNull(line.before)
    assert.equal(line.after!.title, 'Open')
    const answer = await revertChange(line._id)
    answer.assertStatus(422)
    answer.assertBodyContains({ code: 'nothing_before' })
    ;(await revertChange(made.body().data._id)).assertStatus(404)
    ;(await revertChange('no-id')).assertStatus(404)
  })

  test('answers 422 when the old values break a rule now', async ({ client, assert }) => {
    const { put, newest, revertChange } = await desk(client)
    const tournament = await TournamentFactory.merge({ slug: 'first-address' }).create()
    const path = `tournaments/${tournament.id}`
    await put(path, { slug: 'second-address' })
    const line = await newest()
    const other = await TournamentFactory.create()
    await db.from('old_slugs').where('slug', 'first-address').delete()
    await db.transaction((trx) => replaceSlug(trx, 'tournaments', other, 'third-address'))
    await other.merge({ slug: 'first-address' }).save()
    const answer = await revertChange(line._id)
    answer.assertStatus(422)
    answer.assertBodyContains({ faults: { slug: { code: 'slug_taken' } } })

    await put(path, { startDate: '2026-03-01', endDate: '2026-03-02' })
    await put(path, { endDate: '' })
    const withEnd = await newest()
    await put(path, { startDate: '2026-04-01' })
    const dates = await revertChange(withEnd._id)
    dates.assertStatus(422)
    assert.properties(dates.body().errors, ['endDate'])
  })
})
