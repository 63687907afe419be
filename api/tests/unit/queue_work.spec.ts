import { once } from 'node:events'
import { test } from '@japa/runner'
import { start, temporaryFolder, untilAnswers, untilOver } from '#tests/child'
import { isPostgres } from '#tests/child_database'
import { headersOf, startMailServer, type MailServer } from '#tests/mail_server'
import { outside } from '#tests/outside'
import { until } from '#tests/until'
import { freePort } from '#tests/free_port'

const PORT = String(await freePort())
const ADDRESS = `http://127.0.0.1:${PORT}`
const ADMIN = { ADMIN_EMAIL: 'director@academy.example', ADMIN_PASSWORD: 'a rook on the seventh' }

function call(method: string, path: string, body: object, token = '') {
  return fetch(`${ADDRESS}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
}

const DATA_DIR = temporaryFolder()
let token = ''

/** Starts the web process that takes the messages, and signs the director in; gives what ends it. */
async function startWeb() {
  const limits = ['ADDRESS', 'EMAIL', 'TOTAL'].map((name) => [`LIMIT_CONTACT_${name}`, '1000'])
  const web = start(['bin/server.ts'], {
    DATA_DIR,
    PORT,
    QUEUE_WORKER: '0',
    ...ADMIN,
    ...Object.fromEntries(limits),
    // Without a mail server nothing would wait for the workers, who have their own.
    SMTP_HOST: '127.0.0.1',
  })
  await untilAnswers(`${ADDRESS}/api/health`)
  const credentials = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD }
  token = ((await (await call('POST', '/auth/login', credentials)).json()) as any).token
  return async () => {
    web.kill('SIGTERM')
    await untilOver(web)
  }
}

/** Stores new messages, the only ones, whose mails are still waiting. */
async function withMessages(server: MailServer, messages: number, recipients: string[]) {
  await call('PUT', '/settings/emails', { emails: recipients }, token)
  // Also the mails that say who has become a recipient.
  for (const table of ['queue_jobs', 'notifications', 'contact_messages']) {
    await outside(DATA_DIR, `delete from ${table}`)
  }
  const form = { name: 'Sunita', email: 'sunita@mail.example' }
  for (let count = 0; count < messages; count += 1) {
    await call('POST', '/contacts', { ...form, message: `Message number ${count}` })
  }
  return { DATA_DIR, SMTP_HOST: '127.0.0.1', SMTP_PORT: String(server.port) }
}

const work = (env: Record<string, string>) => start(['bin/console.ts', 'queue:work'], env)
const isWorking = (worker: { text: string }) => () => worker.text.includes('Doing the background')
const mailsBy = (state: string, env: { DATA_DIR: string }) =>
  outside(env.DATA_DIR, `select * from notifications where state = '${state}'`)
const idsOf = ({ mails }: MailServer) => mails.flatMap((mail) => headersOf(mail, 'Message-ID'))

test.group('queue:work', (group) => {
  group.setup(startWeb)

  test('finishes the mail it is sending when it is stopped', async ({ assert, cleanup }) => {
    let isSending = false
    const server = await startMailServer(
      {
        onMailFrom: (_, __, done) => {
          isSending = true
          setTimeout(done, 1_500)
        },
      },
      0
    )
    cleanup(() => server.stop())
    const env = await withMessages(server, 1, ['coach@academy.example'])
    const worker = work(env)
    cleanup(() => void worker.kill('SIGKILL'))
    await until(() => isSending)
    worker.kill('SIGTERM')
    assert.deepEqual(await once(worker, 'exit'), [0, null], worker.text)
    assert.lengthOf(server.mails, 1)
    assert.lengthOf(await mailsBy('sent', env), 1)
    assert.isEmpty(await outside(env.DATA_DIR, 'select * from queue_jobs'))
  })

  test('sends every mail once when two workers run, and takes back what a clock ahead has put off', async ({
    assert,
    cleanup,
  }) => {
    const server = await startMailServer({}, 0)
    cleanup(() => server.stop())
    const recipients = ['coach@academy.example', 'office@academy.example', 'me@mail.example']
    const env = await withMessages(server, 8, recipients)
    // As a clock leaves it that ran ahead.
    const future = isPostgres ? `'2040-01-01'` : String(Date.UTC(2040, 0, 1))
    await outside(env.DATA_DIR, `update queue_schedules set next_run_at = ${future}`)
    const workers = [work(env), work(env)]
    cleanup(() => workers.forEach((worker) => void worker.kill('SIGKILL')))
    await until(async () => (await mailsBy('queued', env)).length === 0, Date.now() + 30_000)
    await Promise.all(workers.map((worker) => until(isWorking(worker))))
    const exits = workers.map((worker) => once(worker, 'exit'))
    workers.forEach((worker) => void worker.kill('SIGINT'))
    assert.deepEqual(await Promise.all(exits), [
      [0, null],
      [0, null],
    ])
    assert.lengthOf(server.mails, 24)
    assert.lengthOf(new Set(idsOf(server)), 24)
    assert.lengthOf(await mailsBy('sent', env), 24)
    for (const { next_run_at: next } of await outside(DATA_DIR, 'select * from queue_schedules')) {
      assert.isBelow(new Date(next).getTime(), Date.now() + 25 * 3_600_000)
    }
  })

  test('after one was killed repeats its mail with the same Message-ID, does what is overdue, and keeps a job of a newer release', async ({
    assert,
    cleanup,
  }) => {
    let onMail: (() => void) | undefined
    const server = await startMailServer({}, 0)
    cleanup(() => server.stop())
    const push = server.mails.push.bind(server.mails)
    // The mail is the server's; its answer never reaches the one who sent it.
    server.mails.push = (mail) => {
      onMail?.()
      return push(mail)
    }
    const env = await withMessages(server, 1, ['coach@academy.example'])
    const first = work(env)
    onMail = () => first.kill('SIGKILL')
    assert.deepEqual(await once(first, 'exit'), [null, 'SIGKILL'])
    assert.lengthOf(await mailsBy('queued', env), 1)
    assert.lengthOf(server.mails, 1)

    onMail = undefined
    const rows = (sql: string) => outside(env.DATA_DIR, sql)
    await call('PUT', '/settings/emails', { emails: [] }, token)
    const old = { name: 'Sunita', email: 'sunita@mail.example', message: 'An old question' }
    await call('POST', '/contacts', old)
    await rows(`update contact_messages set created_at = '2020-01-01T00:00:00.000Z'
      where message = '${old.message}'`)
    const lastNight = isPostgres ? `'2020-01-01'` : '1'
    await rows(`update queue_schedules set next_run_at = ${lastNight}`)
    const job = `'newer', 'default', '{"id":"newer","name":"OfANewerRelease","attempts":0}'`
    await rows(
      `insert into queue_jobs (id, queue, data, status, score) values (${job}, 'pending', 1)`
    )
    // Long enough ago for the queue to know that nobody is at it any more.
    await rows(`update queue_jobs set acquired_at = ${Date.now() - 3_600_000}
      where acquired_at is not null`)
    const second = work(env)
    cleanup(() => void second.kill('SIGKILL'))
    await until(async () => (await mailsBy('sent', env)).length === 1, Date.now() + 30_000)
    await until(async () => (await rows('select * from contact_messages')).length === 1)
    const newer = () => rows(`select status from queue_jobs where id = 'newer'`)
    await until(async () => (await newer())[0]?.status === 'failed')
    const [purge] = await rows(`select origin from activities where action = 'purged'`)
    assert.equal(purge!.origin, 'server')
    second.kill('SIGTERM')
    assert.deepEqual(await once(second, 'exit'), [0, null])
    assert.lengthOf(server.mails, 2)
    assert.lengthOf(new Set(idsOf(server)), 1)
  })
})
