import { Secret } from '@adonisjs/core/helpers'
import hash from '@adonisjs/core/services/hash'
import { test } from '@japa/runner'
import User from '#models/user'
import env from '#start/env'
import { makeDirector, signIn } from '#tests/director'
import { runCommand } from '#tests/run_command'

const password = 'an entirely new one'
const asked = { 'New password': password }
const email = 'second@academy.example'

test.group('admin:create', () => {
  test('creates an account that can sign in', async ({ client, assert }) => {
    const { code, output } = await runCommand('admin:create', [`--email=${email}`], asked)
    assert.equal(code, 0, output)
    assert.include(output, `${email} can sign in now`)
    const response = await client.post('/api/auth/login').json({ email, password })
    response.assertStatus(200)
  })

  test('asks for the password even when ADMIN_PASSWORD is set', async ({ assert, cleanup }) => {
    env.set('ADMIN_PASSWORD', new Secret('the first password') as never)
    cleanup(() => env.set('ADMIN_PASSWORD', undefined as never))
    await runCommand('admin:create', [`--email=${email}`], asked)
    assert.isTrue(await hash.verify((await User.firstOrFail()).password, password))
  })

  test('refuses with one sentence: {sentence}')
    .with([
      { args: ['--email=nobody'], answer: password, sentence: 'Invalid email address' },
      {
        args: [`--email=${email}`],
        answer: 'short',
        sentence: 'Password must be at least 10 characters',
      },
      {
        args: [`--email=${email}`],
        answer: email,
        sentence: 'This password is too common: choose another',
      },
    ])
    .run(async ({ assert }, { args, answer, sentence }) => {
      const { code, output } = await runCommand('admin:create', args, { 'New password': answer })
      assert.equal(code, 1)
      assert.equal(output, sentence)
      assert.isEmpty(await User.query().where('email', email))
    })

  test('refuses where nobody can be asked for the password', async ({ assert }) => {
    const { code, output } = await runCommand('admin:create', [`--email=${email}`])
    assert.equal(code, 1)
    assert.equal(
      output,
      'Nobody can be asked here: set NEW_PASSWORD, on a server in /etc/academy/academy.env.'
    )
  })

  test('refuses an email that has an account', async ({ assert }) => {
    const director = await makeDirector()
    const { code, output } = await runCommand('admin:create', [`--email=${director.email}`], asked)
    assert.equal(code, 1)
    assert.lengthOf(output.split('\n'), 1)
    assert.lengthOf(await User.all(), 1)
  })
})

test.group('admin:password', () => {
  test('sets a new password and ends every session', async ({ client, assert }) => {
    const director = await makeDirector()
    const token = await signIn(director)
    const { code, output } = await runCommand(
      'admin:password',
      [`--email=${director.email}`],
      asked
    )
    assert.equal(code, 0, output)
    const profile = await client.get('/api/auth/profile').header('Authorization', `Bearer ${token}`)
    profile.assertStatus(401)
    const body = { email: director.email, password }
    const response = await client.post('/api/auth/login').json(body)
    response.assertStatus(200)
  })

  test('refuses an unknown account', async ({ assert }) => {
    const { code, output } = await runCommand('admin:password', [`--email=${email}`], asked)
    assert.equal(code, 1)
    assert.equal(output, `There is no account with the email ${email}`)
  })
})
