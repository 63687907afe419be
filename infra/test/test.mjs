// `npm test`: every check there is, from a fresh clone. Ends with "N passed, N failed".
// `npm test -- types api`: only these suites.
import { build, install, refuse } from '../start/prepare.mjs'
import { installSystemPackages } from './system-packages.mjs'
import { suites } from './suites.mjs'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
if (unknown.length > 0) {
  const names = suites.map(({ name }) => name).join(', ')
  refuse(`There is no suite called ${unknown.join(' or ')}; there are ${names}.`)
}
const chosen = wanted.length === 0 ? suites : suites.filter(({ name }) => wanted.includes(name))

// What runs has groups of its own, which a signal to this process reaches only through its exit.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

/** How many suites run at once: two cores are busy with three, since each often waits. */
const AT_ONCE = 3
const outcomes = new Map()

/** What two suites print at once would be mixed: then each suite's is shown when it is over. */
async function runSuite({ name, run }) {
  const isAlone = chosen.length === 1
  console.log(`\n── ${name} ${isAlone ? '──' : 'begins ──'}`)
  const printed = []
  const begun = Date.now()
  const show = (text) => (isAlone ? process.stdout.write(text) : printed.push(text))
  const results = await run(show).catch((error) => {
    show(`${error.stack}\n`)
    return [{ file: '.', title: name, fault: error.message }]
  })
  const failures = results.filter(({ fault }) => fault)
  const passed = results.length - failures.length
  const seconds = Math.round((Date.now() - begun) / 1000)
  outcomes.set(name, { passed, failures, seconds })
  if (isAlone) return
  console.log(`\n── ${name}: ${passed} passed, ${failures.length} failed, ${seconds} s ──`)
  process.stdout.write(printed.join(''))
}

async function runSuites(batch) {
  const waiting = [...batch]
  const runOneByOne = async () => {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) await runSuite(suite)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, runOneByOne))
}

/** While the database driver is compiled, on one core: what only reads the source is checked too. */
async function prepare() {
  await installSystemPackages()
  await build()
  await runSuites(chosen.filter(({ isOfSource }) => isOfSource))
}

await install({ withChecks: true, meanwhile: prepare })
await runSuites(chosen.filter(({ isOfSource }) => !isOfSource))

const told = chosen.map(({ name }) => ({ name, ...outcomes.get(name) }))
const column = (value) => String(value).padStart(8)
console.log('\nSuite          passed  failed seconds')
for (const { name, passed, failures, seconds } of told) {
  console.log(`${name.padEnd(13)}${[passed, failures.length, seconds].map(column).join('')}`)
}
for (const { name, failures } of told) {
  for (const { file, line, title, fault } of failures) {
    console.log(`Failed in ${name}: ${file}${line ? `:${line}` : ''} ${title}: ${fault}`)
  }
}
const passed = told.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = told.reduce((sum, outcome) => sum + outcome.failures.length, 0)
process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed`)
