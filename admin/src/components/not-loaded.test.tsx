// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Refused } from '@/lib/errors'
import { m } from '@/lib/messages'
import { NotLoaded } from './not-loaded'

afterEach(cleanup)

it.each([
  ['nobody answered', new TypeError('Failed to fetch'), m.checkConnection],
  ['the server failed', new Refused({ status: 500, answer: {} }), m.refusalUnexpected],
  ['it is not there', new Refused({ status: 404, answer: {} }), m.tryAgain],
])('what is not loaded because %s says why', (_why, error, words) => {
  const query = { error, isPaused: false, refetch: vi.fn() }
  render(<NotLoaded query={query} failure="The list could not be loaded" />)
  expect(screen.getByRole('status').textContent).toMatch(
    new RegExp(`^The list could not be loaded${words()}`)
  )
})
