import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request as apiRequest, type Page } from '@playwright/test'
import { expect, signIn } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { NETWORK_FAULTS, test } from './director.ts'
import { items } from './lists.ts'
import {
  chipOf,
  choose,
  cropper,
  expectFilled,
  fillIn,
  filled,
  openNew,
  untilAwake,
} from './tournament-form.ts'

test.use({
  serviceWorkers: 'allow',
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^The server did not learn of the sign-out`),
})

const notice = (page: Page) =>
  page.getByText(/^(No network|The server does not answer)\. The lists are as they were /)

/** Opens the list, and waits until all of the app and the list are on the device. */
async function firstStart(page: Page, address = '/admin') {
  await page.goto(address)
  await expect(items(page).first()).toBeVisible()
  const worker = () => page.evaluate(() => navigator.serviceWorker.controller?.state)
  await expect.poll(worker).toBe('activated')
}

const circular = (title: string) => `*${title}*
Date: 13th December 2029
Venue: Town Hall, Station Road, Sangamner
Registration: https://forms.example/shared-rapid`

/** Does what the phone's share sheet does with a text. */
async function shareTarget(page: Page) {
  const manifest = () => fetch('/admin/manifest.webmanifest').then((answer) => answer.json())
  const { share_target: target } = (await page.evaluate(manifest)) as {
    share_target: { action: string; params: { text: string } }
  }
  return (text: string) =>
    page.goto(`${target.action}?${new URLSearchParams({ [target.params.text]: text })}`)
}

test('offline or without answers, the app opens with cached lists and takes what is shared', async ({
  page,
  context,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await firstStart(page)
  const share = await shareTarget(page)
  for (const name of ['Contacts', 'Settings', 'Tournaments']) {
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  }
  await expect(items(page).first()).toBeVisible()
  const titles = await items(page).getByRole('heading').allTextContents()
  await expect(async () => {
    await context.setOffline(true)
    await page.goto('/admin')
    await expect(items(page).getByRole('heading')).toHaveText(titles, { timeout: 2000 })
  }).toPass()
  await expect(notice(page)).toContainText('No network.')
  await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
  const form = await openNew(page)
  await choose(form, await quarteredPhoto(400, 300))
  await untilAwake(cropper(page))
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('link', { name: 'Achievements' }).click()
  await expect(page.getByText('This list is not on this device yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add Achievement' }).click()
  await untilAwake(page.getByRole('dialog', { name: 'Create New Achievement' }))
  await page.keyboard.press('Escape')

  await share(circular('SHARED OFFLINE RAPID'))
  await expect(chipOf(form, 'Title')).toContainText('SHARED OFFLINE RAPID')
  await page.reload()
  await expect(filled(page)).toBeVisible()
  await expect(form.getByLabel('Title')).toHaveValue('SHARED OFFLINE RAPID')
  await filled(page).getByRole('button', { name: 'Start empty' }).click()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  await context.setOffline(false)
  await expect(notice(page)).toBeHidden()
  await expect(items(page).first()).toBeVisible()

  const unanswered = (url: URL) => url.pathname.startsWith('/api/')
  await context.route(unanswered, (route) => route.abort('connectionrefused'))
  await page.goto('/admin')
  await expect(notice(page)).toContainText('The server does not answer.')
  await expect(items(page).first()).toBeVisible()
  await context.unroute(unanswered)

  await context.setOffline(true)
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  const left = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((name) => !name.startsWith('academy-admin'))
      const all = await Promise.all(
        names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url))
      )
      return all.flat().filter((url) => /\/(api|admin)\//.test(url))
    })
  await expect.poll(left, 'nothing of the lists is left').toEqual([])

  await context.setOffline(false)
  await share(circular('SHARED SIGNED OUT RAPID'))
  await signIn(page)
  await expect(chipOf(form, 'Title')).toContainText('SHARED SIGNED OUT RAPID')
})

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
      for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
        delete headers[name]
      }
      const body = await found.body()
      const isWorker = isDeployed && path === '/admin/worker.js'
      response.writeHead(found.status(), headers).end(isWorker ? nextWorker(body.toString()) : body)
    }
    // The page may ask once more as the test ends.
    void answer().catch(() => response.destroy())
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

test('after a deploy an open form keeps working, and the next view is the new version', async ({
  page,
  context,
  baseURL,
  token,
}) => {
  const academy = await startDeployable(baseURL!)
  try {
    await page.goto(`${academy.origin}/login`)
    await page.evaluate((own) => localStorage.setItem('academy.token', own), token)
    await firstStart(page, `${academy.origin}/admin`)
    const form = await openNew(page)
    await fillIn(form)
    let reloads = 0
    page.on('domcontentloaded', () => (reloads += 1))

    academy.deploy()
    const other = await context.newPage()
    await other.goto(`${academy.origin}/admin`)
    const served = () => other.evaluate(async () => (await caches.keys()).sort())
    await expect.poll(served).toContain('academy-admin-ffffffff')
    await expect
      .poll(() => other.evaluate(() => navigator.serviceWorker.controller?.state))
      .toBe('activated')
    await choose(form, await quarteredPhoto(400, 300))
    await untilAwake(cropper(page))
    await page.keyboard.press('Escape')
    await expectFilled(form)
    expect(reloads).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Achievements' }).click()
    await expect.poll(() => reloads).toBe(1)
  } finally {
    await academy.close()
  }
})
