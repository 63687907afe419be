import { once } from 'node:events'
import { test } from '@japa/runner'
import { run, start, temporaryFolder } from '#tests/child'
import { schemaOf } from '#tests/schema_of'

test.group('Migrations', () => {
  test('go up, all the way down, and up again to the same schema', async ({ assert }) => {
    const DATA_DIR = temporaryFolder()
    const ace = (...args: string[]) => run(['ace.js', ...args], { DATA_DIR, NODE_ENV: 'test' })
    assert.equal((await ace('migration:run', '--no-schema-generate')).code, 0)
    const up = await schemaOf(DATA_DIR)
    assert.isAbove(up.length, 15)
    assert.equal((await ace('migration:reset', '--no-schema-generate')).code, 0)
    assert.isEmpty(await schemaOf(DATA_DIR))
    assert.equal((await ace('migration:run', '--no-schema-generate')).code, 0)
    assert.deepEqual(await schemaOf(DATA_DIR), up)
  })

  test('killed in their midst, go on to the same schema', async ({ assert }) => {
    const migrate = ['ace.js', 'migration:run', '--no-schema-generate']
    const whole = { DATA_DIR: temporaryFolder(), NODE_ENV: 'test' }
    assert.equal((await run(migrate, whole)).code, 0)

    const env = { DATA_DIR: temporaryFolder(), NODE_ENV: 'test' }
    for (const name of ['users_table', 'achievements_table', 'add_search_texts', 'add_facts']) {
      const child = start(migrate, env)
      child.stdout!.on('data', () => {
        if (child.text.includes(name)) child.kill('SIGKILL')
      })
      await once(child, 'exit')
      assert.equal(child.signalCode, 'SIGKILL', child.text)
    }
    const { code, text } = await run(migrate, env)
    assert.equal(code, 0, text)
    assert.deepEqual(await schemaOf(env.DATA_DIR), await schemaOf(whole.DATA_DIR))
  })
})
