import { follow, runJapa, runNodeTests, runPlaywright } from './runners.mjs'
import { startPostgres } from './postgres.mjs'

/** The slowest test says something within three minutes where five of them share a busy core. */
const patience = 15 * 60_000

/** A check that holds or does not: one test. */
const check = (tool, args) => async (show) => {
  const code = await follow(tool, args, show, { patience })
  return [{ file: '.', title: tool, ...(code !== 0 && { fault: 'its output says why' }) }]
}

const turbo = (task) => ['run', task, '--output-logs=errors-only', '--log-prefix=none']

/** What the tests start in processes of their own is what was built a moment ago. */
const built = { API_PROGRAMS: 'built' }

/**
 * On a PostgreSQL that lives as long as they run: authorization, hostile input, lists and saves.
 * `npm run proof -- postgresql` runs the whole suite on it.
 */
async function japaOnPostgres(show) {
  const postgres = await startPostgres()
  try {
    return await runJapa({
      tags: '@postgres',
      more: { ...postgres.env, ...built },
      show,
      patience,
    })
  } finally {
    await postgres.stop()
  }
}

const nodeTests =
  (...files) =>
  (show) =>
    runNodeTests({ files: files.map((file) => `infra/${file}.test.ts`), show, patience })

/**
 * Every suite, those that take longest first: `test.mjs` runs some at once, and what they share is the
 * processor alone.
 * Those of the source need only what is built, no program of the system.
 * @type {{ name: string, isOfSource?: boolean, run: (show: import('./runners.mjs').Show) =>
 * Promise<import('./runners.mjs').Result[]> }[]}
 */
export const suites = [
  { name: 'browser', run: (show) => runPlaywright({ show, patience }) },
  { name: 'api', run: (show) => runJapa({ more: built, show, patience }) },
  { name: 'postgresql', run: japaOnPostgres },
  {
    name: 'operations',
    run: nodeTests('{runner,deploy}-tests/*', 'tests/operations/*', 'tests/proof/crash'),
  },
  { name: 'nginx', run: nodeTests('nginx-tests/*') },
  {
    name: 'admin',
    isOfSource: true,
    run: check('turbo', [...turbo('test'), '--filter=@academy/admin']),
  },
  { name: 'lint', isOfSource: true, run: check('turbo', turbo('lint')) },
  {
    name: 'source',
    isOfSource: true,
    run: nodeTests('{systemd,supply,puzzle,catalogue}-tests/*'),
  },
  { name: 'types', isOfSource: true, run: check('turbo', turbo('typecheck')) },
  {
    name: 'format',
    isOfSource: true,
    run: check('prettier', ['--check', '--log-level=warn', '.']),
  },
]
