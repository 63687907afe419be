import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiProcess } from '../../tests/support/api-process.ts'
import { Client } from '../../tests/support/client.ts'
import { director } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'

const RACES = 500

/** S25: sign-ins with the old password while it changes; no session of theirs may be left. */
export async function sessionRaces(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-races-'))
  const api = await ApiProcess.started({
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      ADMIN_EMAIL: director.email,
      ADMIN_PASSWORD: director.password,
      DEMO: '0',
      QUEUE_WORKER: '0',
      LOG_LEVEL: 'silent',
      LIMIT_SIGN_IN: '100000',
    },
  })
  const [changer, first, second] = [0, 1, 2].map(() => new Client(api.origin)) as [
    Client,
    Client,
    Client,
  ]
  const { email } = director
  const tokenOf = ({ text }: { text: string }) => (JSON.parse(text) as { token: string }).token
  const signIn = (client: Client, password: string) =>
    client.call('/api/auth/login', { method: 'POST', body: { email, password } })
  try {
    let [old, next] = [director.password, 'bishop-takes-f7-and-wins']
    let opened = 0
    let survived = 0
    let failed = 0
    for (let race = 0; race < RACES; race += 1) {
      const token = tokenOf(await signIn(changer, old))
      const later = () => new Promise((resolve) => setTimeout(resolve, race % 60))
      const body = { currentPassword: old, password: next }
      const [changed, ...attempts] = await Promise.all([
        changer.call('/api/auth/password', { method: 'PUT', token, body }),
        signIn(first, old),
        later().then(() => signIn(second, old)),
      ])
      if (changed.status !== 200) failed += 1
      for (const attempt of attempts.filter(({ status }) => status === 200)) {
        opened += 1
        const { status } = await first.call('/api/auth/profile', { token: tokenOf(attempt) })
        if (status !== 401) survived += 1
      }
      ;[old, next] = [next, old]
    }
    return {
      holds: survived === 0 && failed === 0 && opened > 0,
      seen: `${RACES} changes of password, two sign-ins with the old one beside each: ${opened} sessions opened, ${survived} left, ${failed} changes refused`,
    }
  } finally {
    for (const client of [changer, first, second]) client.close()
    await api.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}
