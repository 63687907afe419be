import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readdirSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startAcademy } from '../support/academy.ts'
import { Client } from '../support/client.ts'
import { photograph } from '../support/pictures.ts'

const PATHS = ['/', '/updates', '/achievements', '/api/tournaments', '/api/achievements', '/login']

/** Writes until nothing more fits. */
function fill(file: string) {
  const handle = openSync(file, 'w')
  const block = Buffer.alloc(64 * 1024, 1)
  try {
    for (let size = block.length; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (;;) writeSync(handle, block, 0, size)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}

test('on a full disk reading works, and saves are refused with a sentence', async (context) => {
  const data = mkdtempSync(join(tmpdir(), 'academy-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=700', 'tmpfs', data])
  context.after(() => {
    execFileSync('umount', ['-l', data])
    rmSync(data, { recursive: true })
  })
  const limits = { LIMIT_CONTACT_TOTAL: '100000', LIMIT_CONTACT_ADDRESS: '100000' }
  const academy = await startAcademy({ DATA_DIR: data, DEMO: '0', ...limits })
  context.after(() => academy.stop())
  const client = new Client(academy.origin)
  const token = await client.signIn()
  // A session that was never used: its first use is stored.
  const unused = await client.signIn()
  const stored: string[] = []
  const publish = async (title: string, picture?: Buffer) => {
    const answer = await client.publish(token, title, true, undefined, picture)
    if (answer.status === 201) stored.push(title)
    return answer
  }
  assert.equal((await publish('Before')).status, 201)
  fill(join(data, 'ballast'))

  for (const path of PATHS) assert.equal((await client.call(path)).status, 200, path)
  assert.equal((await client.call('/api/auth/profile', { token: unused })).status, 200)

  const upload = await publish('With picture', await photograph())
  // The database's log reuses the room that it had before the disk was full.
  let contact = await client.write('First visitor', 'Is there room for me?')
  for (let count = 0; contact.status === 201 && count < 3000; count += 1) {
    contact = await client.write(`Visitor ${count}`, 'Is there room for me?')
  }
  const save = await publish('Without picture')
  for (const { status, text } of [upload, contact, save]) {
    assert.equal(status, 507, text)
    assert.match((JSON.parse(text) as { message: string }).message, /^[A-Z].*space.*\.$/)
    assert.doesNotMatch(text, /SQL|ENOSPC|insert/i)
  }
  assert.deepEqual(readdirSync(join(data, 'tmp')), [])

  rmSync(join(data, 'ballast'))
  const begun = performance.now()
  while ((await publish('After')).status !== 201 && performance.now() - begun < 5000);
  const wait = performance.now() - begun
  assert.ok(wait <= 1000, `saving again took ${Math.round(wait)} ms`)
  const list = (await client.call('/api/tournaments/admin', { token })).text
  const lost = stored.filter((title) => !list.includes(`"${title}"`))
  assert.deepEqual(lost, [])
})
