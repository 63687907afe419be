// How fast the product is, each measure beside its bar; `start.mjs` prepares it. Ratios and sums are of one
// run on one machine; exits with 1 when a bar is missed.
import { cpus, loadavg } from 'node:os'
import { refuse } from '../start/prepare.mjs'
import { admin } from './admin.ts'
import { growth } from './growth.ts'
import { interactions } from './interactions.ts'
import { missed } from './judge.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { serving } from './serving.ts'
import { shift } from './shift.ts'
import { start } from './starting.ts'

const groups = { pages, shift, interactions, admin, serving, growth, pictures, start }
const wanted = process.argv.slice(2)
if (wanted.some((name) => !(name in groups))) {
  refuse(`The groups are ${Object.keys(groups).join(', ')}.`)
}
console.log(`Load before: ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`)

for (const [name, group] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const began = performance.now()
  await group().catch((error: Error) => {
    missed.push(`${name} could not be measured`)
    console.error(`${name} could not be measured:`, error)
  })
  console.log(`  (${name}: ${Math.round((performance.now() - began) / 1000)} s)`)
}
console.log(missed.length === 0 ? 'Every bar is met.' : ['Missed:', ...missed].join('\n  '))
process.exit(missed.length > 0 ? 1 : 0)
