// Part of `npm run typecheck`: the types of all that the site is made of, by the compiler that the other
// workspaces are checked with too. What `astro check` asks an older one for, in a fifth of its time: each
// page becomes TSX beside the others, and a fault is shown where it stands in the page.
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertToTsx } from '@astrojs/astro2tsx'

const site = fileURLToPath(new URL('..', import.meta.url))
/** `tsconfig.check.json` lays this folder over the site's own. */
const CONVERTED = '.astro/tsx'

/** Where a text of the converted file comes from; offsets and lengths in UTF-16 units. */
interface Span {
  start: number
  length: number
  source: number
}
interface Converted {
  page: string
  text: string
  pageText: string
  spans: Span[]
}

/** Faults that Astro's own check leaves out: `return` in a page's head, an attribute given twice. */
const NO_FAULTS = new Set(['TS1108', 'TS17001'])

const run = (program: string, ...args: string[]) =>
  spawnSync(program, args, { cwd: site, encoding: 'utf8' })

const converted = new Map<string, Converted>()

function write(name: string, file: Converted) {
  const path = join(CONVERTED, name)
  mkdirSync(join(site, dirname(path)), { recursive: true })
  writeFileSync(join(site, path), file.text)
  converted.set(path, file)
}

function convert(page: string) {
  const pageText = readFileSync(join(site, page), 'utf8')
  const { code, mappings, scripts, diagnostics } = convertToTsx(pageText, { filename: page })
  const spans = mappings.map(([start, length, source]) => ({ start, length, source }))
  write(`${page}.tsx`, { page, text: code, pageText, spans })
  const modules = scripts.filter(({ type }) => type === 'processed-module')
  for (const [index, { content, position }] of modules.entries()) {
    const whole = { start: 0, length: content.length, source: position.start }
    write(`${page}.${index}.mts`, { page, text: content, pageText, spans: [whole] })
  }
  return diagnostics.map(
    ({ message, position }) => `${placeIn(page, pageText, position.start)}: ${message}`
  )
}

function placeIn(page: string, text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n')
  return `${page}(${before.length},${before.at(-1)!.length + 1})`
}

/** A line of the compiler about a converted page, with its place in the page itself. */
function inPage(line: string): string {
  const [whole, path, row, column] = /^(.+?)\((\d+),(\d+)\)/.exec(line) ?? []
  const file = converted.get(path ?? '')
  if (!file) return line
  const { page, text, pageText, spans } = file
  const lines = text.split('\n').slice(0, Number(row) - 1)
  const offset = lines.reduce((sum, { length }) => sum + length + 1, 0) + Number(column) - 1
  const span = spans.find(({ start, length }) => start <= offset && offset <= start + length)
  const place = span ? placeIn(page, pageText, span.source + offset - span.start) : page
  return place + line.slice(whole!.length)
}

// The build has made them, unless there was none.
if (!existsSync(join(site, '.astro/types.d.ts'))) run('astro', 'sync')
rmSync(join(site, CONVERTED), { recursive: true, force: true })
const unreadable = globSync('src/**/*.astro', { cwd: site }).flatMap(convert)
const { stdout, stderr } = run(
  'tsc',
  '--pretty',
  'false',
  '--singleThreaded',
  '-p',
  'tsconfig.check.json'
)
const found = `${stdout}${stderr}`
  .split('\n')
  .filter((line) => line && !NO_FAULTS.has(/error (TS\d+)/.exec(line)?.[1] ?? ''))
const faults = [...unreadable, ...found.map(inPage)]
console.log(faults.join('\n'))
process.exitCode = faults.length > 0 ? 1 : 0
