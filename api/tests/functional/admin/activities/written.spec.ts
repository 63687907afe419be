import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { endSessions } from '#actions/end_sessions'
import { removeContactMessage } from '#actions/remove_contact_message'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import type { ActivityRow } from '#activity/log'
import { makeDirector, PASSWORD, signIn } from '#tests/director'
import { emptied } from '#tests/past_change'

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'

const rows = (): Promise<ActivityRow[]> =>
  db.from('activities').orderBy('happened_at').orderBy('id')
const written = async () => (await rows()).filter(({ origin }) => origin === 'director')

test.group('Activity of a change', (group) => {
  group.each.setup(emptied)

  test('is not written when nothing changes', async ({ client, assert }) => {
    const [token, tournament] = [await signIn(), await TournamentFactory.create()]
    const call = client.put(`/api/tournaments/${tournament.id}`).bearerToken(token)
    ;(await call.fields({ title: tournament.title })).assertStatus(200)
    assert.lengthOf(await rows(), 0)
  })

  test('is not written when the change is refused or rolled back', async ({ client, assert }) => {
    const [token, tournament] = [await signIn(), await TournamentFactory.create()]
    const put = () => client.put(`/api/tournaments/${tournament.id}`).bearerToken(token)
    ;(await put().fields({ title: '' })).assertStatus(422)
    ;(await put().header('If-Match', '"v9"').fields({ title: 'Late' })).assertStatus(409)
    const message = await ContactMessageFactory.apply('deleted').create()
    await assert.rejects(() => removeContactMessage(message))
    assert.lengthOf(await rows(), 0)
  })

  test('records director, device and the values before and after', async ({ client, assert }) => {
    const director = await makeDirector()
    const tournament = await TournamentFactory.create()
    const call = client.put(`/api/tournaments/${tournament.id}`).header('User-Agent', PHONE)
    const prizes = [{ position: 'First', amount: 500 }]
    const fields = { venue: 'Town hall', prizes: JSON.stringify(prizes) }
    ;(await call.bearerToken(await signIn(director)).fields(fields)).assertStatus(200)
    const [row] = await written()
    assert.containsSubset(row, {
      user_id: director.id,
      browser: 'Chrome',
      system: 'Android',
      kind: 'tournaments',
      action: 'changed',
      item_id: tournament.id,
      name: tournament.title,
    })
    const after = JSON.parse(row!.after!)
    assert.sameMembers(Object.keys(after), ['venue', 'prizes'])
    assert.containsSubset(after, { venue: 'Town hall', prizes })
    const previousPrizes = tournament.prizes
    assert.deepEqual(JSON.parse(row!.before!), { venue: null, prizes: previousPrizes })
  })

  test('records hiding and showing as separate actions', async ({ client, assert }) => {
    const [token, { id }] = [await signIn(), await TournamentFactory.create()]
    const put = () => client.put(`/api/tournaments/${id}`).bearerToken(token)
    await put().fields({ isActive: 'false' })
    await put().fields({ isActive: 'true' })
    const actions = (await written()).map(({ action }) => action)
    assert.deepEqual(actions, ['hidden', 'shown'])
  })

  test('contains nothing of the visitor’s message or of the note', async ({ client, assert }) => {
    const token = await signIn()
    const message = await ContactMessageFactory.create()
    const path = `/api/contacts/${message.id}`
    const patch = (changes: object) => client.patch(path).bearerToken(token).json(changes)
    await patch({ state: 'answered', note: 'A secret of hers.', remindOn: '2027-01-05' })
    await patch({ note: 'Another one.' })
    await client.delete(path).bearerToken(token)
    await client.post(`${path}/restore`).bearerToken(token)
    const all = await written()
    assert.deepEqual(
      all.map(({ action }) => action),
      ['answered', 'noted', 'deleted', 'restored']
    )
    assert.deepEqual(JSON.parse(all[0]!.after!), {
      state: 'answered',
      hasNote: true,
      remindOn: '2027-01-05',
    })
    assert.deepEqual(
      all.map(({ name }) => name),
      all.map(() => message.createdAt)
    )
    const text = JSON.stringify(all)
    const own = [message.name, message.email, message.phone, message.subject, message.message]
    for (const secret of [...own.filter(Boolean), 'secret', 'Another']) {
      assert.notInclude(text, secret)
    }
  })
})

test.group('Activity of accounts', (group) => {
  group.each.setup(emptied)

  test('records sign-in, language change and sign-out', async ({ client, assert }) => {
    const director = await makeDirector()
    const credentials = { email: director.email, password: PASSWORD }
    const call = client.post('/api/auth/login').header('User-Agent', PHONE).json(credentials)
    const { token } = (await call).body()
    for (const language of ['mr', 'mr']) {
      await client.put('/api/auth/profile').bearerToken(token).json({ language })
    }
    await client.post('/api/auth/logout').bearerToken(token)
    const all = await written()
    assert.deepEqual(
      all.map(({ action, user_id: user, kind }) => [action, user, kind]),
      ['signed_in', 'language_changed', 'signed_out'].map((action) => [
        action,
        director.id,
        'account',
      ])
    )
    assert.equal(all[0]!.system, 'Android')
  })

  test('records a password change as one entry', async ({ client, assert }) => {
    const token = await signIn()
    const passwords = { currentPassword: PASSWORD, password: 'two knights in the corner' }
    const call = client.put('/api/auth/password').bearerToken(token).json(passwords)
    ;(await call).assertStatus(200)
    assert.deepEqual(
      (await written()).map(({ action }) => action),
      ['password_changed']
    )
  })

  test('records signing out everywhere and adding a director', async ({ client, assert }) => {
    const director = await makeDirector()
    const token = await signIn(director)
    const credentials = {
      email: 'second@academy.example',
      password: 'bishops of one colour',
      currentPassword: PASSWORD,
    }
    const call = client.post('/api/auth/register').bearerToken(token).json(credentials)
    ;(await call).assertStatus(201)
    await client.post('/api/auth/logout-everywhere').bearerToken(token)
    const all = await written()
    assert.deepEqual(
      all.map(({ action, name, user_id: user }) => [action, name, user]),
      [
        ['director_added', credentials.email, director.id],
        ['signed_out_everywhere', null, director.id],
      ]
    )
  })

  test('records a change without a request as made by the server', async ({ assert }) => {
    await endSessions(await makeDirector(), 'all')
    const [row] = await rows()
    assert.containsSubset(row, { origin: 'server', user_id: null, browser: null })
  })
})
