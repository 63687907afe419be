import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, mock, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import type { SiteHandler } from '../start/compose.ts'

/** What home's document may weigh. */
const HOME_MAX = 11_600
const DAY = 86_400_000
/** The quick run looks at one day of eleven, of every weekday in turn. */
const step = process.env.TESTS_THOROUGH === '1' ? 1 : 11

let server: Server
let origin: string

before(async () => {
  const entry = '../../site/dist/server/entry.mjs'
  const { handler } = (await import(entry)) as { handler: SiteHandler }
  server = createServer((request, response) => {
    handler(request, response, () => response.writeHead(404).end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
after(() => server?.close())

const page = async (path: string) => (await fetch(origin + path)).text()

describe('the problem of the day', () => {
  test('changes at midnight in India, on a server that goes on', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-20T18:29:59Z') })
    try {
      assert.match(await page('/'), /Friday 20 November 2026[^]*mates in one/)
      assert.equal((await fetch(`${origin}/puzzle/2026-11-21`)).status, 404)
      mock.timers.setTime(Date.parse('2026-11-20T18:30:00Z'))
      for (const path of ['/', '/puzzle']) {
        assert.match(await page(path), /Saturday 21 November 2026[^]*mates in two/)
      }
      assert.equal((await fetch(`${origin}/puzzle/2026-11-21`)).status, 200)
      assert.match(await page('/puzzle/today.json'), /"date":"2026-11-21"/)
    } finally {
      mock.timers.reset()
    }
  })

  test('is never too much for the document of home', async () => {
    mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-10-05T06:00:00Z') })
    try {
      for (let day = 0; day < 440; day += step) {
        mock.timers.setTime(Date.parse('2026-10-05T06:00:00Z') + day * DAY)
        const html = await page('/')
        const { length } = brotliCompressSync(html)
        assert.ok(length <= HOME_MAX, `${length} B on day ${day}`)
      }
    } finally {
      mock.timers.reset()
    }
  })
})
