import { once } from 'node:events'
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Secret } from '@adonisjs/core/helpers'
import { test } from '@japa/runner'
import { explain } from '../../bin/start_failure.js'
import { assertPostgres, assertSqlite } from '#database/assert_reachable'
import { run, temporaryFolder } from '#tests/child'
import { freePort } from '#tests/free_port'
import { runCommandAt } from '#tests/run_command_at'

const CASES: [string, string, string][] = [
  ['PORT', 'eighty', 'PORT must be a whole number from 1 to 65535, not "eighty".'],
  ['PORT', '70000', 'PORT must be a whole number from 1 to 65535, not "70000".'],
  ['HOST', 'no host!', 'HOST must be a host name or an IP address, not "no host!".'],
  [
    'HOST',
    '99999999999999999999',
    'HOST must be a host name or an IP address, not "99999999999999999999".',
  ],
  ['HOST', 'a..b', 'HOST must be a host name or an IP address, not "a..b".'],
  [
    'DB_USER',
    'academy ',
    'DB_USER must be a name in one line without spaces around it, not "academy ".',
  ],
  [
    'DB_DATABASE',
    'academy ',
    'DB_DATABASE must be a name in one line without spaces around it, not "academy ".',
  ],
  [
    'S3_ACCESS_KEY_ID',
    'academy ',
    'S3_ACCESS_KEY_ID must be a name in one line without spaces around it, not "academy ".',
  ],
  [
    'SMTP_USER',
    'academy ',
    'SMTP_USER must be a name in one line without spaces around it, not "academy ".',
  ],
  ['S3_REGION', 'us east', 'S3_REGION must be the name of a region, not "us east".'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent'],
  ['DB_CONNECTION', 'mysql', 'DB_CONNECTION must be one of sqlite, pg, not "mysql".'],
  ['APP_URL', 'academy', 'APP_URL must be an address such as https://academy.example'],
  [
    'APP_URL',
    'https://me:secret@academy.example',
    'APP_URL must be an address such as https://academy.example',
  ],
  [
    'APP_URL',
    'https://academy.example/#home',
    'APP_URL must be an address such as https://academy.example',
  ],
  ['API_ORIGIN', 'foo', 'API_ORIGIN must be an address such as https://academy.example'],
  ['NODE_ENV', 'live', 'NODE_ENV must be one of development, production, test, not "live".'],
  ['DB_HOST', 'a host', 'DB_HOST must be a host, not "a host".'],
  ['DB_PORT', 'pg', 'DB_PORT must be a whole number from 1 to 65535, not "pg".'],
  ['ADMIN_EMAIL', 'me', 'ADMIN_EMAIL must be an email address, not "me".'],
  ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have from 10 to 128 characters.'],
  ['APP_KEY', 'short', 'APP_KEY must have at least 32 characters.'],
  [
    'TOKEN_LIFETIME_DAYS',
    'month',
    'TOKEN_LIFETIME_DAYS must be a whole number from 1 to 3650, not "month".',
  ],
  ['TOKEN_IDLE_DAYS', '0', 'TOKEN_IDLE_DAYS must be a whole number from 1 to 3650, not "0".'],
  ['SMTP_HOST', 'a host', 'SMTP_HOST must be a host name or an IP address, not "a host".'],
  ['SMTP_PORT', '0', 'SMTP_PORT must be a whole number from 1 to 65535, not "0".'],
  ['SMTP_USER', 'academy', 'SMTP_USER needs SMTP_PASSWORD.'],
  ['SMTP_SECURE', 'tls', 'SMTP_SECURE must be 1 or 0, not "tls".'],
  ['MAIL_FROM', 'academy', 'MAIL_FROM must be an email address, not "academy".'],
  ['OPERATOR_EMAIL', 'me', 'OPERATOR_EMAIL must be an email address, not "me".'],
  ['COPY_SETTINGS', 'restic.env', 'COPY_SETTINGS must be an absolute path, not "restic.env".'],
  ['DRILL_INTERVAL_DAYS', '0', 'DRILL_INTERVAL_DAYS must be a whole number from 1 to 365'],
  [
    'MAIL_RETRY_SECONDS',
    '60,soon',
    'MAIL_RETRY_SECONDS must be whole numbers from 0 to 604800 with commas between',
  ],
  ['DRIVE_DISK', 'cloud', 'DRIVE_DISK must be one of fs, s3, not "cloud".'],
  ['DRIVE_DISK', 's3', 'DRIVE_DISK=s3 needs S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.'],
  ['S3_BUCKET', 'My Bucket', 'S3_BUCKET must be the name of a bucket, not "My Bucket".'],
  ['S3_ENDPOINT', 'minio:9000', 'S3_ENDPOINT must be an address such as https://'],
  ['LIMIT_SIGN_IN', '0', 'LIMIT_SIGN_IN must be a whole number from 1 to 1000000, not "0".'],
  ...[
    'LIMIT_CONTACT_ADDRESS',
    'LIMIT_CONTACT_EMAIL',
    'LIMIT_CONTACT_TOTAL',
    'LIMIT_MAILS_PER_HOUR',
  ].map((name): [string, string, string] => [
    name,
    'many',
    `${name} must be a whole number from 1 to 1000000, not "many".`,
  ]),
  [
    'DISK_FAIL_PERCENT',
    '101',
    'DISK_FAIL_PERCENT must be a whole number from 1 to 100, not "101".',
  ],
  ['DISK_WARN_PERCENT', '95', 'DISK_WARN_PERCENT must not be above DISK_FAIL_PERCENT.'],
  [
    'BACKUP_INTERVAL_MINUTES',
    '0',
    'BACKUP_INTERVAL_MINUTES must be a whole number from 1 to 10080',
  ],
  [
    'SHUTDOWN_DRAIN_MS',
    '-1',
    'SHUTDOWN_DRAIN_MS must be a whole number from 0 to 60000, not "-1".',
  ],
  [
    'MESSAGES_KEPT_MONTHS',
    '0',
    'MESSAGES_KEPT_MONTHS must be a whole number from 1 to 120, not "0".',
  ],
  [
    'RESULT_NAMES_MONTHS',
    '121',
    'RESULT_NAMES_MONTHS must be a whole number from 1 to 120, not "121".',
  ],
  ['DEMO', 'maybe', 'DEMO must be 1 or 0, not "maybe".'],
  ['QUEUE_WORKER', 'maybe', 'QUEUE_WORKER must be 1 or 0, not "maybe".'],
]

/** Those for which no value is bad. */
const FREE_TEXT = [
  'DB_PASSWORD',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_PASSWORD',
  'SETUP_TOKEN',
  'NEW_PASSWORD',
]
const SETTINGS = [...new Set([...CASES.map(([name]) => name), ...FREE_TEXT])]

let readings = 0

/** Reads the environment as a start does: the module again, without the values of the last time. */
function readAnew() {
  readings += 1
  const url = new URL(`../../start/env${extname(import.meta.url)}?${readings}`, import.meta.url)
  return import(url.href) as Promise<typeof import('#start/env')>
}

type Cleanup = (restore: () => void) => void

/** What the tests themselves may have set. */
const UNSET = {
  DRIVE_DISK: undefined,
  S3_BUCKET: undefined,
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
}

type Given = Record<string, string | undefined>

/** Sets the environment for the rest of the test; undefined takes one away. */
function give(settings: Given, cleanup: Cleanup) {
  const all = { ...UNSET, DATA_DIR: temporaryFolder(), ...settings }
  for (const [name, given] of Object.entries(all)) {
    const before = process.env[name]
    const set = (value: string | undefined) => {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    cleanup(() => set(before))
    set(given)
  }
}

/** The sentence with which a start is refused by these settings. */
function refusalOf(settings: Given, cleanup: Cleanup) {
  give(settings, cleanup)
  return readAnew().then(() => 'It started.', explain)
}

test.group('Start', () => {
  // What the programs then do with the sentence is the same for each: that is tried below.
  test('fails with one sentence for an invalid {0}')
    .with(CASES)
    .run(async ({ assert, cleanup }, [name, value, sentence]) => {
      const message = await refusalOf({ [name]: value }, cleanup)
      assert.isString(message)
      assert.isTrue(String(message).startsWith(sentence), String(message))
      assert.lengthOf(String(message).split('\n'), 1)
    })

  test('takes what is given as empty for what is not given', async ({ assert, cleanup }) => {
    const read = async (value: string | undefined) => {
      give(Object.fromEntries(SETTINGS.map((name) => [name, value])), cleanup)
      const { default: env } = await readAnew()
      return SETTINGS.map((name) => [name, env.get(name)])
    }
    assert.deepEqual(await read(''), await read(undefined))
  })

  test('fails when the operator is to be told without a mail server', async ({
    assert,
    cleanup,
  }) => {
    const settings = { OPERATOR_EMAIL: 'operator@academy.example', SMTP_HOST: undefined }
    assert.equal(await refusalOf(settings, cleanup), 'OPERATOR_EMAIL needs SMTP_HOST.')
  })

  test('fails with one sentence where the store of pictures refuses', ({ assert }) => {
    const name = '"tournaments/0a-800.jpg"'
    const cause = new Error('The access key\n  does not exist')
    const refused = Object.assign(new Error(`Cannot write file at location ${name}`, { cause }), {
      code: 'E_CANNOT_WRITE_FILE',
    })
    assert.equal(
      explain(refused),
      'Pictures cannot be stored, look at the settings of DRIVE_DISK: ' +
        `Cannot write file at location ${name}: The access key does not exist`
    )
  })

  test('of the server fails with exit code 1 and one sentence', async ({ assert }) => {
    const { code, text } = await run(['bin/server.ts'], {
      DATA_DIR: temporaryFolder(),
      PORT: 'eighty',
    })
    assert.equal(code, 1)
    assert.equal(text, 'PORT must be a whole number from 1 to 65535, not "eighty".')
  })

  test('of a command fails with exit code 1 and one sentence', async ({ assert }) => {
    const { code, text } = await run(['ace.js', 'security:check'], {
      DATA_DIR: temporaryFolder(),
      LIMIT_SIGN_IN: 'many',
    })
    assert.equal(code, 1)
    assert.equal(text, 'LIMIT_SIGN_IN must be a whole number from 1 to 1000000, not "many".')
  })

  test('of {$self} on a database that was never prepared fails with one sentence')
    .with(['admin:create', 'admin:password'] as const)
    .run(async ({ assert }, command) => {
      const empty = {
        DATA_DIR: temporaryFolder(),
        NEW_PASSWORD: new Secret('a knight on the rim'),
      }
      const { code, output } = await runCommandAt(empty, command, ['--email=a@mail.example'])
      assert.equal(code, 1)
      assert.equal(
        output,
        'The database has not been prepared yet: start the academy once, then try again.'
      )
    })

  test('fails when DATA_DIR is where no folder can be made', async ({ assert, cleanup }) => {
    const message = await refusalOf({ DATA_DIR: '/proc/academy/data' }, cleanup)
    assert.equal(message, 'DATA_DIR /proc/academy/data cannot be written to (ENOENT).')
  })

  test('fails when DATA_DIR is "{$self}", which would be another folder than meant')
    .with(['~/academy', '/srv/~', '/srv/academy ', '/srv/ academy', ' '])
    .run(async ({ assert, cleanup }, DATA_DIR) => {
      assert.equal(
        await refusalOf({ DATA_DIR }, cleanup),
        `DATA_DIR must be a folder without ~ and without spaces around a name, not "${DATA_DIR}".`
      )
    })

  test('fails when DATA_DIR is not a folder', async ({ assert, cleanup }) => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    const message = await refusalOf({ DATA_DIR: file }, cleanup)
    assert.match(String(message), /^DATA_DIR .*file cannot be written to \(E\w+\)\.$/)
  })

  test('fails when the key in DATA_DIR is too short', async ({ assert, cleanup }) => {
    const DATA_DIR = temporaryFolder()
    writeFileSync(join(DATA_DIR, 'app.key'), 'ab')
    assert.equal(
      await refusalOf({ DATA_DIR, APP_KEY: undefined }, cleanup),
      `${DATA_DIR}/app.key must hold at least 32 characters: bring it back from a backup, or delete it for a new key.`
    )
  })

  test('fails when the database is damaged, with one sentence', async ({ assert }) => {
    const DATA_DIR = temporaryFolder()
    writeFileSync(join(DATA_DIR, 'academy.sqlite'), 'no database '.repeat(1000))
    const { code, text } = await run(['bin/server.ts'], {
      DATA_DIR,
      DB_CONNECTION: 'sqlite',
      LOG_LEVEL: 'warn',
    })
    assert.equal(code, 1)
    assert.equal(text, 'academy.sqlite in DATA_DIR is no database: restore a backup.')
  })

  test('waits for another process that is preparing the database', async ({ assert, cleanup }) => {
    const file = join(temporaryFolder(), 'academy.sqlite')
    const other = new Worker(
      `const { parentPort } = require('node:worker_threads')
       const database = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)})
       database.exec('CREATE TABLE users (id); BEGIN EXCLUSIVE')
       parentPort.postMessage('locked')
       setTimeout(() => database.exec('COMMIT'), 300)`,
      { eval: true }
    )
    cleanup(() => void other.terminate())
    await once(other, 'message')
    assert.doesNotThrow(() => assertSqlite(file))
  })

  test('fails when a folder is in the place of the database', async ({ assert }) => {
    const reason = await Promise.try(() => assertSqlite(temporaryFolder())).catch(explain)
    assert.equal(reason, 'academy.sqlite in DATA_DIR cannot be opened.')
  })

  test('fails when no PostgreSQL is there', async ({ assert }) => {
    const address = {
      host: '127.0.0.1',
      port: await freePort(),
      user: 'academy',
      password: undefined,
      database: 'academy',
    }
    assert.equal(
      await assertPostgres(address).catch(explain),
      `DB_HOST 127.0.0.1 with DB_PORT ${address.port} cannot be reached (ECONNREFUSED).`
    )
  })

  test('fails when the disk is full: {$self}')
    .with(['ENOSPC', 'SQLITE_FULL'])
    .run(({ assert }, code) => {
      const error = Object.assign(new Error('full'), { code })
      assert.equal(explain(error), 'The disk of DATA_DIR is full: make room, then start again.')
    })

  test('fails when the port is taken', async ({ assert, cleanup }) => {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    cleanup(() => void server.close())
    const { port } = server.address() as { port: number }
    const { code, text } = await run(['bin/server.ts'], {
      DATA_DIR: temporaryFolder(),
      PORT: String(port),
    })
    assert.equal(code, 1)
    assert.equal(
      text.split('\n').at(-1),
      `PORT ${port} is taken by another program: stop it, or set PORT to another number.`
    )
  })
})
