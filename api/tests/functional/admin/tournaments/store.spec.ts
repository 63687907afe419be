import { test } from '@japa/runner'
import Tournament from '#models/tournament'
import { signIn } from '#tests/director'
import { storedFiles } from '#tests/stored_uploads'
import { jpeg } from '#tests/sample_pictures'

const FIELDS = {
  title: 'Sahyadri Rapid Open',
  description: 'Seven rounds.\r\nBring a pen.',
  formLink: 'https://forms.example/rapid',
}

test.group('Director’s tournaments: create', () => {
  test('refuses an anonymous request and stores nothing', async ({ client, assert }) => {
    const response = await client
      .post('/api/tournaments')
      .fields(FIELDS)
      .file('banner', await jpeg(), { filename: 'banner.jpg' })
    response.assertStatus(401)
    assert.isNull(await Tournament.first())
    assert.isEmpty(await storedFiles())
  })

  test('creates an active tournament with a unique slug', async ({ client, assert }) => {
    const token = await signIn()
    const first = await client.post('/api/tournaments').bearerToken(token).fields(FIELDS)
    first.assertStatus(201)
    first.assertBodyContains({
      data: {
        slug: 'sahyadri-rapid-open',
        title: 'Sahyadri Rapid Open',
        description: 'Seven rounds.\nBring a pen.',
        isActive: true,
        banner: null,
        bannerPicture: null,
        maxParticipants: null,
        prizes: [],
      },
    })
    const row = await Tournament.findOrFail(first.body().data._id)
    assert.equal(row.formLink, FIELDS.formLink)
    assert.match(row.createdAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

    const second = await client.post('/api/tournaments').bearerToken(token).fields(FIELDS)
    second.assertBodyContains({ data: { slug: 'sahyadri-rapid-open-2' } })
  })

  test('makes slugs from any script, avoiding those in use', async ({ client, assert }) => {
    const token = await signIn()
    const slugs = []
    const id = '01890a5d-ac96-774b-bcce-b302099a8057'
    const titles = ['बुद्धिबळ स्पर्धा', 'Admin', 'Restore', id, '? … !', 'Açaí & Çay!', 'Founder’s Day']
    for (const title of titles) {
      const response = await client
        .post('/api/tournaments')
        .bearerToken(token)
        .fields({ ...FIELDS, title })
      slugs.push(response.body().data.slug)
    }
    assert.deepEqual(slugs, [
      'buddhibal-spardha',
      'admin-2',
      'restore-2',
      `${id}-2`,
      'untitled',
      'acai-cay',
      'founders-day',
    ])
  })

  test('stores prizes, participant limit and the inactive switch', async ({ client, assert }) => {
    const prizes = [
      { position: '1st', amount: 21000, description: 'and a trophy' },
      { position: '2nd', amount: 0 },
    ]
    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields({ ...FIELDS, isActive: 'off', maxParticipants: '64', prizes: JSON.stringify(prizes) })
    response.assertStatus(201)
    response.assertBodyContains({ data: { isActive: false, maxParticipants: 64 } })
    const stored = response.body().data.prizes
    assert.containsSubset(stored, prizes)
    for (const { id } of stored) assert.match(id, /^\w{6}$/)
  })

  test('refuses invalid fields with an error for each', async ({ client, assert }) => {
    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields({
        title: '  ',
        description: 'x'.repeat(5001),
        formLink: 'forms.gle/x',
        isActive: 'perhaps',
        maxParticipants: '1.5',
        prizes: '[{"position":"1st","amount":-1}]',
      })
    response.assertStatus(422)
    assert.deepEqual(response.body(), {
      message: 'Please correct the marked fields.',
      errors: {
        title: 'Title is required',
        description: 'Description cannot be more than 5000 characters',
        formLink: 'Registration link must be a web address starting with http:// or https://',
        isActive: 'This field must be true or false',
        maxParticipants: 'Maximum participants must be a whole number from 1 to 100000',
        prizes: 'Prize amount must be a whole number of rupees, 0 or more',
      },
      code: 'validation_failed',
      faults: {
        title: { code: 'required', params: { label: 'Title' } },
        description: { code: 'too_long', params: { label: 'Description', max: 5000 } },
        formLink: { code: 'web_address_invalid', params: { label: 'Registration link' } },
        isActive: { code: 'boolean_expected' },
        maxParticipants: {
          code: 'number_out_of_range',
          params: { label: 'Maximum participants', min: 1, max: 100_000 },
        },
        prizes: { code: 'rupees_invalid', params: { label: 'Prize amount', min: 0 } },
      },
    })
    assert.isNull(await Tournament.first())
  })

  test('names every required field when nothing is sent', async ({ client, assert }) => {
    const response = await client.post('/api/tournaments').bearerToken(await signIn())
    response.assertStatus(422)
    assert.deepEqual(response.body().errors, {
      title: 'Title is required',
      description: 'Description is required',
      formLink: 'Registration link is required',
    })
  })

  test('refuses the link {$self}')
    .with([
      'javascript:alert(1)',
      'data:text/html,x',
      'ftp://a.example/x',
      'https://user:pass@a.example/',
      'http://localhost',
      `https://a.example/${'x'.repeat(2000)}`,
    ])
    .run(async ({ client, assert }, formLink) => {
      const response = await client
        .post('/api/tournaments')
        .bearerToken(await signIn())
        .fields({ ...FIELDS, formLink })
      response.assertStatus(422)
      assert.properties(response.body().errors, ['formLink'])
    })

  test('refuses the prizes {$self}')
    .with([
      '{}',
      'x',
      '[1]',
      '[{"position":"","amount":1}]',
      '[{"position":"1st","amount":"5"}]',
      '[{"id":1,"position":"1st","amount":5}]',
      '[{"id":"","position":"1st","amount":5}]',
      `[{"id":"${'x'.repeat(37)}","position":"1st","amount":5}]`,
      `[${'1,'.repeat(50)}1]`,
    ])
    .run(async ({ client, assert }, prizes) => {
      const response = await client
        .post('/api/tournaments')
        .bearerToken(await signIn())
        .fields({ ...FIELDS, prizes })
      response.assertStatus(422)
      assert.properties(response.body().errors, ['prizes'])
    })

  test('ignores fields that the director may not set', async ({ client, assert }) => {
    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields({
        ...FIELDS,
        id: 'mine',
        _id: 'mine',
        slug: 'mine',
        createdAt: '2000-01-01',
        version: '9',
      })
    response.assertStatus(201)
    const { _id: id, slug, createdAt } = response.body().data
    assert.notEqual(id, 'mine')
    assert.notEqual(slug, 'mine')
    assert.isFalse(createdAt.startsWith('2000'))
  })
})
