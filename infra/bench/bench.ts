// How fast the product is, each measure beside its bar; `start.mjs` prepares it. Ratios and sums are of one
// run on one machine; exits with 1 when a bar is missed.
import { cpus, loadavg } from 'node:os'
import { admin } from './admin.ts'
import { GROUPS } from './groups.mjs'
import { growth } from './growth.ts'
import { interactions } from './interactions.ts'
import { missed } from './judge.ts'
import { pages } from './pages.ts'
import { pictures } from './pictures.ts'
import { serving } from './serving.ts'
import { shift } from './shift.ts'
import { start } from './starting.ts'

const groups: Record<(typeof GROUPS)[number], () => Promise<void>> = {
  pages,
  shift,
  interactions,
  admin,
  serving,
  growth,
  pictures,
  start,
}
const wanted = process.argv.slice(2)
console.log(`Load before: ${loadavg()[0]!.toFixed(1)} on ${cpus().length} cores`)

for (const name of GROUPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const began = performance.now()
  await groups[name]().catch((error: Error) => {
    missed.push(`${name} could not be measured`)
    console.error(`${name} could not be measured:`, error)
  })
  console.log(`  (${name}: ${Math.round((performance.now() - began) / 1000)} s)`)
}
console.log(missed.length === 0 ? 'Every bar is met.' : ['Missed:', ...missed].join('\n  '))
process.exit(missed.length > 0 ? 1 : 0)
