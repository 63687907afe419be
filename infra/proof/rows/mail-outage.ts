import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import { median } from '../../tests/support/quantiles.ts'
import { MailServer, type MailMode } from '../../tests/support/mail-server.ts'
import { until } from '../../tests/support/until.ts'
import type { Outcome } from '../outcome.ts'

/** What a mail server that is down does; `gone`: nobody listens. */
const DOWN: (MailMode | 'gone')[] = ['gone', 'silent', 'slow', 'busy', 'dropping']
const MESSAGES = 20
const UNLIMITED = '100000'

/** R5: visitors write while the mail server fails in each of its ways; then it comes back. */
export async function mailOutage(): Promise<Outcome> {
  const mail = new MailServer()
  await mail.start()
  const academy = await Installation.deployed(
    {},
    {
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(mail.port),
      LIMIT_CONTACT_ADDRESS: UNLIMITED,
      LIMIT_CONTACT_EMAIL: UNLIMITED,
      LIMIT_MAILS_PER_HOUR: UNLIMITED,
    }
  )
  const database = new DatabaseSync(join(academy.data, 'academy.sqlite'), { timeout: 10_000 })
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    const emails = ['coach@academy.example']
    await client.call('/api/settings/emails', { method: 'PUT', token, body: { emails } })

    const refused: string[] = []
    const waits: Record<string, number[]> = {}
    const write = async (when: string) => {
      for (let count = 0; count < MESSAGES; count += 1) {
        const begun = performance.now()
        const { status } = await client.write(`${when} ${count}`, `A message, ${when} ${count}.`)
        ;(waits[when.split(' ')[0]!] ??= []).push(performance.now() - begun)
        if (status !== 201) refused.push(`${when} ${status}`)
      }
    }
    const count = (where: string) =>
      Number(database.prepare(`select count(*) as n from notifications where ${where}`).get()!.n)

    await client.write('Nobody', 'The first call of a process loads what the others use.')
    for (const mode of DOWN) {
      // Beside each outage, so that what else the machine does hits both alike.
      await write(`well ${mode}`)
      await until(
        () => count("state = 'queued'") === count("answer <> '' and state = 'queued'"),
        60
      )
      const tried = count('attempts > 0')
      if (mode === 'gone') await mail.stop()
      else mail.mode = mode
      await write(`down ${mode}`)
      await until(() => count('attempts > 0') > tried, 60)
      mail.mode = 'well'
      if (mode === 'gone') await mail.start()
    }

    // The pauses until the next attempt are minutes and hours: let them be over.
    const hurry = database.prepare('update queue_jobs set execute_at = ? where execute_at > ?')
    const end = Date.now() + 180_000
    while (count("state = 'queued'") > 0 && Date.now() < end) {
      hurry.run(Date.now(), Date.now())
      await pause(500)
    }
    const stored = Number(database.prepare('select count(*) as n from contact_messages').get()!.n)
    const ids = mail.taken.map(({ messageId }) => messageId)
    const doubled = ids.length - new Set(ids).size
    const unsent = stored - new Set(ids).size
    const written = 1 + 2 * DOWN.length * MESSAGES
    const ratio = median(waits.down!) / median(waits.well!)
    return {
      holds: refused.length + doubled + unsent === 0 && stored === written && ratio <= 2,
      seen:
        `${DOWN.join(', ')}: ${stored} of ${written} messages stored, ${refused.length} refused; a message takes ` +
        `${median(waits.down!).toFixed(0)} ms (well: ${median(waits.well!).toFixed(0)}); back again: ` +
        `${new Set(ids).size} mails, ${doubled} doubled, ${unsent} missing`,
    }
  } finally {
    database.close()
    academy.remove()
    await mail.stop()
  }
}
