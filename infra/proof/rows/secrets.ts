import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { director, Installation } from '../../tests/support/installation.ts'
import { MailServer } from '../../tests/support/mail-server.ts'
import type { Outcome } from '../outcome.ts'

const WORDS = 'a sentence that nobody but the coach should read'
const NAME = 'Zephyrine Quillfeather'

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

/** An installation that logs as on a server, after a tour with good and bad calls and one message. */
async function toured<T>(
  work: (academy: Installation, client: Client, token: string) => Promise<T>
) {
  const mail = new MailServer()
  await mail.start()
  const settings = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mail.port), LOG_LEVEL: 'info' }
  const academy = await Installation.deployed({}, settings)
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    const emails = ['coach@academy.example']
    await client.call('/api/settings/emails', { method: 'PUT', token, body: { emails } })
    await client.write(NAME, WORDS)
    for (let count = 0; count < 100 && mail.taken.length === 0; count += 1) await pause(100)
    if (mail.taken.length === 0) throw new Error('The mail was not sent')
    const bad = { email: 'x', password: 'hunter2-hunter2' }
    await client.call('/api/auth/login', { method: 'POST', body: bad })
    await client.call(`/api/auth/profile?token=${token}`)
    await client.call('/api/contacts', { method: 'POST', body: `{"message":"${WORDS}` })
    await client.call('/api/contacts', { token })
    return await work(academy, client, token)
  } finally {
    academy.remove()
    await mail.stop()
  }
}

/** S18: what must be secret stands in no log, no build, and in the database only as a hash. */
export async function secrets(): Promise<Outcome> {
  return toured(async (academy, client, token) => {
    const key = readFileSync(join(academy.data, 'app.key'), 'utf8').trim()
    const secret = token.split('.')[1]!
    const everywhere = { 'a token': token, 'its secret': secret, 'the password': director.password, 'a wrong password': 'hunter2-hunter2', 'the key': key } // prettier-ignore
    const private_ = { ...everywhere, 'a message': WORDS, 'a name': NAME }
    const found: string[] = []
    const look = (where: string, text: string, what: Record<string, string>) => {
      for (const [name, value] of Object.entries(what)) {
        if (text.includes(value)) found.push(`${name} in ${where}`)
      }
    }
    const logs = filesIn(join(academy.root, 'var/log'))
    let bytes = 0
    for (const file of logs) {
      const text = readFileSync(file, 'utf8')
      bytes += text.length
      look(file.slice(academy.root.length), text, private_)
    }
    const built = ['api/build', 'site/dist', 'admin/dist', 'infra/dist', 'nginx-blue'].flatMap(
      (part) =>
        filesIn(join(academy.release, part)).filter((file) => !file.includes('node_modules'))
    )
    for (const file of built) look(file, readFileSync(file, 'latin1'), everywhere)
    client.close()
    const database = new DatabaseSync(join(academy.data, 'academy.sqlite'), { readOnly: true })
    const tables = database
      .prepare("select name from sqlite_schema where type = 'table' and sql not like '%fts5%'")
      .all()
    const dump = tables.map(({ name }) => JSON.stringify(database.prepare(`select * from "${String(name)}"`).all())).join('\n') // prettier-ignore
    database.close()
    look('the database', dump, everywhere)
    const bill = execFileSync(
      'npm',
      [
        'sbom',
        '--sbom-format=cyclonedx',
        '--workspace=@academy/api',
        '--workspace=@academy/site',
        '--workspace=@academy/admin',
      ],
      {
        cwd: academy.release,
        encoding: 'utf8',
        maxBuffer: 1e8,
        stdio: ['ignore', 'pipe', 'ignore'],
      }
    )
    look('the bill of materials', bill, everywhere)
    return {
      holds: found.length === 0 && bytes > 2000,
      seen:
        `${logs.length} logs (${bytes} bytes), ${built.length} built files, ${tables.length} tables, ` +
        `${(JSON.parse(bill) as { components: unknown[] }).components.length} components of the bill: ` +
        `${found.length} secrets${found[0] ? ` (${found.join(', ')})` : ''}`,
    }
  })
}

/** S22: a message that was deleted is nowhere any more once its thirty days are over. */
export async function privacy(): Promise<Outcome> {
  return toured(async (academy, client, token) => {
    const { text } = await client.call('/api/contacts', { token })
    const [message] = (JSON.parse(text) as { data: { _id: string }[] }).data
    const { status } = await client.call(`/api/contacts/${message!._id}`, {
      method: 'DELETE',
      token,
    })
    const ace = (...args: string[]) =>
      execFileSync(join(academy.release, 'node_modules/.bin/node'), ['ace.js', ...args], {
        cwd: join(academy.release, 'api/build'),
        env: academy.environment(),
        stdio: 'ignore',
      })
    const file = join(academy.data, 'academy.sqlite')
    const database = new DatabaseSync(file)
    database.exec('PRAGMA busy_timeout = 5000')
    const past = new Date(Date.now() - 31 * 86_400_000).toISOString()
    database.prepare('update contact_messages set deleted_at = ?').run(past)
    database.close()
    ace('deleted:purge')
    ace('backup:create')
    const kept = new DatabaseSync(file)
    kept.exec('PRAGMA busy_timeout = 5000')
    const rows = Number(kept.prepare('select count(*) as n from contact_messages').get()!.n)
    const mails = Number(kept.prepare('select count(*) as n from notifications').get()!.n)
    kept.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
    kept.close()
    const places = [
      ...filesIn(academy.data),
      ...filesIn(academy.backups),
      ...filesIn(join(academy.root, 'var/log')),
      ...filesIn(join(academy.root, 'var/cache')),
    ]
    const found = places.filter((name) => {
      const bytes = readFileSync(name, 'latin1')
      return bytes.includes(WORDS) || bytes.includes(NAME)
    })
    return {
      holds: status === 200 && rows + mails === 0 && found.length === 0,
      seen:
        `deleted and 31 days later: ${rows} rows, ${mails} mails; ${places.length} files of data, backup, logs and cache: ` +
        `${found.length} with its words${found[0] ? ` (${found.map((name) => name.slice(academy.root.length)).join(', ')})` : ''}`,
    }
  })
}
