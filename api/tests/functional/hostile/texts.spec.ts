import { test } from '@japa/runner'
import Achievement from '#models/achievement'
import ContactMessage from '#models/contact_message'
import Settings from '#models/settings'
import Tournament from '#models/tournament'
import User from '#models/user'
import { PASSWORD, signIn } from '#tests/director'

/** A text with everything in it that nobody sees; what is left of it is the text. */
const hide = (text: string) =>
  `\ufeff${[...text].join('\u0000\u200b\u0007\ufffe\u202e')}\u2060\u200d`
const hideAll = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, hide(text)]))

const TOURNAMENT = {
  title: 'Rapid Open',
  description: 'Seven rounds.',
  formLink: 'https://forms.example/x',
  startDate: '2030-12-13',
  endDate: '2030-12-14',
  entryDeadline: '2030-12-10',
  reportingTime: '09:30',
  venue: 'Town Hall',
  city: 'Sangamner',
  mapUrl: 'https://maps.example/@1,2',
  seatsNote: '40 seats',
  format: 'Swiss',
  timeControl: '15+10',
  eligibility: 'Below 1600',
  federationCodes: 'AICF 12345',
  contactName: 'Aniket',
  contactPhone: '+91 55500 12345',
}
const ACHIEVEMENT = {
  title: 'State champion',
  studentName: 'सूर्‍या',
  description: 'Nine points.',
  date: '2026-01-26',
  location: 'Nagpur',
  ratingChange: '+115',
}
const MESSAGE = {
  name: 'Sunita Deore',
  email: 'sunita@mail.example',
  phone: '+915550120417',
  subject: 'Sunday class',
  message: 'Is there a place left?',
}
const UNSEEN = '\u200b\u0000\u3164\ufe0f'

test.group('Invisible characters', () => {
  test('are not stored in a tournament', async ({ client, assert }) => {
    const response = await client
      .post('/api/tournaments')
      .bearerToken(await signIn())
      .fields({
        ...hideAll({ ...TOURNAMENT, description: '' }),
        description: 'Seven\u0000\u200b\ufffe rounds.',
        prizes: JSON.stringify([{ position: hide('1st'), amount: 1, description: hide('cup') }]),
        categories: JSON.stringify([hide('Women'), 'Women', UNSEEN]),
        entryFees: JSON.stringify([{ group: hide('Open'), amount: 500 }]),
      })
    response.assertStatus(201)
    const row = (await Tournament.firstOrFail()).toJSON()
    assert.containsSubset(row, TOURNAMENT)
    const { prizes, categories, entryFees } = response.body().data
    assert.containsSubset(prizes, [{ position: '1st', amount: 1, description: 'cup' }])
    assert.deepEqual(categories, ['Women'])
    assert.deepEqual(entryFees, [{ group: 'Open', amount: 500 }])
    const renamed = await client
      .put(`/api/tournaments/${row.id}`)
      .bearerToken(await signIn(await User.firstOrFail()))
      .fields({ slug: hide('other') })
    assert.equal(renamed.body().data.slug, 'other')
  })

  test('are not stored in an achievement', async ({ client, assert }) => {
    const response = await client
      .post('/api/achievements')
      .bearerToken(await signIn())
      .fields({
        ...hideAll({ ...ACHIEVEMENT, studentName: '', description: '' }),
        studentName: `\u202e${ACHIEVEMENT.studentName}\u0000`,
        description: `Nine\ufeff points.`,
        tags: JSON.stringify([hide('Girls'), UNSEEN]),
      })
    response.assertStatus(201)
    const row = (await Achievement.firstOrFail()).toJSON()
    assert.containsSubset(row, ACHIEVEMENT)
    assert.deepEqual(response.body().data.tags, ['Girls'])
  })

  test('are not stored in a message, an address or an account', async ({ client, assert }) => {
    const token = await signIn()
    const sent = await client
      .post('/api/contacts')
      .json({ ...hideAll({ ...MESSAGE, message: '' }), message: `\u0000${MESSAGE.message}\ufeff` })
    sent.assertStatus(201)
    assert.containsSubset((await ContactMessage.firstOrFail()).toJSON(), MESSAGE)

    const emails = [hide('a@mail.example'), 'A@mail.example']
    await client.put('/api/settings/emails').bearerToken(token).json({ emails })
    assert.deepEqual((await Settings.read()).recipients, ['a@mail.example'])

    const password = 'four rooks are too many'
    await client
      .post('/api/auth/register')
      .bearerToken(token)
      .json({ email: hide('second@academy.example'), password, currentPassword: PASSWORD })
    assert.isNotNull(await User.findBy('email', 'second@academy.example'))
    const entered = await client
      .post('/api/auth/login')
      .json({ email: hide('second@academy.example'), password })
    entered.assertStatus(200)
  })

  test('are ignored in a search', async ({ client }) => {
    const token = await signIn()
    await client.post('/api/contacts').json(MESSAGE)
    const find = (q: string) => client.get('/api/contacts').qs({ q }).bearerToken(token)
    ;(await find(hide('sunita'))).assertBodyContains({ data: [{ name: MESSAGE.name }] })
    ;(await find(UNSEEN)).assertBodyContains({ data: [{ name: MESSAGE.name }] })
  })

  test('do not fill a required field', async ({ client, assert }) => {
    const faults = async (path: string, fields: Record<string, string>) => {
      const call = client.post(path).bearerToken(token)
      return (await call.fields(fields)).body().errors
    }
    const token = await signIn()
    assert.deepEqual(await faults('/api/tournaments', { title: UNSEEN, description: UNSEEN, formLink: UNSEEN }), {
      title: 'Title is required',
      description: 'Description is required',
      formLink: 'Registration link is required',
    }) // oxfmt-ignore
    const message = await client
      .post('/api/contacts')
      .json({ ...MESSAGE, name: UNSEEN, message: UNSEEN.repeat(10) })
    assert.deepEqual(message.body().errors, {
      name: 'Name is required',
      message: 'Message is required',
    })
    const prizes = JSON.stringify([{ position: UNSEEN, amount: 1 }])
    assert.deepEqual(await faults('/api/tournaments', { ...TOURNAMENT, prizes }), {
      prizes: 'Prize position is required',
    })
  })

  test('are not counted; composed text is counted as stored', async ({ client, assert }) => {
    const token = await signIn()
    const send = (name: string) => client.post('/api/contacts').json({ ...MESSAGE, name })
    ;(await send(hide('x'.repeat(50)))).assertStatus(201)
    assert.deepEqual((await send('\u0958'.repeat(50))).body().errors, {
      name: 'Name cannot be more than 50 characters',
    })
    const prize = (position: string) =>
      client
        .post('/api/tournaments')
        .bearerToken(token)
        .fields({ ...TOURNAMENT, prizes: JSON.stringify([{ position, amount: 1 }]) })
    ;(await prize('\u0958'.repeat(26))).assertStatus(422)
  })
})
