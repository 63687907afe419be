import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'

const FORGED = 1000

/** S7: tokens with a real session's id and a wrong secret; the database's own counter tells of writes. */
export async function forgedTokens(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    const [id = ''] = token.slice('oat_'.length).split('.')
    // The worker writes when it likes; it has nothing to do with tokens.
    academy.kill('worker', 'SIGTERM')
    await pause(2000)
    const database = new DatabaseSync(join(academy.data, 'academy.sqlite'), { readOnly: true })
    const version = () => database.prepare('PRAGMA data_version').get()!.data_version
    const before = version()
    const statuses = new Set<number>()
    for (let count = 0; count < FORGED; count += 1) {
      const forged = `oat_${id}.${randomBytes(30).toString('base64url')}`
      statuses.add((await client.call('/api/auth/profile', { token: forged })).status)
    }
    const after = version()
    await client.call('/api/settings/notifications', {
      method: 'PUT',
      token,
      body: { enabled: true },
    })
    const canTell = version() !== after
    database.close()
    return {
      holds: before === after && canTell && [...statuses].join() === '401',
      seen: `${FORGED} forged: ${[...statuses].join(' ')}, ${before === after ? 'no write' : 'written'}; a real change ${canTell ? 'shows' : 'does not show'}`,
    }
  } finally {
    academy.remove()
  }
}
