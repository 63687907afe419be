import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { check } from 'recheck'
import ts from 'typescript'

const project = fileURLToPath(new URL('../../', import.meta.url))

/**
 * Code that strangers' words reach. Not the director's app, nor the reading of a circular that she
 * pastes there: that happens in her own browser. Nor the policy, which is read off documents that
 * the build has made: no text of anybody else stands in them.
 */
const SOURCES = [
  'api/{app,config,shared,start}/**/*.ts',
  'site/src/**/*.{ts,tsx}',
  'infra/start/*.ts',
]

/**
 * Expressions whose work grows with the square of the input, and the longest input they ever get, in
 * characters: a few thousand are a millisecond or two.
 */
const BOUNDED: Record<string, number> = {
  // A slug is cut first.
  '/^-+|-+$/g': 80,
  // The digits of an amount that is a safe number.
  '/\\d(?=(?:\\d\\d)+\\d$)/g': 16,
  // A rating is 20 characters at most.
  '/^\\s*([+−–-]?)\\s*(\\d[\\d,]*(?:\\.\\d+)?)/': 20,
  // The beginning of a description, cut for a preview.
  '/[\\s,;:.·–—-]+$/': 200,
  // Names of our own tables.
  '/^(adonis_schema.*|rate_limits|queue_schedules|list_counts|\\w+_found|\\w+_trigrams\\w*|sqlite_.*)$/': 63,
}

/** Every regular expression of a file, as it is written. */
function expressionsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('no regular expression of ours can be made slow', async () => {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: project })).filter(
    (file) => !file.startsWith('api/shared/circular/') && file !== 'site/src/policy.ts'
  )
  const expressions = [...new Set(files.flatMap((file) => expressionsOf(join(project, file))))]
  assert.ok(expressions.length > 20)
  const slow: string[] = []
  for (const expression of expressions) {
    const end = expression.lastIndexOf('/')
    const flags = expression.slice(end + 1).replace('v', 'u')
    const result = await check(expression.slice(1, end), flags, { timeout: 5000 })
    const growth = 'complexity' in result ? result.complexity?.type : undefined
    const isBounded = expression in BOUNDED && growth !== 'exponential'
    // `unknown`: the analysis was not over in time, which a busy machine decides.
    if (result.status === 'vulnerable' && !isBounded) slow.push(expression)
  }
  assert.deepEqual(slow, [])
  const unused = Object.keys(BOUNDED).filter((expression) => !expressions.includes(expression))
  assert.deepEqual(unused, [], 'bounds of expressions that are gone')
})
