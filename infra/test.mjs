// `npm test`: every check, from a fresh clone on; `npm test -- types api`: only these suites.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { build, env, install, refuse, root } from './start/prepare.mjs'
import { countTests, namesOfTests } from './tests/support/count-tests.mjs'
import { onPostgres } from './tests/support/postgres.mjs'
import { installSystemPackages } from './tests/support/system-packages.mjs'

/** `packages`: what it needs of Debian's, as `system-packages.mjs` knows them. */
const suite = (name, options, ...programs) => ({ name, programs, packages: [], ...options })
/** Minutes until a suite that hangs is stopped; slowness is no failure. */
const LIMIT = 30
/** Without what they depend on: the build has just generated it. */
const TURBO = ['turbo', 'run', '--only', '--output-logs=errors-only', '--log-prefix=none']
/** The API's tests as they are built, with the servers and commands that they start. */
const API = { cwd: 'api/build' }
const API_TESTS = ['node', '--enable-source-maps', 'bin/test.js']
/** What differs between databases: who may call what, hostile input, lists and saves. */
const ON_POSTGRES = ['security/authorization', 'hostile/requests', 'model/races']
/** One file after the other: they start servers. */
const NODE_TEST = ['node', '--test', '--test-concurrency=1', '--test-reporter=spec']

/**
 * Those that take longest first. A `check` passes or fails as a whole and needs no build.
 */
const suites = [
  suite('browser', { cwd: 'infra', packages: ['chromium', 'default-jre-headless'] }, [
    'playwright',
    'test',
    '--reporter=list',
  ]),
  suite('api', API, API_TESTS),
  suite(
    'postgresql',
    { ...API, packages: ['postgresql'] },
    onPostgres([...API_TESTS, ...ON_POSTGRES.map((spec) => `--files=${spec}`)].join(' '))
  ),
  suite('nginx', { packages: ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'] }, [
    ...NODE_TEST,
    'infra/tests/nginx/*.test.ts',
  ]),
  suite('operations', { packages: ['shellcheck', 'systemd', 'postgresql'] }, [
    ...NODE_TEST,
    'infra/tests/operations/*.test.ts',
    'infra/tests/proof/crash.test.ts',
  ]),
  suite(
    'unit',
    {},
    [...NODE_TEST, 'infra/{catalogue,lint}/*.test.ts'],
    // A second thread would compile again what the first has, while other suites fill the cores.
    ['npm', 'test', '-w', '@academy/admin', '--', '--maxWorkers=1'],
    ['npm', 'test', '-w', '@academy/site']
  ),
  suite(
    'lint',
    { isCheck: true },
    // Each workspace by the rules in its folder; ESLint reads the templates of pages.
    ['oxlint', 'api', 'admin', 'site', 'infra'],
    ['eslint', 'site/src/**/*.astro'],
    [...TURBO, 'lint']
  ),
  suite('types', { isCheck: true }, [...TURBO, 'typecheck']),
  suite('format', { isCheck: true }, ['oxfmt', '--check']),
]

/** The process groups of the programs that run: each ends with its program, and all with this one. */
const groups = new Set()
function endGroup(group) {
  if (!group) return
  try {
    process.kill(-group, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}
process.once('exit', () => groups.forEach(endGroup))
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/** Runs a program to its end; resolves to its exit code, and what it prints goes to `show` by lines. */
async function run([tool, ...args], { cwd = '.' }, signal, show) {
  const child = spawn(tool, args, {
    cwd: join(root, cwd),
    env: { ...env, FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  groups.add(child.pid)
  const stop = () => endGroup(child.pid)
  signal.addEventListener('abort', stop)
  // A server that a test has left running would hold the output open.
  child.once('exit', stop)
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', show)
  const [code] = await once(child, 'close').catch((error) => [error.message])
  groups.delete(child.pid)
  return code
}

async function runSuite({ name, programs, isCheck, ...options }, show) {
  const begun = Date.now()
  const signal = AbortSignal.timeout(LIMIT * 60_000)
  const total = { name, passed: 0, failed: 0, names: [] }
  for (const program of programs) {
    const lines = []
    const code = await run(program, options, signal, (line) => {
      lines.push(stripVTControlCharacters(line))
      show(line)
    })
    const counts = isCheck ? { passed: Number(code === 0), flaky: 0, failed: 0 } : countTests(lines)
    if (code !== 0 || counts.failed + counts.flaky > 0) total.names.push(...namesOfTests(lines))
    if (signal.aborted) total.names.push(`stopped after ${LIMIT} minutes`)
    else if (code !== 0 && counts.failed === 0) total.names.push(`${program[0]} ended with ${code}`)
    else if (counts.passed === 0) total.names.push(`${program.join(' ')} ran no test`)
    const isBroken = signal.aborted || code !== 0 || counts.passed === 0
    total.failed += counts.failed || Number(isBroken)
    total.passed += counts.passed + counts.flaky
    if (signal.aborted) break
  }
  return { ...total, seconds: Math.round((Date.now() - begun) / 1000) }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  refuse(`No suite ${unknown.join(', ')}: there are ${suites.map(({ name }) => name).join(', ')}.`)
}
const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const outcomes = []
const rowOf = ({ name, passed, failed, seconds }) =>
  [name.padEnd(11), ...[passed, failed, seconds].map((n) => String(n).padStart(8))].join('')

/** Runs three at once, since each often waits; what one prints is shown when it is over. */
async function runSuites(batch) {
  const waiting = [...batch]
  const runOneByOne = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      console.log(`── ${suite.name} …`)
      const printed = []
      const isAlone = chosen.length === 1
      const outcome = await runSuite(suite, (line) =>
        isAlone ? console.log(line) : printed.push(line)
      )
      outcomes.push(outcome)
      console.log([...printed, `── ${rowOf(outcome)}`].join('\n'))
    }
  }
  await Promise.all([1, 2, 3].map(runOneByOne))
}

/** The checks run while the database driver is compiled, on one core. */
async function prepare() {
  await installSystemPackages(chosen.flatMap(({ packages }) => packages))
  await build()
  await runSuites(chosen.filter(({ isCheck }) => isCheck))
}
await install({ extent: 'checks', meanwhile: prepare })
await runSuites(chosen.filter(({ isCheck }) => !isCheck))

console.log(`\nSuite        passed  failed seconds\n${outcomes.map(rowOf).join('\n')}`)
for (const { name, names } of outcomes)
  for (const line of new Set(names)) console.log(`In ${name}: ${line}`)
const sum = (kind) => outcomes.reduce((all, outcome) => all + outcome[kind], 0)
process.exitCode = sum('failed') > 0 ? 1 : 0
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
