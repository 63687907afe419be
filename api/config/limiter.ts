import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/limiter'

const limiterConfig = defineConfig({
  // Functional tests run in a transaction, which would block the database store.
  default: env.get('NODE_ENV') === 'test' ? 'memory' : 'database',
  stores: {
    database: stores.database({
      connectionName: env.get('DB_CONNECTION') === 'sqlite' ? 'limits' : 'pg',
      tableName: 'rate_limits',
      clearExpiredByTimeout: true,
    }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
