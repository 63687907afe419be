// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part'
import { m } from './messages'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(cleanup)

const Broken = () => {
  throw new Error('No')
}

function BreaksLater() {
  const [isBroken, setBroken] = useState(false)
  return isBroken ? <Broken /> : <button onClick={() => setBroken(true)}>Break</button>
}

const show = (load: Parameters<typeof lazyPart>[0]) => {
  const Part = lazyPart(load)
  render(<Part />)
}

const alert = async () => (await screen.findByRole('alert')).querySelector('p')?.textContent

it.each([
  ['was not loaded', () => Promise.reject(new TypeError('Failed to fetch')), m.partNotLoaded],
  ['failed before it was there', () => Promise.resolve({ default: Broken }), m.appPartFailed],
])('of a part that %s, nobody is told that what they typed is kept', async (_what, load, words) => {
  show(load)
  expect(await alert()).toBe(words())
})

it('of a part that fails while it is used, what was typed is kept', async () => {
  show(() => Promise.resolve({ default: BreaksLater }))
  fireEvent.click(await screen.findByRole('button', { name: 'Break' }))
  expect(await alert()).toBe(m.appPartFailedTyped())
})
