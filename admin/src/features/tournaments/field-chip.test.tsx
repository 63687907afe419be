// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { FieldChip } from './field-chip'

afterEach(cleanup)

it.each([
  ['1 December', 'Start date: 1 December, filled in'],
  ['', 'Start date, empty'],
])('a folded field that holds “%s” is read as “%s”', (words, read) => {
  render(
    <FieldChip
      label="Start date"
      words={words}
      isWrong={false}
      isOpen={false}
      sought={0}
      onOpen={() => undefined}
    >
      <input />
    </FieldChip>
  )
  expect(screen.getByRole('button').textContent).toBe(read)
})
