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
    response.assertBody({ data: { notificationEmails: [], emailNotifications: true } })
  })

  test('can be updated with one field or both', async ({ client }) => {
    const token = await signIn()
    const put = (body: object) => client.put('/api/settings').bearerToken(token).json(body)
    ;(await put({ notificationEmails: ['a@mail.example'] })).assertBody({
      data: { notificationEmails: ['a@mail.example'], emailNotifications: true },
    })
    ;(await put({ emailNotifications: false })).assertBody({
      data: { notificationEmails: ['a@mail.example'], emailNotifications: false },
    })
    ;(await put({ notificationEmails: [], emailNotifications: true, owner: 'me' })).assertBody({
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
      response.assertBody({ data: { notificationEmails: [], emailNotifications: enabled } })
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
})
