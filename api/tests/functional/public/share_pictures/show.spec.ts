import drive from '@adonisjs/drive/services/main'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { errorBody } from '#exceptions/error_body'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import type Achievement from '#models/achievement'
import type Tournament from '#models/tournament'
import { storePicture } from '#pictures/picture_store'
import { makeSharePicture, shareFile, sharePicture, type Shared } from '#pictures/share_picture'
import { jpeg } from '#tests/sample_pictures'
import { isStored, putUpload } from '#tests/stored_uploads'

const shared = (item: Tournament): Shared => ({ kind: 'tournaments', item, podium: null })
const urlOf = (item: Tournament) => sharePicture(shared(item)).url

async function change(item: Tournament, fields: Partial<Tournament>) {
  await item.merge(fields).save()
  return urlOf(item)
}

test.group('Share pictures', () => {
  test('are drawn on the first request and then cached', async ({ client, assert }) => {
    const rows: [string, Tournament | Achievement][] = [
      ['tournaments', await TournamentFactory.create()],
      ['achievements', await AchievementFactory.create()],
    ]
    for (const [list, item] of rows) {
      const { sharePicture: named } = (await client.get(`/api/${list}/${item.slug}`)).body().data
      assert.deepEqual([named.width, named.height], [1200, 630])
      assert.isFalse(await isStored(named.url))

      const drawn = await client.get(named.url)
      drawn.assertStatus(200)
      drawn.assertHeader('content-type', 'image/jpeg')
      drawn.assertHeader('cache-control', 'public, max-age=31536000, immutable')
      const { width, height, format, exif } = await sharp(drawn.body()).metadata()
      assert.deepEqual([width, height, format, exif], [1200, 630, 'jpeg', undefined])
      assert.isTrue(await isStored(named.url))
      assert.isTrue(drawn.body().equals((await client.get(named.url)).body()))
    }
  })

  test('exist per language, and old URLs redirect in theirs', async ({ client, assert }) => {
    const item = await TournamentFactory.merge({ startDate: '2099-01-11' }).create()
    const { url, translations } = (await client.get(`/api/tournaments/${item.slug}`)).body().data
      .sharePicture
    const urls = [url, translations.mr, translations.hi]
    const drawn = []
    for (const one of urls) {
      const response = await client.get(one)
      response.assertStatus(200)
      drawn.push(response.body().toString('base64'))
    }
    assert.lengthOf(new Set(drawn), 3)
    for (const one of urls) assert.isTrue(await isStored(one), 'drawing one keeps the others')
    await change(item, { startDate: '2099-01-12' })
    const now = sharePicture(shared(item))
    const led = await client.get(translations.mr).redirects(0)
    led.assertHeader('location', now.translations.mr)
    ;(await client.get(now.translations.hi)).assertStatus(200)
    ;(await client.get(url.replace('.jpg', '-de.jpg'))).assertStatus(404)
  })

  test('get a new URL only when a drawn value changes', async ({ client, assert }) => {
    const item = await TournamentFactory.merge({ startDate: '2099-01-11' }).create()
    const first = urlOf(item)
    ;(await client.get(first)).assertStatus(200)
    assert.equal(
      await change(item, { description: 'Other words.', formLink: 'https://x.example/y' }),
      first
    )

    const picture = await storePicture('tournaments', await jpeg())
    const addresses = [
      first,
      await change(item, { title: 'Another title' }),
      await change(item, { picture }),
      await change(item, { startDate: '2099-01-12' }),
      await change(item, { entryFee: 300 }),
      await change(item, { status: 'cancelled' }),
    ]
    assert.equal(new Set(addresses).size, addresses.length)

    // Drawn or not, those of before lead to the present one.
    for (const past of [first, addresses[2]!]) {
      const led = await client.get(past).redirects(0)
      led.assertStatus(302)
      led.assertHeader('location', addresses.at(-1)!)
      led.assertHeader('cache-control', 'no-store')
    }
  })

  test('are drawn differently once the tournament is over', async ({ assert }) => {
    const item = await TournamentFactory.merge({ startDate: '2020-01-11' }).create()
    const same = await TournamentFactory.merge({ startDate: '2099-01-11' }).create()
    const past = await sharp(await makeSharePicture(shared(item))).stats()
    const coming = await sharp(await makeSharePicture(shared(same))).stats()
    assert.notEqual(past.channels[0]!.mean, coming.channels[0]!.mean)
  })

  test('answer 404 for a hidden, deleted or unknown item', async ({ client }) => {
    const hidden = await TournamentFactory.apply('inactive').create()
    const deleted = await TournamentFactory.apply('deleted').create()
    const live = await TournamentFactory.create()
    const addresses = [
      urlOf(hidden),
      urlOf(deleted),
      urlOf(live).replace(live.id, '0190a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b'),
      urlOf(live).replace('.jpg', '.png'),
      `${urlOf(live)}/more`,
      `/uploads/share/${live.id}`,
      `/uploads/share/..%2f..%2f${live.id}/0000000000000000.jpg`,
    ]
    for (const address of addresses) {
      const response = await client.get(address)
      response.assertStatus(404)
      response.assertBody(errorBody({ code: 'not_found' }))
    }
  })

  test('are not stored when the item is hidden while drawing', async ({
    client,
    assert,
    cleanup,
  }) => {
    const item = await TournamentFactory.create()
    const picture = await storePicture('tournaments', await jpeg())
    const url = await change(item, { picture })
    const disk = drive.use()
    const read = disk.getBytes
    cleanup(() => void (disk.getBytes = read))
    disk.getBytes = async (name) => {
      await item.merge({ isActive: false }).save()
      return read.call(disk, name)
    }
    ;(await client.get(url)).assertStatus(404)
    assert.isFalse(await isStored(url))
  })

  test('are drawn once for simultaneous requests', async ({ client, assert }) => {
    const item = await TournamentFactory.create()
    assert.strictEqual(makeSharePicture(shared(item)), makeSharePicture(shared(item)))
    const answers = await Promise.all(Array.from({ length: 8 }, () => client.get(urlOf(item))))
    for (const answer of answers) answer.assertStatus(200)
    // Whoever looked before it was drawn, and has a turn after.
    await putUpload(urlOf(item), Buffer.from('drawn'))
    assert.equal(String(await makeSharePicture(shared(item))), 'drawn')
    assert.match(shareFile(shared(item)), /^share\/[0-9a-f-]{36}\/[0-9a-f]{16}\.jpg$/)
  })
})
