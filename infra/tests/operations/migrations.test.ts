import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { faultsOf, lintMigrations } from '../../lint-migrations.ts'

const migration = (up: string) => `
import { BaseSchema } from '@adonisjs/lucid/schema'
export default class extends BaseSchema {
  override async up() {
    ${up}
  }
  override async down() {
    this.schema.dropTable('arbiters')
  }
}`
const altering = (line: string) =>
  migration(`this.schema.alterTable('tournaments', (table) => { ${line} })`)

const refused: [source: string, sentence: RegExp][] = [
  [altering(`table.renameColumn('deed', 'action')`), /a rename/],
  [migration(`this.schema.renameTable('one', 'other')`), /a rename/],
  [migration(`this.schema.raw('ALTER TABLE activities RENAME COLUMN deed TO action')`), /a rename/],
  [altering(`table.dropColumns('one', 'other')`), /a drop/],
  [migration(`this.schema.dropTable('one')`), /a drop/],
  [migration('this.schema.raw(`alter table one drop column ${name}`)'), /a drop/],
  [altering(`table.text('arbiter').notNullable()`), /not null without a default/],
  [altering(`table.dropNullable('arbiter')`), /not null without a default/],
  [migration(`this.schema.raw('alter table one add two text not null')`), /not null without/],
  [altering(`table.integer('rounds').nullable().alter()`), /another type/],
]
for (const [source, sentence] of refused) {
  test(`a migration is refused: ${source.split('\n')[4]!.trim()}`, () => {
    const faults = faultsOf('new.ts', source)
    assert.equal(faults.length, 1, faults.join('\n'))
    assert.match(faults[0]!, /^new\.ts:5: /)
    assert.match(faults[0]!, sentence)
  })
}

const accepted = [
  altering(`table.text('arbiter').nullable()`),
  altering(`table.text('arbiter').notNullable().defaultTo('')`),
  altering(`table.dropIndex(['city'])`),
  migration(`this.schema.createTable('one', (table) => { table.text('two').notNullable() })`),
  migration(`this.schema.raw('alter table one add two text not null default 0')`),
]
for (const source of accepted) {
  test(`a migration is accepted: ${source.split('\n')[4]!.trim()}`, () => {
    assert.deepEqual(faultsOf('new.ts', source), [])
  })
}

test('compared with the last release, a changed migration and what is new are looked at', () => {
  const root = mkdtempSync(join(tmpdir(), 'academy-migrations-'))
  after(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'api/database/migrations')
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args])
  const commit = (name: string, source: string) => {
    writeFileSync(join(folder, name), source)
    git('add', '--all')
    git('commit', '--quiet', '--message', name)
  }
  mkdirSync(folder, { recursive: true })
  git('init', '--quiet')
  commit('1_baseline.ts', altering(`table.dropColumn('one')`))
  assert.deepEqual(lintMigrations(root), [])

  git('tag', 'v1.0.0')
  commit('2_arbiters.ts', altering(`table.text('arbiter').nullable()`))
  assert.deepEqual(lintMigrations(root), [])

  commit('1_baseline.ts', altering(`table.text('one')`))
  commit('3_names.ts', migration(`this.schema.renameTable('one', 'other')`))
  const [changed, added, ...rest] = lintMigrations(root)
  assert.match(changed!, /1_baseline\.ts was released with v1\.0\.0/)
  assert.match(added!, /3_names\.ts:5: a rename/)
  assert.deepEqual(rest, [])
})
