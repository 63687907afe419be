import { globSync } from 'node:fs'
import { VineValidator } from '@vinejs/vine'
import { test } from '@japa/runner'
import { findFault, type FieldRule } from '#shared/rules/field_rule'
import { MOST_MS, quickest } from '#tests/quickest'

const API = new URL('../../', import.meta.url)
/** Longer than any field may be, and longer than what a server has been stopped with. */
const LONG = 60_000
/**
 * What a text of that length may take: several times what a reading needs that goes through it a
 * few times on a slow machine, and far less than one whose steps grow with the square of it.
 */
const MOST_MS_LONG = 10 * MOST_MS

/** What a pattern may have to go through again and again: starts, parts that repeat, ends. */
const STARTS = ['', 'http://', 'https://a.b/', 'a@', '2026-', 'a', '-', '₹', '1st - ']
const PARTS = ['.', '@', '-', 'a', '0', ' ', '\n', '\t', ',', '/', ':', '+', '(', '"', '<', '\\', '_', 'a.', 'a@', 'a-', '0-', '1,', '. ', ' a', '-a.', 'http://', '०', 'ऴ', '\u0301\u0316', '\u0301', 'a\u200d', '\u200d', '\u200b', '\u202e', '\ud800', '👩\u200d', '\u{1f3f4}\u{e0067}', '\ufe0f', '\u0958', '\r'] // prettier-ignore
const ENDS = ['', '@', '!', '\n', '.', '\u0000']

/** Every start, part and end, so that each is met with each in turn. */
const attacks = (length: number, step = 1) =>
  PARTS.flatMap((part, index) =>
    STARTS.filter((_, place) => (index + place) % step === 0).map((start, place) => {
      const end = ENDS[(index + place) % ENDS.length]!
      const room = Math.max(0, length - start.length - end.length)
      return start + part.repeat(Math.floor(room / part.length)) + end
    })
  )

type Found = { name: string; judge: (text: string) => unknown; longest?: number }

const isRule = (value: object): value is FieldRule =>
  ['required', 'max', 'min', 'pattern', 'check'].some((key) => key in value)

/** Every pattern, rule and function of one text that a module exports, and those inside them. */
function judges(name: string, value: unknown): Found[] {
  if (value instanceof RegExp) return [{ name, judge: (text) => text.replace(value, '') }]
  if (typeof value === 'function') {
    return value.length === 1 ? [{ name, judge: (text) => value(text) }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  if (isRule(value)) {
    return [{ name, judge: (text) => findFault(value, text), longest: value.max?.value ?? 100 }]
  }
  return Object.entries(value).flatMap(([key, inner]) => judges(`${name}.${key}`, inner))
}

async function judgesOf(file: string): Promise<Found[]> {
  const module = (await import(new URL(file, API).href)) as object
  return Object.entries(module).flatMap(([key, value]) => judges(`${file} ${key}`, value))
}

/**
 * Of how many texts one judge is given one where those beside it are much like it; the next judge is
 * given the next ones.
 */
const SHARE = 3

async function slow(
  found: Found[],
  texts: (longest?: number) => string[],
  share = SHARE
): Promise<string[]> {
  const late: string[] = []
  for (const [at, { name, judge, longest }] of found.entries()) {
    for (const text of texts(longest).filter((_, index) => (index + at) % share === 0)) {
      const most = text.length > LONG / 2 ? MOST_MS_LONG : MOST_MS
      const time = await quickest(() => judge(text), most)
      if (time > most) late.push(`${name}: ${Math.round(time)} ms for ${text.slice(0, 20)}…`)
    }
  }
  return late
}

test.group('Slow texts', () => {
  // The reading of a circular is no judgement of strangers' texts: it happens in the director's own
  // browser, on what she pastes there.
  const files = globSync('shared/{rules,text,tournament}/*.ts', { cwd: API })

  test('no pattern, rule or function of api/shared takes its time with one it permits', async ({
    assert,
  }) => {
    const found = (await Promise.all(files.map(judgesOf))).flat()
    assert.includeMembers(
      found.map(({ name }) => name),
      ['shared/rules/contact_rules.ts contactRules.email', 'shared/text/plain_text.ts plainText']
    )
    assert.isAbove(found.length, 40)
    const rules = found.filter(({ longest }) => longest !== undefined)
    assert.deepEqual(await slow(rules, (longest) => attacks(longest!)), [])
  }).timeout(60_000)

  test('nor with one that is much longer', async ({ assert }) => {
    const found = (await Promise.all(files.map(judgesOf))).flat()
    const texts = attacks(LONG, 9)
    assert.deepEqual(await slow(found, () => texts, 1), [])
  }).timeout(60_000)

  test('no validator takes its time with any field', async ({ assert }) => {
    const validators: Found[] = []
    for (const file of globSync('app/validators/*.ts', { cwd: API })) {
      const module = (await import(new URL(file, API).href)) as Record<string, unknown>
      for (const [name, validator] of Object.entries(module)) {
        if (!(validator instanceof VineValidator)) continue
        const { schema } = validator.toJSON()
        const fields = (schema.schema as { properties: { fieldName: string }[] }).properties
        for (const { fieldName } of fields) {
          const judge = (text: string) => validator.tryValidate({ [fieldName]: text })
          validators.push({ name: `${name} ${fieldName}`, judge })
        }
      }
    }
    assert.isAbove(validators.length, 60)
    const texts = [...attacks(100, 9), ...attacks(LONG, 9)]
    assert.deepEqual(await slow(validators, () => texts), [])
  }).timeout(120_000)
})
