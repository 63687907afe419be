import { randomUUID } from 'node:crypto'
import { getActiveTest, test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { outside } from '#tests/outside'
import { jpeg } from '#tests/sample_pictures'
import { tries } from '#tests/thorough'
import { freePort } from '#tests/free_port'

const ROUNDS = tries({ quick: 3, thorough: 8 })
const AT_ONCE = 6
const director = { email: 'first@academy.example', password: 'the first password' }
type Fields = Record<string, string>

const FIELDS = { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' }

/** Starts two processes on one database, and signs the director in. */
async function startTwo() {
  const DATA_DIR = temporaryFolder()
  const env = { ADMIN_EMAIL: director.email, ADMIN_PASSWORD: director.password }
  const origins: string[] = []
  for (let one = 0; one < 2; one += 1) {
    const PORT = String(await freePort())
    const server = start(['bin/server.ts'], { DATA_DIR, PORT, QUEUE_WORKER: '0', ...env })
    getActiveTest()!.cleanup(async () => {
      server.kill('SIGTERM')
      await untilOver(server)
    })
    origins.push(`http://127.0.0.1:${PORT}`)
  }
  await Promise.all(origins.map((origin) => untilAnswers(`${origin}/api/health`)))
  const signedIn = await fetch(`${origins[0]}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(director),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const picture = new Blob([new Uint8Array(await jpeg(300, 200))])

  /** The same call several times at once, at both processes in turn. */
  async function repeat(
    call: string,
    fields?: Fields,
    { withPicture = false, ifMatch = '*' } = {}
  ) {
    const [method, path] = call.split(' ') as [string, string]
    const headers = {
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
      'If-Match': ifMatch,
    }
    const calls = Array.from({ length: AT_ONCE }, async (_, at) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields ?? {})) form.set(name, value)
      if (withPicture) form.set('banner', picture, 'a.jpg')
      const body = fields ? form : null
      const response = await fetch(`${origins[at % 2]}${path}`, { method, headers, body })
      return JSON.stringify({ status: response.status, body: await response.json() })
    })
    const answers = new Set(await Promise.all(calls))
    return [...answers].map((text) => JSON.parse(text))
  }
  return { DATA_DIR, repeat }
}

test.group('One call many times at once, at two processes', () => {
  test('is done once and answered alike every time', async ({ assert }) => {
    const { DATA_DIR, repeat } = await startTwo()
    const expectOne = async (status: number, ...call: Parameters<typeof repeat>) => {
      const answers = await repeat(...call)
      assert.lengthOf(answers, 1, JSON.stringify(answers))
      assert.equal(answers[0].status, status, JSON.stringify(answers))
      return answers[0].body
    }
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { data } = await expectOne(201, 'POST /api/tournaments', FIELDS, {
        withPicture: round % 2 === 0,
      })
      const address = `/api/tournaments/${data._id}`
      const changed = await expectOne(
        200,
        `PUT ${address}`,
        { title: 'Closed' },
        { withPicture: round % 3 === 0 }
      )
      assert.equal(changed.data.version, 2)
      // Refused with its key in the transaction: neither is kept.
      await expectOne(409, `PUT ${address}`, { title: 'Stale' }, { ifMatch: '"v1"' })
      await expectOne(200, `DELETE ${address}`)
      await expectOne(200, `POST ${address}/restore`)
      const rows = await outside(DATA_DIR, 'select id, version from tournaments')
      assert.lengthOf(rows, round)
    }
  })
})
