// Part of `npm run lint`: the files, scripts, tests and names in code that the documents print exist.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const FOLDER = /^(?:api|site|admin|infra|\.github)\//
/** Made by a build or a test, so not there everywhere. */
const MADE = /^(?:api\/(?:build|\.adonisjs)|(?:site|admin|infra)\/dist|infra\/test-results)(?:\/|$)/
/** Where names in code stand beside the files that have them. */
const RECIPES = '.github/CONTRIBUTING.md'
/** The recipes' own example. */
const EXAMPLES = ['arbiter']

const files = execFileSync('git', ['ls-files', '-z', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => path && existsSync(join(root, path)))

const isThere = (path: string) => existsSync(join(root, path))

/** `site/src/features/<name>` says where to put something: what stands before the `<` is there. */
const known = (path: string) => path.replace(/[^/]*<.*$/, '')

const manifestOf = (folder: string) =>
  JSON.parse(read(join(folder, 'package.json'))) as {
    name: string
    workspaces?: string[]
    scripts: Record<string, string>
  }

function scriptFault(command: string): string | undefined {
  const [, test, script = 'test'] = /^npm (?:(start|test)|run ([\w:-]+))\b/.exec(command) ?? []
  const isNpm = /^npm (?:start|test|run )/.test(command)
  if (!isNpm) return undefined
  const workspace = /(?:^| )-w (\S+)/.exec(command)?.[1]
  const folders = manifestOf('.').workspaces!
  // By its folder npm takes the workspaces inside of it too.
  const folder = workspace ? folders.find((one) => manifestOf(one).name === workspace) : '.'
  if (!folder) return `no workspace is called ${workspace}`
  const name = test ?? script
  if (!(name in (manifestOf(folder).scripts ?? {}))) return `${folder} has no script ${name}`
  return undefined
}

/** What a code span is the name of, or calls, as the code has it. */
function namesIn(span: string): [name: string, use: RegExp][] {
  if (/^\w+$/.test(span)) return [[span, new RegExp(`\\b${span}\\b`)]]
  const calls = [...span.matchAll(/(?<![.\w])([a-z]\w*)\(/gi)]
  return calls.map(([, name]) => [name!, new RegExp(`\\b${name}(?:\\(| = )`)])
}

/** Code files and folders that a paragraph or a step of a list names. */
const codeOf = (spans: string[]) =>
  spans.filter((span) => FOLDER.test(span) && /\.[cm]?tsx?$/.test(span) && isThere(span))

function faultsOf(document: string, block: string): string[] {
  const faults: string[] = []
  const spans = [...block.matchAll(/`([^`\n]+(?:\n[^`\n]+)?)`/g)].map(([, span]) =>
    span!.replace(/\s+/g, ' ')
  )
  for (const span of spans) {
    for (const word of span.split(' ')) {
      const path = known(word)
      if (FOLDER.test(path) && !MADE.test(path) && !isThere(path))
        faults.push(`there is no ${path}`)
    }
    for (const command of span.split(' && ')) {
      const fault = scriptFault(command)
      if (fault) faults.push(`${command}: ${fault}`)
    }
  }
  const code = codeOf(spans)
  if (document !== RECIPES || code.length === 0) return faults
  const text = code.map(read).join('\n')
  for (const [name, use] of spans.flatMap(namesIn)) {
    if (EXAMPLES.includes(name) || use.test(text)) continue
    faults.push(`${name} is not in ${code.join(', ')}`)
  }
  return faults
}

function linkFaults(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, link]) => link!)
  return links
    .filter((link) => !isThere(join(dirname(document), link)))
    .map((link) => `the link ${link} leads nowhere`)
}

for (const document of files) {
  const text = read(document)
  const blocks = text.replace(/^```[\s\S]*?^```/gm, '').split(/\n\s*\n|\n(?=(?:\d+\.|-|\|) )/)
  const faults = [
    ...linkFaults(document, text),
    ...blocks.flatMap((block) => faultsOf(document, block)),
  ]
  for (const fault of faults) {
    console.error(`${document}: ${fault}.`)
    process.exitCode = 1
  }
}
