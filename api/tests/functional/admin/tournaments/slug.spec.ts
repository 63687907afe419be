import { test } from '@japa/runner'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'
import db from '@adonisjs/lucid/services/db'

const TAKEN = { slug: 'This address is already taken' }

test.group('Director’s tournaments: slug', () => {
  test('a previous slug leads to the item', async ({ client, assert }) => {
    const token = await signIn()
    const { id } = await TournamentFactory.merge({ slug: 'rapid-opne' }).create()
    const rename = (slug: string) =>
      client.put(`/api/tournaments/${id}`).bearerToken(token).fields({ slug })
    for (const slug of ['rapid-open', 'rapid-open-2026', 'rapid-open']) {
      const response = await rename(slug)
      response.assertStatus(200)
      response.assertBodyContains({ data: { slug } })
    }
    for (const address of ['rapid-opne', 'rapid-open-2026', 'rapid-open']) {
      const response = await client.get(`/api/tournaments/${address}`)
      response.assertStatus(200)
      response.assertBodyContains({ data: { _id: id, slug: 'rapid-open' } })
    }
    const old = await db.from('old_slugs').select('slug').where('item_id', id)
    assert.sameMembers(
      old.map((row) => row.slug),
      ['rapid-opne', 'rapid-open-2026']
    )
  })

  test('refuses one that is taken, was taken, or is malformed', async ({ client, assert }) => {
    const token = await signIn()
    const { id } = await TournamentFactory.merge({ slug: 'mine' }).create()
    const other = await TournamentFactory.merge({ slug: 'other-old' }).create()
    const rename = (item: string, slug: string) =>
      client.put(`/api/tournaments/${item}`).bearerToken(token).fields({ slug })
    await rename(other.id, 'other-new')

    for (const slug of ['other-old', 'other-new', 'admin', other.id]) {
      const response = await rename(id, slug)
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, TAKEN)
    }
    for (const slug of ['', 'Mine', 'a--b', '-a', 'a/b', 'é', 'x'.repeat(101)]) {
      const response = await rename(id, slug)
      response.assertStatus(422)
      assert.match(response.body().errors.slug, /^Address /)
    }
    ;(await rename(id, 'mine')).assertStatus(200)
    assert.isNull(await db.from('old_slugs').where('item_id', id).first())
  })

  test('a new tournament never gets an old slug of another', async ({ client }) => {
    const token = await signIn()
    const { id } = await TournamentFactory.merge({ slug: 'winter-cup' }).create()
    await client.put(`/api/tournaments/${id}`).bearerToken(token).fields({ slug: 'cold-cup' })
    const response = await client.post('/api/tournaments').bearerToken(token).fields({
      title: 'Winter Cup',
      description: 'Seven rounds.',
      formLink: 'https://forms.example/winter',
    })
    response.assertBodyContains({ data: { slug: 'winter-cup-2' } })
  })

  test('of an achievement follows where the student’s name goes', async ({ client, assert }) => {
    const token = await signIn()
    const { id } = await AchievementFactory.merge({
      slug: 'zzqaarav-champion',
      title: 'State champion',
      studentName: 'Zzqaarav Xxjoshi',
    }).create()
    const rename = async (fields: Record<string, string>) =>
      (await client.put(`/api/achievements/${id}`).bearerToken(token).fields(fields)).body().data
        .slug
    assert.equal(await rename({ studentName: 'Zzqaarav X.' }), 'zzqaarav-champion')
    assert.equal(await rename({ studentName: 'Z. X.' }), 'state-champion')
    assert.notInclude((await client.get('/api/addresses')).text(), 'zzqaarav')
    assert.notInclude((await client.get('/api/achievements')).text(), 'zzqaarav')
  })

  test('works the same for achievements, separate from tournaments', async ({ client }) => {
    const token = await signIn()
    await TournamentFactory.merge({ slug: 'state-champion' }).create()
    const { id } = await AchievementFactory.merge({ slug: 'champion' }).create()
    const response = await client
      .put(`/api/achievements/${id}`)
      .bearerToken(token)
      .fields({ slug: 'state-champion' })
    response.assertStatus(200)
    const old = await client.get('/api/achievements/champion')
    old.assertBodyContains({ data: { _id: id, slug: 'state-champion' } })
    ;(await client.get('/api/tournaments/champion')).assertStatus(404)
  })
})
