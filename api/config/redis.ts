import env from '#start/env'
import type { InferConnections, RedisConnectionConfig } from '@adonisjs/redis/types'

/**
 * Only for counting attempts, with LIMITER_STORE=redis; the provider is left out otherwise. Every file
 * of this folder is read at each start: the package's `defineConfig` would bring the whole client.
 */
const redisConfig = {
  connection: 'main',
  connections: {
    main: {
      host: env.get('REDIS_HOST'),
      port: env.get('REDIS_PORT'),
      password: env.get('REDIS_PASSWORD')?.release(),
      keyPrefix: 'academy:',
      connectTimeout: 2000,
      // A request that cannot count is answered 503 soon; the connection itself is tried on and on.
      maxRetriesPerRequest: 1,
      retryStrategy: (times: number) => Math.min(times * 100, 2000),
    } satisfies RedisConnectionConfig,
  },
}

export default redisConfig

declare module '@adonisjs/redis/types' {
  export interface RedisConnections extends InferConnections<typeof redisConfig> {}
}
