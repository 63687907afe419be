// `npm run bench`: the speed goals, as ratios within one run. `npm run bench -- serving uploads` runs
// only those. Prints a table, writes JSON, exits with 1 when a bar is missed or a goal fails.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '../start/prepare.mjs'
import { benchPrograms, installSystemPackages } from '../test/system-packages.mjs'
import type { Line, Outcome } from './bars.ts'
import { goals } from './goals.ts'
import { describeMachine } from '../tests/support/machine.ts'

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

const folder = fileURLToPath(new URL('../test-results/', import.meta.url))
const file = join(folder, 'bench.json')
const machine = describeMachine()
const outcomes: Record<string, Outcome> = {}

/** After each goal, so that what was seen outlives whatever comes after. */
function keep() {
  mkdirSync(folder, { recursive: true })
  const time = new Date().toISOString()
  writeFileSync(file, JSON.stringify({ time, machine, ...outcomes }, null, 2))
}

/** A goal that cannot be measured has missed its bars; the others are measured all the same. */
async function attempt(name: string, goal: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await goal()
  } catch (error) {
    console.error(error)
    const [seen = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
    const line = { what: `${name} as a whole`, bar: 'measured', seen, holds: false }
    return { lines: [line], figures: null }
  }
}

for (const [name, goal] of Object.entries(goals)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n${name} …`)
  const outcome = (outcomes[name] = await attempt(name, goal))
  print(outcome.lines)
  keep()
}

const lines = Object.values(outcomes).flatMap((outcome) => outcome.lines)
const missed = lines.filter(({ holds }) => !holds)
const barred = lines.filter(({ bar }) => bar)
console.log(`\n${barred.length - missed.length} of ${barred.length} bars are met.`)
for (const { what, bar, seen } of missed) console.log(`Missed: ${what}: ${seen}, asked ${bar}.`)
console.log(`All figures are in ${file}.`)
process.exit(missed.length > 0 ? 1 : 0)
