import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'

const scripts = fileURLToPath(new URL('../deploy/', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'academy-deploy-'))
after(() => rmSync(root, { recursive: true }))

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(join(scripts, script), args, { encoding: 'utf8' })
  return { status, stdout, stderr: stderr.trim() }
}

describe('deploy scripts', () => {
  test('shellcheck has nothing to say', () => {
    const names = readdirSync(scripts).filter((name) => name.endsWith('.sh'))
    assert.ok(names.length >= 7)
    const { status, stdout } = spawnSync('shellcheck', names, { cwd: scripts, encoding: 'utf8' })
    assert.equal(status, 0, stdout)
  })

  test('a machine that is not set up is not deployed to', () => {
    const { status, stderr } = run('deploy.sh', '--root', root)
    assert.equal(status, 1)
    assert.match(stderr, /site\.env does not exist\. Run infra\/deploy\/setup\.sh\.$/)
  })

  test('what cannot be deployed is refused before anything is touched', () => {
    mkdirSync(join(root, 'etc', 'academy'), { recursive: true })
    for (const name of ['site.env', 'academy.env']) {
      writeFileSync(join(root, 'etc', 'academy', name), '')
    }
    const refusals: [args: string[], sentence: RegExp][] = [
      [['no-such-revision'], /^no-such-revision is no revision of /],
      [['--built', root], /api\/build is not built\. Nothing was changed\.$/],
      [['--fast'], /^--fast is not known: deploy\.sh /],
    ]
    for (const [args, sentence] of refusals) {
      const { status, stderr } = run('deploy.sh', '--root', root, ...args)
      assert.equal(status, 1)
      assert.match(stderr, sentence)
    }
    assert.deepEqual(readdirSync(join(root, 'srv', 'academy', 'releases')), [])
  })

  test('there is nothing to go back to before the first deploy', () => {
    const { status, stderr } = run('rollback.sh', '--root', root)
    assert.equal(status, 1)
    assert.equal(stderr, 'Nothing is served yet, so there is nothing to go back from.')
  })

  test('there is nothing to apply settings to before the first deploy', () => {
    const { status, stderr } = run('apply.sh', '--root', root)
    assert.equal(status, 1)
    assert.equal(stderr, 'Nothing is served yet: run infra/deploy/deploy.sh.')
  })

  test('setting up asks for a domain', () => {
    for (const args of [[], ['https://academy.example'], ['academy']]) {
      const { status, stderr } = run('setup.sh', ...args)
      assert.equal(status, 1)
      assert.match(stderr, /^Say the domain: setup\.sh /)
    }
  })
})
