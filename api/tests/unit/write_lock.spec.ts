import { once } from 'node:events'
import { getActiveTest, test } from '@japa/runner'
import { start, temporaryFolder } from '#tests/child'
import { startSignedIn } from '#tests/signed_in_server'

const DATA_DIR = temporaryFolder()
let server: Awaited<ReturnType<typeof startSignedIn>>

const call = (method: string, path: string, body?: object) =>
  fetch(`${server.origin}/api${path}`, {
    method,
    headers: {
      ...(body && !(body instanceof FormData) ? { 'Content-Type': 'application/json' } : {}),
      Authorization: `Bearer ${server.token}`,
    },
    body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
  })

/** Another program takes the write lock; gives what ends it. */
async function holdWriteLock() {
  const holder = start(['tests/support/hold_write_lock.ts'], { DATA_DIR })
  await once(holder.stdout!, 'data')
  getActiveTest()!.cleanup(() => void holder.kill())
  return async () => {
    holder.stdin!.end()
    await once(holder, 'exit')
  }
}

const message = (name: string, number: number) => ({
  name,
  email: `${name.toLowerCase()}${number}@mail.example`,
  message: 'Is there a place in the Sunday class?',
})

test.group('Another program’s write lock', (group) => {
  group.setup(async () => {
    server = await startSignedIn(DATA_DIR)
    return server.stop
  })

  test('holds up writes until it ends, and nothing that only reads', async ({ assert }) => {
    const form = new FormData()
    form.append('title', 'Rapid Open')
    form.append('description', 'Seven rounds in one day.')
    form.append('formLink', 'https://forms.example/rapid')
    assert.equal((await call('POST', '/tournaments', form)).status, 201)
    const paths = [
      ...['/achievements', '/tournaments', '/tournaments/rapid-open', '/auth/profile'],
      ...['/contacts', '/contacts?q=class', '/tournaments/admin', '/achievements/admin?perPage=50'],
      ...['/settings', '/contacts/deleted', '/auth/profile'],
    ]
    // What a first request loads takes longer than a write may wait.
    for (const path of paths) await call('GET', path)
    const release = await holdWriteLock()
    const order: string[] = []
    const done = async (name: string, answer: Promise<Response>) => {
      const { status } = await answer
      order.push(name)
      return status
    }
    const writes = [
      done('write', call('POST', '/contacts', message('Asha', 1))),
      done('write', call('POST', '/contacts', message('Asha', 2))),
      done('write', call('PUT', '/settings/notifications', { enabled: false })),
    ]
    const reads = paths.map((path) => done('read', call('GET', path)))

    assert.deepEqual(new Set(await Promise.all(reads)), new Set([200]))
    assert.notInclude(order, 'write')
    await release()
    assert.deepEqual(await Promise.all(writes), [201, 201, 200])
  })

  test('that does not end is answered 503, to everybody who waits', async ({ assert }) => {
    const release = await holdWriteLock()
    let isHeld = true
    const answers = [1, 2, 3, 4].map(async (number) => {
      const response = await call('POST', '/contacts', message('Meera', number))
      return [response.status, response.headers.get('retry-after'), isHeld]
    })
    assert.deepEqual(await Promise.all(answers), Array(4).fill([503, '2', true]))
    isHeld = false
    await release()
    assert.equal((await call('POST', '/contacts', message('Meera', 5))).status, 201)
    const { data } = (await (await call('GET', '/contacts?q=meera')).json()) as any
    assert.deepEqual(
      data.map(({ email }: { email: string }) => email),
      ['meera5@mail.example']
    )
  })
})
