import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(project, path), 'utf8')

const CATALOGUES = ['site/src/messages', 'admin/src/messages', 'api/resources/messages']

const rows = read('infra/docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:-|English )/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))

for (const [column, language] of [
  [2, 'mr'],
  [3, 'hi'],
] as const) {
  test(`the glossary has the words that the catalogues say: ${language}`, () => {
    const said = CATALOGUES.map((folder) => read(`${folder}/${language}.json`)).join('\n')
    const words = rows.flatMap((row) => row[column]!.split(', '))
    assert.ok(words.length > 40)
    assert.deepEqual(
      words.filter((word) => !said.includes(word)),
      []
    )
  })
}
