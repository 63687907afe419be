import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { command, env, root, run } from '../start/prepare.mjs'
import { startPostgres } from './postgres.mjs'

/** A check that holds or does not: one test. */
function check(name, tool, args) {
  return {
    name,
    run: async () => {
      const code = await run(command(tool), args)
      return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
    },
  }
}

/** Shows what a command prints and says of errors as it comes, and keeps both. */
async function runAndRead(tool, args, options) {
  const child = spawn(command(tool), args, {
    cwd: root,
    env: { ...env, FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...options,
  })
  const kept = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr']) {
    child[stream].setEncoding('utf8').on('data', (text) => {
      process[stream].write(text)
      kept[stream] += text
    })
  }
  const [code] = await once(child, 'close')
  const plain = stripVTControlCharacters
  return { code, output: plain(kept.stdout), errors: plain(kept.stderr) }
}

/**
 * What failed, as japa tells it after its run: `❯ group / test`, or what belongs to no test, then
 * `ℹ` and the error.
 */
function failedInJapa(errors) {
  let title
  return [...errors.matchAll(/^(?:❯ | (?=Unhandled Errors))(.+)$|^ℹ (.+)$/gm)].flatMap((line) => {
    title = line[1]?.trim() ?? title
    return line[2] ? [`${title}: ${line[2]}`] : []
  })
}

/** What failed, as node:test tells it after its run: `✖ test (5ms)`, below it the error. */
function failedInNode(output) {
  const [, told = ''] = output.split(/^✖ failing tests:$/m)
  return [...told.matchAll(/^✖ (.*\S)\n\s*(.+)$/gm)].map(([, title, error]) => `${title}: ${error}`)
}

/** japa sums up as "Tests  120 passed, 2 failed (122)". A run that dies without a sum has failed. */
async function japa(more = {}) {
  const { code, output, errors } = await runAndRead('node', ['ace', 'test'], {
    cwd: join(root, 'api'),
    env: { ...env, FORCE_COLOR: '1', ...more },
  })
  const sum = output.match(/^\s*Tests\s+(.*)$/m)?.[1] ?? ''
  const count = (word) => Number(sum.match(new RegExp(`(\\d+) ${word}`))?.[1] ?? 0)
  const failed = count('failed') + count('skipped') + count('todo')
  return {
    passed: count('passed'),
    failed: code === 0 ? failed : Math.max(failed, 1),
    names: failedInJapa(errors),
  }
}

/** The same tests on a PostgreSQL that lives as long as they run. */
async function japaOnPostgres() {
  const postgres = await startPostgres()
  try {
    return await japa(postgres.env)
  } finally {
    await postgres.stop()
  }
}

/** node:test sums up as "# pass 12"; only what ran and held counts as passed. */
function nodeTests(folder) {
  return async () => {
    const tests = `infra/${folder}/*.test.ts`
    const { code, output } = await runAndRead('node', ['--test', '--test-reporter=spec', tests])
    const count = (word) => Number(output.match(new RegExp(`^ℹ ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
    const failed = ['fail', 'cancelled', 'skipped', 'todo'].map(count).reduce((a, b) => a + b)
    return {
      passed: count('pass'),
      failed: code === 0 ? failed : Math.max(failed, 1),
      names: failedInNode(output),
    }
  }
}

/** The browser tests that failed, and their errors: `admin/lists.spec.ts:12 title: error`. */
function failedInBrowsers(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const message = tests.at(-1)?.results.at(-1)?.error?.message ?? 'did not run'
        const [error] = stripVTControlCharacters(message).split('\n')
        return `${file}:${line} ${title}: ${error}`
      }),
    ...failedInBrowsers(inner),
  ])
}

/** A skipped browser test is a failed one; one that needed its retry is named. */
async function playwright() {
  const folder = mkdtempSync(join(tmpdir(), 'academy-e2e-'))
  const report = join(folder, 'report.json')
  try {
    const code = await run(command('playwright'), ['test', '--reporter=list,json'], {
      cwd: join(root, 'infra'),
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'))
    if (stats.flaky > 0) console.warn(`${stats.flaky} browser tests passed only when tried again.`)
    const failed = stats.unexpected + stats.skipped
    return {
      passed: stats.expected + stats.flaky,
      failed: code === 0 ? failed : Math.max(failed, 1),
      names: failedInBrowsers(suites),
    }
  } catch (error) {
    console.error(`The browser tests gave no report: ${error.message}`)
    return { passed: 0, failed: 1 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const turbo = (task) => ['run', task, '--output-logs=errors-only', '--log-prefix=none']

export const suites = [
  check('types', 'turbo', turbo('typecheck')),
  check('lint', 'turbo', turbo('lint')),
  check('format', 'prettier', ['--check', '--log-level=warn', '.']),
  { name: 'api', run: () => japa() },
  { name: 'api on PostgreSQL', run: japaOnPostgres },
  { name: 'nginx', run: nodeTests('nginx-tests') },
  { name: 'operations', run: nodeTests('{start,systemd,deploy,durability,supply,docs}-tests') },
  { name: 'browser', run: playwright },
  { name: 'engines', run: nodeTests('engines-tests') },
]
