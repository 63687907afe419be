import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../test/postgres.mjs'
import { runJapa, runNodeTests, runPlaywright, type Result } from '../test/runners.mjs'
import type { Outcome, Row } from './outcome.ts'

const project = fileURLToPath(new URL('../../', import.meta.url))

/** The results of each file, by its path from the project's folder. */
type Results = Map<string, Result[]>

async function byFile(run: Promise<Result[]>): Promise<Results> {
  return Map.groupBy(await run, ({ file }) => file)
}

/** More of each than `npm test` tries. */
const thorough = { TESTS_THOROUGH: '1' }

function japa(files: string[], more: Record<string, string> = {}) {
  const names = files.map((file) => file.replace(/^api\/tests\/|\.spec\.ts$/g, ''))
  return byFile(runJapa({ files: names, more: { ...thorough, ...more } }))
}

async function japaOnPostgres(files: string[]) {
  const postgres = await startPostgres()
  try {
    return await japa(files, postgres.env)
  } finally {
    await postgres.stop()
  }
}

const nodeTests = (files: string[]) => byFile(runNodeTests({ files, more: thorough }))

function browserTests(files: string[]) {
  const names = files.map((file) => file.replace(/^infra\//, ''))
  return byFile(runPlaywright({ files: names, more: { ...thorough, CI: '1' } }))
}

const isApi = (file: string) => file.startsWith('api/')
const isPostgresOnly = (file: string) => file.startsWith('api/tests/postgres/')
const isBrowser = (file: string) => file.startsWith('infra/tests/e2e/')

/** Runs the tests of all rows that are wanted, each kind together and each file once. */
export class CountedTests {
  #rows: Row[]
  #runs = new Map<string, Promise<Results>>()

  constructor(rows: Row[]) {
    this.#rows = rows
  }

  #run(
    kind: string,
    program: (files: string[]) => Promise<Results>,
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
    const results: Result[][] = []
    const count = async (wanted: string[], run: Promise<Results>) => {
      const seen = await run
      for (const file of wanted) results.push(seen.get(file) ?? [])
    }
    const api = files.filter(isApi)
    const browser = files.filter(isBrowser)
    const node = files.filter((file) => !isApi(file) && !isBrowser(file))
    // A suite of its own, which exists only there.
    const everywhere = api.filter((file) => !isPostgresOnly(file))
    const isCommon = (file: string) => isApi(file) && !isPostgresOnly(file)
    if (everywhere.length) await count(everywhere, this.#run('api', japa, pick(isCommon)))
    if (api.length && row.onBothDatabases) {
      const both = (one: Row) => (one.onBothDatabases ? pick(isApi)(one) : [])
      await count(api, this.#run('api on PostgreSQL', japaOnPostgres, both))
    }
    if (node.length) {
      const isNode = (file: string) => !isApi(file) && !isBrowser(file)
      await count(node, this.#run('node', nodeTests, pick(isNode)))
    }
    if (browser.length) await count(browser, this.#run('browser', browserTests, pick(isBrowser)))

    const failed = results.flat().filter(({ fault }) => fault)
    const passed = results.flat().length - failed.length
    const silent = results.filter((ofFile) => ofFile.length === 0).length
    const where = row.onBothDatabases ? ' on both databases' : ''
    return {
      holds: failed.length === 0 && silent === 0,
      seen:
        `${passed} tests pass${where}` +
        (failed[0] ? `, ${failed.length} fail (${failed[0].title})` : '') +
        (silent ? `, ${silent} files ran nothing` : ''),
    }
  }
}
