import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { create, extract, list } from 'tar'
import { assertReadable } from '#backup/opened_backup'
import { ace as anyAce } from '#tests/ace'
import { temporaryFolder } from '#tests/child'
import { install } from '#tests/first_start'
import { contentOf, databaseOf, picturesIn } from '#tests/installation_content'
import { runCommandAt } from '#tests/run_command_at'

const OWN_STATE = { DB_CONNECTION: 'sqlite', DRIVE_DISK: 'fs' }

const ace = (args: string[], DATA_DIR: string) => anyAce(args, { ...OWN_STATE, DATA_DIR })

const data = temporaryFolder()
const archive = join(temporaryFolder(), 'academy.tar.gz')

/** An empty machine. */
const machine = () => temporaryFolder()

/** The folder that the command says it put the installation into. */
const asideIn = (text: string) => /What was here before is in (\S+)/.exec(text)![1]!

const NEWER = 'database/migrations/9999999999999_add_venue'

const ofNewerRelease = (file: string) =>
  repacked(file, (folder) => {
    const manifest = join(folder, 'manifest.json')
    const known = JSON.parse(readFileSync(manifest, 'utf8')) as object
    writeFileSync(manifest, JSON.stringify({ ...known, migration: NEWER }))
  })

test.group('Backup', (group) => {
  /** Restored from the archive on an empty machine. */
  const other = machine()
  let restored: Awaited<ReturnType<typeof ace>>

  group.setup(async () => {
    await install(data)
    databaseOf(data, (database) => {
      database.exec(`insert into known_devices values
        ((select id from users), 'device', '2026-11-24T00:00:00.000Z')`)
      database.exec(`insert into queue_jobs (id, queue, data, status)
        values ('1', 'default', '{"name":"SendNotification"}', 'pending'),
          ('2', 'default', '{"name":"MakeAvif"}', 'pending')`)
      database.exec(`insert into notifications (id, contact_message_id, recipient, state, attempts,
          answer, queued_at, created_at, updated_at)
        select mail.id, message.id, mail.id || '@academy.example', mail.state, 1, '',
          message.created_at, message.created_at, message.created_at
        from (select * from contact_messages limit 1) message,
          (select 'n' as id, 'queued' as state union select 'm', 'waiting') mail`)
    })
    // Another connection is writing meanwhile.
    const writer = new DatabaseSync(join(data, 'academy.sqlite'))
    writer.exec('begin immediate; delete from settings')
    const made = await ace(['backup:create', archive], data)
    writer.exec('rollback')
    writer.close()
    if (made.code !== 0) throw new Error(made.text)
    restored = await ace(['backup:restore', archive], other)
  })

  test('made while another connection writes restores all but sessions and devices to an empty machine', async ({
    assert,
  }) => {
    const { code, text } = restored
    assert.equal(code, 0, text)
    assert.isAbove(picturesIn(data).length, 50)
    assert.include(text, `with ${picturesIn(data).length} picture files`)
    assert.deepEqual(contentOf(other), contentOf(data))
    databaseOf(other, (database) => {
      const row = database.prepare('select count(*) as count from known_devices').get()
      assert.equal(row!.count, 0)
    })
    assert.equal(statSync(join(other, 'app.key')).mode & 0o777, 0o600)
    assert.isEmpty(readdirSync(join(other, 'tmp')))
  })

  test('leaves out waiting mails, which would be sent twice', ({ assert }) => {
    databaseOf(other, (database) => {
      const jobs = database.prepare('select id from queue_jobs').all()
      const ids = jobs.map(({ id }) => id)
      assert.include(ids, '2')
      assert.notInclude(ids, '1')
      const mails = database
        .prepare(`select state, reason from notifications where id in ('n', 'm')`)
        .all()
      assert.deepEqual(
        mails.map(({ state, reason }) => [state, reason]),
        [
          ['failed', 'backup'],
          ['failed', 'backup'],
        ]
      )
    })
  })

  test('made as a snapshot restores with the uploads; a newer picture is put aside', async ({
    assert,
  }) => {
    mkdirSync(join(data, 'snapshot'))
    writeFileSync(join(data, 'snapshot/old'), 'of the time before')
    const run = (sql: string) => databaseOf(data, (database) => void database.exec(sql))
    for (const change of [`title || ', then'`, `replace(title, ', then', '')`]) {
      run(`update tournaments set title = ${change}`)
      const made = await runCommandAt({ DATA_DIR: data }, 'backup:create')
      assert.equal(made.code, 0, made.output)
    }
    // The one before stays for whoever is reading it.
    assert.deepEqual(readdirSync(join(data, 'snapshot')).sort(), ['1', '2'])
    databaseOf(join(data, 'snapshot/1'), (database) => {
      const first = database.prepare('select title from tournaments').get()
      assert.match(String(first!.title), /, then$/)
    })
    const carried = machine()
    for (const name of ['snapshot', 'uploads']) {
      cpSync(join(data, name), join(carried, name), { recursive: true })
    }
    // Only the database is missing.
    const target = machine()
    await install(target)
    for (const name of readdirSync(target)) {
      if (name.startsWith('academy.sqlite')) rmSync(join(target, name))
    }
    writeFileSync(join(target, 'uploads/newer.jpg'), 'newer than the backup')
    const { code, text } = await ace(['backup:restore', carried], target)
    assert.equal(code, 0, text)
    assert.deepEqual(contentOf(target), contentOf(data))
    assert.isTrue(existsSync(join(asideIn(text), 'uploads/newer.jpg')))
  })

  test('is checked by a drill that leaves no files behind', async ({ assert }) => {
    const DATA_DIR = machine()
    const { code, output } = await runCommandAt({ DATA_DIR }, 'backup:drill', [archive])
    assert.equal(code, 0, output)
    assert.match(output, /academy\.tar\.gz restores: \d+ picture files, \d+ min old, \d+\.\d s$/)
    assert.deepEqual(readdirSync(DATA_DIR).sort(), ['tmp', 'uploads'])
    assert.isEmpty(readdirSync(join(DATA_DIR, 'tmp')))
  })

  test('is restored with --force, and the old installation put aside', async ({ assert }) => {
    const DATA_DIR = machine()
    await install(DATA_DIR)
    databaseOf(DATA_DIR, (database) => void database.exec(`update tournaments set title = 'Newer'`))
    const before = contentOf(DATA_DIR)
    const refused = await runCommandAt({ DATA_DIR }, 'backup:restore', [archive])
    assert.equal(refused.code, 1)
    assert.match(refused.output, /There is an installation here already: --force puts it aside/)
    assert.deepEqual(contentOf(DATA_DIR), before)
    const forced = await ace(['backup:restore', archive, '--force'], DATA_DIR)
    assert.equal(forced.code, 0, forced.text)
    assert.deepEqual(contentOf(DATA_DIR), contentOf(data))
    assert.deepEqual(contentOf(asideIn(forced.text)), before)
  })

  test('is refused with one sentence and no change: {title}')
    .with([
      { title: 'not there', change: undefined, sentence: /There is no backup \S+\.$/ },
      {
        title: 'cut off',
        change: async (file: string) => {
          const bytes = readFileSync(archive)
          writeFileSync(file, bytes.subarray(0, bytes.length - 500))
        },
        sentence: /is damaged: choose another backup\.$/,
      },
      {
        title: 'another database inside',
        change: (file: string) =>
          repacked(file, (folder) => {
            databaseOf(folder, (database) => void database.exec('delete from users'))
          }),
        sentence: /is damaged: choose another backup\.$/,
      },
      {
        title: 'of a newer release',
        change: ofNewerRelease,
        sentence: /was made by a newer release: deploy that one first\.$/,
      },
      {
        title: 'without pictures',
        change: (file: string) =>
          repacked(file, (folder) => rmSync(join(folder, 'uploads'), { recursive: true })),
        sentence: /comes without its pictures/,
      },
      {
        title: 'something else',
        change: async (file: string) => cpSync(join(data, 'app.key'), file),
        sentence: /is (damaged: choose another backup|no backup of an academy)\.$/,
      },
    ])
    .run(async ({ assert }, { change, sentence }) => {
      const [file, DATA_DIR] = [join(machine(), 'academy.tar.gz'), machine()]
      await change?.(file)
      const { code, output } = await runCommandAt({ DATA_DIR }, 'backup:restore', [file])
      assert.equal(code, 1)
      assert.match(output, sentence)
      assert.lengthOf(output.split('\n'), 1)
      assert.isEmpty(picturesIn(DATA_DIR))
      assert.isEmpty(readdirSync(join(DATA_DIR, 'tmp')))
    })

  test('of a newer release restores where that has served, which a rollback leaves', async ({
    assert,
  }) => {
    const [file, served] = [join(machine(), 'academy.tar.gz'), machine()]
    await ofNewerRelease(file)
    await install(served)
    databaseOf(served, (database) => {
      database.exec(`insert into adonis_schema (name, batch, migration_time)
        values ('${NEWER}', 2, '2026-11-28')`)
    })
    const { code, output } = await runCommandAt({ DATA_DIR: served }, 'backup:drill', [file])
    assert.equal(code, 0, output)
  })

  test('that this account may not read is not called damaged', async ({ assert, cleanup }) => {
    const file = join(machine(), 'academy.tar.gz')
    writeFileSync(file, '', { mode: 0 })
    // Root reads everything.
    if (process.geteuid!() === 0) {
      process.seteuid!('nobody')
      cleanup(() => process.seteuid!(0))
    }
    await assert.rejects(
      () => assertReadable(file),
      `${file} cannot be read by ${userInfo().username}.`
    )
  })

  test('is not created: {sentence}')
    .with([
      { args: [archive], machine: {}, sentence: /is there already: choose another name\.$/ },
      ...(['fs', 's3'] as const).map((DRIVE_DISK) => ({
        args: [],
        machine: { DB_CONNECTION: 'pg', DRIVE_DISK } as const,
        sentence: /PostgreSQL has tools of its own, pg_dump and pg_restore/,
      })),
    ])
    .run(async ({ assert }, { args, machine: settings, sentence }) => {
      const where = { DATA_DIR: machine(), ...settings }
      const { code, output } = await runCommandAt(where, 'backup:create', args)
      assert.equal(code, 1)
      assert.match(output, sentence)
    })
})

