import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers } from '#tests/child'
import { heaviestPictures } from '#tests/picture_corpus'
import { pictureProcesses } from '#tests/picture_process'
import { jpeg } from '#tests/sample_pictures'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}/api`
const ADMIN = { ADMIN_EMAIL: 'director@mail.example', ADMIN_PASSWORD: 'rook to the seventh' }

/** What the units give to each process on a server. */
const infra = dirname(findPackageJSON('@academy/infra', import.meta.url)!)
const UNIT = readFileSync(join(infra, 'systemd/academy-.service.d/process.conf'), 'utf8')
const MEMORY = Object.fromEntries(
  [...UNIT.matchAll(/^Environment="?(NODE_OPTIONS|MALLOC_\w+)=([^"\n]+)/gm)].map(
    ([, name, value]) => [name!, value!]
  )
)

/** Bytes that a server and its picture process hold now, or held at their worst. */
function memory(pid: number, kind: 'VmRSS' | 'VmHWM') {
  const each = [pid, ...pictureProcesses(pid)].map((one) => {
    const [, kibibytes] = readFileSync(`/proc/${one}/status`, 'utf8').match(`${kind}:\\s+(\\d+)`)!
    return Number(kibibytes) * 1024
  })
  return each.reduce((sum, bytes) => sum + bytes)
}

async function signIn(): Promise<string> {
  const response = await fetch(`${ADDRESS}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }),
  })
  const { token } = (await response.json()) as { token: string }
  return token
}

async function upload(bearer: string, picture: Buffer) {
  const form = new FormData()
  form.append('title', 'Open')
  form.append('description', 'Seven rounds.')
  form.append('formLink', 'https://forms.example/x')
  form.append('banner', new Blob([new Uint8Array(picture)]), 'photo.jpg')
  const headers = { Authorization: `Bearer ${bearer}` }
  const response = await fetch(`${ADDRESS}/tournaments`, { method: 'POST', headers, body: form })
  await response.arrayBuffer()
  return response.status
}

test.group('The heaviest pictures', () => {
  test('sent six at once use at most 300 MB', async ({ assert, cleanup }) => {
    assert.properties(MEMORY, ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'])
    const child = start(['bin/server.ts'], {
      DATA_DIR: temporaryFolder(),
      PORT,
      QUEUE_WORKER: '0',
      ...ADMIN,
      ...MEMORY,
    })
    cleanup(() => void child.kill('SIGKILL'))
    const pictures = await Promise.all(heaviestPictures.map(([make]) => make()))
    const statuses = heaviestPictures.map(([, status]) => status)
    await untilAnswers(`${ADDRESS}/health`)
    const bearer = await signIn()

    // What the first picture of all loads is no picture's weight.
    assert.equal(await upload(bearer, await jpeg()), 201)
    const before = memory(child.pid!, 'VmRSS')
    const sent = [...pictures, ...pictures].map((picture) => upload(bearer, picture))
    assert.deepEqual(await Promise.all(sent), [...statuses, ...statuses])
    const more = memory(child.pid!, 'VmHWM') - before
    console.log(`    ${Math.round(more / 1e6)} MB more than at rest`)
    assert.isBelow(more, 300e6)
  })
})
