// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { PasteBox } from './paste-box'

afterEach(cleanup)

const show = (text: string) => {
  function Box() {
    const [problem, setProblem] = useState<string>()
    return (
      <PasteBox
        text={text}
        onText={vi.fn()}
        problem={problem}
        onProblem={setProblem}
        canEmpty={false}
        onRead={vi.fn()}
      />
    )
  }
  render(<Box />)
}

it('what is wrong with a list stands above it, and has the focus', async () => {
  show('See you on Sunday')
  fireEvent.click(screen.getByRole('button', { name: 'Read' }))
  const alert = screen.getByRole('alert')
  await waitFor(() => expect(alert.textContent).toMatch(/no list in it/))
  expect(document.activeElement).toBe(alert)
  const field = screen.getByLabelText('Paste players, pairings or results')
  expect(alert.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('what reads the text stands at its field, before the file', () => {
  show('')
  const read = screen.getByRole('button', { name: 'Read' })
  const file = screen.getByLabelText('Result file')
  expect(read.compareDocumentPosition(file) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const field = screen.getByLabelText('Paste players, pairings or results')
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toMatch(/Copy a list/)
})
