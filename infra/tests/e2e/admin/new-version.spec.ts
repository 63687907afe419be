import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request as apiRequest, type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { NETWORK_FAULTS, test } from './director.ts'
import { firstStart } from './kept-answers.ts'
import { items } from './lists.ts'
import { choose, cropper, expectFilled, fillIn, openNew, untilAwake } from './tournament-form.ts'

test.use({ serviceWorkers: 'allow', expectedConsole: NETWORK_FAULTS })

const update = (page: Page) => page.getByText('A new version of this app is ready.')

/**
 * The academy behind a server that can deploy: from then on the worker is another version's, and the
 * files of the present one are gone.
 */
async function startDeployable(origin: string) {
  let isDeployed = false
  const server = createServer((request, response) => {
    const answer = async () => {
      const path = request.url!
      if (isDeployed && path.startsWith('/admin/assets/')) return response.writeHead(404).end()
      const found = await context.fetch(path, {
        method: request.method!,
        headers: { Authorization: request.headers.authorization ?? '' },
      })
      const headers = found.headers()
      delete headers['content-encoding']
      delete headers['content-length']
      delete headers['transfer-encoding']
      const body = await found.body()
      const isWorker = isDeployed && path === '/admin/worker.js'
      response.writeHead(found.status(), headers).end(isWorker ? nextWorker(body.toString()) : body)
    }
    void answer()
  })
  const context = await apiRequest.newContext({ baseURL: origin })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => (isDeployed = true),
    async close() {
      server.closeAllConnections()
      server.close()
      await context.dispose()
    },
  }
}

/** The worker of a version that has none of this one's scripts. */
function nextWorker(script: string): string {
  const next = script
    .replace(/(?<=\})[0-9a-f]{8}(?=`)/, 'ffffffff')
    .replace(/,\{url:`\/admin\/assets\/[^`]*`\}/g, '')
  expect(next).toContain('ffffffff')
  expect(next).not.toContain('/admin/assets/dashboard')
  return next
}

test('an update waits for the director, and a form that is open goes on with its own version', async ({
  page,
  context,
  baseURL,
  token,
}) => {
  const academy = await startDeployable(baseURL!)
  const start = `${academy.origin}/admin`
  try {
    await page.goto(`${academy.origin}/login`)
    await page.evaluate((own) => localStorage.setItem('academy.token', own), token)
    await firstStart(page, start)
    const form = await openNew(page)
    await fillIn(form)
    let reloads = 0
    page.on('domcontentloaded', () => (reloads += 1))

    academy.deploy()
    const other = await context.newPage()
    await other.goto(start)
    await expect(items(other).first()).toBeVisible()
    await expect(update(other), 'the next start is this version yet').toBeVisible()
    await expect(update(page)).toBeAttached()
    await other.setViewportSize({ width: 360, height: 800 })
    await other.screenshot({ path: test.info().outputPath('update-360.png') })
    await other.getByRole('button', { name: 'Reload' }).click()
    await expect(update(other)).toBeHidden()
    await expect(items(other).first()).toBeVisible()
    await expect(update(page)).not.toBeAttached()
    const shells = await page.evaluate(() => caches.keys())
    expect(shells.filter((name) => name.startsWith('academy-admin-'))).toHaveLength(2)

    await choose(form, await quarteredPhoto(400, 300))
    await untilAwake(cropper(page))
    await page.keyboard.press('Escape')
    await expectFilled(form)
    expect(reloads).toBe(0)
  } finally {
    await academy.close()
  }
})
