import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  ADDRESS_MAX,
  HEADERS_MAX,
  PARAMETER_MAX,
  PICTURE_FORM_MAX,
} from '@academy/api/shared/rules/request_rules'
import {
  apiRoutes,
  astroPatterns,
  filePatterns,
  renderedPatterns,
  siteRoutes,
  type Route,
} from '../support/all-routes.ts'
import { holdBack, type HeldBack, type Server } from '../support/held-back.ts'
import { flood } from '../support/hostile-flood.ts'
import { ServedProduct } from '../support/served-product.ts'
import { DOMAIN, RunningNginx } from './running-nginx.ts'

const MEMORY_MB = 300
/** Each of the eight hostile kinds once; row S23 of the proof sends a thousand. */
const PER_ROUTE = 8

const json = { 'Content-Type': 'application/json' }
const pages = siteRoutes()
const routes = [...apiRoutes(), ...pages]

let product: ServedProduct
let nginx: RunningNginx
before(async () => {
  product = await ServedProduct.started('--max-old-space-size=512')
  nginx = await RunningNginx.start({}, product.port)
})
after(async () => {
  await nginx?.stop()
  await product?.stop()
})

/** The slowest answer of a cap, in milliseconds: told at the end, and no test's matter. */
let slowest = 0

/** Asks each route, and gathers what did not answer as it should. */
async function wrong(
  server: Server,
  among: Route[],
  expected: number,
  hostile: (route: Route) => HeldBack
) {
  const found: string[] = []
  for (const route of among) {
    const asked = hostile(route)
    const { status, head, milliseconds } = await holdBack(server, asked)
    slowest = Math.max(slowest, milliseconds)
    const isNamed = status !== 405 || /^allow: \S/im.test(head)
    if (status !== expected || !isNamed) {
      found.push(`${asked.method} ${asked.path.slice(0, 60)}: ${status}`)
    }
  }
  return found
}

const servers: [name: string, server: () => Server][] = [
  ['one process', () => ({ port: product.port })],
  ['behind nginx', () => ({ port: nginx.httpsPort, domain: DOMAIN })],
]

