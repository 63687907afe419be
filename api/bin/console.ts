import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { APP_ROOT, importer } from './importer.js'
import { reportStartFailure } from './start_failure.js'

process.env.NODE_ENV ||= 'development'

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    // Ace would print an environment error with its stack.
    app.booting(async () => {
      await import('#start/env').catch(reportStartFailure)
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .ace()
  .handle(process.argv.splice(2))
  .catch(reportStartFailure)
