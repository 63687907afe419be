import { expect, it } from 'vitest'
import { withPlaceholders, withSamples } from './ready-replies'

it('a reply is shown with samples and stored with placeholders', () => {
  const stored = 'Hello {name}, {plan} is {price}. {tournament} is on {date}. {name}!'
  const shown = withSamples(stored)
  expect(shown).not.toMatch(/[{}]/)
  expect(withPlaceholders(shown.replace('Hello', 'Namaste'))).toBe(
    stored.replace('Hello', 'Namaste')
  )
})
