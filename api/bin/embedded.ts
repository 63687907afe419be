import 'reflect-metadata'
import type { RequestListener, Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Ignitor } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { APP_ROOT, importer } from './importer.js'

const STOP_LIMIT = 15_000

export interface StartedAcademy {
  address: string
  /** `password` only when it was generated: it is not stored, so show it once. */
  director?: { email: string; password?: string }
  close(): Promise<void>
}

/**
 * After SIGTERM it serves for SHUTDOWN_DRAIN_MS more while its readiness check fails, so that a load
 * balancer stops sending requests. `reportStartFailure` prints what it throws.
 */
export async function startAcademy(
  compose: (api: RequestListener) => RequestListener = (api) => api
): Promise<StartedAcademy> {
  process.env.NODE_ENV ||= 'production'
  let server: Server | undefined
  let director: StartedAcademy['director']

  const ignitor = new Ignitor(APP_ROOT, { importer }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    app.starting(async () => {
      const { prepareDatabase } = await import('#start/prepare_database')
      ;({ director } = await prepareDatabase(app))
    })
    // Not at the signal: by then somebody may have deleted the build.
    app.ready(async () => {
      const { stopBeingReady } = await import('#health/readiness')
      const { drainMs } = await import('#start/env')
      drain = () => {
        stopBeingReady()
        isDraining = true
        // Not referenced: SIGINT ends it.
        return sleep(drainMs, undefined, { ref: false })
      }
    })
    // Before it listens nothing is open that must be finished, and a start that is half done would fail.
    const endStart = () => process.exit()
    app.listen('SIGTERM', () => (server?.listening ? drain().then(() => end(app)) : endStart()))
    app.listen('SIGINT', () => (server?.listening ? end(app) : endStart()))
  })

  let isDraining = false
  let drain = () => Promise.resolve()

  // Not in a `terminating` hook: hooks run in turn, and the framework's own waits for the server, up
  // to 75 s for an idle connection.
  function stop(app: ApplicationService) {
    setInterval(() => server?.closeIdleConnections(), 50).unref()
    setTimeout(() => server?.closeAllConnections(), STOP_LIMIT).unref()
    return app.terminate()
  }

  /** Ends the process whatever fails: the site's renderer hears of rejections and lets them pass. */
  async function end(app: ApplicationService) {
    try {
      await stop(app)
    } catch (error) {
      console.error(error)
      process.exit(1)
    }
  }

  const { createCappedServer } = await import('#server/capped_server')
  const { default: env } = await ignitor
    .httpServer()
    .start((api) => {
      const listener = compose(api)
      return (server = createCappedServer((request, response) => {
        // A client could reuse a keep-alive connection just when it is closed.
        if (isDraining) response.setHeader('Connection', 'close')
        listener(request, response)
      }))
    })
    .then(() => import('#start/env'))

  const { default: app } = await import('@adonisjs/core/services/app')
  return {
    address: `http://${shownHost(env.get('HOST'))}:${env.get('PORT')}`,
    director,
    close: () => stop(app),
  }
}

function shownHost(host: string) {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
