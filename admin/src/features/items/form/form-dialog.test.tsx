// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FormDialog } from './form-dialog'

afterEach(cleanup)

function open(isSaving = false) {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const saving = {
    ...{ isSaving, status: 'unsent', onSendLater: () => undefined, onSubmit },
    draft: { restored: undefined },
  } as never
  render(
    <FormDialog title="New" saving={saving} onClose={() => undefined}>
      <input aria-label="Rating change" />
      <input type="file" aria-label="Photo" />
      <input aria-label="Tags" />
    </FormDialog>
  )
  return onSubmit
}

it('Enter moves to the next field, Control+Enter saves', () => {
  const onSubmit = open()
  const field = screen.getByLabelText('Rating change')
  expect(fireEvent.keyDown(field, { key: 'Enter' }), 'the browser would submit').toBe(false)
  expect(document.activeElement).toBe(screen.getByLabelText('Tags'))
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('fields are inert while saving, but Cancel is not', () => {
  open(true)
  expect(screen.getByLabelText('Tags').closest('[inert]')).not.toBeNull()
  expect(screen.getByRole('button', { name: 'Cancel' }).closest('[inert]')).toBeNull()
})
