import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { startAcademy } from '../support/academy.ts'
import { Client } from '../support/client.ts'
import { photograph } from '../support/pictures.ts'

const REQUESTS = 200
/** Every fourth request publishes something, every fifth of those with a picture. */
const PUBLISHED = 4
const WITH_PICTURE = 5
/** A session's last use is stored once it is a minute old, beside the answer: none gets that old. */
const SIGNED_IN = 20

const CALLS = 'pwrite64,fsync,fdatasync,write,writev,rename,renameat,renameat2'

/** Reads strace's output: what had been written but not synced when an answer went out? */
function judge(trace: string) {
  const seen = { answers: 0, syncs: 0, pictures: 0, tooEarly: [] as string[] }
  const begun = new Map<string, string>()
  const synced = new Set<string>()
  let isWalDirty = false
  let isFolderDirty = false
  for (const line of trace.split('\n')) {
    const [, thread = '', rest = ''] = /^(\d+)\s+(.*)$/.exec(line) ?? []
    if (rest.includes('<unfinished')) begun.set(thread, rest)
    const isEnd = !rest.includes('<unfinished')
    const isStart = !rest.startsWith('<...')
    const call = isStart ? rest : (begun.get(thread) ?? '')

    if (isStart && /^pwrite64\(\d+<[^>]*-wal>/.test(call)) {
      isWalDirty = true
      if (isFolderDirty) seen.tooEarly.push('a row before the folder of its picture')
    }
    const [, file] = /^(?:fsync|fdatasync)\(\d+<([^>]*)>/.exec(call) ?? []
    if (isEnd && file) {
      synced.add(file)
      if (/\/uploads\/\w+$/.test(file)) isFolderDirty = false
      if (file.endsWith('-wal')) {
        seen.syncs += 1
        isWalDirty = false
      }
    }
    const [, from, to] = /^rename\w*\((?:\w+, )?"([^"]+)", (?:\w+, )?"([^"]+)"/.exec(call) ?? []
    if (isStart && from && to?.includes('/uploads/')) {
      seen.pictures += 1
      isFolderDirty = true
      if (!synced.has(from)) seen.tooEarly.push('the name of a picture before its bytes')
    }
    if (isStart && /^writev?\(\d+<(socket|TCP).*HTTP\/1\.1 201/.test(call)) {
      seen.answers += 1
      if (isWalDirty) seen.tooEarly.push('an answer before its row')
    }
  }
  return seen
}

test('no answer leaves before its row and its picture are on the disk', async (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'academy-power-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  const trace = join(folder, 'trace')
  const settings = {
    DEMO: '0',
    QUEUE_WORKER: '0',
    LIMIT_SIGN_IN: '1000',
    LIMIT_CONTACT_TOTAL: '1000',
    LIMIT_CONTACT_ADDRESS: '1000',
    LIMIT_CONTACT_EMAIL: '1000',
  }
  // -s: enough of an answer to see its status; -y: which file a number stands for.
  const strace = `strace -D -f -q -y -s 400 -e signal=none -e trace=${CALLS} -o ${trace}`
  const academy = await startAcademy(settings, undefined, strace.split(' '))
  context.after(() => academy.stop())

  const client = new Client(academy.origin)
  let token = await client.signIn()
  const picture = await photograph()
  for (let count = 1; count <= REQUESTS; count += 1) {
    if (count % SIGNED_IN === 0) token = await client.signIn()
    const withPicture = count % (PUBLISHED * WITH_PICTURE) === 0
    const { status, text } =
      count % PUBLISHED
        ? await client.write(`Writer ${count}`, `A message, number ${count}.`)
        : await client.publish(
            token,
            `Open ${count}`,
            true,
            undefined,
            withPicture ? picture : undefined
          )
    assert.equal(status, 201, text)
  }
  client.close()
  await academy.close()
  const { answers, syncs, pictures, tooEarly } = judge(readFileSync(trace, 'utf8'))
  context.diagnostic(`${answers} answers, ${syncs} syncs of the log, ${pictures} files of pictures`)
  assert.deepEqual(tooEarly, [])
  assert.equal(answers, REQUESTS)
  assert.ok(syncs >= REQUESTS)
  assert.ok(pictures >= REQUESTS / (PUBLISHED * WITH_PICTURE))
})
