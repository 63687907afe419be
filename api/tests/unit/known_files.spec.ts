import { test } from '@japa/runner'
import { explain } from '../../bin/start_failure.js'
import { assertKnownFiles, assertKnownSuites } from '#tests/known_files'

const SUITES = [{ name: 'unit' }, { name: 'functional' }]

const GIVEN: [typed: string, refusal: string | undefined][] = [
  ['unit functional --files=unit/rupees', undefined],
  ['--tests unti', undefined],
  ['--files=unit/rupees.spec.ts,unit/results', undefined],
  ['unti', 'No suite unti: there are unit, functional; a file is named by --files=unti.'],
  [
    'unit --files=unit/rupee',
    "No spec matches --files=unit/rupee: name a file, or a folder as 'unit/rupee/*'.",
  ],
]

test.group('The arguments of the tests', () => {
  test('{0}: known, or refused with one sentence')
    .with(GIVEN)
    .run(async ({ assert }, [typed, refusal]) => {
      const args = typed.split(' ')
      const said = await Promise.try(() => {
        assertKnownSuites(args, SUITES)
        assertKnownFiles(args)
      }).catch(explain)
      assert.equal(said, refusal)
    })
})
