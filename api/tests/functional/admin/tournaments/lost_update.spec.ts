import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { signIn } from '#tests/director'
import { jpeg } from '#tests/sample_pictures'
import { storedFiles } from '#tests/stored_uploads'

test.group('Director’s tournaments: stale versions', () => {
  test('a stale change is refused with the present item', async ({ client, assert }) => {
    const token = await signIn()
    const { id } = await TournamentFactory.create()
    const put = (title: string, ifMatch?: string) => {
      const request = client.put(`/api/tournaments/${id}`).bearerToken(token).fields({ title })
      return ifMatch ? request.header('If-Match', ifMatch) : request
    }
    const tag = (await client.get(`/api/tournaments/${id}`)).header('etag')!
    assert.equal(tag, '"v1"')

    const first = await put('From the phone', tag)
    first.assertStatus(200)
    first.assertBodyContains({ data: { version: 2 } })

    const stale = await put('From the laptop', tag)
    stale.assertStatus(409)
    stale.assertBodyContains({
      message: 'Another phone or tab has changed this meanwhile.',
      data: { _id: id, title: 'From the phone', version: 2 },
    })

    ;(await put('Again', 'W/"v2"')).assertStatus(409)
    ;(await put('Again', '"v1", "v2"')).assertStatus(200)
    ;(await put('Whatever', '*')).assertStatus(200)
    ;(await put('No header')).assertBodyContains({ data: { version: 5, title: 'No header' } })
  })

  test('a stale deletion is refused', async ({ client, assert }) => {
    const tournament = await TournamentFactory.create()
    const token = await signIn()
    const remove = (ifMatch: string) =>
      client
        .delete(`/api/tournaments/${tournament.id}`)
        .bearerToken(token)
        .header('If-Match', ifMatch)
    const stale = await remove('"v7"')
    stale.assertStatus(409)
    stale.assertBodyContains({ data: { _id: tournament.id, version: 1 } })
    assert.isNull((await tournament.refresh()).deletedAt)
    ;(await remove('"v1"')).assertStatus(200)
  })

  test('a refused change stores no picture', async ({ client, assert }) => {
    const { id } = await TournamentFactory.create()
    const response = await client
      .put(`/api/tournaments/${id}`)
      .bearerToken(await signIn())
      .header('If-Match', '"v7"')
      .file('banner', await jpeg(), { filename: 'a.jpg' })
    response.assertStatus(409)
    assert.isEmpty(await storedFiles())
  })
})
