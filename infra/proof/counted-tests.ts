import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { command, env } from '../start/prepare.mjs'
import { startPostgres } from '../test/postgres.mjs'
import type { Outcome, Row } from './outcome.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

interface Count {
  passed: number
  failed: string[]
}
type Counts = Map<string, Count>

interface JapaEvent {
  event?: string
  relativePath: string
  title: { expanded: string }
  errors: unknown[]
}

interface PlaywrightSuite {
  file: string
  suites?: PlaywrightSuite[]
  specs: { title: string; ok: boolean }[]
}

/** Runs a program of the project to its end and gives what it printed. */
function read(name: string, args: string[], folder: string, more: Record<string, string> = {}) {
  const child = spawn(command(name), args, {
    cwd: join(project, folder),
    env: { ...env, ...more },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  return new Promise<string>((resolve) => child.on('close', () => resolve(text)))
}

function add(counts: Counts, file: string, title: string, holds: boolean) {
  const count = counts.get(file) ?? { passed: 0, failed: [] }
  counts.set(file, count)
  if (holds) count.passed += 1
  else count.failed.push(title)
}

async function runJapa(files: string[], more: Record<string, string> = {}): Promise<Counts> {
  const wanted = files.map((file) => `--files=${file.replace(/^api\/tests\/|\.spec\.ts$/g, '')}`)
  const text = await read('node', ['ace', 'test', ...wanted, '--reporters=ndjson'], 'api', more)
  const counts: Counts = new Map()
  for (const line of text.split('\n')) {
    if (!line.startsWith('{"event":"test:end"')) continue
    const { relativePath, title, errors } = JSON.parse(line) as JapaEvent
    add(counts, join('api', relativePath), title.expanded, errors.length === 0)
  }
  return counts
}

async function runJapaOnPostgres(files: string[]): Promise<Counts> {
  const postgres = await startPostgres()
  try {
    return await runJapa(files, postgres.env)
  } finally {
    await postgres.stop()
  }
}

async function runNode(files: string[]): Promise<Counts> {
  const counts: Counts = new Map()
  for (const file of files) {
    const text = await read('node', ['--test', '--test-reporter=tap', file], '.')
    for (const [, not, title = '', kind] of text.matchAll(
      /^ *(not )?ok \d+ - (.*)\n +---\n +duration_ms: .*\n(?: +type: '(\w+)')?/gm
    )) {
      if (kind !== 'suite') add(counts, file, title, !not)
    }
  }
  return counts
}

async function runPlaywright(files: string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-proof-'))
  const report = join(folder, 'report.json')
  try {
    const names = files.map((file) => file.replace(/^infra\//, ''))
    const more = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CI: '1' }
    await read('playwright', ['test', ...names, '--reporter=json'], 'infra', more)
    const counts: Counts = new Map()
    const walk = ({ file, specs, suites = [] }: PlaywrightSuite) => {
      for (const { title, ok } of specs) add(counts, join('infra/e2e', file), title, ok)
      suites.forEach(walk)
    }
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: PlaywrightSuite[] }
    suites.forEach(walk)
    return counts
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const isApi = (file: string) => file.startsWith('api/')
const isPostgresOnly = (file: string) => file.startsWith('api/tests/postgres/')
const isBrowser = (file: string) => file.startsWith('infra/e2e/')

/** Runs the tests of all rows that are wanted, each kind together and each file once. */
export class CountedTests {
  #rows: Row[]
  #runs = new Map<string, Promise<Counts>>()

  constructor(rows: Row[]) {
    this.#rows = rows
  }

  #run(
    kind: string,
    program: (files: string[]) => Promise<Counts>,
    matches: (row: Row) => string[]
  ) {
    const run = this.#runs.get(kind) ?? program([...new Set(this.#rows.flatMap(matches))].sort())
    this.#runs.set(kind, run)
    return run
  }

  /** What the row's tests said, once per database where it asks for both. */
  async of(row: Row): Promise<Outcome> {
    const files = row.tests ?? []
    const missing = files.filter((file) => !existsSync(join(project, file)))
    if (missing.length > 0) return { holds: false, seen: `${missing.join(', ')} does not exist` }
    const pick = (test: (file: string) => boolean) => (one: Row) => (one.tests ?? []).filter(test)
    const counts: (Count | undefined)[] = []
    const count = async (wanted: string[], run: Promise<Counts>) => {
      const seen = await run
      for (const file of wanted) counts.push(seen.get(file))
    }
    const api = files.filter(isApi)
    const browser = files.filter(isBrowser)
    const node = files.filter((file) => !isApi(file) && !isBrowser(file))
    // A suite of its own, which exists only there.
    const everywhere = api.filter((file) => !isPostgresOnly(file))
    const isCommon = (file: string) => isApi(file) && !isPostgresOnly(file)
    if (everywhere.length) await count(everywhere, this.#run('api', runJapa, pick(isCommon)))
    if (api.length && row.onBothDatabases) {
      const both = (one: Row) => (one.onBothDatabases ? pick(isApi)(one) : [])
      await count(api, this.#run('api on PostgreSQL', runJapaOnPostgres, both))
    }
    if (node.length) {
      const isNode = (file: string) => !isApi(file) && !isBrowser(file)
      await count(node, this.#run('node', runNode, pick(isNode)))
    }
    if (browser.length) await count(browser, this.#run('browser', runPlaywright, pick(isBrowser)))

    const passed = counts.reduce((sum, one) => sum + (one?.passed ?? 0), 0)
    const failed = counts.flatMap((one) => one?.failed ?? [])
    const silent = counts.filter((one) => !one || one.passed + one.failed.length === 0).length
    const where = row.onBothDatabases ? ' on both databases' : ''
    return {
      holds: failed.length === 0 && silent === 0,
      seen:
        `${passed} tests pass${where}` +
        (failed.length ? `, ${failed.length} fail (${failed[0]})` : '') +
        (silent ? `, ${silent} files ran nothing` : ''),
    }
  }
}
