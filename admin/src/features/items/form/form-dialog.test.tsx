// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { GrowingInput } from '@/components/growing-input'
import { FormDialog } from './form-dialog'

afterEach(cleanup)

function open(more: object = {}, onClose = () => undefined) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const saving = {
    isSaving: false,
    status: 'unsent',
    onSubmit,
    ...more,
    draft: { restored: undefined },
  } as never
  render(
    <FormDialog title="New" saving={saving} onClose={onClose}>
      <input aria-label="Rating change" />
      <GrowingInput aria-label="Prize" />
      <input type="file" aria-label="Photo" />
      <input aria-label="Tags" />
    </FormDialog>
  )
  return onSubmit
}

it.each([
  ['Rating change', 'Prize'],
  ['Prize', 'Tags'],
])('Enter moves from %s to the next field, %s; Control+Enter saves', (name, next) => {
  const onSubmit = open()
  const field = screen.getByLabelText(name)
  expect(fireEvent.keyDown(field, { key: 'Enter' }), 'the browser would submit').toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText(next))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('fields are inert while saving, but Cancel is not', () => {
  open({ isSaving: true })
  expect(screen.getByLabelText('Tags').closest('[inert]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel' }).closest('[inert]')).toBeNull()
})

it.each([
  ['is asked', 'queued', 'Saving...'],
  ['is asked, without room here', 'noRoom', 'Saving...'],
  ['is silent', 'slow', 'Kept, to be sent'],
])('while the server %s, the button of a save says so', (_when, status, words) => {
  open({ isSaving: true, status })
  expect(document.querySelector('[type="submit"]')?.textContent).toBe(words)
})

const press = (button: HTMLElement | undefined) => button && fireEvent.click(button)
const closing = () => screen.getAllByRole('button', { name: 'Close' })

it.each<[string, () => unknown]>([
  ['the cross', () => press(closing()[0])],
  ['its button', () => press(closing()[1])],
  ['Escape', () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])(
  'while a save takes long, %s closes the form, and nothing speaks of cancelling',
  (_name, leave) => {
    const onClose = vi.fn()
    open({ isSaving: true, status: 'slow' }, onClose)
    expect(screen.queryByRole('button', { name: /Cancel|Later/ })).toBeNull()
    screen.getByText(/^The server has not answered yet\./)
    leave()
    expect(onClose).toHaveBeenCalledOnce()
  }
)
