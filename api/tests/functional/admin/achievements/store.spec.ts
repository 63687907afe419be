import { test } from '@japa/runner'
import Achievement from '#models/achievement'
import { signIn } from '#tests/director'
import { jpeg } from '#tests/sample_pictures'
import { storedFiles } from '#tests/stored_uploads'

const FIELDS = {
  title: 'State champion',
  studentName: 'Rutuja Salunke',
  description: 'Nine rounds.',
  date: '2026-01-26',
  location: 'Nashik',
}

test.group('Director’s achievements: create', () => {
  test('stores an achievement with picture, tags and rating', async ({ client, assert }) => {
    const response = await client
      .post('/api/achievements')
      .bearerToken(await signIn())
      .fields({
        ...FIELDS,
        ratingChange: '+115',
        tags: JSON.stringify([' State ', '', 'U15', 'State', 'state']),
      })
      .file('image', await jpeg(600, 800), { filename: 'achievement-image.jpg' })

    response.assertStatus(201)
    const { data } = response.body()
    assert.deepEqual(data.tags, ['State', 'U15', 'state'])
    assert.equal(data.ratingChange, '+115')
    assert.equal(data.date, '2026-01-26')
    assert.isTrue(data.isActive)
    assert.match(data.image, /^\/uploads\/achievements\/[0-9a-f]{32}-600\.jpg$/)
    assert.deepEqual([data.imagePicture.width, data.imagePicture.height], [600, 800])
    const widths = data.imagePicture.srcset.webp.match(/\d+w/g)
    assert.deepEqual(widths, ['240w', '400w', '600w'], 'the first for a box of 104 px on a phone')
    assert.lengthOf(await storedFiles(), 6)
    assert.equal((await Achievement.findOrFail(data._id)).studentName, FIELDS.studentName)
  })

  test('accepts an achievement without picture, tags and rating', async ({ client }) => {
    const response = await client
      .post('/api/achievements')
      .bearerToken(await signIn())
      .fields({ ...FIELDS, ratingChange: '' })
    response.assertStatus(201)
    response.assertBodyContains({ data: { ratingChange: '', tags: [], image: null } })
  })

  test('names every required field that is missing', async ({ client, assert }) => {
    const response = await client
      .post('/api/achievements')
      .bearerToken(await signIn())
      .fields({ x: 1 })
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      title: 'Title is required',
      studentName: 'Student name is required',
      description: 'Description is required',
      date: 'Date is required',
      location: 'Location is required',
    })
  })

  test('refuses the date {$self}')
    .with([
      '2023-02-29',
      '2026-13-01',
      '26-01-2026',
      '2026-1-1',
      '2026-01-01T00:00:00Z',
      '0000-00-00',
      '1899-12-31',
      '2101-01-01',
    ])
    .run(async ({ client, assert }, date) => {
      const response = await client
        .post('/api/achievements')
        .bearerToken(await signIn())
        .fields({ ...FIELDS, date })
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, {
        date: 'Date must be a real date from 1900 to 2100, year-month-day',
      })
    })

  test('refuses the tags {$self}')
    .with([
      'x',
      '{}',
      '[1]',
      '["a",["b"]]',
      JSON.stringify(['x'.repeat(41)]),
      JSON.stringify(Array.from({ length: 21 }, (_, at) => `tag ${at}`)),
      '["a\\nb"]',
    ])
    .run(async ({ client, assert }, tags) => {
      const response = await client
        .post('/api/achievements')
        .bearerToken(await signIn())
        .fields({ ...FIELDS, tags })
      response.assertStatus(422)
      assert.onlyProperties(response.body().errors, ['tags'])
    })
})
