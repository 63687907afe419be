import { test } from '@japa/runner'
import sharp from 'sharp'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'
import { runQueuedJobs } from '#tests/run_queued_jobs'
import { jpeg, phonePhoto, png } from '#tests/sample_pictures'
import { isStored, readUpload, storedFiles } from '#tests/stored_uploads'

const FIELDS = { title: 'Open', description: 'Seven rounds.', formLink: 'https://forms.example/x' }
const upload = { filename: '../../etc/passwd.jpg' }

test.group('Director’s tournaments: banner', () => {
  test('stores a phone’s photo upright, small and without its metadata', async ({
    client,
    assert,
  }) => {
    const photo = await phonePhoto(6, 1200, 900)
    assert.exists((await sharp(photo).metadata()).exif, 'the sample carries metadata')

    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields(FIELDS)
      .file('banner', photo, upload)

    response.assertStatus(201)
    const { banner, bannerPicture } = response.body().data
    assert.match(banner, /^\/uploads\/tournaments\/[0-9a-f]{32}-800\.jpg$/)
    assert.equal(bannerPicture.width, 800)
    assert.equal(bannerPicture.height, 1067)
    assert.isNull(bannerPicture.srcset.avif)
    assert.match(bannerPicture.srcset.webp, /-400\.webp 400w, \S+-800\.webp 800w$/)
    assert.match(bannerPicture.srcset.jpeg, /-400\.jpg 400w, \S+-800\.jpg 800w$/)
    assert.match(bannerPicture.placeholder, /^data:image\/webp;base64,/)
    assert.isAtMost(bannerPicture.placeholder.length, 400)
    assert.lengthOf(await storedFiles(), 4)

    const file = await readUpload(banner)
    const { exif, xmp, iptc } = await sharp(file).metadata()
    assert.deepEqual([exif, xmp, iptc], [undefined, undefined, undefined])
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
    assert.deepEqual([info.width, info.height], [800, 1067])
    // Turned clockwise, the upper (red) half of what was stored is the right half.
    const pixel = (x: number, y: number) => data[(y * info.width + x) * info.channels]!
    assert.isAbove(pixel(700, 500), 150)
    assert.isBelow(pixel(100, 500), 80)
  })

  test('adds AVIF files later, and the public list contains them', async ({ client, assert }) => {
    const made = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields(FIELDS)
      .file('banner', await png(500, 40), upload)
    await client.get('/api/tournaments')

    assert.deepEqual(await runQueuedJobs(), ['MakeAvif'])

    const list = await client.get('/api/tournaments')
    const { srcset, width } = list.body().data[0].bannerPicture
    assert.equal(width, 500)
    assert.match(srcset.avif, /-400\.avif 400w, \S+-500\.avif 500w$/)
    const file = await readUpload(srcset.avif.split(' ')[0])
    assert.equal((await sharp(file).metadata()).compression, 'av1')
    const row = await Tournament.findOrFail(made.body().data._id)
    assert.equal(row.version, 1, 'background work is no change of the director’s')
  })

  test('makes nothing larger than its source', async ({ client, assert }) => {
    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields(FIELDS)
      .file('banner', await jpeg(120, 90), upload)
    assert.equal(response.body().data.bannerPicture.width, 120)
    assert.lengthOf(await storedFiles(), 2)
  })

  test('deletes the files of a replaced picture, AVIF included', async ({ client, assert }) => {
    const token = await signIn()
    const made = await client
      .post('/api/tournaments')
      .bearerToken(token)
      .fields(FIELDS)
      .file('banner', await jpeg(800, 50), upload)
    const { _id: id, banner } = made.body().data

    const replaced = await client
      .put(`/api/tournaments/${id}`)
      .bearerToken(token)
      .file('banner', await jpeg(640, 40), upload)

    replaced.assertStatus(200)
    assert.notEqual(replaced.body().data.banner, banner)
    assert.isFalse(await isStored(banner))
    assert.isTrue(await isStored(replaced.body().data.banner))
    await runQueuedJobs()
    assert.lengthOf(await storedFiles(), 6)
  })

  test('stores separate files for two tournaments with one picture', async ({ client, assert }) => {
    const token = await signIn()
    const bytes = await jpeg(800, 50)
    const banners = []
    for (const title of ['One', 'Two']) {
      const made = await client
        .post('/api/tournaments')
        .bearerToken(token)
        .fields({ ...FIELDS, title })
        .file('banner', bytes, upload)
      banners.push(made.body().data.banner)
    }
    assert.notEqual(banners[0], banners[1])
  })

  test('ignores files in unknown fields', async ({ client, assert }) => {
    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields(FIELDS)
      .file('image', await jpeg(), upload)
      .file('extra', Buffer.alloc(1000), { filename: 'extra.exe' })
    response.assertStatus(201)
    assert.isNull(response.body().data.banner)
    assert.isEmpty(await storedFiles())
  })
})
