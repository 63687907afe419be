import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { removeKeptCopies } from '#copies/kept_copies'
import { WithdrawalWatch } from '#copies/withdrawal_watch'
import { noteWithdrawal } from '#models/revision'
import env from '#start/env'
import { temporaryFolder } from '#tests/child'

const COPY = 'ab'.repeat(16)
const WRITING = `${COPY}.0000000012`

const withdraw = () => db.transaction((trx) => noteWithdrawal(trx, 'achievements'))

test.group('Kept copies', (group) => {
  let copies: string
  const keep = (...names: string[]) => {
    for (const name of names) writeFileSync(join(copies, name), 'an answer')
  }
  const kept = () => readdirSync(copies)

  group.each.setup(() => {
    const cache = temporaryFolder()
    copies = join(cache, 'copies')
    mkdirSync(copies)
    env.set('CACHE_DIR', cache)
    return () => {
      rmSync(cache, { recursive: true })
      rmSync(join(env.get('DATA_DIR'), 'withdrawals'), { force: true })
      env.set('CACHE_DIR', undefined)
    }
  })

  test('go, and what nginx is writing stays', async ({ assert }) => {
    keep(COPY, WRITING)
    await removeKeptCopies()
    assert.deepEqual(kept(), [WRITING])
  })

  test('go when another process has withdrawn something, and again for what was under way', async ({
    assert,
  }) => {
    const watch = new WithdrawalWatch()
    await watch.look(0)
    await watch.look(60_000)
    keep(COPY)
    await watch.look(61_000)
    assert.deepEqual(kept(), [COPY], 'nothing was withdrawn')

    await withdraw()
    for (const [at, goes] of [
      [62_000, true],
      [62_500, false],
      [63_000, true],
      [68_000, false],
      [69_000, true],
      [99_000, false],
    ] as const) {
      keep(COPY)
      await watch.look(at)
      assert.deepEqual(kept(), goes ? [] : [COPY], String(at))
    }
  })

  test('go at the next start when the last process died before it looked', async ({ assert }) => {
    const first = new WithdrawalWatch()
    await first.look(0)
    await first.stop()
    await withdraw()
    keep(COPY)
    await new WithdrawalWatch().look(0)
    assert.isEmpty(kept())
  })

  test('stay at a start when nothing was withdrawn since, however often it is tried', async ({
    assert,
  }) => {
    const first = new WithdrawalWatch()
    await first.look(0)
    await first.stop()
    keep(COPY)
    await new WithdrawalWatch().look(0)
    assert.deepEqual(kept(), [COPY])
  })

  test('go once more when a process stops soon after a withdrawal', async ({ assert }) => {
    const watch = new WithdrawalWatch()
    await watch.look(0)
    await watch.look(60_000)
    await withdraw()
    await watch.look(61_000)
    keep(COPY)
    await watch.stop()
    assert.isEmpty(kept())
  })
})
