import { once } from 'node:events'
import { test } from '@japa/runner'
import { run, start, temporaryFolder } from '#tests/child'
import { schemaOf } from '#tests/schema_of'

const migrate = ['ace.js', 'migration:run', '--no-schema-generate']

test.group('Migrations', (group) => {
  const whole = { DATA_DIR: temporaryFolder(), NODE_ENV: 'test' }
  let schema: string[] = []
  group.setup(async () => {
    const { code, text } = await run(migrate, whole)
    if (code !== 0) throw new Error(text)
    schema = await schemaOf(whole.DATA_DIR)
  })

  test('go up, all the way down, and up again to the same schema', async ({ assert }) => {
    assert.isAbove(schema.length, 15)
    const reset = ['ace.js', 'migration:reset', '--no-schema-generate']
    assert.equal((await run(reset, whole)).code, 0)
    assert.isEmpty(await schemaOf(whole.DATA_DIR))
    assert.equal((await run(migrate, whole)).code, 0)
    assert.deepEqual(await schemaOf(whole.DATA_DIR), schema)
  })

  test('killed in their midst, go on to the same schema', async ({ assert }) => {
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
    assert.isNotEmpty(schema)
    assert.deepEqual(await schemaOf(env.DATA_DIR), schema)
  })
})
