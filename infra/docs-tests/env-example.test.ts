import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

const example = new Map(
  Array.from(read('.env.example').matchAll(/^#([A-Z][A-Z0-9_]*)=(.*)$/gm), ([, name, value]) => [
    name!,
    value!,
  ])
)

/** The rule of each setting of the API, as it is written. */
const source = read('api/start/env.ts')
const rules = new Map(
  Array.from(
    source.matchAll(/^ {2}([A-Z][A-Z0-9_]*):(.*?)(?=^ {2}\S|^$|^\}\))/gms),
    ([, name, rule]) => [name!, rule!]
  )
)

/** What a start fills in before the API looks: `env.PORT ??= '8080'`. */
const filledIn = new Map(
  Array.from(
    read('infra/start/environment.ts').matchAll(/env\.(\w+) \?\?= (.+)$/gm),
    ([, name, value]) => [name!, /^'(.*)'$/.exec(value!)?.[1]]
  )
)

/** The number of a default that others use too, and that has a name for it. */
function numberOf(name: string): string | undefined {
  const file = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '#shared/(\\w+)'`).exec(
    source
  )?.[1]
  const shared = file ? read(`api/shared/${file}.ts`) : ''
  return new RegExp(`^export const ${name} = (\\d+)$`, 'm').exec(shared)?.[1]
}

/** The default that a rule says; undefined where it has none, or makes one. */
function defaultOf(rule: string): string | undefined {
  const list = /otherwise: \[([^\]]*)\]/.exec(rule)?.[1]
  const word = /(?:otherwise: |\], |flag\()'?([\w.-]+)'?[\s,)}]/.exec(rule)?.[1]
  const one = word && /^[A-Z_]{2,}$/.test(word) ? numberOf(word) : word
  const said = (list ?? one)?.replace(/[_\s]/g, '')
  return { undefined: undefined, true: '1', false: '0' }[said ?? 'undefined'] ?? said
}

describe('.env.example', () => {
  test('names every setting there is, and no other', () => {
    assert.ok(rules.size > 40 && filledIn.size > 5)
    const known = new Set([...rules.keys(), ...filledIn.keys()])
    assert.deepEqual([...example.keys()].sort(), [...known].sort())
  })

  test('says the defaults', () => {
    for (const [name, value] of example) {
      const said = filledIn.get(name) ?? defaultOf(rules.get(name) ?? '')
      if (said !== undefined && said !== 'undefined') assert.equal(value, said, name)
    }
  })
})
