import { rm } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClient } from '@japa/api-client'
import { assert } from '@japa/assert'
import { pluginAdonisJS } from '@japa/plugin-adonisjs'
import type { Config } from '@japa/runner/types'
import env from '#start/env'

export const plugins: Config['plugins'] = [
  assert(),
  pluginAdonisJS(app),
  apiClient({ baseURL: `http://${env.get('HOST')}:${env.get('PORT')}` }),
]

export const runnerHooks: Required<Pick<Config, 'setup' | 'teardown'>> = {
  setup: [() => testUtils.db().migrate()],
  teardown: [() => rm(env.get('DATA_DIR'), { recursive: true, force: true })],
}

export const configureSuite: Config['configureSuite'] = (suite) => {
  if (suite.name === 'functional') suite.setup(() => testUtils.httpServer().start())
}
