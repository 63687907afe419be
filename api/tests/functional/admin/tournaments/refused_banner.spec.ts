import { test } from '@japa/runner'
import sharp from 'sharp'
import { refusalBody } from '#exceptions/refusal_body'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'
import { blackPng } from '#tests/picture_pieces'
import { jpeg, png } from '#tests/sample_pictures'
import { storedFiles } from '#tests/stored_uploads'

const FIELDS = { title: 'Open', description: 'Seven rounds.', formLink: 'https://forms.example/x' }
const UNREADABLE = 'The file is not a picture we can read (JPEG, PNG, WebP, AVIF or GIF)'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

const CASES: [string, () => Promise<Buffer> | Buffer, string][] = [
  [
    'random bytes',
    () => Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 256)),
    UNREADABLE,
  ],
  ['nothing', () => Buffer.alloc(0), UNREADABLE],
  ['an SVG', () => Buffer.from(svg), UNREADABLE],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>'), UNREADABLE],
  [
    'a TIFF',
    async () =>
      sharp(await png(90, 60))
        .tiff()
        .toBuffer(),
    UNREADABLE,
  ],
  ['half a JPEG', async () => (await jpeg()).subarray(0, 4000), UNREADABLE],
  ['a bomb', () => blackPng(8000, 7000), 'The picture has more than 50 megapixels'],
  [
    'eleven megabytes',
    () => Buffer.alloc(10 * 1024 * 1024 + 1),
    'The picture is larger than 10 MB',
  ],
]

test.group('Director’s tournaments: refused banner', (group) => {
  group.tap((one) => one.tags(['@any-database']))

  test('refuses {0} with a sentence and keeps nothing')
    .with(CASES)
    .run(async ({ client, assert }, [, make, sentence]) => {
      const response = await client
        .post('/api/tournaments')
        .bearerToken(await signIn())
        .fields(FIELDS)
        .file('banner', await make(), { filename: 'banner.jpg', contentType: 'image/jpeg' })
      response.assertStatus(422)
      assert.equal(response.body().errors?.banner, sentence)
      assert.isEmpty(await storedFiles())
      assert.isNull(await Tournament.first())
    })

  test('refuses a body of more than eleven megabytes', async ({ client, assert }) => {
    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields(FIELDS)
      .file('banner', Buffer.alloc(11.5 * 1024 * 1024), { filename: 'banner.jpg' })
    response.assertStatus(413)
    assert.deepEqual(
      response.body(),
      refusalBody({
        message: 'The request is too large.',
        errors: { banner: 'The picture is larger than 10 MB' },
      })
    )
    assert.isEmpty(await storedFiles())
  })

  test('takes {$self}')
    .with(['webp', 'avif', 'gif', 'png'] as const)
    .run(async ({ client, assert }, format) => {
      const bytes = await sharp(await png(300, 200))
        .toFormat(format)
        .toBuffer()
      const response = await client
        .post('/api/tournaments')
        .bearerToken(await signIn())
        .fields(FIELDS)
        .file('banner', bytes, { filename: 'banner.bin', contentType: 'text/html' })
      response.assertStatus(201)
      assert.match(response.body().data.banner, /-300\.jpg$/)
    })
})
