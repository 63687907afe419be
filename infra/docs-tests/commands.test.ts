import assert from 'node:assert/strict'
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { suites } from '../test/suites.mjs'

const project = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(project, path), 'utf8')

const documents = [
  'README.md',
  '.github/CONTRIBUTING.md',
  ...['architecture', 'settings', 'operations', 'runbook', 'outgrow', 'tests', 'glossary'].map(
    (name) => `infra/docs/${name}.md`
  ),
]

/** What an example would add. */
const EXAMPLES = ['api/shared/camp_rules.ts', 'api/app/models/camp.ts', 'admin/src/features/camps']

/** Commands of the framework that the documents use. */
const FRAMEWORK = ['migration:run']

/** Folders that our programs make, so that a fresh clone has none. */
const WRITTEN = ['infra/test-results']

const ace = new Set([
  ...FRAMEWORK,
  ...readdirSync(join(project, 'api/commands')).flatMap((file) => {
    const [, name] = /commandName = '([\w:]+)'/.exec(read(`api/commands/${file}`)) ?? []
    return name ? [name] : []
  }),
])
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts)
const units = readdirSync(join(project, 'infra/systemd'))
const settings =
  read('api/start/env.ts') +
  read('infra/nginx/site.env') +
  read('infra/systemd/academy-.service.d/process.conf')

for (const document of documents) {
  const text = read(document)
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, one]) => one!))]

  describe(document, () => {
    test('names only commands of the API that are there', () => {
      const named = all(/(?:ace\.sh|npm run ace --|ace\.js|^\| `)\s*([a-z]+:[a-z-]+)/gm)
      assert.deepEqual(
        named.filter((name) => !ace.has(name)),
        []
      )
    })

    test('names only scripts that are there and can be run', () => {
      for (const path of all(/(infra\/[\w/-]+\.sh)\b/g)) {
        accessSync(join(project, path), constants.X_OK)
      }
      const named = all(/npm run ([a-z]+)/g)
      assert.deepEqual(
        named.filter((name) => !scripts.includes(name)),
        []
      )
    })

    test('names only files of the project that are there', () => {
      for (const path of all(/`((?:api|site|admin|infra)\/[\w./-]+)`/g)) {
        if ([...WRITTEN, ...EXAMPLES].includes(path)) continue
        accessSync(join(project, path.replace(/\/$/, '')))
      }
    })

    test('leads only to what is there', () => {
      for (const path of all(/\]\((?!https?:)([^)#]+)/g)) {
        accessSync(join(project, dirname(document), path))
      }
    })

    test('names only units that are there', () => {
      for (const name of all(/\b(academy-(?:web|worker|backup|purge)[\w@.]*?)(?=['`\s,.;)]|\*)/g)) {
        const isThere = units.some(
          (unit) => unit === name || unit.startsWith(name.replace(/\d+$/, ''))
        )
        assert.ok(isThere, `${name} is no unit`)
      }
    })

    test('names only settings that are there', () => {
      const named = all(/(?:^|`)([A-Z][A-Z0-9]+_[A-Z0-9_]+)(?=[=`])/gm)
      assert.deepEqual(
        named.filter((name) => !new RegExp(`\\b${name}\\b`).test(settings)),
        []
      )
    })
  })
}

test('tests.md names every suite', () => {
  const rows = read('infra/docs/tests.md').matchAll(/^\| `([a-z]+)` +\|/gm)
  assert.deepEqual(
    Array.from(rows, ([, name]) => name).sort(),
    suites.map(({ name }) => name).sort()
  )
})

describe('the runbook', () => {
  test('has ten mornings, each with a command', () => {
    const mornings = read('infra/docs/runbook.md')
      .split(/^## (?=\d+\. )/m)
      .slice(1)
    assert.deepEqual(
      mornings.map((morning) => Number.parseInt(morning, 10)),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    )
    for (const morning of mornings) assert.match(morning, /`[^`]+`|```/)
  })
})
