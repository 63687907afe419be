import { globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { director } from '../../tests/support/installation.ts'
import { CannotRun, type Outcome } from '../outcome.ts'
import { needProgram } from '../program.ts'

/** A shifted clock, its zone, and whether a session of now is over by then. */
const CLOCKS: [name: string, clock: string, zone: string, isOver: boolean][] = [
  ['a day back', '-1d', 'UTC', false],
  ['three days on', '+3d', 'UTC', false],
  ['a leap day', '@2028-02-29 23:59:30', 'UTC', true],
  ['the hour that comes twice', '@2027-10-31 02:59:30', 'Europe/Berlin', true],
]

/** R13: the same database under clocks that are wrong, jump, or count an hour twice. */
export async function clocks(): Promise<Outcome> {
  needProgram('faketime')
  // Its own program would stand between us and the process, and take the signals that end it.
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1')
  if (!library) throw new CannotRun('libfaketime is not where Debian keeps it')
  const folder = mkdtempSync(join(tmpdir(), 'academy-clocks-'))
  const data = join(folder, 'data')
  const env = {
    ...process.env,
    DATA_DIR: data,
    ADMIN_EMAIL: director.email,
    ADMIN_PASSWORD: director.password,
    DEMO: '0',
    QUEUE_WORKER: '0',
    LOG_LEVEL: 'silent',
  }
  const wrong: string[] = []
  try {
    const now = await ApiProcess.started({ env })
    const client = new Client(now.origin)
    const [valid, revoked, expired] = [
      await client.signIn(),
      await client.signIn(),
      await client.signIn(),
    ]
    await client.call('/api/auth/logout', { method: 'POST', token: revoked })
    await client.publish(valid, 'Made now')
    await now.kill('SIGTERM')
    client.close()
    const database = new DatabaseSync(join(data, 'academy.sqlite'))
    const old = new Date(Date.now() - 3 * 86_400_000).toISOString()
    database
      .prepare(
        'update auth_access_tokens set expires_at = ? where id = (select id from auth_access_tokens order by created_at desc, id desc limit 1)'
      )
      .run(old)
    database.close()

    for (const [name, clock, zone, isOver] of CLOCKS) {
      const api = await ApiProcess.started({
        env: { ...env, TZ: zone },
        through: ['env', `LD_PRELOAD=${library}`, `FAKETIME=${clock}`],
      })
      const visitor = new Client(api.origin)
      const expect = (what: string, seen: unknown, asked: unknown) => {
        if (seen !== asked) wrong.push(`${name}: ${what} ${String(seen)}`)
      }
      const profile = async (token: string) =>
        (await visitor.call('/api/auth/profile', { token })).status
      expect('a session', await profile(valid), isOver ? 401 : 200)
      expect('a revoked session', await profile(revoked), 401)
      expect('an expired session', await profile(expired), 401)
      const fresh = await visitor.signIn()
      expect('a new session', await profile(fresh), 200)
      for (const title of ['First', 'Second']) {
        expect('saving', (await visitor.publish(fresh, `${title}, ${name}`)).status, 201)
      }
      const list = async () => (await visitor.call('/api/tournaments')).text
      const once = await list()
      expect('the order changes', (await list()) === once, true)
      const titles = (JSON.parse(once) as { data: { title: string }[] }).data.map(
        ({ title }) => title
      )
      const isLater = titles.indexOf(`Second, ${name}`) < titles.indexOf(`First, ${name}`)
      expect('the newer one first', isLater, true)

      // Guessing under this clock ends, and the wait it is told is one that can be waited for.
      const guesser = {
        'X-Forwarded-For': `203.0.113.${CLOCKS.findIndex(([one]) => one === name) + 1}`,
      }
      let limited = 0
      for (let count = 0; count < 7; count += 1) {
        const body = { email: director.email, password: `a guess ${count}` }
        const { status } = await visitor.call('/api/auth/login', {
          method: 'POST',
          body,
          headers: guesser,
        })
        if (status === 429) limited += 1
      }
      expect('guesses that are refused', limited, 2)
      visitor.close()
      await api.kill('SIGTERM')
    }
    return {
      holds: wrong.length === 0,
      seen:
        `${CLOCKS.map(([name]) => name).join(', ')}: sessions end when they should and stay ended, ` +
        `new ones come first, guesses are limited; ${wrong.length} wrong` +
        (wrong[0] ? ` (${wrong.join('; ')})` : ''),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}
