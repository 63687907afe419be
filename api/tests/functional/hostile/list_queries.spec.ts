import fc from 'fast-check'
import { test } from '@japa/runner'
import { signIn } from '#tests/director'
import { LEAK } from '#tests/leak'
import { tries } from '#tests/thorough'

const send = (path: string, init: RequestInit) =>
  fetch(`http://127.0.0.1:${process.env.PORT}${path}`, {
    ...init,
    signal: AbortSignal.timeout(20_000),
  })

test.group('Hostile input', () => {
  test('in the parameters of a list is taken or refused, never a 5xx', async ({ assert }) => {
    const headers = { Authorization: `Bearer ${await signIn()}` }
    const list = fc.constantFrom(
      ...['contacts', 'tournaments/admin', 'achievements/admin', 'tournaments', 'achievements']
    )
    const name = fc.constantFrom(
      ...['page', 'perPage', 'q', 'status', 'from', 'to', 'tag', 'after', 'q[]', 'page[$gt]'],
      ...['__proto__', 'after[toString]', 'from[0]', 'constructor']
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.string({ unit: fc.constantFrom('"', "'", '%', '_', '\\', '*', '?', 'a', '-', '~') }),
      fc.constantFrom('1', '0', '1e9', '9'.repeat(30), 'NaN', '-0', '0x10', 'all', 'NEAR(a b)'),
      fc.constantFrom('0000-01-01', '9999-12-31', '2026-02-30', '2026-01-01T24:00:00Z'),
      fc.constantFrom('2026-01-01~0~2026-01-01~00000000-0000-7000-8000-000000000000')
    )
    const parameters = fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(list, parameters, async (path, pairs) => {
        const query = pairs.map(([given, asked]) => `${given}=${encoded(asked)}`).join('&')
        const response = await send(`/api/${path}?${query}`, { headers })
        const answer = await response.text()
        assert.include([200, 422], response.status, `${path}?${query} ${answer}`)
        assert.notMatch(answer, LEAK)
        assert.notInclude(answer, 'undefined')
      }),
      { numRuns: tries({ quick: 200, thorough: 600 }) }
    )
  })
})

/** Half a pair of surrogates cannot be encoded; it becomes the replacement character. */
function encoded(text: string) {
  return encodeURIComponent(text.toWellFormed())
}
