import { test } from '@japa/runner'
import { firstStart } from '#tests/first_start'
import { outside } from '#tests/outside'

const COUNTS = {
  users: 1,
  tournaments: 6,
  achievements: 8,
  contact_messages: 4,
  queue_schedules: 2,
}

test.group('Processes that start at once on an empty database', () => {
  test('share one director, one key and one set of demo content', async ({ assert }) => {
    const { DATA_DIR, others, signedIn, exits } = await firstStart()
    assert.deepEqual(others, [], 'only one made a director')
    assert.deepEqual(signedIn, [200, 200])
    for (const [table, expected] of Object.entries(COUNTS)) {
      const [row] = await outside(DATA_DIR, `select count(*) as count from ${table}`)
      assert.equal(Number(row!.count), expected, table)
    }
    assert.deepEqual(exits, [
      [0, null],
      [0, null],
    ])
  })
})
