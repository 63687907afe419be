// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { session } from '@/lib/session'
import SignInPage from './sign-in-page'

afterEach(() => {
  cleanup()
  session.end()
  window.location.hash = ''
})

const Address = () => <output>{useLocation().pathname}</output>

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SignInPage />
      <Address />
    </MemoryRouter>
  )
}

/** Answers every call so; the bodies of the calls. */
function answerWith(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json())
    return answer()
  })
  return sent
}

const refused = (status: number, body: object) => () => Response.json(body, { status })
const accepted = () => Response.json({ token: 'next' })
const unanswered = () => Promise.reject(new TypeError('Failed to fetch'))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }))

function signIn() {
  type('Email', 'director@academy.example')
  type('Password', 'knight to f3')
  press('Sign In')
}

it.each([
  [
    'a refusal',
    refused(401, { message: 'No', code: 'sign_in_refused' }),
    'Invalid email or password',
  ],
  ['a fault of the server', refused(500, { message: 'No' }), 'Failed to login. Please try again.'],
  ['no answer', unanswered, 'Failed to login. Please try again.'],
])('after %s what was typed is still there, with a sentence', async (_name, answer, words) => {
  answerWith(answer)
  open('/login')
  signIn()
  await screen.findByText(words)
  expect(field('Password').value).toBe('knight to f3')
  expect(session.token()).toBeNull()
})

it('signs in once, however often it is pressed meanwhile, and leads where it was asked for', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const sent = answerWith(() => promise)
  open('/login?next=%2Fadmin%2Fcontacts')
  signIn()
  await screen.findByText('Signing In...')
  fireEvent.submit(field('Password').form as HTMLFormElement)
  resolve(accepted())
  await screen.findByText('/admin/contacts')
  expect(sent).toEqual([{ email: 'director@academy.example', password: 'knight to f3' }])
  expect(session.token()).toBe('next')
})

it('a password is shown and hidden again', () => {
  open('/login')
  for (const [name, kind] of [
    ['Show password', 'text'],
    ['Hide password', 'password'],
  ] as const) {
    fireEvent.click(screen.getByLabelText(name))
    expect(field('Password').type).toBe(kind)
  }
})

it('a link for a new password is asked for in a field that has the focus', async () => {
  const sent = answerWith(() => new Response(null, { status: 204 }))
  open('/login')
  fireEvent.click(screen.getByText('Forgotten your password?'))
  await waitFor(() => expect(document.activeElement).toBe(field('Email')))
  type('Email', 'director@academy.example')
  fireEvent.submit(field('Email').form as HTMLFormElement)
  await screen.findByText(/^If director@academy\.example has an account/)
  expect(sent).toEqual([{ email: 'director@academy.example' }])
})

it('without an answer the link is not sent; without a mail server the command is named', async () => {
  answerWith(unanswered)
  open('/login?forgotten')
  type('Email', 'director@academy.example')
  press('Send the Link')
  await screen.findByText('The link could not be sent. Please try again.')
  answerWith(refused(503, { message: 'No', code: 'mail_off' }))
  press('Send the Link')
  await screen.findByText(/^This website sends no mail yet\./)
  screen.getByText('npm run ace -- admin:password --email=director@academy.example')
})

it('the link of the mail leads to a new password, which signs in', async () => {
  window.location.hash = 'secret'
  const faults = { password: { code: 'password_too_common' } }
  answerWith(refused(422, { message: 'No', code: 'validation_failed', faults }))
  open('/login?reset')
  expect(document.activeElement).toBe(field('New password'))
  type('New password', '1234567890')
  press('Set a New Password')
  await screen.findByText(/^This password is too common/)
  const sent = answerWith(accepted)
  type('New password', 'a knight on the rim')
  press('Set a New Password')
  await screen.findByText('/admin')
  expect(sent).toEqual([{ token: 'secret', password: 'a knight on the rim' }])
})

it('a link that was used says so', async () => {
  window.location.hash = 'secret'
  const faults = { token: { code: 'reset_link_ended' } }
  answerWith(refused(422, { message: 'No', code: 'validation_failed', faults }))
  open('/login?reset')
  type('New password', 'a knight on the rim')
  press('Set a New Password')
  await screen.findByText(/^This link has ended or was used/)
  expect(screen.queryByLabelText('New password')).toBeNull()
})
