// Part of `npm run lint`: migrations that are new since the last release. While a release is deployed,
// and after a rollback, the release before works with the new schema (infra/deploy/deploy.sh).
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const RENAMES = ['renameColumn', 'renameTable', 'rename']
const DROPS = [
  'dropColumn',
  'dropColumns',
  'dropTable',
  'dropTableIfExists',
  'dropTimestamps',
  'dropView',
]

const nameOf = (node: ts.Node) =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)
    ? node.expression.name.text
    : undefined

/** The names of all calls of a chain, such as `text`, `notNullable` and `defaultTo`. */
function chainOf(node: ts.Node): string[] {
  const names: string[] = []
  for (let one = node; ; one = (one.expression as ts.PropertyAccessExpression).expression) {
    const name = nameOf(one)
    if (!name || !ts.isCallExpression(one)) return names
    names.push(name)
  }
}

const SENTENCES = {
  renames: 'a rename: add the new name, write both, and drop the old one a release later.',
  drops: 'a drop: the release before still reads it; drop it a release later.',
  requires: 'not null without a default: the release before does not write it.',
  alters: 'another type: the release before writes the old one.',
}
type Kind = keyof typeof SENTENCES

function kindsOfSql(sql: string): Kind[] {
  const kinds: Kind[] = []
  if (/\brename\b/i.test(sql)) kinds.push('renames')
  if (/\bdrop (table|column|view)\b/i.test(sql)) kinds.push('drops')
  const isRequired = /\bnot null\b/i.test(sql) && !/\bdefault\b/i.test(sql)
  if (/\balter\b/i.test(sql) && isRequired) kinds.push('requires')
  return kinds
}

/** @returns one sentence, with its line, for each thing that the release before could not work with */
export function faultsOf(name: string, source: string): string[] {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true)
  const faults: string[] = []
  const report = (node: ts.Node, kind: Kind) => {
    const { line } = file.getLineAndCharacterOfPosition(node.getEnd())
    faults.push(`${name}:${line + 1}: ${SENTENCES[kind]}`)
  }
  function visit(node: ts.Node, isAltering: boolean) {
    if (ts.isMethodDeclaration(node) && node.name.getText(file) === 'down') return
    const called = nameOf(node)
    if (called && RENAMES.includes(called)) report(node, 'renames')
    if (called && DROPS.includes(called)) report(node, 'drops')
    if (called === 'dropNullable') report(node, 'requires')
    if (called === 'alter') report(node, 'alters')
    const isWhole = !ts.isPropertyAccessExpression(node.parent)
    if (isAltering && isWhole && ts.isCallExpression(node)) {
      const chain = chainOf(node)
      if (chain.includes('notNullable') && !chain.includes('defaultTo')) report(node, 'requires')
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      for (const kind of kindsOfSql(node.text)) report(node, kind)
    }
    const alters = isAltering || called === 'alterTable' || called === 'table'
    ts.forEachChild(node, (child) => visit(child, alters))
  }
  ts.forEachChild(file, (node) => visit(node, false))
  return faults
}

const MIGRATIONS = 'api/database/migrations'

function git(root: string, ...args: string[]): string[] {
  const text = execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim()
  return text ? text.split('\n') : []
}

/**
 * From 1.0.0 on migrations are added; the baseline is not edited. Nothing is refused where no tag of a
 * release is known, as in a clone of the newest commit alone.
 */
export function lintMigrations(root: string): string[] {
  const [release] = git(root, 'tag', '--merged', 'HEAD', '--sort=-version:refname', '--list', 'v*')
  if (!release) return []
  const released = git(root, 'ls-tree', '--name-only', release, `${MIGRATIONS}/`)
  const changed = git(root, 'diff', '--name-only', release, '--', MIGRATIONS)
  const present = readdirSync(join(root, MIGRATIONS)).map((name) => `${MIGRATIONS}/${name}`)
  return [
    ...released
      .filter((name) => changed.includes(name))
      .map((name) => `${name} was released with ${release}: add a migration instead.`),
    ...present
      .filter((name) => !released.includes(name))
      .flatMap((name) => faultsOf(name, readFileSync(join(root, name), 'utf8'))),
  ]
}

if (import.meta.main) {
  const faults = lintMigrations(fileURLToPath(new URL('../', import.meta.url)))
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
