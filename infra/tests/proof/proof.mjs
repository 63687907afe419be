// `npm run proof`: the promises that a machine has to be hurt for, and the API on PostgreSQL.
// `npm run proof -- crash restore`: only these.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertTypes } from '../../bench/types.mjs'
import { build, command, install, refuse, root, run } from '../../start/prepare.mjs'
import { onPostgres } from '../support/postgres.mjs'
import { installSystemPackages } from '../support/system-packages.mjs'

const folder = join(root, 'infra/tests/proof')
const rows = readdirSync(folder).flatMap((name) => /^(.*)\.test\.ts$/.exec(name)?.[1] ?? [])
const names = [...rows, 'postgresql']
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0)
  refuse(`There is no row ${unknown.join(', ')}; there are ${names.join(', ')}.`)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)

if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) {
  refuse('The proof mounts disks and starts a machine: it needs Debian and root.')
}
await installSystemPackages([
  'chromium',
  'nginx',
  'libnginx-mod-http-brotli-static',
  'postgresql',
  'openssl',
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'strace',
  'debootstrap',
  'systemd-container',
])
await install({ extent: 'everything' })
await build()
await assertTypes()

const failed = []
const skipped = []
const reports = mkdtempSync(join(tmpdir(), 'academy-proof-'))
for (const row of rows.filter(isWanted)) {
  console.log(`\n── ${row} ──`)
  const report = join(reports, row)
  const args = [
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${report}`,
    join(folder, `${row}.test.ts`),
  ]
  const env = { ...process.env, CRASHES: '100' }
  if ((await run(command('node'), args, { env })) !== 0) failed.push(row)
  else if (/^# skipped [1-9]/m.test(readFileSync(report, 'utf8'))) skipped.push(row)
}
rmSync(reports, { recursive: true })
if (isWanted('postgresql')) {
  console.log('\n── postgresql ──')
  const [tool, ...args] = onPostgres('node ace test')
  const code = await run(tool, args, { cwd: join(root, 'api') })
  if (code !== 0) failed.push('postgresql')
}
const count = names.filter(isWanted).length
const sentences = [
  `${count - failed.length - skipped.length} of ${count} hold`,
  ...failed.map((row) => `${row} does not`),
  ...skipped.map((row) => `${row} could not be tried here`),
]
console.log(`\n${sentences.join('; ')}.`)
process.exit(failed.length > 0 ? 1 : 0)
