// @vitest-environment happy-dom
import type { Coded } from '@academy/api/shared/rules/codes'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { emailField, newPasswordField, ownPasswordField } from '@/lib/account-fields'
import { Refused } from '@/lib/errors'
import { SmallForm } from './small-form'

afterEach(cleanup)

const email = emailField.label()
const own = ownPasswordField.label()
const password = newPasswordField.label()

const refuse = (faults: Record<string, Coded>) => () =>
  Promise.reject(new Refused({ status: 422, answer: { message: 'Please correct.', faults } }))

function open(send: () => Promise<unknown>) {
  render(
    <SmallForm
      fields={[emailField, ownPasswordField, newPasswordField]}
      send={send}
      failure="Failed."
      labels={['Send', 'Sending']}
    />
  )
}

/** As a person does: the field has the focus, and leaving it blurs it. */
function enter(label: string, text: string) {
  const field = screen.getByLabelText(label)
  act(() => field.focus())
  fireEvent.change(field, { target: { value: text } })
}

const submit = () =>
  act(async () => {
    fireEvent.submit(screen.getByRole('button', { name: 'Send' }))
    await Promise.resolve()
  })

/** The sentence below each field that has one. */
const faults = () =>
  Object.fromEntries(
    [email, own, password].flatMap((label) => {
      const id = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ')[0]
      const words = id?.endsWith('-error') && document.getElementById(id)?.textContent
      return words ? [[label, words]] : []
    })
  )

const good = { [email]: 'a@b.example', [own]: 'right one', [password]: 'a sentence of mine' }
const wrong = { currentPassword: { code: 'password_wrong' } } as const
const common = { password: { code: 'password_too_common' } } as const
const saidWrong = 'The current password is not right'
const saidCommon = 'This password is too common: choose another'

const sendings: [
  name: string,
  typed: Record<string, string>,
  refusal: Record<string, Coded>,
  expected: Record<string, string>,
][] = [
  ['an empty email', { ...good, [email]: '' }, {}, { [email]: 'Email is required' }],
  ['an email that is none', { ...good, [email]: 'a@' }, {}, { [email]: 'Invalid email address' }],
  [
    'nothing but the last field',
    { [password]: good[password] ?? '' },
    {},
    { [email]: 'Email is required', [own]: 'Password is required' },
  ],
  ['a wrong present password', good, wrong, { [own]: saidWrong }],
  ['a common password', good, common, { [password]: saidCommon }],
  ['both passwords', good, { ...wrong, ...common }, { [own]: saidWrong, [password]: saidCommon }],
]

it.each(sendings)(
  'Enter in the last field marks what is wrong: %s',
  async (_name, typed, refusal, expected) => {
    open(refuse(refusal))
    for (const [label, text] of Object.entries(typed)) enter(label, text)
    await submit()
    expect(faults()).toEqual(expected)
    const [first = ''] = Object.keys(expected)
    expect(document.activeElement).toBe(screen.getByLabelText(first))
  }
)

it('a field that was entered and left empty says so, until something is typed', () => {
  open(() => Promise.resolve())
  expect(faults()).toEqual({})
  const field = screen.getByLabelText(email)
  act(() => field.focus())
  act(() => screen.getByLabelText(own).focus())
  expect(faults()).toEqual({ [email]: 'Email is required' })
  fireEvent.change(field, { target: { value: 'a@b.example' } })
  expect(faults()).toEqual({})
})
