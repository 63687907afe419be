import { readFileSync, readdirSync } from 'node:fs'
import { test } from '@japa/runner'

const folder = new URL('../../../commands/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
const operations = readFileSync(
  new URL('../../../../infra/docs/operations.md', import.meta.url),
  'utf8'
)

test.group('Command', () => {
  test('{$self} explains itself, its exit codes too, and stands in the documents')
    .with(files)
    .run(async ({ assert }, file) => {
      const { default: command } = await import(new URL(file, folder).href)
      const { commandName, description, help } = command
      assert.equal(commandName.replace(':', '_'), file.replace('.ts', ''))
      assert.match(description, /^[A-Z].{20,90}[^.]$/)
      assert.match([help].flat().join('\n'), /Exit codes: 0 [^,]+, 1 /)
      assert.include(operations, `| \`${commandName}`)
    })
})
