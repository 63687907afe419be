import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setDefaults } from '../../start/environment.mjs'

const DEFAULTS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '8080',
  DATA_DIR: '/academy/.data',
  APP_URL: 'http://localhost:8080',
  LOG_LEVEL: 'warn',
  API_ORIGIN: 'http://127.0.0.1:8080',
}

for (const name of Object.keys(DEFAULTS)) {
  test(`${name}, given as empty, has its default`, () => {
    const env = { [name]: '' }
    setDefaults('/academy', env)
    assert.deepEqual(env, DEFAULTS)
  })
}
