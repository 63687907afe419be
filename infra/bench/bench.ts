// `npm run bench`: the speed goals, as ratios within one run. `npm run bench -- serving uploads` runs
// only those. Prints a table, writes JSON, exits with 1 when a bar is missed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '../start/prepare.mjs'
import { benchPrograms, installSystemPackages } from '../test/system-packages.mjs'
import type { Line } from './bars.ts'
import { goals } from './goals.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in goals))
if (unknown.length > 0) {
  refuse(`There is no goal ${unknown.join(', ')}; there are ${Object.keys(goals).join(', ')}.`)
}
await installSystemPackages(benchPrograms)

function print(lines: Line[]) {
  const width = Math.max(...lines.map(({ what }) => what.length))
  for (const { what, bar, seen, holds } of lines) {
    const word = !holds ? 'MISSED' : bar ? 'ok' : ''
    console.log(`${what.padEnd(width)}  ${bar.padStart(10)}  ${seen.padStart(10)}  ${word}`)
  }
}

const lines: Line[] = []
const figures: Record<string, unknown> = {}
for (const [name, goal] of Object.entries(goals)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name} …`)
  const outcome = await goal()
  print(outcome.lines)
  lines.push(...outcome.lines)
  figures[name] = outcome
}

const missed = lines.filter(({ holds }) => !holds)
const barred = lines.filter(({ bar }) => bar)
console.log(`\n${barred.length - missed.length} of ${barred.length} bars are met.`)
for (const { what, bar, seen } of missed) console.log(`Missed: ${what}: ${seen}, asked ${bar}.`)

const folder = fileURLToPath(new URL('../test-results/', import.meta.url))
mkdirSync(folder, { recursive: true })
const file = join(folder, 'bench.json')
writeFileSync(file, JSON.stringify({ time: new Date().toISOString(), ...figures }, null, 2))
console.log(`All figures are in ${file}.`)
process.exit(missed.length > 0 ? 1 : 0)
