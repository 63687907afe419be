import { RuleTester } from 'eslint'
import { describe, it } from 'node:test'
import { noEarlyWords } from './no-early-words.js'

Object.assign(RuleTester, { describe, it })

const early = (key: string) => ({ messageId: 'early', data: { key } })

new RuleTester().run('a message is asked for in functions only', noEarlyWords, {
  valid: [
    'const field = { label: m.venue }',
    'const label = () => m.venue()',
    'function label() { return [1].map((days) => m.inDays({ days })) }',
    'class Field { label() { return m.venue() } }',
    'const other = n.venue()',
  ],
  invalid: [
    { code: 'const field = { label: m.venue() }', errors: [early('venue')] },
    { code: 'const label = () => m.venue(); const early = m.city()', errors: [early('city')] },
    { code: 'export const hint = m.inDays({ days: 2 })', errors: [early('inDays')] },
  ],
})
