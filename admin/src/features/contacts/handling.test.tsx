// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ContactMessage } from '@/lib/data'
import { startSender } from '@/unsent/sender'
import { readEntries, waiting } from '@/unsent/entries'
import { session } from '@/lib/session'
import { setOnline } from '../../../test/browser'
import { Handling } from './handling'
import { useChanged } from './message-changes'

const ACCOUNT = 'director@academy.example'
const stored = { _id: 'a', name: 'Asha', note: 'Called', createdAt: '2026-11-20T10:00:00Z' }

let stop: () => void
afterEach(() => {
  cleanup()
  stop()
})

beforeEach(() => {
  session.start('token')
  waiting.setAccount(ACCOUNT)
  setOnline(false)
  stop = startSender(ACCOUNT, {})
  render(<Message />)
  for (const details of document.querySelectorAll('details')) {
    details.open = true
    fireEvent(details, new Event('toggle'))
  }
})

const Message = () => <Handling contact={useChanged(stored as ContactMessage)} />

it('text typed while a note is being saved stays and can be saved next', async () => {
  const field = screen.getByRole('textbox', { name: 'Private note' })
  const save = screen.getByRole('button', { name: 'Save Note' })
  const notes = async () => (await readEntries()).map(({ fields }) => fields)
  const type = (value: string) => fireEvent.change(field, { target: { value } })

  type('Called twice')
  fireEvent.click(save)
  type('Called twice. Comes on Sunday')
  await waitFor(() => expect(waiting.entries()).toHaveLength(1))
  await act(async () => undefined)
  expect(field).toHaveProperty('value', 'Called twice. Comes on Sunday')
  fireEvent.click(save)
  await waitFor(() => expect(waiting.entries()).toHaveLength(2))
  await waitFor(() => expect(save).toHaveProperty('disabled', true))
  expect(await notes()).toEqual([
    { note: 'Called twice', noteBefore: 'Called' },
    { note: 'Called twice. Comes on Sunday', noteBefore: 'Called twice' },
  ])
})

it('a reminder on a day in the past is refused', () => {
  const save = screen.getByRole('button', { name: 'Save Note' })
  const day = screen.getByLabelText('Remind me on')
  fireEvent.change(day, { target: { value: '2020-01-01' } })
  expect(save).toHaveProperty('disabled', true)
  screen.getByText('Choose today or a later day.')
  fireEvent.change(day, { target: { value: '2199-01-01' } })
  expect(save).toHaveProperty('disabled', false)
})
