// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import type { PublicBatch } from '@academy/api/shared/classes/shown_batch'
import { SUNDAY_CLASS } from '@academy/api/tests/sunday_class'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Notice } from '@/lib/data'
import { namedClassesQuery, type NamedClasses } from '@/lib/named-classes'
import { noticesQuery } from '@/lib/notices'
import { batchesQuery, nextLessonDay } from './notice-kind'
import NoticesPage from './notices-page'

const batch: PublicBatch = { ...SUNDAY_CLASS, _id: 'b', ages: '' }

const notice: Notice = {
  _id: 'a',
  kind: 'no-class',
  firstDay: '2099-11-29',
  lastDay: '2099-11-29',
  batchIds: [batch._id],
  place: '',
  text: 'दिवाळीच्या शुभेच्छा!',
  link: '',
  createdAt: '2099-11-01T06:00:00.000Z',
  updatedAt: '2099-11-01T06:00:00.000Z',
  version: 1,
}

afterEach(cleanup)

function show(notices: Notice[], batches: PublicBatch[], gone: NamedClasses = {}) {
  window.history.replaceState(null, '', '/admin/notices')
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(noticesQuery.queryKey, notices)
  client.setQueryData(batchesQuery.queryKey, batches)
  client.setQueryData(namedClassesQuery([batch._id]).queryKey, gone)
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <NoticesPage />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

it('a new notice is proposed for the next lesson, and its last day goes with the first', async () => {
  show([notice], [batch])
  fireEvent.click(screen.getByRole('button', { name: 'Add Notice' }))
  await screen.findByRole('dialog', { name: 'New notice' })
  expect(input('Day').value).toBe(nextLessonDay([batch]))
  expect(input('Until').value).toBe(nextLessonDay([batch]))
  fireEvent.change(input('Day'), { target: { value: '2099-12-06' } })
  expect(input('Until').value).toBe('2099-12-06')

  fireEvent.click(screen.getByRole('radio', { name: 'At another place' }))
  const doubt = () => screen.queryByText(/^No batch has a lesson on these days/)
  expect(doubt()).toBeNull()
  fireEvent.change(input('Day'), { target: { value: '2099-12-07' } })
  expect(doubt()?.textContent).toBe(
    'No batch has a lesson on these days. Are they right? Lessons are on Sunday.'
  )
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Place is required')).closest('form')).not.toBeNull()
})

it('a notice of which nobody has said what it is asks for that', async () => {
  show([notice], [batch])
  fireEvent.click(screen.getByRole('button', { name: 'Add Notice' }))
  await screen.findByRole('dialog', { name: 'New notice' })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText('Choose what it is')).closest('fieldset')).not.toBeNull()
})

it('the proposed day follows the chosen classes, a chosen day stays', async () => {
  const another = { ...batch, _id: 'another', weekday: 3, level: 'Juniors' }
  show([notice], [batch, another])
  fireEvent.click(screen.getByRole('button', { name: 'Add Notice' }))
  await screen.findByRole('dialog', { name: 'New notice' })
  const tick = (name: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name }))
  for (const [name, chosen] of [
    [/Beginners/, [batch]],
    [/Juniors/, [batch, another]],
    [/Beginners/, [another]],
  ] as const) {
    tick(name)
    expect([input('Day').value, input('Until').value]).toEqual(
      [1, 2].map(() => nextLessonDay(chosen))
    )
  }
  fireEvent.change(input('Day'), { target: { value: '2099-12-06' } })
  tick(/Beginners/)
  expect(input('Day').value).toBe('2099-12-06')
})

it('an extra class has no proposed day, and says its time', async () => {
  show([notice], [batch])
  fireEvent.click(screen.getByRole('button', { name: 'Add Notice' }))
  await screen.findByRole('dialog', { name: 'New notice' })
  fireEvent.click(screen.getByRole('radio', { name: 'Extra class' }))
  expect([input('Day').value, input('Until').value]).toEqual(['', ''])
  fireEvent.change(input('Day'), { target: { value: '2099-12-04' } })
  fireEvent.change(input('From'), { target: { value: '18:00' } })
  fireEvent.change(input('To'), { target: { value: '17:00' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('A class must end after it begins')
  fireEvent.change(input('Day'), { target: { value: '' } })
  fireEvent.click(screen.getByRole('radio', { name: 'No class' }))
  expect(input('Day').value, 'the next lesson again').toBe(nextLessonDay([batch]))
})

it('the form of an extra class has its time apart from its text', async () => {
  const extra: Notice = { ...notice, kind: 'extra', text: '6.00 pm – 7.00 pm. Bring a board' }
  show([extra], [batch])
  fireEvent.click(screen.getByRole('button', { name: /^Edit / }))
  await screen.findByRole('dialog', { name: 'Edit notice' })
  expect([input('From').value, input('To').value]).toEqual(['18:00', '19:00'])
  expect(screen.getByDisplayValue('Bring a board')).toBeDefined()
})

it('a notice goes to the group in the language that is chosen', () => {
  show([notice], [batch])
  const text = () => {
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send to WhatsApp' })
    return new URL(link.href).searchParams.get('text')
  }
  const day = '29\u00a0November'
  const courses = `${window.location.origin}/services`
  expect(text()).toBe(
    `No class on Sunday, ${day} (Beginners)\n${notice.text}\n${namesIn('en').academy}\n${courses}`
  )
  fireEvent.change(screen.getByLabelText('Language of the message'), { target: { value: 'mr' } })
  expect(text()).toContain('रोजी वर्ग नाही (Beginners)')
})

it('a notice whose class is gone is marked, and goes to no group', () => {
  const everybody = { ...notice, _id: 'b', batchIds: [] }
  show([notice, everybody], [{ ...batch, _id: 'another' }])
  const [gone, kept] = screen.getAllByRole('listitem')
  expect(gone?.textContent).toContain('Not shown: its class is no longer in the timetable')
  expect(gone?.textContent).toContain('(A batch that is gone)')
  expect(kept?.textContent).not.toContain('Not shown')
  expect(screen.getByRole('link', { name: 'Send to WhatsApp' }).closest('li')).toBe(kept)
})

it('a notice whose class is gone says which one it was: in the list, the question and the form', async () => {
  show([notice], [], { [batch._id]: batch })
  const name = 'Sunday, 10.00 am – 11.00 am: Beginners'
  expect(screen.getByRole('listitem').textContent).toContain(`(${name})`)
  fireEvent.click(screen.getByRole('button', { name: /^Delete / }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain(`(${name})`)
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Edit / }))
  await screen.findByRole('checkbox', { name: `${name} (no longer given)` })
})
