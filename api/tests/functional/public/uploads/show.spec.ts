import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { errorBody } from '#exceptions/error_body'
import Tournament from '#models/tournament'
import { jpeg } from '#tests/sample_pictures'
import { putUpload } from '#tests/stored_uploads'

const BASE = `tournaments/${'ab'.repeat(16)}`
const NAME = `/uploads/${BASE}-800.jpg`

/** The row that names it, without which no file is shown. */
const named = () =>
  TournamentFactory.merge({
    picture: { base: BASE, width: 800, height: 600, widths: [800], avif: false, placeholder: '' },
  }).create()

test.group('Uploads', () => {
  test('are cached for a year and served as images only', async ({ client, assert }) => {
    const picture = await jpeg(40, 30)
    await named()
    await putUpload(NAME, picture)
    const response = await client.get(NAME)
    response.assertStatus(200)
    response.assertHeader('content-type', 'image/jpeg')
    response.assertHeader('content-length', String(picture.length))
    response.assertHeader('cache-control', 'public, max-age=31536000, immutable')
    response.assertHeader('x-content-type-options', 'nosniff')
    response.assertHeader('content-security-policy', "default-src 'none'; sandbox")
    assert.isTrue(picture.equals(response.body()))
  })

  test('are looked up once: a bucket is asked for each', async ({ client, assert, cleanup }) => {
    await named()
    await putUpload(NAME, await jpeg(40, 30))
    const disk = drive.use()
    const { getMetaData } = disk
    cleanup(() => void (disk.getMetaData = getMetaData))
    const asked: string[] = []
    disk.getMetaData = (name) => {
      asked.push(name)
      return getMetaData.call(disk, name)
    }
    ;(await client.get(NAME)).assertStatus(200)
    assert.deepEqual(asked, [`${BASE}-800.jpg`])
  })

  test('answer a HEAD request', async ({ client }) => {
    await named()
    await putUpload(NAME, await jpeg(40, 30))
    const response = await client.head(NAME)
    response.assertStatus(200)
    response.assertHeader('content-type', 'image/jpeg')
  })

  test('are shown only if an item names them', async ({ client }) => {
    const { id } = await named()
    const others = [NAME.replace('-800', '-400'), NAME.replace('ab', 'cd')]
    for (const name of [NAME, ...others]) await putUpload(name, await jpeg(40, 30))
    ;(await client.get(NAME)).assertStatus(200)
    for (const name of others) (await client.get(name)).assertStatus(404)
    await Tournament.query().where({ id }).delete()
    ;(await client.get(NAME)).assertStatus(404)
  })

  test('answer 404 in JSON for {$self}')
    .with([
      '/uploads/',
      '/uploads/tournaments/',
      '/uploads/tournaments/evil.html',
      NAME.replace('/uploads/', '/uploads/withheld/'),
      NAME.replace('/uploads/', '/uploads/tournaments/../withheld/'),
      '/uploads/../app.key',
      '/uploads/..%2fapp.key',
      '/uploads/%2e%2e/app.key',
      '/uploads/tournaments/..%2f..%2fapp.key',
      '/uploads/tournaments/%00.jpg',
      `/uploads/tournaments/${'ab'.repeat(16)}-800.jpg%00`,
      '/uploads/tournaments%5c..%5c..%5capp.key',
      '/uploads//etc/passwd',
    ])
    .run(async ({ client }, path) => {
      await named()
      await putUpload('/uploads/tournaments/evil.html', '<script>alert(1)</script>')
      await putUpload(NAME.replace('/uploads/', '/uploads/withheld/'), 'withheld')
      const response = await client.get(path)
      response.assertStatus(404)
      response.assertBody(errorBody({ code: 'not_found' }))
    })
})
