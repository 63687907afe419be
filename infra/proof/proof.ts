// `npm run proof`: tries the long promises and writes one table of all. `npm run proof R8 S15` tries
// only those.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Outcome, Row } from './outcome.ts'
import { rows } from './rows.ts'

type Result = Row & { word: 'pass' | 'FAIL' | '–'; seen: string }

async function tryRow(row: Row): Promise<Result> {
  if (!row.prove) return { ...row, word: '–', seen: row.otherwise ?? '' }
  console.log(`${row.id} ${row.promise} …`)
  const outcome: Outcome = await row
    .prove()
    .catch((error: unknown) => ({ holds: false, seen: String(error).slice(-400) }))
  console.log(`   ${outcome.holds ? 'pass' : 'FAIL'}: ${outcome.seen}`)
  return { ...row, word: outcome.holds ? 'pass' : 'FAIL', seen: outcome.seen }
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((id) => !rows.some((row) => row.id === id))
if (unknown.length > 0) {
  console.error(`There is no promise ${unknown.join(', ')}.`)
  process.exit(1)
}

const results: Result[] = []
for (const row of rows) {
  if (wanted.length === 0 || wanted.includes(row.id)) results.push(await tryRow(row))
}

const table = [
  '| promise | | asked | seen | |',
  '| --- | --- | --- | --- | --- |',
  ...results.map(
    ({ id, promise, asked, seen, word }) =>
      `| ${id} | ${promise} | ${asked} | ${seen.replaceAll('|', '/').replaceAll('\n', ' ')} | ${word} |`
  ),
].join('\n')
const count = (word: Result['word']) => results.filter((result) => result.word === word).length
const summary = `${count('pass')} hold, ${count('FAIL')} do not, ${count('–')} were not tried here`

const folder = fileURLToPath(new URL('../test-results/', import.meta.url))
mkdirSync(folder, { recursive: true })
const file = join(folder, 'proof.md')
writeFileSync(file, `# Proof, ${new Date().toISOString()}\n\n${table}\n\n${summary}\n`)
console.log(`\n${table}\n\n${summary}. The table is in ${file}.`)
process.exit(count('FAIL') > 0 ? 1 : 0)
