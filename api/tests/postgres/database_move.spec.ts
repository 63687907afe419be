import { readdirSync } from 'node:fs'
import { test } from '@japa/runner'
import { readTables } from '#backup/table_rows'
import { ace, install } from '#tests/ace'
import { childDatabase } from '#tests/child_database'
import { temporaryFolder } from '#tests/child'
import { picturesIn, withDatabaseOf } from '#tests/installation_content'
import { startBucket } from '#tests/picture_bucket'

const from = temporaryFolder()
const migrate = ['migration:run', '--force', '--no-schema-generate']

/** Rows of each table, in their keys' order: what both engines can be asked alike. */
async function rowsOf(folder: string, engine?: 'sqlite') {
  return withDatabaseOf(
    folder,
    async (client) => {
      const rows: [string, unknown][] = []
      for (const table of ['users', 'tournaments', 'achievements', 'contact_messages', 'revisions'])
        rows.push([table, (await client.from(table).count('* as rows'))[0]!.rows])
      const messages = await client.from('contact_messages').orderBy('id')
      const read = messages.map((row) => [row.id, row.message, Boolean(row.is_read)])
      return [Object.fromEntries(rows.map(([name, count]) => [name, Number(count)])), read]
    },
    engine
  )
}

test.group('Move to PostgreSQL', (group) => {
  group.setup(() => install(from, 'sqlite'))

  const folder = temporaryFolder()
  /** Another database, which has its tables and gets nothing. */
  const untouched = { ...childDatabase(folder), DATA_DIR: from }
  group.setup(async () => {
    const { code, text } = await ace(migrate, untouched)
    if (code !== 0) throw new Error(text)
  })

  test('brings rows and pictures, counted and hashed on both sides', async ({
    assert,
    cleanup,
  }) => {
    const bucket = await startBucket('pictures')
    cleanup(() => bucket.stop())
    const s3 = { ...bucket.env, DRIVE_DISK: 's3', S3_BUCKET: 'pictures' }
    const env = { DATA_DIR: from, ...s3 }
    const unmigrated = await ace(['database:move'], env)
    assert.equal(unmigrated.code, 1)
    assert.match(unmigrated.text, /has no tables: run migration:run first\.$/)
    assert.equal((await ace(migrate, env)).code, 0)

    const { code, text } = await ace(['database:move'], env)
    assert.equal(code, 0, text)
    assert.match(text, /tournaments\W+6\W+[0-9a-f]{64}\W+the same/)
    assert.match(text, /contact_messages\W+4\W+[0-9a-f]{64}\W+the same/)
    assert.notMatch(text, /auth_access_tokens/)
    assert.match(text, /Moved 57 rows and \d+ picture files in \d/)
    assert.include(text, `and ${picturesIn(from).length} picture files`)
    assert.match(text, /Sessions were not moved: everyone signs in again\.$/)
    assert.deepEqual(await rowsOf(from), await rowsOf(from, 'sqlite'))
    for (const list of ['tournaments', 'achievements']) {
      const stored = readdirSync(bucket.pathOf(`${list}/x`).replace(/\/[^/]+$/, ''))
      const files = stored.filter((name) => name.endsWith('object'))
      assert.lengthOf(files, readdirSync(`${from}/uploads/${list}`).length)
    }

    const again = await ace(['database:move'], env)
    assert.equal(again.code, 1)
    assert.match(again.text, /The PostgreSQL database holds rows already: it must be empty\.$/)
  })

  test('moves nothing when something arrives different', async ({ assert, cleanup }) => {
    cleanup(() =>
      withDatabaseOf(folder, (client) => client.rawQuery('drop function shout cascade'))
    )
    await withDatabaseOf(folder, (client) =>
      client.rawQuery(`create function shout() returns trigger language plpgsql as
          $$ begin new.title := upper(new.title); return new; end $$;
        create trigger shout before insert on achievements for each row execute function shout()`)
    )
    const { code, text } = await ace(['database:move'], untouched)
    assert.equal(code, 1)
    assert.match(text, /achievements\W+8\W+[0-9a-f]{64}\W+8 rows, [0-9a-f]{64}/)
    assert.match(text, /achievements arrived different: nothing was moved\.$/)
    const [counts] = (await rowsOf(folder)) as [Record<string, number>]
    assert.deepEqual(counts, {
      ...{ users: 0, tournaments: 0, achievements: 0, contact_messages: 0 },
      revisions: 2,
    })
  })

  test('waits for nobody who is still writing', async ({ assert }) => {
    await withDatabaseOf(
      from,
      async (client) => {
        const trx = await client.transaction()
        await trx.from('revisions').update({ revision: 'not committed' })
        const { code, text } = await ace(['database:move'], untouched)
        assert.equal(code, 1)
        assert.match(text, /The SQLite database is being written to: stop the services first\.$/)
        await trx.rollback()
      },
      'sqlite'
    )
  })

  test('has no sequence to set: keys are made by the product', async ({ assert }) => {
    const owners = await withDatabaseOf(from, async (client) => {
      const tables = await readTables(client)
      const { rows } = await client.rawQuery(
        `select table_name from information_schema.columns where table_schema = 'public'
          and (column_default like 'nextval%' or is_identity = 'YES')`
      )
      const names = rows.map((row: { table_name: string }) => row.table_name)
      return tables.filter(({ name }) => names.includes(name))
    })
    assert.isEmpty(owners)
  })
})
