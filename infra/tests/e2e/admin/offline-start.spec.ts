import { director, expect, expectAccessible } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { NETWORK_FAULTS, test } from './director.ts'
import { firstStart, kept, loadedAt, notice } from './kept-answers.ts'
import { items } from './lists.ts'
import { choose, cropper, fillIn, openNew, untilAwake } from './tournament-form.ts'

test.use({
  serviceWorkers: 'allow',
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^Signing out on the server failed`),
})

test('without a network, or without answers, the app opens with the lists as they were, and every form works', async ({
  page,
  context,
  baseURL,
}) => {
  await firstStart(page)

  await test.step('lists of today say the hour alone, and one that was never opened says so', async () => {
    // Midnight is past at any hour that this runs at.
    await loadedAt(page, '00:00', 0)
    await context.setOffline(true)
    await page.goto('/admin')
    await expect(notice(page)).toContainText('The lists are as they were at 00:00.')
    await page.getByRole('link', { name: 'Achievements' }).click()
    await expect(page.getByText('This list is not on this device yet')).toBeVisible()
    await context.setOffline(false)
    await expect(items(page).first()).toBeVisible()
  })

  await test.step('the lists are as they were, and every form works', async () => {
    await page.getByRole('link', { name: 'Tournaments' }).click()
    await expect(page.getByRole('button', { name: 'Add Tournament' })).toBeVisible()
    const titles = await items(page).getByRole('heading').allTextContents()
    for (const name of ['Achievements', 'Contacts', 'Settings']) {
      await page.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    }
    await expect.poll(() => kept(page)).toContain('["settings"]')
    const past = await loadedAt(page, '08:58', 1)
    await context.setOffline(true)

    await page.goto('/admin')
    await expect(items(page).getByRole('heading')).toHaveText(titles)
    const day = new Intl.DateTimeFormat('en-IN', {
      month: 'short',
      day: 'numeric',
      timeZone: 'Asia/Kolkata',
    })
    await expect(notice(page)).toHaveText(
      `No network. The lists are as they were on ${day.format(past)} at 08:58. What you save in a form is kept on this device and sent when the network is back.`
    )
    await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
    const pictures = items(page).locator('img')
    await expect
      .poll(() => pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(page)

    const form = await openNew(page)
    await fillIn(form)
    await choose(form, await quarteredPhoto(400, 300))
    await untilAwake(cropper(page))
    await page.keyboard.press('Escape')
    await expect(cropper(page)).toBeHidden()
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await untilAwake(page.getByRole('dialog', { name: 'Edit Tournament' }))
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Achievements' }).click()
    await page.getByRole('button', { name: 'Add Achievement' }).click()
    await untilAwake(page.getByRole('dialog', { name: 'Create New Achievement' }))
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByLabel('Current password')).toBeVisible()
    await expect(page.getByRole('switch')).toBeVisible()
    await page.getByRole('link', { name: 'Tournaments' }).click()

    await context.setOffline(false)
    await expect(notice(page)).toBeHidden()
  })

  await test.step('a network without answers is no network: the start goes on, and nobody is signed out', async () => {
    const unanswered = (url: URL) => url.pathname.startsWith('/api/')
    await context.route(unanswered, (route) => route.abort('connectionrefused'))
    await page.reload()
    await expect(notice(page)).toContainText('The server does not answer.')
    await expect(items(page).first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toBeEmpty()
    await context.unroute(unanswered)
    await page.reload()
    await expect(items(page).first()).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })

  await test.step('when the network comes back the worker asks every tab to send what waits', async () => {
    await page.evaluate(() => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => {
        document.documentElement.dataset.told ??= JSON.stringify(data)
      })
      navigator.serviceWorker.startMessages()
    })
    const devtools = await context.newCDPSession(page)
    const registered = new Promise<string>((resolve) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL.endsWith('/admin'))
        if (own) resolve(own.registrationId)
      })
    )
    await devtools.send('ServiceWorker.enable')
    const registrationId = await registered
    const event = { origin: baseURL!, registrationId, lastChance: false }
    await devtools.send('ServiceWorker.dispatchSyncEvent', { ...event, tag: 'something-else' })
    // More than once: an event may come while the worker is still being started.
    await expect(async () => {
      await devtools.send('ServiceWorker.dispatchSyncEvent', { ...event, tag: 'outbox' })
      const told = JSON.stringify({ type: 'send-outbox' })
      await expect(page.locator('html')).toHaveAttribute('data-told', told, { timeout: 3000 })
    }).toPass()
  })
})

test('signing out leaves nothing of the lists on the device; a session that has ended, or is another, is shown nothing of what was loaded', async ({
  page,
  context,
  playwright,
  baseURL,
  token,
}) => {
  const request = await playwright.request.newContext({ baseURL: baseURL! })
  const { token: own } = (await (
    await request.post('/api/auth/login', { data: director })
  ).json()) as {
    token: string
  }

  await test.step('signing out leaves nothing of the lists', async () => {
    await firstStart(page)
    await context.setOffline(true)
    await page.reload()
    await expect(notice(page)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => kept(page)).toEqual([])
    expect(await page.evaluate(() => caches.has('academy-kept-pictures'))).toBe(false)
    await page.goto('/admin')
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('ended meanwhile, it leads to the sign-in once there is a network', async () => {
    await page.evaluate((kept) => localStorage.setItem('academy.token', kept), own)
    await firstStart(page)
    await context.setOffline(true)
    await page.reload()
    await expect(notice(page)).toBeVisible()
    await request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${own}` } })
    await request.dispose()
    await context.setOffline(false)
    await page.waitForURL('**/login**')
    await expect.poll(() => kept(page)).toEqual([])
  })

  await test.step('another session is shown nothing of what this one has loaded', async () => {
    await page.evaluate((first) => localStorage.setItem('academy.token', first), token)
    await firstStart(page)
    await context.setOffline(true)
    await page.evaluate(() => localStorage.setItem('academy.token', 'of-somebody-else'))
    await page.reload()
    await expect(page.getByText('No network. The dashboard opens when it is back.')).toBeVisible()
    await expect.poll(() => kept(page)).toEqual([])
    await expect(items(page)).toHaveCount(0)
  })
})
