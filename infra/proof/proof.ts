// `npm run proof`: tries every promise on reliability and security on the whole product as it runs on
// a server, and writes one table. `npm run proof -- R8 S15` tries only those.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { Installation } from '../tests/support/installation.ts'
import { describeMachine } from '../tests/support/machine.ts'
import { CountedTests } from './counted-tests.ts'
import { CannotRun, type Outcome, type Row } from './outcome.ts'
import { rows } from './rows.ts'

type Word = 'pass' | 'FAIL' | 'cannot run here'
type Result = {
  id: string
  promise: string
  asked: string
  seen: string
  word: Word
  seconds: number
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !rows.some((row) => row.id === id))
if (unknown.length > 0) {
  console.error(
    `There is no promise ${unknown.join(', ')}; there are ${rows.map(({ id }) => id).join(' ')}.`
  )
  process.exit(1)
}
const chosen = wanted.length === 0 ? rows : rows.filter(({ id }) => wanted.includes(id))
const tests = new CountedTests(chosen)

async function bounded({ prove, minutes = 6 }: Row): Promise<Outcome | undefined> {
  if (!prove) return undefined
  const late = async () => {
    await pause(minutes * 60_000, undefined, { ref: false })
    return { holds: false, seen: `not over after ${minutes} minutes` }
  }
  // What a row that failed or took too long has left running would disturb the next.
  return Installation.within(() => Promise.race([prove(), late()]))
}

async function tryRow(row: Row): Promise<Result> {
  console.log(`${row.id} ${row.promise} …`)
  const begun = Date.now()
  const outcomes: Outcome[] = []
  let cannot: string | undefined
  try {
    const outcome = await bounded(row)
    if (outcome) outcomes.push(outcome)
  } catch (error) {
    if (error instanceof CannotRun) cannot = error.message
    else
      outcomes.push({ holds: false, seen: String((error as Error)?.stack ?? error).slice(0, 600) })
  }
  if (row.tests) outcomes.push(await tests.of(row))
  const holds = outcomes.every((outcome) => outcome.holds)
  const word = !holds ? 'FAIL' : cannot ? 'cannot run here' : 'pass'
  const seen = [cannot && `not here: ${cannot}`, ...outcomes.map((outcome) => outcome.seen)]
    .filter(Boolean)
    .join('; ')
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`   ${row.id} ${word} (${seconds} s): ${seen}`)
  return { id: row.id, promise: row.promise, asked: row.asked, seen, word, seconds }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    Installation.removeAll()
    process.exit(130)
  })
}

const project = fileURLToPath(new URL('../../', import.meta.url))
const folder = join(project, 'infra', 'test-results')
mkdirSync(folder, { recursive: true })
const machine = describeMachine()
const begun = new Date()
const tried = new Map<Row, Result>()
const count = (word: Word) => [...tried.values()].filter((result) => result.word === word).length
const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ')

/** Writes what has been seen so far: a run that is interrupted leaves it behind. */
function write() {
  const minutes = Math.round((Date.now() - begun.getTime()) / 60_000)
  const results = chosen.flatMap((row) => tried.get(row) ?? [])
  const open = chosen.length - results.length
  const summary =
    `${count('pass')} hold, ${count('FAIL')} do not, ${count('cannot run here')} cannot be tried here` +
    (open > 0 ? `, ${open} have not been tried yet` : '')
  const table = [
    '| promise | | asked | seen | | s |',
    '| --- | --- | --- | --- | --- | --- |',
    ...results.map(
      ({ id, promise, asked, seen, word, seconds }) =>
        `| ${id} | ${promise} | ${cell(asked)} | ${cell(seen)} | ${word} | ${seconds} |`
    ),
  ].join('\n')
  const heading = `# Proof of ${begun.toISOString()}, ${minutes} minutes\n\n${Object.entries(
    machine
  )
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}`
  writeFileSync(join(folder, 'proof.md'), `${heading}\n\n${table}\n\n${summary}.\n`)
  writeFileSync(
    join(folder, 'proof.json'),
    JSON.stringify({ begun, minutes, machine, summary, results }, null, 2)
  )
  return { table, summary }
}

const beside: Promise<void>[] = []
for (const row of chosen) {
  const trying = tryRow(row).then((result) => {
    tried.set(row, result)
    write()
  })
  if (row.isLong) beside.push(trying)
  else await trying
}
await Promise.all(beside)
const { table, summary } = write()
console.log(`\n${table}\n\n${summary}. The table is in ${join(folder, 'proof.md')} and proof.json.`)
process.exit(count('FAIL') > 0 ? 1 : 0)
