// `npm test`: every check there is, from a fresh clone. Ends with "N passed, N failed".
import { build, install } from '../start/prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'
import { suites } from './suites.mjs'

await install({ withChecks: true })
await installSystemPackages()
await build()

const results = []
for (const suite of suites) {
  console.log(`\n── ${suite.name} ──`)
  const begun = Date.now()
  const { passed, failed, names = [] } = await suite.run()
  results.push({
    name: suite.name,
    passed,
    failed,
    names,
    seconds: Math.round((Date.now() - begun) / 1000),
  })
}

console.log('\nSuite                passed  failed  seconds')
for (const { name, passed, failed, seconds } of results) {
  console.log(
    `${name.padEnd(20)} ${String(passed).padStart(6)} ${String(failed).padStart(7)} ${String(seconds).padStart(8)}`
  )
}
for (const { name, names } of results) {
  for (const title of names) console.log(`Failed in ${name}: ${title}`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
