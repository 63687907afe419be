import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { StubbedMachine } from './stubbed-machine.ts'

const machine = new StubbedMachine()
const [uid, gid] = [process.getuid!(), process.getgid!()]
const NOBODY = 65_534

const release = () => join(machine.root, 'srv/academy/releases', machine.served.release)

/** Another account has built it, where we may give files away; everybody may write into it. */
function giveAway() {
  if (uid === 0) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, machine.built])
  execFileSync('chmod', ['-R', 'a+w', machine.built])
  chmodSync(join(machine.built, 'infra'), 0o6777)
}

describe('a release that was built elsewhere', () => {
  before(async () => {
    giveAway()
    const { code, said } = await machine.deploy()
    assert.equal(code, 0, said)
  })
  after(() => machine.remove())

  test('belongs to who deploys before any of it is run', () => {
    assert.ok(machine.rights.length > 4)
    assert.deepEqual(new Set(machine.rights), new Set([`${uid} -rwxr-xr-x`]))
  })

  test('can be written by nobody else', () => {
    const isOpen = ['-perm', '/6022', '!', '-type', 'l']
    const isForeign = ['!', '(', '-uid', String(uid), '-gid', String(gid), ')']
    const args = [release(), '(', ...isOpen, ')', '-o', ...isForeign]
    assert.equal(execFileSync('find', args, { encoding: 'utf8' }), '')
  })

  test('shares no file with who has built it', () => {
    for (const name of ['node_modules/.bin/node', 'package.json']) {
      const file = statSync(join(release(), name))
      assert.notEqual(file.ino, statSync(join(machine.built, name)).ino)
      assert.equal(file.nlink, 1)
    }
  })
})
