import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { databaseFaults } from '#security_check/database_faults'
import { fileFaults } from '#security_check/file_faults'
import { identityFaults } from '#security_check/identity_faults'
import { environmentFaults, type Environment } from '#security_check/environment_faults'
import { versionFaults, versionNotes } from '#security_check/version_faults'
import { VERSION_FLOORS } from '#security_check/version_floors'
import { ace } from '#tests/ace'
import { isPostgres } from '#tests/child_database'
import { temporaryFolder } from '#tests/child'
import { firstStart } from '#tests/first_start'

const FIT: Environment = {
  nodeEnv: 'production',
  logLevel: 'info',
  debugVariables: [],
  appKey: 'Zx81-c64-Amiga500-AtariST-QL-MSX2',
  appUrl: 'https://academy.example',
  adminPassword: 'a rook on the seventh',
  hasSetupToken: false,
  isDemoOn: false,
  trustsAnyProxy: false,
  limits: { LIMIT_SIGN_IN: 5, LIMIT_CONTACT_ADDRESS: 20, LIMIT_CONTACT_EMAIL: 5 },
  smtp: { host: 'mail.example', hasUser: true, isSecure: false },
  database: { connection: 'pg', host: '10.0.0.5', sslMode: 'verify-full' },
  bucketAddress: 'https://s3.example',
}

const WEAK: [change: Partial<Environment>, fault: RegExp][] = [
  [{ nodeEnv: 'development' }, /^NODE_ENV is development: set it to production\.$/],
  [{ logLevel: 'debug' }, /^LOG_LEVEL=debug writes/],
  [{ debugVariables: ['NODE_DEBUG'] }, /^NODE_DEBUG opens the process/],
  [{ appKey: 'short' }, /^APP_KEY can be guessed/],
  [{ appKey: 'abababababababababababababababababab' }, /^APP_KEY can be guessed/],
  [{ appUrl: undefined }, /^APP_URL is not set/],
  [{ appUrl: 'http://academy.example' }, /^APP_URL is http:/],
  [{ adminPassword: 'password123' }, /^ADMIN_PASSWORD is among the first/],
  [{ hasSetupToken: true }, /^SETUP_TOKEN leaves/],
  [{ isDemoOn: true }, /^DEMO=1 fills/],
  [{ trustsAnyProxy: true }, /^trustProxy .* believes everybody/],
  [
    { limits: { ...FIT.limits, LIMIT_SIGN_IN: 1000 } },
    /^LIMIT_SIGN_IN=1000 is as good as no limit: 50 at the most\.$/,
  ],
  [{ smtp: { ...FIT.smtp, hasUser: false } }, /^SMTP_HOST mail\.example may be spoken to without/],
  [
    { database: { ...FIT.database, sslMode: undefined } },
    /^DB_HOST 10\.0\.0\.5 is spoken to without encryption/,
  ],
  [
    { bucketAddress: 'http://10.0.0.6:9000' },
    /^S3_ENDPOINT http:\/\/10\.0\.0\.6:9000 is spoken to without encryption/,
  ],
]

const HARMLESS: Partial<Environment>[] = [
  { smtp: { host: '127.0.0.1', hasUser: false, isSecure: false } },
  { smtp: { host: 'mail.example', hasUser: false, isSecure: true } },
  { smtp: { host: undefined, hasUser: false, isSecure: false } },
  { database: { connection: 'pg', host: '/run/postgresql', sslMode: undefined } },
  { database: { connection: 'sqlite', host: '10.0.0.5', sslMode: undefined } },
  { bucketAddress: undefined },
  { bucketAddress: 'http://127.0.0.1:9000' },
  { bucketAddress: 'http://[::1]:9000' },
  { adminPassword: undefined },
]