for (const [name, server] of servers) {
  describe(`every route of the API and of the site, ${name}`, () => {
    const none = async (
      expected: number,
      hostile: (route: Route) => HeldBack,
      among: Route[] = routes
    ) => assert.deepEqual(await wrong(server(), among, expected, hostile), [])

    test('a body that is too large is refused before it comes', () =>
      none(413, ({ method, path }) => ({
        method,
        path,
        headers: { ...json, 'Content-Length': PICTURE_FORM_MAX + 1 },
        part: '{',
      })))

    test('too long an address, parameter or header is refused', async () => {
      const long = 'x'.repeat(ADDRESS_MAX + 200)
      await none(414, ({ method, path }) => ({ method, path: `${path}?${long}` }))
      const parameter = 'x'.repeat(PARAMETER_MAX)
      await none(414, ({ method, path }) => ({ method, path: `${path}?b=1&a=${parameter}` }))
      const headers = { 'X-Long': 'x'.repeat(HEADERS_MAX) }
      await none(431, ({ method, path }) => ({ method, path, headers }))
    })

    test('an address that cannot be decoded is the address of nothing', async () => {
      for (const end of ['%ff', '%E0%A4%A', '%', '%ff.ics', 'a%ffb/c']) {
        const under = ({ path }: Route) => path.replace(/\/?$/, `/${end}`)
        for (const path of new Set(pages.map(under))) {
          const { status } = await holdBack(server(), { method: 'GET', path })
          // The admin is one page at all of its addresses.
          const expected = path.startsWith('/admin/') ? [200, 400, 404] : [400, 401, 404]
          assert.ok(expected.includes(status), `${path}: ${status}`)
        }
      }
    })

    test('a method that is not answered is refused, and those that are answered are named', async () => {
      await none(405, ({ path }) => ({ method: 'TRACE', path }))
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const reading = pages.filter((route) => route.method === 'GET')
        await none(405, ({ path }) => ({ method, path, headers: { 'Content-Length': 0 } }), reading)
      }
      const form = [{ method: 'PUT', path: '/contact/send' }]
      await none(405, (route) => ({ ...route, headers: { 'Content-Length': 0 } }), form)
    })

    test('JSON that is nested too deeply is no fault of ours on any route', async () => {
      const body = '['.repeat(5_000) + ']'.repeat(5_000)
      for (const { method, path } of routes.filter((route) => route.method !== 'GET')) {
        const headers = { ...json, 'Content-Length': body.length }
        const { status } = await holdBack(server(), { method, path, headers, part: body })
        const isOpen =
          /^\/api\/(auth\/(login|passkey-challenges|passkey-login|password-resets)|contacts)$/.test(
            path
          )
        const expected = isOpen ? [400] : [401, 403, 415]
        assert.ok(expected.includes(status), `${method} ${path}: ${status}`)
      }
    })

    test('a body of the wrong kind, and a packed one, is refused', async () => {
      for (const { method, path } of routes.filter((route) => route.method !== 'GET')) {
        const send = async (headers: Record<string, string>) => {
          const asked = { method, path, headers: { ...headers, 'Content-Length': 3 }, part: 'a=b' }
          return (await holdBack(server(), asked)).status
        }
        const type = await send({ 'Content-Type': 'text/plain' })
        assert.ok([401, 403, 415].includes(type), `${method} ${path}: ${type}`)
        assert.equal(await send({ ...json, 'Content-Encoding': 'gzip' }), 415, path)
      }
    })

    test('what a framework brings along is not there', async () => {
      const ours = new Set([...filePatterns(), ...renderedPatterns()])
      const others = astroPatterns().filter((pattern) => !ours.has(pattern))
      assert.ok(others.includes('/_image') && others.length > 1, others.join())
      const paths = others.map((pattern) => pattern.replace(/\[\w+\]/g, 'x'))
      const asked = [...paths, '/404', '/404.html', '/_image?href=/about.html&f=html']
      await none(404, ({ path }) => ({ method: 'GET', path }), asked.map((path) => ({ method: 'GET', path }))) // prettier-ignore
    })
  })
}

describe('the form without JavaScript', () => {
  const send = (text: string) => {
    const part = new URLSearchParams({ name: 'A', email: 'a@b.example', message: text }).toString()
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Content-Length': part.length,
    }
    return holdBack(
      { port: product.port },
      { method: 'POST', path: '/contact/send', headers, part }
    )
  }

  test('10 MB are refused before they come', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': 1e7 }
    const asked = { method: 'POST', path: '/contact/send', headers, part: 'message=<' }
    const { status, body } = await holdBack({ port: product.port }, asked)
    assert.equal(status, 413)
    assert.equal(body, 'The request is too large.\n')
  })

  test('a text that is far too long comes back cut', async () => {
    const plain = await send('')
    const large = await send('<'.repeat(20_000))
    assert.deepEqual([plain.status, large.status], [422, 422])
    // The page holds a text twice, and writes `<` with up to six letters.
    assert.ok(large.body.length - plain.body.length < 70_000, `${large.body.length} bytes`)
    // What is a little too long is not: the visitor shortens it.
    assert.ok((await send('a'.repeat(1_200))).body.includes('a'.repeat(1_200)))
  })
})

describe('a process of 512 MB', () => {
  test(`stays under ${MEMORY_MB} MB while every route is asked hostile things`, async (t) => {
    const { count, statuses } = await flood({ port: product.port }, routes, PER_ROUTE)
    const seen = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${n} × ${status}`)
    t.diagnostic(`${count} requests: ${seen.join(', ')}; at most ${product.peakMB.toFixed(0)} MB`)
    t.diagnostic(`the slowest answer of a cap before: ${slowest.toFixed(1)} ms`)
    assert.ok(product.isRunning && (await product.isUp()))
    const faults = [...statuses.keys()].filter((status) => status >= 500 && status !== 503)
    assert.deepEqual(faults, [])
    assert.ok(product.peakMB < MEMORY_MB, `${product.peakMB} MB`)
  })
})
