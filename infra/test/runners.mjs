// The three programs that run tests, each asked for its results in a form made for machines.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { command, env, root } from '../start/prepare.mjs'

/**
 * What came of one test.
 * @typedef {{ file: string, line?: number, title: string, fault?: string, isFlaky?: boolean }} Result
 * `file` from the project's folder; `fault` is why it does not count as passed.
 * @typedef {(text: string) => void} Show takes what a program prints for people
 * @typedef {{ files?: string[], more?: Record<string, string>, show?: Show, patience?: number }} Choice
 * `files`: those to run, all without it; `more`: variables for the tests; `patience`: for how many ms
 * they may say nothing before they count as hanging, for ever without it
 * @typedef {Choice & { tags?: string }} ApiChoice `tags`: as japa takes them, `~` for not
 */

/** The first line of an error's message, without colours. */
const firstLine = (text) => stripVTControlCharacters(String(text)).trim().split('\n')[0]

/** The process groups of the programs that run; each ends with its program. */
const groups = new Set()

function endGroup(group, signal) {
  try {
    process.kill(-group, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

process.once('exit', () => groups.forEach((group) => endGroup(group, 'SIGTERM')))

/** Stops a group once it has said nothing for so long; `heard` puts that off, `over` calls it off. */
function watchSilence(group, patience, show) {
  const silence = { isTooLong: false, heard, over: () => clearTimeout(timer) }
  let timer = setTimeout(stop, patience)
  function heard() {
    if (!silence.isTooLong) timer.refresh()
  }
  function stop() {
    silence.isTooLong = true
    show(`It said nothing for ${patience / 1000} seconds: it was stopped.\n`)
    endGroup(group, 'SIGTERM')
    timer = setTimeout(() => endGroup(group, 'SIGKILL'), 10_000)
  }
  return silence
}

/**
 * Runs a program of the project to its end, and ends what it has left running.
 * @param {Show} show
 * @param {{ patience?: number, more?: Record<string, string>, takeLine?: (line: string) => boolean }}
 * [options] `patience`: for how many ms it may say nothing before it counts as hanging
 * @returns {Promise<number>} its exit code, 1 for one that hung
 */
export async function follow(tool, args, show, options = {}) {
  const { more = {}, takeLine, patience, ...others } = options
  const child = spawn(command(tool), args, {
    cwd: root,
    env: { ...env, FORCE_COLOR: '1', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    ...others,
  })
  groups.add(child.pid)
  const silence = patience ? watchSilence(child.pid, patience, show) : undefined
  for (const stream of [child.stdout, child.stderr]) stream.on('data', () => silence?.heard())
  child.stderr.setEncoding('utf8').on('data', show)
  if (takeLine) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!takeLine(line)) show(`${line}\n`)
    })
  } else {
    child.stdout.setEncoding('utf8').on('data', show)
  }
  // A server that a test has left running holds the output open: it closes when that ends too.
  child.once('exit', () => endGroup(child.pid, 'SIGKILL'))
  try {
    const [code] = await once(child, 'close')
    return silence?.isTooLong ? 1 : (code ?? 1)
  } finally {
    silence?.over()
    groups.delete(child.pid)
  }
}

/** A run that failed although no test did has broken off; one of no tests proves nothing. */
function withBrokenRun(results, code, file, why = 'its output says why') {
  if (results.length === 0 && code === 0) return [{ file, title: 'the run', fault: 'ran no test' }]
  if (code === 0 || results.some(({ fault }) => fault)) return results
  return [...results, { file, title: 'the run', fault: `broke off: ${why}` }]
}

/** @returns {Result | undefined} what japa's line of JSON says of a test */
function resultOfJapa({ event, relativePath, title, errors, isSkipped, isTodo, skipReason }) {
  if (event !== 'test:end') return undefined
  const result = { file: `api/${relativePath}`, title: title.expanded }
  if (isSkipped || isTodo) return { ...result, fault: skipReason ?? 'was skipped' }
  const [first] = errors
  return first ? { ...result, fault: firstLine(first.error.message) } : result
}

/** @returns {string | undefined} what japa says of what failed outside a test: its JSON does not */
export function faultOfSetup(text) {
  return /^\s*ℹ (.+)$/m.exec(stripVTControlCharacters(text))?.[1]
}

/**
 * Runs tests of the API. Their names are japa's: parts of a path below `api/tests`.
 * @param {ApiChoice} [choice]
 * @returns {Promise<Result[]>}
 */
export async function runJapa({ files = [], tags, show = () => {}, ...choice } = {}) {
  const results = []
  const wanted = [...files.map((file) => `--files=${file}`), ...(tags ? [`--tags=${tags}`] : [])]
  const args = ['ace', 'test', ...wanted, '--reporters=spec,ndjson']
  const takeLine = (line) => {
    if (!/^\{"(event|aggregates)":/.test(line)) return false
    const result = resultOfJapa(JSON.parse(line))
    if (result) results.push(result)
    return true
  }
  let fault
  const listen = (text) => {
    fault ??= faultOfSetup(text)
    show(text)
  }
  const code = await follow('node', args, listen, { cwd: join(root, 'api'), takeLine, ...choice })
  return withBrokenRun(results, code, 'api/tests', fault)
}

/** Has a program write its results into a file, and reads them. */
async function withReport(run, read) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-results-'))
  const file = join(folder, 'report')
  try {
    const code = await run(file)
    const results = existsSync(file) ? read(readFileSync(file, 'utf8')) : []
    return { code, results }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs files of node:test, named from the project's folder; patterns are taken too. One after the
 * other: they start servers and measure what these do.
 * @param {Choice & { files: string[] }} choice
 * @returns {Promise<Result[]>}
 */
export async function runNodeTests({ files, show = () => {}, ...choice }) {
  const reporter = fileURLToPath(new URL('node-results.mjs', import.meta.url))
  const { code, results } = await withReport(
    (report) => {
      const reporters = [
        ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
        ...[`--test-reporter=${reporter}`, `--test-reporter-destination=${report}`],
      ]
      const args = ['--test', '--test-concurrency=1', ...reporters, ...files]
      return follow('node', args, show, choice)
    },
    (text) =>
      text
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
  )
  return withBrokenRun(results, code, files.join(' '))
}

/** @returns {Result[]} what Playwright's report says of the tests of these files and groups */
function resultsOfPlaywright(suites = []) {
  return suites.flatMap(({ specs, suites: inner }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ status, results }) => {
        const told = { file: join('infra/tests/e2e', file), line, title }
        if (status === 'expected') return told
        if (status === 'flaky') return { ...told, isFlaky: true }
        return { ...told, fault: firstLine(results.at(-1)?.error?.message ?? 'did not run') }
      })
    ),
    ...resultsOfPlaywright(inner),
  ])
}

/**
 * Runs browser tests, named from `infra`. One that is skipped has failed; one that needed its retry
 * is named.
 * @param {Choice} [choice]
 * @returns {Promise<Result[]>}
 */
export async function runPlaywright({ files = [], more, patience, show = () => {} } = {}) {
  const { code, results } = await withReport(
    (report) =>
      follow('playwright', ['test', ...files, '--reporter=list,json'], show, {
        cwd: join(root, 'infra'),
        more: { ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        patience,
      }),
    (text) => resultsOfPlaywright(JSON.parse(text).suites)
  )
  for (const { file, line, title, isFlaky } of results) {
    if (isFlaky) show(`Passed only when tried again: ${file}:${line} ${title}\n`)
  }
  return withBrokenRun(results, code, 'infra/tests/e2e')
}