test.group('Backup with pictures in a bucket', (group) => {
  const bucketed = temporaryFolder()
  const bare = join(temporaryFolder(), 'bucketed.tar.gz')
  group.setup(async () => {
    await install(bucketed)
    const here = { DATA_DIR: bucketed, DRIVE_DISK: 's3' } as const
    const made = await runCommandAt(here, 'backup:create', [bare])
    if (made.code !== 0) throw new Error(made.output)
  })

  test('holds database and key', async ({ assert }) => {
    const names: string[] = []
    await list({ file: bare, onReadEntry: ({ path }) => void names.push(path) })
    assert.sameMembers(names, ['manifest.json', 'academy.sqlite', 'app.key'])
    assert.isTrue(existsSync(join(bucketed, 'last-backup')))
  })

  test('restores beside its bucket, and its drill says so', async ({ assert }) => {
    const drilling = { DATA_DIR: machine(), DRIVE_DISK: 's3' } as const
    const drilled = await runCommandAt(drilling, 'backup:drill', [bare])
    assert.match(
      drilled.output,
      /bucketed\.tar\.gz restores: its pictures are in a bucket, \d+ min old/
    )
    const other = machine()
    const restoring = { DATA_DIR: other, DRIVE_DISK: 's3' } as const
    const { code, output } = await runCommandAt(restoring, 'backup:restore', [bare])
    assert.equal(code, 0, output)
    const { rows, key } = contentOf(bucketed)
    assert.deepEqual(contentOf(other), { rows, key, pictures: [] })
  })

  test('is not restored where pictures are files', async ({ assert }) => {
    const other = machine()
    const { code, output } = await runCommandAt({ DATA_DIR: other }, 'backup:restore', [bare])
    assert.equal(code, 1)
    assert.match(output, /are in a bucket: set DRIVE_DISK=s3 first\.$/)
    const args = [bare, '--without-bucket']
    const looked = await runCommandAt({ DATA_DIR: other }, 'backup:restore', args)
    assert.equal(looked.code, 0, looked.output)
    assert.deepEqual(contentOf(other).rows, contentOf(bucketed).rows)
  })
})

/** The archive with its content changed. */
async function repacked(file: string, change: (folder: string) => void) {
  const folder = temporaryFolder()
  await extract({ file: archive, cwd: folder })
  change(folder)
  await create({ file, cwd: folder, gzip: true }, readdirSync(folder))
}
