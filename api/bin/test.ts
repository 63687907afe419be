process.env.NODE_ENV = 'test'

import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'
import { APP_ROOT, importer } from './importer.js'
import { reportStartFailure } from './start_failure.js'

new Ignitor(APP_ROOT, { importer })
  .tap((app) => {
    app.initiating(async () => {
      await import('../tests/support/environment.js')
    })
    app.booting(async () => {
      await import('#start/env')
    })
    app.listen('SIGTERM', () => app.terminate())
    app.listenIf(app.managedByPm2, 'SIGINT', () => app.terminate())
  })
  .testRunner()
  .configure(async (app) => {
    const { assertKnownFiles, assertKnownSuites } = await import('../tests/support/known_files.js')
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')

    const args = process.argv.splice(2)
    assertKnownSuites(args, app.rcFile.tests.suites)
    assertKnownFiles(args)
    processCLIArgs(args)
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: [...runnerHooks.teardown, () => app.terminate()],
    })
  })
  .run(() => run())
  .catch(reportStartFailure)
