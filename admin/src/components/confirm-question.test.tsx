// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import ConfirmQuestion from './confirm-question'

afterEach(cleanup)

it('two quick presses are one answer', () => {
  const onConfirm = vi.fn()
  const props = { question: 'Delete it?', subject: 'Open', isPending: false, onClose: vi.fn() }
  render(<ConfirmQuestion {...props} onConfirm={onConfirm} />)
  const button = screen.getByRole('button', { name: 'Delete' })
  fireEvent.click(button)
  fireEvent.click(button)
  expect(onConfirm).toHaveBeenCalledOnce()
})
