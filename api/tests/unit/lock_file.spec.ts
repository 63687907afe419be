import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { takeLock } from '#support/lock_file'
import env from '#start/env'

const NAME = 'tried.lock'
const file = join(env.get('DATA_DIR'), NAME)

/** As SQLite begins every file, with nothing sensible behind it. */
const DAMAGED = Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(5000, 0xff)])

test.group('Lock file', (group) => {
  group.each.teardown(() => rmSync(file, { recursive: true, force: true }))

  test('is taken {0}, and by one at a time')
    .with([
      ['where there is none', undefined],
      ['when it is empty', ''],
      ['when it holds the number of a process', String(process.ppid)],
      ['when it holds anything', 'no database '.repeat(1000)],
      ['when it is a damaged database', DAMAGED],
    ] as const)
    .run(({ assert }, [, content]) => {
      if (content !== undefined) writeFileSync(file, content)
      const lock = takeLock(NAME, 'BEGIN EXCLUSIVE')
      assert.exists(lock)
      assert.isUndefined(takeLock(NAME, 'BEGIN EXCLUSIVE'))
      assert.throws(() => new DatabaseSync(file).exec('BEGIN EXCLUSIVE'), /locked/)
      lock!.close()
      takeLock(NAME, 'BEGIN EXCLUSIVE')!.close()
    })

  test('that cannot be used is refused with a sentence', ({ assert }) => {
    mkdirSync(file)
    const sentence = `${file} cannot be used: unable to open database file.`
    assert.throws(() => takeLock(NAME, 'BEGIN EXCLUSIVE'), sentence)
  })
})
