// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { achievementBody } from './achievement-body'
import {
  achievementFields,
  achievementSchema,
  achievementSnapshot,
  achievementTranslated,
} from './achievement-form-schema'
import { FormDialog } from '@/features/items/form/form-dialog'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import type { Achievement } from '@/lib/data'
import { Refused } from '@/lib/errors'
import { startSender } from '@/unsent/sender'
import { waiting } from '@/unsent/entries'
import type { PublishableResource, Sent } from '@/lib/resource'
import { session } from '@/lib/session'

const ITEM = {
  _id: 'a',
  title: 'Champion',
  studentName: 'Asha',
  description: 'Won.',
  location: 'Wai',
  date: '2026-01-26',
  ratingChange: '',
  tags: [],
  slug: 'champion',
  image: null,
  isActive: true,
  version: 1,
  translations: {
    mr: {
      title: { text: 'विजेती', source: 'Champion' },
      location: { text: 'वाई', source: 'Wai' },
    },
    hi: { location: { text: 'वाई (हिंदी)', source: 'Wai' } },
  },
} as unknown as Achievement

let sent: unknown[]
/** What somebody else has saved while the form was open. */
let meanwhile: Achievement | undefined
let stop: () => void

const kind = {
  key: 'achievements',
  one: 'achievement',
  change: (_id: string, one: Sent) => {
    if (meanwhile) {
      const data = meanwhile
      meanwhile = undefined
      return Promise.reject(new Refused({ status: 409, answer: { code: 'stale', data } }))
    }
    sent.push(JSON.parse(achievementBody(one).get('translations') as string))
    return Promise.resolve(ITEM)
  },
} as unknown as PublishableResource<Achievement>

beforeEach(() => {
  sent = []
  meanwhile = undefined
  session.start('token')
  waiting.setAccount('director@academy.example')
  stop = startSender('director@academy.example', { achievements: kind })
})
afterEach(() => {
  cleanup()
  stop()
})

const settled = () =>
  act(async () => {
    for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  })

function Form({ item = ITEM, onClose }: { item?: Achievement; onClose: () => void }) {
  const { form, saving } = useDraftedForm({
    kind,
    schema: achievementSchema,
    item,
    read: achievementSnapshot,
    fields: achievementFields,
    translated: achievementTranslated,
    picture: { name: 'image', label: 'Image' },
    onSaved: onClose,
  })
  return (
    <FormDialog title="Edit" saving={saving} onClose={onClose}>
      <input aria-label="Place typed" {...form.register('location')} />
    </FormDialog>
  )
}

async function open() {
  render(<Form onClose={() => undefined} />, { wrapper: BrowserRouter })
  await settled()
}

/** Types another place, and presses Save. */
async function move(place: string) {
  fireEvent.change(screen.getByLabelText('Place typed'), { target: { value: place } })
  await press('Save')
}

async function press(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await settled()
}

const places = () => screen.getAllByLabelText<HTMLInputElement>('Location')
const type = (nth: number, value: string) =>
  fireEvent.change(places()[nth] as HTMLElement, { target: { value } })
const QUESTION = 'Are these translations still right?'
const isAsked = () => screen.queryByRole('dialog', { name: QUESTION }) !== null

const title = { text: 'विजेती', source: 'Champion' }
const left = { text: 'वाई', source: 'Wai' }
const leftHindi = { text: 'वाई (हिंदी)', source: 'Wai' }

/** What the director does with the two places → the translations that are sent. */
const answers: [name: string, answer: () => unknown, sent: object][] = [
  [
    'corrects one, leaves the other',
    () => type(0, 'सातारा'),
    { mr: { title, location: { text: 'सातारा', source: 'Satara' } }, hi: { location: leftHindi } },
  ],
  ['empties both', () => [type(0, ''), type(1, '')], { mr: { title } }],
  [
    'ticks the second',
    () => fireEvent.click(screen.getAllByLabelText('Still right')[1] as HTMLElement),
    { mr: { title, location: left }, hi: { location: { ...leftHindi, source: 'Satara' } } },
  ],
  [
    'types and takes it back',
    () => [type(0, 'सातारा'), type(0, 'वाई')],
    { mr: { title, location: left }, hi: { location: leftHindi } },
  ],
]

it.each(answers)('a director who %s saves that', async (_name, answer, translations) => {
  await open()
  await move('Satara')
  expect(isAsked()).toBe(true)
  expect(sent, 'the save waits').toEqual([])
  answer()
  await press('Save')
  expect(sent).toEqual([translations])
})

it('one press keeps all that is as it was, and saves', async () => {
  await open()
  await move('Satara')
  type(1, 'सतारा')
  await press('Keep All Translations')
  const mr = { title, location: { ...left, source: 'Satara' } }
  expect(sent).toEqual([{ mr, hi: { location: { text: 'सतारा', source: 'Satara' } } }])
})

it('Back saves nothing, keeps the answers, and asks the rest again', async () => {
  await open()
  await move('Satara')
  type(0, 'सातारा')
  await press('Back to Form')
  expect(isAsked()).toBe(false)
  expect(sent).toEqual([])
  await press('Save')
  expect(places()).toHaveLength(1)
  await press('Back to Form')
  await move('Pune')
  expect(places(), 'it was of Satara').toHaveLength(2)
})

it.each([
  ['changed', title, ['The texts they were made for have changed', 'older text', 'Before', 'Now']],
  ['was copied', { ...title, source: '' }, ['They were copied', 'was copied from', 'Text']],
])('the question says what a title is whose text %s', async (_name, copied, told) => {
  const translations = { mr: { title: copied } }
  render(<Form item={{ ...ITEM, title: 'Winner', translations }} onClose={() => undefined} />, {
    wrapper: BrowserRouter,
  })
  await settled()
  await press('Save')
  const dialog = within(screen.getByRole('dialog', { name: QUESTION }))
  const lines = dialog.getAllByRole('term').map((line) => line.textContent)
  const [question, hint, ...names] = told
  expect(dialog.getByText(new RegExp(question as string))).toBeDefined()
  expect(dialog.getByText(new RegExp(hint as string, 'i'), { selector: '[id]' })).toBeDefined()
  expect(lines).toEqual(names.map((name) => `${name}: `))
})

it('a translation that is too long is refused where it was typed', async () => {
  await open()
  await move('Satara')
  type(0, 'स'.repeat(151))
  await press('Save')
  expect(isAsked()).toBe(true)
  expect(places()[0]?.getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
})

it('a form whose texts are as they were asks nothing', async () => {
  const onSaved = vi.fn()
  render(<Form onClose={onSaved} />, { wrapper: BrowserRouter })
  await settled()
  await move('Wai ')
  expect(isAsked()).toBe(false)
  expect(onSaved).toHaveBeenCalledOnce()
})

it('a translation that somebody else kept meanwhile is not asked about again', async () => {
  await open()
  const mr = { title, location: { text: 'वाई', source: 'Satara' } }
  const translations = { mr, hi: {} }
  meanwhile = { ...ITEM, location: 'Satara', version: 2, translations } as unknown as Achievement
  await press('Save')
  const stale = await screen.findByRole('dialog', { name: 'Changed meanwhile' })
  fireEvent.click(within(stale).getByRole('button', { name: 'Save' }))
  await settled()
  expect(isAsked()).toBe(false)
  expect(sent).toEqual([{ mr }])
})
