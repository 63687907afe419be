import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import Settings from '#models/settings'
import { signIn } from '#tests/director'

async function assertUntouched(assert: Assert) {
  const { recipients, emailNotifications } = await Settings.read()
  assert.deepEqual([recipients, emailNotifications], [[], true])
}

test.group('Director’s settings', () => {
  test('start without recipients and with notifications on', async ({ client }) => {
    const response = await client.get('/api/settings').bearerToken(await signIn())
    response.assertStatus(200)
    response.assertBodyContains({ data: { notificationEmails: [], emailNotifications: true } })
  })

  test('can be updated with one field or both', async ({ client }) => {
    const token = await signIn()
    const put = (body: object) => client.put('/api/settings').bearerToken(token).json(body)
    ;(await put({ notificationEmails: ['a@mail.example'] })).assertBodyContains({
      data: { notificationEmails: ['a@mail.example'], emailNotifications: true },
    })
    ;(await put({ emailNotifications: false })).assertBodyContains({
      data: { notificationEmails: ['a@mail.example'], emailNotifications: false },
    })
    ;(
      await put({ notificationEmails: [], emailNotifications: true, owner: 'me' })
    ).assertBodyContains({
      data: { notificationEmails: [], emailNotifications: true },
    })
  })

  test('store the list of addresses without duplicates', async ({ client, assert }) => {
    const response = await client
      .put('/api/settings/emails')
      .bearerToken(await signIn())
      .json({ emails: [' B@mail.example ', 'a@mail.example', 'b@MAIL.example'] })
    response.assertStatus(200)
    assert.deepEqual(response.body().data.notificationEmails, ['B@mail.example', 'a@mail.example'])
    assert.deepEqual((await Settings.read()).recipients, ['B@mail.example', 'a@mail.example'])
  })

  test('refuse an invalid list of addresses: case {$i}')
    .with([
      { emails: ['nobody'] },
      { emails: [''] },
      { emails: 'a@mail.example' },
      { emails: [1] },
      {},
      { emails: Array.from({ length: 21 }, (_, at) => `p${at}@mail.example`) },
      { emails: ['a@mail.example, b@mail.example'] },
      { emails: ['a@mail.example\r\nBcc: b@mail.example'] },
    ])
    .run(async ({ client, assert }, body) => {
      const response = await client
        .put('/api/settings/emails')
        .bearerToken(await signIn())
        .json(body)
      response.assertStatus(422)
      assert.onlyProperties(response.body().errors, ['emails'])
      await assertUntouched(assert)
    })

  test('switch notifications off and on', async ({ client }) => {
    const token = await signIn()
    for (const enabled of [false, true]) {
      const response = await client
        .put('/api/settings/notifications')
        .bearerToken(token)
        .json({ enabled })
      response.assertBodyContains({ data: { notificationEmails: [], emailNotifications: enabled } })
    }
  })

  test('accept only true or false for the switch, not {$self}')
    .with(['true', 1, null, 'on', []])
    .run(async ({ client, assert }, enabled) => {
      const response = await client
        .put('/api/settings/notifications')
        .bearerToken(await signIn())
        .json({ enabled })
      response.assertStatus(422)
      assert.onlyProperties(response.body().errors, ['enabled'])
    })

  test('are not changed over what somebody else has made of them', async ({ client, assert }) => {
    const token = await signIn()
    const doors: [string, object][] = [
      ['settings', { notificationEmails: ['a@mail.example'] }],
      ['settings/emails', { emails: ['b@mail.example'] }],
      ['settings/notifications', { enabled: false }],
      ['ready-replies', { topic: 'fees', language: 'en', text: 'Hello {name}' }],
    ]
    for (const [path, body] of doors) {
      const read = path === 'ready-replies' ? path : 'settings'
      const seen = await client.get(`/api/${read}`).bearerToken(token)
      const tag = seen.header('ETag')!
      assert.equal(tag, `"v${seen.body().data.version}"`)
      const put = (ifMatch: string) =>
        client.put(`/api/${path}`).bearerToken(token).header('If-Match', ifMatch).json(body)
      ;(await put(tag)).assertStatus(200)
      const late = await put(tag)
      late.assertStatus(409)
      late.assertBodyContains({ code: 'stale' })
      const now = await client.get(`/api/${read}`).bearerToken(token)
      assert.deepEqual(late.body().data, now.body().data)
      assert.notEqual(now.header('ETag'), tag)
      ;(await put('*')).assertStatus(200)
      for (const malformed of ['', 'v1', '"v1", *', '"v1']) {
        const refused = await put(malformed)
        refused.assertStatus(400)
        refused.assertBodyContains({ code: 'if_match_malformed' })
      }
    }
  })
})
