import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/limiter'

// Each store is opened at the start: this one only when it is the one.
const redisStore = (
  env.get('LIMITER_STORE') === 'redis' ? { redis: stores.redis({ connectionName: 'main' }) } : {}
) as { redis: ReturnType<typeof stores.redis> }

/** Counts live in the database, so that several processes share them and a restart forgets none. */
const limiterConfig = defineConfig({
  default: env.get('LIMITER_STORE'),
  stores: {
    database: stores.database({
      connectionName: env.get('DB_CONNECTION') === 'sqlite' ? 'limits' : 'pg',
      tableName: 'rate_limits',
      clearExpiredByTimeout: true,
    }),
    ...redisStore,
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
