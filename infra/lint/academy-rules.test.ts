import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { RuleTester } from 'oxlint/plugins-dev'
import plugin from './academy-rules.js'

Object.assign(RuleTester, { describe, it })
const tester = new RuleTester({ languageOptions: { parserOptions: { lang: 'ts' } } })
const { rules } = plugin

const early = (key: string) => ({ messageId: 'early', data: { key } })
tester.run('a message is asked for in functions only', rules['no-early-words'], {
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

tester.run('literals are not spread into literals', rules['no-literal-spread'], {
  valid: ['const a = { ...b, c: 1 }', 'const a = [...b, ...(c ? [d] : [])]', 'f(...[a, b])'],
  invalid: [
    {
      code: 'const a = { b, ...{ c, d: 1 } }',
      output: 'const a = { b, c,\nd: 1 }',
      errors: [{ messageId: 'spread' }],
    },
    {
      code: 'const a = [b, ...[c, d]]',
      output: 'const a = [b, c,\nd]',
      errors: [{ messageId: 'spread' }],
    },
    // A comment would be lost.
    { code: 'const a = [b, ...[c /* first */]]', errors: [{ messageId: 'spread' }] },
  ],
})

tester.run('one value is not wrapped to be flattened', rules['no-flat-of-one'], {
  valid: ['[a, b].flat()', '[...a].flat()', 'rows.flat()'],
  invalid: [{ code: '[await rows].flat()', errors: [{ messageId: 'flat' }] }],
})

const lie = { messageId: 'cast' }
tester.run('casts do not lie', rules['no-lying-cast'], {
  valid: ['a as string', 'a as unknown', '[] as string[]', 'a as const'],
  invalid: [
    { code: 'a as any', errors: [lie] },
    { code: 'undefined as never', errors: [lie] },
    { code: 'a as unknown as B', errors: [lie] },
    { code: 'a as any as B', errors: [lie, lie] },
  ],
})

const pathTo = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const from = (file: string, code: string) => ({ code, filename: pathTo(file) })
const wrong = (file: string, code: string) => ({
  ...from(file, code),
  errors: [{ messageId: 'wrong' }],
})
tester.run('imports between workspaces run one way', rules['one-way'], {
  valid: [
    from('api/app/a.ts', `import { a } from '#models/a'`),
    from('admin/src/a.ts', `import { a } from '@academy/api/shared/days/a'`),
    from('site/src/a.test.ts', `import { a } from '@academy/api/tests/support/a'`),
    from('infra/start/a.ts', `import { a } from '../../site/src/policy'`),
    from('api/shared/days/a.ts', `import { a } from './b.js'`),
  ],
  invalid: [
    wrong('api/shared/days/a.ts', `import { a } from '#models/a'`),
    wrong('api/app/a.ts', `export { a } from '../../site/src/a'`),
    wrong('admin/src/a.ts', `const a = await import('@academy/site/src/a')`),
    wrong('site/src/a.ts', `type A = import('@academy/api/app/models/a').A`),
    wrong('site/src/a.ts', `export * from '../../admin/src/a'`),
  ],
})

const option = { selector: 'JSXText', message: 'No words.' }
tester.run('a shape of code is refused by its selector', rules['no-restricted-syntax'], {
  valid: [{ code: 'const words = 1', options: [option] }],
  invalid: [
    {
      code: 'const a = <p>Words</p>',
      options: [option],
      languageOptions: { parserOptions: { lang: 'tsx' } },
      errors: [{ message: option.message }],
    },
  ],
})
