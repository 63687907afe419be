import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect } from '../fixtures.ts'

const validator = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar')),
  'build/dist/vnu.jar'
)

/** Its rules of CSS are outdated, and reading ours takes a third of its time. */
const STYLES = /(<style[^>]*>).*?<\/style>/gs

/** The Nu HTML checker finds nothing wrong in these documents, given by their path. */
export function expectValidHtml(documents: Map<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'academy-html-'))
  try {
    const files = [...documents].map(([path, html], index) => {
      const name = join(folder, `${index}.html`)
      writeFileSync(name, html.replace(STYLES, '$1</style>'))
      return { path, name }
    })
    // A short run does not pay for Java's optimizing compiler.
    const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m', '-jar', validator]
    const options = ['--errors-only', '--exit-zero-always', '--format', 'json']
    const unfounded = [
      // Astro puts the style of its islands right before the first of them.
      'A “style” element in “body” .*',
      // It does not know rel=expect yet.
      'A “link” element with a “blocking” attribute must .*',
    ]
    const filter = ['--filterpattern', unfounded.join('|')]
    const names = files.map(({ name }) => name)
    const { stderr } = spawnSync('java', [...java, ...options, ...filter, ...names], {
      encoding: 'utf8',
      // It reads its arguments, the quotes in the filter, in the encoding of the locale.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    })
    const { messages } = JSON.parse(stderr) as {
      messages: { url: string; message: string; extract?: string }[]
    }
    const errors = messages.map(({ url, message, extract }) => {
      const path = files.find(({ name }) => url.endsWith(name))?.path
      return `${path}: ${message} (${extract})`
    })
    expect(errors).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
