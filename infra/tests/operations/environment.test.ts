import assert from 'node:assert/strict'
import { test } from 'node:test'
import { originOf } from '@academy/api/shared/text/web_origin'
import { isOrigin, setDefaults } from '../../start/environment.mjs'

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

for (const [given, folder] of [
  ['mine', '/academy/mine'],
  ['/var/lib/academy', '/var/lib/academy'],
]) {
  test(`DATA_DIR ${given} is ${folder}, in whatever folder a process starts`, () => {
    const env: Record<string, string | undefined> = { DATA_DIR: given }
    setDefaults('/academy', env)
    assert.equal(env.DATA_DIR, folder)
  })
}

const ADDRESSES: [text: string, isOrigin: boolean][] = [
  ['https://academy.example', true],
  ['https://academy.example/', true],
  ['http://localhost:8080', true],
  ['HTTPS://Academy.Example', true],
  ['https://[::1]:8080', true],
  ['https://अकादमी.example', true],
  ['academy.example', false],
  ['ftp://academy.example', false],
  ['https://', false],
  ['https://academy.example/app', false],
  ['https://academy.example?a', false],
  ['https://academy.example/#a', false],
  ['https://user@academy.example', false],
  ['https://academy.example:99999', false],
]

for (const [text, expected] of ADDRESSES) {
  test(`${text} is ${expected ? 'an' : 'no'} address of the academy, for the launcher and the API`, () => {
    assert.deepEqual([isOrigin(text), originOf(text) !== undefined], [expected, expected])
  })
}
