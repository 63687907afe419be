// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { m } from '@/lib/messages'
import { ActiveSwitch } from './active-switch'

afterEach(cleanup)

it.each([
  ['new', true, undefined, m.visitorsSeeIt],
  ['hidden, as it is stored', false, false, m.hiddenSentence],
  ['to be hidden', false, true, m.hiddenOnSave],
  ['to be shown', true, false, m.shownOnSave],
])('an item that is %s says what visitors see', (_name, isActive, wasActive, words) => {
  render(<ActiveSwitch isActive={isActive} wasActive={wasActive} onChange={() => undefined} />)
  expect(screen.getByRole('switch').getAttribute('aria-describedby')).not.toBeNull()
  expect(screen.getByText(words())).toBeDefined()
})
