import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import { appKey as secret } from '#start/env'
import { Secret } from '@adonisjs/core/helpers'
import { errorBody } from '#exceptions/error_body'

export const appKey = new Secret(secret)

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,

  // Trust X-Forwarded-For only from a proxy on this machine.
  trustProxy: 'loopback',

  // Longer than the 60 s of nginx: closing first would turn a reused connection into a 502.
  keepAliveTimeout: 75_000,
  headersTimeout: 15_000,
  requestTimeout: 30_000,

  onBadUrl(_: IncomingMessage, response: ServerResponse) {
    response.writeHead(404, { 'Content-Type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(errorBody({ code: 'not_found' })))
  },
})
