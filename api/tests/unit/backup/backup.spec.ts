import {
  cpSync,
  createReadStream,
  existsSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { readManifest } from '#backup/archive'
import { nameOf } from '#backup/snapshot_names'
import { ace, install } from '#tests/ace'
import { isPostgres } from '#tests/child_database'
import { temporaryFolder } from '#tests/child'
import { contentOf, picturesIn, withDatabaseOf } from '#tests/installation_content'
import { startBucket } from '#tests/picture_bucket'
import { until } from '#tests/until'

const data = temporaryFolder()
const backups = temporaryFolder()
const other = temporaryFolder()
const live = { DATA_DIR: data, BACKUP_DIR: backups }

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
const snapshots = () => filesIn(join(backups, 'snapshots'))

test.group('Backup', (group) => {
  group.setup(() => install(data))
  group.teardown(() => {
    for (const folder of [data, backups, other]) rmSync(folder, { recursive: true })
  })

  test('makes one archive with everything in it, which restores on an empty machine', async ({
    assert,
  }) => {
    const file = join(temporaryFolder(), 'academy.tar.gz')
    const made = await ace(['backup:create', file], { DATA_DIR: data })
    assert.equal(made.code, 0, made.text)
    const manifest = await readManifest(createReadStream(file), file)
    assert.equal(manifest.rows.tournaments, 6)
    assert.lengthOf(Object.keys(manifest.pictures), picturesIn(data).length)
    assert.isAbove(picturesIn(data).length, 50)
    assert.isEmpty(readdirSync(join(data, 'tmp')))

    const { code, text } = await ace(['backup:restore', file], { DATA_DIR: other })
    assert.equal(code, 0, text)
    assert.match(text, /Restored \S+academy\.tar\.gz of \S+Z with \d+ picture files$/)
    assert.include(text, `with ${picturesIn(data).length} picture files`)
    assert.deepEqual(await contentOf(other), await contentOf(data))
    assert.includeMembers(['tmp', 'uploads', 'app.key', 'academy.sqlite'], readdirSync(other))
  })

  test('neither waits for whoever is writing nor holds them up', async ({ assert }) => {
    await withDatabaseOf(data, async (client) => {
      const trx = await client.transaction()
      await trx.from('settings').delete()
      await trx.from('revisions').update({ revision: 'not committed' })
      const file = join(temporaryFolder(), 'academy.tar.gz')
      const { code, text } = await ace(['backup:create', file], { DATA_DIR: data })
      assert.equal(code, 0, text)
      await trx.rollback()
    })
  })

  test('keeps pictures once for all snapshots, and proves the newest', async ({ assert }) => {
    assert.equal((await ace(['backup:create'], live)).code, 0)
    const stored = picturesIn(backups)
    assert.lengthOf(stored, picturesIn(data).length)
    // A snapshot is named after its second.
    const [first] = snapshots()
    await until(() => !first!.includes(nameOf(new Date())))
    const second = await ace(['backup:create'], live)
    assert.equal(second.code, 0)
    assert.match(second.text, /Made snapshots\/\d{8}T\d{6}Z\.tar\.gz in \S+: \d+\.\d MB and /)
    assert.include(second.text, `MB and ${stored.length} `)
    assert.lengthOf(snapshots(), 2)
    assert.deepEqual(picturesIn(backups), stored)
    for (const file of snapshots()) assert.isBelow(readFileSync(file).length, 100_000)

    const drill = await ace(['backup:drill'], live)
    assert.equal(drill.code, 0, drill.text)
    assert.match(drill.text, /snapshot \d+T\d+Z restores whole: \d+ rows, /)
    assert.include(drill.text, `rows, ${stored.length} picture files`)
    assert.match(drill.text, /RPO 0 min \(its age\), RTO \d+\.\d s \(restoring it\)$/)
  })

  test('refuses to restore over an installation, unless forced: then that is put aside', async ({
    assert,
  }) => {
    const env = { ...live, DATA_DIR: other, ADMIN_PASSWORD: 'the second password' }
    await ace(['admin:create', '--email=second@academy.example'], env)
    const before = await contentOf(other)
    assert.notDeepEqual(before, await contentOf(data))
    const refused = await ace(['backup:restore'], env)
    assert.equal(refused.code, 1)
    assert.match(refused.text, /There is an installation here already: --force puts it aside/)
    assert.deepEqual(await contentOf(other), before)

    const forced = await ace(['backup:restore', '--force'], env)
    assert.equal(forced.code, 0, forced.text)
    assert.deepEqual(await contentOf(other), await contentOf(data))
    assert.equal(statSync(join(other, 'app.key')).mode & 0o777, 0o600)
    const aside = /What was here before is in (\S+)/.exec(forced.text)![1]!
    if (isPostgres) {
      const manifest = await readManifest(createReadStream(aside), aside)
      assert.equal(manifest.rows.users, 2)
      assert.lengthOf(Object.keys(manifest.pictures), picturesIn(data).length)
    } else {
      assert.deepEqual(await contentOf(aside), before)
    }
  })

  test('refuses what is damaged or incomplete, and changes nothing', async ({ assert }) => {
    const copy = temporaryFolder()
    cpSync(backups, copy, { recursive: true })
    const DATA_DIR = temporaryFolder()
    const env = { DATA_DIR, BACKUP_DIR: copy }
    const refusal = async (command: string, sentence: RegExp) => {
      const { code, text } = await ace([command], env)
      assert.equal(code, 1)
      assert.match(text, sentence)
      assert.lengthOf(text.split('\n'), 1)
      assert.isEmpty(picturesIn(DATA_DIR))
      assert.isEmpty(readdirSync(join(DATA_DIR, 'tmp')))
      assert.isFalse(existsSync(join(DATA_DIR, 'academy.sqlite')))
    }

    const [picture] = picturesIn(copy)
    const bytes = readFileSync(picture!)
    bytes[100]! ^= 1
    writeFileSync(picture!, bytes)
    await refusal('backup:drill', /uploads\/\S+ of \S+ is damaged: choose another backup\.$/)
    rmSync(picture!)
    await refusal(
      'backup:restore',
      /The backup snapshot \S+ lacks 1 pictures: choose another one\.$/
    )
    const archive = filesIn(join(copy, 'snapshots')).at(-1)!
    const packed = readFileSync(archive)
    writeFileSync(archive, packed.subarray(0, packed.length - 500))
    await refusal('backup:restore', /snapshot \S+ is damaged: choose another backup\.$/)
  }).tags(['@any-database'])

  test('goes to a bucket and comes back from it', async ({ assert, cleanup }) => {
    const bucket = await startBucket('academy-backups')
    cleanup(() => bucket.stop())
    const env = { ...bucket.env, BACKUP_BUCKET: 'academy-backups' }
    const made = await ace(['backup:create'], { ...env, DATA_DIR: data })
    assert.equal(made.code, 0, made.text)
    assert.match(made.text, /in bucket academy-backups/)
    const DATA_DIR = temporaryFolder()
    const { code, text } = await ace(['backup:restore'], { ...env, DATA_DIR })
    assert.equal(code, 0, text)
    assert.deepEqual(await contentOf(DATA_DIR), await contentOf(data))
  }).tags(['@any-database'])

  test('says in one sentence what it cannot do', async ({ assert }) => {
    const DATA_DIR = data
    const cases: [string[], RegExp][] = [
      [
        ['backup:create'],
        /Set BACKUP_DIR or BACKUP_BUCKET, or name an archive: academy\.tar\.gz\.$/,
      ],
      [
        ['backup:create', join(data, 'app.key')],
        /app\.key is there already: choose another name\.$/,
      ],
      [['backup:restore', 'nowhere.tar.gz'], /There is no archive \S+\/nowhere\.tar\.gz\.$/],
      [['backup:restore', join(data, 'app.key')], /app\.key is (damaged|no backup of an academy)/],
      [['backup:restore', '--now'], /Unknown flag "--now"/],
    ]
    const answers = await Promise.all(cases.map(([args]) => ace(args, { DATA_DIR })))
    for (const [at, { code, text }] of answers.entries()) {
      assert.equal(code, 1)
      assert.match(text, cases[at]![1])
      assert.lengthOf(text.split('\n'), 1)
    }
  }).tags(['@any-database'])
})
