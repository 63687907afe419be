import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import server from '../../start/rolldown.config.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const infra = resolve(root, 'infra')

interface Task {
  taskId: string
  directory: string
  dependencies: string[]
  /** By path from the directory of the task. */
  inputs: Record<string, string>
}

const turbo = ['turbo', 'run', 'build', '--dry=json']
const printed = execFileSync('npx', turbo, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
const { tasks } = JSON.parse(printed) as { tasks: Task[] }
const taskOf = (id: string) => tasks.find(({ taskId }) => taskId === id)!

function inputsOf(id: string): string[] {
  const { directory, dependencies, inputs } = taskOf(id)
  const own = Object.keys(inputs).map((path) => relative(root, resolve(root, directory, path)))
  return [...own, ...dependencies.flatMap(inputsOf)]
}

const builds = ['admin', 'api', 'infra', 'site'].map(
  (name) => [name, new Set(inputsOf(`@academy/${name}#build`))] as const
)

for (const [file, rebuilt] of [
  ['api/resources/messages/en.json', ['api']],
  ['site/src/i18n/messages/en.json', ['site']],
  ['admin/src/messages/en.json', ['admin']],
  ['api/shared/words/state_words.ts', ['admin', 'api', 'site']],
] as const) {
  test(`a changed text of ${file} builds ${rebuilt.join(', ')}`, () => {
    const found = builds.filter(([, inputs]) => inputs.has(file)).map(([name]) => name)
    assert.deepEqual(found, rebuilt)
  })
}

test('nothing that is generated is an input of a build', () => {
  const all = tasks.flatMap(({ taskId }) => inputsOf(taskId))
  const ignored = spawnSync('git', ['check-ignore', '--stdin'], {
    cwd: root,
    input: all.join('\n'),
    encoding: 'utf8',
  })
  assert.equal(ignored.stdout, '')
  assert.equal(ignored.status, 1)
})

test('each file that the server is bundled of is an input of its build', async () => {
  const bundle = await rolldown({ ...server, cwd: infra })
  const { output } = await bundle.generate()
  const files = output
    .flatMap((part) => ('modules' in part ? Object.keys(part.modules) : []))
    .filter((path) => path.startsWith(root))
    .map((path) => relative(root, path))
  assert.ok(files.length > 5)
  const inputs = new Set(inputsOf('@academy/infra#build'))
  assert.deepEqual(
    files.filter((file) => !inputs.has(file)),
    []
  )
})

/** What the page names, and the words in one language; all that comes with a press is loaded later. */
test('the first view of the admin is 150 KB at most, sent with its headers', () => {
  const dist = resolve(root, 'admin/dist')
  const page = readFileSync(resolve(dist, 'index.html'), 'utf8')
  const named = [...page.matchAll(/\/admin\/(assets\/[^"]+\.(?:js|css))"/g)].map(
    ([, file]) => file!
  )
  assert.equal(named.length, 2)
  const words = readdirSync(resolve(dist, 'assets')).filter((file) =>
    /^en-[\w-]{8}\.js$/.test(file)
  )
  assert.equal(words.length, 1)
  const files = [...named, ...words.map((file) => `assets/${file}`)]
  const sizes = files.map((file) => statSync(resolve(dist, `${file}.br`)).size)
  const total = sizes.reduce((sum, size) => sum + size)
  // Their headers are as many bytes as this leaves.
  assert.ok(total <= 148_000, `It has ${total} bytes.`)
})
