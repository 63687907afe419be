import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { text } from './field-schema'

it('a text that stays as it was is not read again when the form is checked', () => {
  const read = vi.fn((typed: string) => typed.toUpperCase())
  const schema = z.object({ venue: text({ label: 'Venue', max: 100 }, read), city: z.string() })
  const checked = (venue: string, city: string) => schema.parse({ venue, city }).venue
  expect(checked('Town  Hall', 'S')).toBe('TOWN  HALL')
  read.mockClear()
  expect(checked('Town  Hall', 'Sa')).toBe('TOWN  HALL')
  expect(read).not.toHaveBeenCalled()
  expect(checked('Club', 'Sa')).toBe('CLUB')
  expect(checked('', 'Sa')).toBe('')
})