test.group('Security check', () => {
  test('reports a weak setting: {1}')
    .with(WEAK)
    .run(async ({ assert }, [change, fault]) => {
      const faults = await environmentFaults({ ...FIT, ...change })
      assert.lengthOf(faults, 1)
      assert.match(faults[0]!, fault)
    })

  test('reports nothing for safe settings: {$i}')
    .with([{}, ...HARMLESS])
    .run(async ({ assert }, change) =>
      assert.isEmpty(await environmentFaults({ ...FIT, ...change }))
    )

  test('reports all faults at once', async ({ assert }) => {
    const all = Object.assign({}, FIT, ...WEAK.map(([change]) => change))
    assert.isAbove((await environmentFaults(all)).length, 10)
  })

  test('refuses placeholders and samples on a real domain only', ({ assert }) => {
    const sample = {
      email: 'hello@academy.example',
      phone: { href: 'tel:+915550012345' },
      whatsapp: '915550012345',
      languages: ['mr', { validMonths: 3 }],
      hasSampleTestimonials: true,
    }
    const real = {
      email: 'hello@academy.in',
      phone: { href: 'tel:+919850012345' },
      whatsapp: '919850012345',
      hasSampleTestimonials: false,
    }
    const faults = identityFaults('https://academy.in', sample)
    assert.lengthOf(faults, 2)
    assert.include(faults[0], '(hello@academy.example, tel:+915550012345, 915550012345)')
    assert.match(faults[1]!, /^The testimonials are samples/)
    assert.isEmpty(identityFaults('https://academy.in', real))
    for (const url of [undefined, 'https://academy.example', 'http://localhost:8080']) {
      assert.isEmpty(identityFaults(url, sample))
    }
  })

  test('reports files that everybody can read', async ({ assert }) => {
    const data = temporaryFolder()
    chmodSync(data, 0o711)
    const key = join(data, 'app.key')
    writeFileSync(key, '', { mode: 0o644 })
    const settings = join(data, 'academy.env')
    writeFileSync(settings, '', { mode: 0o644 })
    assert.deepEqual(await fileFaults(data, [settings]), [
      `Everybody on this machine can read ${key}: chmod 600.`,
      `Everybody on this machine can read ${settings}: chmod 600.`,
    ])
    for (const file of [key, settings]) chmodSync(file, 0o600)
    assert.isEmpty(await fileFaults(data, [settings]))
    chmodSync(data, 0o755)
    assert.match((await fileFaults(data, [])).join(), /^Everybody on this machine can list /)
    assert.deepEqual(await fileFaults(join(data, 'app.key'), ['/nowhere.env']), [
      'There is no /nowhere.env to be checked.',
    ])
  })

  test('reports dependencies older than the oldest safe version', ({ assert }) => {
    assert.isEmpty(versionFaults())
    const old: Record<string, string> = { ...VERSION_FLOORS, nodemailer: '9.1.1', sharp: '0.35.10' }
    assert.deepEqual(
      versionFaults((name) => old[name]!),
      ['nodemailer is 9.1.1: 10.0.5 or newer is needed.']
    )
  })

  test('names a withdrawn SQLite without refusing it', ({ assert }) => {
    assert.deepEqual(
      versionNotes(() => '3.52.0'),
      ['SQLite 3.52.0 was withdrawn by its makers: record 3 names the way out.']
    )
    assert.isEmpty(versionNotes(() => '3.53.0'))
  })

  test('reports a database that could lose data in a power cut', async ({ assert, cleanup }) => {
    if (isPostgres) {
      // The server of the tests does not wait for the disk.
      assert.deepEqual(
        await databaseFaults(),
        ['fsync', 'synchronous_commit', 'full_page_writes'].map(
          (name) => `PostgreSQL's ${name} is off: a power cut could lose messages.`
        )
      )
      return
    }
    assert.isEmpty(await databaseFaults())
    cleanup(async () => void (await db.rawQuery('pragma synchronous = full')))
    await db.rawQuery('pragma synchronous = normal')
    assert.deepEqual(await databaseFaults(), [
      "SQLite's synchronous is 1, not 2: a power cut could lose messages.",
    ])
  })

  test('passes a safe installation and lists all faults of a weak one', async ({ assert }) => {
    const { DATA_DIR: filled } = await firstStart()
    const proper = {
      DATA_DIR: temporaryFolder(),
      APP_URL: 'https://academy.example',
      LOG_LEVEL: 'info',
    }
    const fresh = await ace(['security:check'], proper)
    // The server of the tests does not wait for the disk.
    const risky = /^\[ error \] PostgreSQL's (fsync|synchronous_commit|full_page_writes) is off/
    const faults = (text: string) =>
      text.split('\n').filter((line) => !risky.test(line) && !line.startsWith('[ warn ] SQLite'))
    assert.equal(fresh.code, isPostgres ? 1 : 0, fresh.text)
    assert.deepEqual(faults(fresh.text), isPostgres ? [] : ['[ success ] Fit for production'])

    const weak = {
      ...proper,
      DATA_DIR: filled,
      LOG_LEVEL: 'error',
      APP_URL: '',
      DEMO: '1',
      SETUP_TOKEN: 'a token',
      NODE_ENV: 'test',
    }
    const { code, text } = await ace(['security:check', '--settings=/nowhere.env'], weak)
    assert.equal(code, 1)
    assert.deepEqual(faults(text), [
      '[ error ] NODE_ENV is test: set it to production.',
      '[ error ] APP_URL is not set: set it to the https:// address of the academy.',
      '[ error ] SETUP_TOKEN leaves POST /api/auth/register open: remove it.',
      '[ error ] DEMO=1 fills an empty academy with samples: set it to 0.',
      '[ error ] There is no /nowhere.env to be checked.',
      '[ error ] 14 samples of the demo content are published: delete them.',
    ])
  })
})
