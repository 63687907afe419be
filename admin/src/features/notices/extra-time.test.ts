import { expect, it } from 'vitest'
import { withTime } from './extra-time'

it('the time of an extra class is said in each language', () => {
  const { text, translations } = withTime({ text: '', translations: {} }, '18:00', '19:00')
  expect(text).toBe('6.00 pm – 7.00 pm')
  expect(translations).toEqual({
    mr: { text: { text: 'सायंकाळी 6 ते 7', source: text } },
    hi: { text: { text: 'शाम 6 से 7 बजे तक', source: text } },
  })
  expect(withTime({ text: '', translations: {} }, '18:00', '').text).toBe('6.00 pm')
})

it('it stands before what else is said, and before the translations of that', () => {
  const rest = 'फलक आणा'
  const own = { en: { text: { text: 'Bring a board', source: rest } } }
  const { text, translations } = withTime({ text: rest, translations: own }, '18:00', '')
  expect(text).toBe(`सायंकाळी 6. ${rest}`)
  expect(translations).toEqual({
    en: { text: { text: '6.00 pm. Bring a board', source: text } },
    hi: { text: { text: `शाम 6 बजे। ${rest}`, source: text } },
  })
})
