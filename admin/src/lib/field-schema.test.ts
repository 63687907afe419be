import { expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { text } from './field-schema'
import { m } from './messages'

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

it.each<[string, z.ZodMiniType]>([
  ['a choice', z.enum(['hall', 'online'])],
  ['a text', z.string()],
])('%s that holds nothing is refused with words of the catalogue', (_what, schema) => {
  const { error } = schema.safeParse(null)
  expect(error?.issues.map(({ message }) => message)).toEqual([m.faultOther()])
})
