import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination } from '@adonisjs/core/logger'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'academy',
      level: env.get('LOG_LEVEL'),
      // No transport in production: it would be a thread with its own heap.
      destination: app.inDev ? await syncDestination() : undefined,
      redact: { paths: ['password', '*.password', 'authorization', '*.authorization'] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
