import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { send } from './fixture-upstream.ts'
import { RunningNginx } from './running-nginx.ts'

let nginx: RunningNginx
before(async () => {
  nginx = await RunningNginx.start()
  nginx.upstream.answer = ({ url, method }, response) =>
    send(response, `${method} ${url}`, { 'Cache-Control': 'no-store' })
})
after(() => nginx?.stop())

const headers = { Connection: 'keep-alive' }
const questions = [
  { path: '/' },
  { path: '/about' },
  { path: '/nowhere' },
  { path: '/admin/contacts' },
  { path: '/updates?q=a%3Fb' },
  { path: '/api/contacts?page=2&of=a%26b' },
  { path: '/api/tournaments/a%20b' },
  { path: '/api/tournaments', method: 'POST', body: 'form' },
  { path: '/api/contacts', method: 'POST', body: 'message' },
]

async function answers() {
  const said: { status: number; text: string; connection?: string }[] = []
  for (const question of questions) {
    const answer = await nginx.ask({ ...question, headers })
    said.push({ status: answer.status, text: answer.text, connection: answer.headers.connection })
  }
  return said
}

describe('before a reload', () => {
  test('every answer ends its connection, and is the same otherwise', async () => {
    const before = await answers()
    assert.deepEqual([...new Set(before.map(({ connection }) => connection))], ['keep-alive'])
    nginx.write('conf/closing', '')
    assert.deepEqual(
      await answers(),
      before.map((answer) => ({ ...answer, connection: 'close' }))
    )
    assert.equal((await nginx.ask({ path: '/.closing' })).status, 404)
    rmSync(join(nginx.folder, 'conf', 'closing'))
    assert.deepEqual(await answers(), before)
    assert.equal((await nginx.ask({ path: '/.closing' })).status, 404)
  })
})
