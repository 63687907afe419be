import { type APIRequestContext, type BrowserContext, type Page } from '@playwright/test'
import { director, expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { hold, inject, NETWORK_FAULTS, test } from './director.ts'
import { items, toast } from './lists.ts'
import { choose, crop, expectFilled, fillIn, newForm, openNew, restore } from './tournament-form.ts'

test.use({
  expectedConsole: new RegExp(
    `${NETWORK_FAULTS.source}|^This device keeps nothing|^Signing out on the server failed`
  ),
})

const chip = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Waiting to be sent' })
const editForm = (page: Page) => page.getByRole('dialog', { name: 'Edit Tournament' })
const card = (page: Page, title: string) => items(page).filter({ hasText: title })

/** The director's other device. */
function elsewhere(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const link = 'https://forms.example/seven'
  return {
    async create(title: string): Promise<string> {
      const multipart = { title, description: 'Seven rounds.', formLink: link }
      const answer = await request.post('/api/tournaments', { headers, multipart })
      return ((await answer.json()) as { data: { _id: string } }).data._id
    },
    change: (id: string, multipart: Record<string, string>) =>
      request.put(`/api/tournaments/${id}`, { headers, multipart }),
    remove: (id: string) => request.delete(`/api/tournaments/${id}`, { headers }),
    /** Titles that begin so, of everything the server has. */
    async titles(start: string): Promise<string[]> {
      const answer = await request.get('/api/tournaments/admin', { headers })
      const { data } = (await answer.json()) as { data: { title: string }[] }
      return data.map(({ title }) => title).filter((title) => title.startsWith(start))
    },
  }
}

/** Every call that would create a tournament, of all tabs. */
function creations(context: BrowserContext) {
  const calls: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tournaments')) {
      calls.push(request.headers()['idempotency-key'] ?? '')
    }
  })
  return calls
}

/** The new form, filled and saved without a network, and left to be sent later. */
async function saveForLater(page: Page, context: BrowserContext, title: string) {
  await page.goto('/admin')
  await expect(chip(page, 'Saved')).toBeVisible()
  const form = await openNew(page)
  await fillIn(form, { title })
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(form).toBeHidden()
  await expect(chip(page, '1 waiting')).toBeVisible()
}

test('what was saved offline stands marked in its list and is sent when the network is back', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const title = 'Outbox: for later'
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  await choose(form, await quarteredPhoto(1200, 900))
  await crop(page)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('You are offline. It is saved when')).toBeVisible()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(form).toBeHidden()
  await expect(card(page, title)).toContainText('Waiting to be sent')
  await chip(page, '1 waiting').click()
  await expect(panel(page).getByRole('listitem')).toContainText(
    'Adds a new tournament, shown to visitors.'
  )
  await expect(panel(page)).toContainText('You are offline.')
  await page.goBack()
  await expect(panel(page)).toBeHidden()
  await expect(chip(page, '1 waiting')).toBeFocused()

  await context.setOffline(false)
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  await expect(chip(page, 'Saved')).toBeVisible()
  await expect(card(page, title)).toHaveCount(1)
  await expect(card(page, title)).not.toContainText('Waiting to be sent')
  await expect(card(page, title).getByRole('img')).toBeVisible()
  expect(await server.titles(title)).toEqual([title])
  await openNew(page)
  await expect(form.getByText(/^Restore draft/)).toBeHidden()
})

test('a tab that is killed right after Save leaves it to the next, which sends it once', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: killed'
  const calls = creations(context)
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('button', { name: 'Send Later' })).toBeVisible()
  const crashed = page.waitForEvent('crash')
  const devtools = await context.newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined)
  await crashed
  await page.close()

  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/admin/settings')
  await expect(toast(next, 'Tournament saved')).toBeVisible()
  await expect(chip(next, 'Saved')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
  await next.goto('/admin')
  await openNew(next)
  await expect(newForm(next).getByText(/^Restore draft/)).toBeHidden()
})

test('an answer that is lost after the server stored the item leads to one item', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: lost answer'
  const calls = creations(context)
  await page.route(
    '**/api/tournaments',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 }
  )
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(calls.length).toBeGreaterThan(1)
  expect(new Set(calls).size, 'keys').toBe(1)
  await expect(card(page, title)).toHaveCount(1)
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})

test('what was edited after its answer was lost becomes a change of the stored item', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: edited'
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const lost = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await page.route(
    '**/api/tournaments',
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 }
  )
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await chip(page, '1 waiting').click()
  await panel(page)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await context.setOffline(true)
  await lost.lift()
  await form.getByLabel('Title').fill(`${title} twice`)
  await form.getByRole('button', { name: 'Save' }).click()
  await context.setOffline(false)
  await expect(form).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await elsewhere(request, token).titles(title)).toEqual([`${title} twice`])
})

test('a network that goes while a form is saved delays it and says so', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: interrupted'
  const calls = creations(context)
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const { lift } = await inject(page, 'POST', '/api/tournaments', 'timedout')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('The server has not answered yet.')).toBeVisible()
  await expect.poll(() => calls.length, 'tried again by itself').toBeGreaterThan(1)
  await lift()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})

test('of two tabs one sends, and both hear of it', async ({ page, context, request, token }) => {
  const title = 'Outbox: two tabs'
  const calls = creations(context)
  const second = await context.newPage()
  await second.goto('/admin/achievements')
  await saveForLater(page, context, title)
  await expect(chip(second, '1 waiting')).toBeVisible()
  const { promise: isSeen, resolve: release } = Promise.withResolvers<void>()
  await context.route('**/api/tournaments', async (route) => {
    await isSeen
    await route.continue()
  })
  await context.setOffline(false)
  await expect.poll(() => calls.length).toBe(1)
  await chip(second, '1 waiting').click()
  await panel(second)
    .getByRole('button', { name: `Send Now: ${title}` })
    .click()
  await second.keyboard.press('Escape')
  release()
  await expect(chip(second, 'Saved')).toBeVisible()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect(card(page, title)).not.toContainText('Waiting to be sent')
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})

test('a device without room sends from the open form and loses nothing', async ({
  page,
  request,
  token,
}) => {
  const title = 'Outbox: no room'
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const refused = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').filter({ hasText: 'Failed to save' })).toBeVisible()
  await expectFilled(form, { title })
  await refused.lift()
  const slow = await hold(page, 'POST', '/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('This device has no room to keep it.')).toBeVisible()
  await expect(form.getByRole('button', { name: 'Send Later' })).toBeHidden()
  slow.release()
  await expect(form).toBeHidden()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})

test('a refused save waits for the director and leads to the form, filled', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: refused'
  await saveForLater(page, context, title)
  const body = {
    message: 'Please correct the marked fields.',
    errors: { description: 'Too plain' },
  }
  const { calls, lift } = await inject(page, 'POST', '/api/tournaments', { status: 422, body })
  await context.setOffline(false)
  await expect(card(page, title)).toContainText('Needs you')
  await chip(page, '1 needs you').click()
  await expect(panel(page)).toContainText(body.message)
  await panel(page)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  const form = newForm(page)
  const description = form.getByLabel('Description', { exact: true })
  await expect(description).toHaveAccessibleDescription('Too plain')
  await expectFilled(form, { title })
  expect(calls, 'a refusal is not asked for again').toHaveLength(1)
  await lift()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(chip(page, '1 needs you')).toBeVisible()

  await card(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  await description.fill('With a story')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})

for (const [what, happens, words] of [
  ['changed', 'change', 'Somebody else has changed this meanwhile.'],
  ['deleted', 'remove', 'This was deleted while you were editing it.'],
] as const) {
  test(`an item ${what} elsewhere before a change of it was sent leads to the form`, async ({
    page,
    context,
    request,
    token,
  }) => {
    const server = elsewhere(request, token)
    const title = `Outbox: ${what}`
    const id = await server.create(title)
    await page.goto(`/admin?edit=${id}`)
    const form = editForm(page)
    await form.getByLabel('Title').fill(`${title}, mine`)
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Save' }).click()
    await form.getByRole('button', { name: 'Send Later' }).click()
    await expect(card(page, `${title}, mine`)).toContainText('Waiting to be sent')
    await server[happens](id, { title: `${title}, theirs` })
    await context.setOffline(false)
    await chip(page, '1 needs you').click()
    await panel(page).getByRole('button', { name: /^Edit/ }).click()
    if (happens === 'change') {
      const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
      await expect(stale.getByText(`${title}, theirs`)).toBeVisible()
      await stale.getByRole('button', { name: 'Save', exact: true }).click()
    } else {
      await expect(form.getByRole('alert').filter({ hasText: words })).toBeVisible()
      await form.getByRole('button', { name: 'Restore and Save' }).click()
    }
    await expect(form).toBeHidden()
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([`${title}, mine`])
  })
}

test('a save that the end of the session refused waits for the next sign-in', async ({
  page,
  request,
  token,
}) => {
  const title = 'Outbox: signed out'
  await page.goto('/admin?new')
  const form = newForm(page)
  await fillIn(form, { title })
  const { calls, lift } = await inject(page, 'POST', '/api/tournaments', { status: 401 })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login**')
  await lift()
  await page.getByLabel('Email').fill(director.email)
  await page.getByLabel('Password', { exact: true }).fill(director.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectFilled(form, { title })
  await expect(page.getByText('1 needs you').first()).toBeAttached()
  expect(calls).toHaveLength(1)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})

test('Cancel while a request is under way stops it: nothing is stored, the draft stays', async ({
  page,
  request,
  token,
}) => {
  const title = 'Outbox: cancelled'
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const call = await hold(page, 'POST', '/api/tournaments')
  const stopped = page.waitForEvent('requestfailed')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => call.calls.length).toBe(1)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toBeHidden()
  expect((await stopped).url()).toMatch(/\/api\/tournaments$/)
  call.release()
  await call.lift()
  await expect(toast(page, 'Draft kept on this device')).toBeVisible()
  await expect(chip(page, '1 waiting'), 'until it is known').toBeVisible()
  await expect(chip(page, 'Saved')).toBeVisible()
  await expect(page).toHaveURL(/\/admin$/)
  expect(await elsewhere(request, token).titles(title)).toEqual([])
  await openNew(page)
  await restore(page).click()
  await expectFilled(form, { title })
})

test('Cancel that comes too late says so and can be undone', async ({ page, request, token }) => {
  const server = elsewhere(request, token)
  const title = 'Outbox: too late'
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const { promise: isStored, resolve: stored } = Promise.withResolvers<void>()
  await page.route(
    '**/api/tournaments',
    async (route) => {
      await route.fetch()
      stored()
    },
    { times: 1 }
  )
  await form.getByRole('button', { name: 'Save' }).click()
  await isStored
  await form.getByRole('button', { name: 'Cancel' }).click()
  const words = toast(page, `Too late to cancel: ‘${title}’ was already saved`)
  await expect(words).toBeVisible()
  await expect(card(page, title)).toHaveCount(1)
  await words.getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, 'Tournament deleted')).toBeVisible()
  expect(await server.titles(title)).toEqual([])
})

test('what waits is not sent while its form is open, and goes as it was saved last', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: edited first'
  const calls = creations(context)
  await saveForLater(page, context, title)
  await card(page, title)
    .getByRole('button', { name: `Edit ${title}` })
    .click()
  const form = newForm(page)
  await expectFilled(form, { title })
  await context.setOffline(false)
  await form.getByLabel('Title').fill(`${title}, then sent`)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(await elsewhere(request, token).titles(title)).toEqual([`${title}, then sent`])
})

test('what is discarded is never sent', async ({ page, context, request, token }) => {
  const title = 'Outbox: discarded'
  const calls = creations(context)
  await saveForLater(page, context, title)
  await chip(page, '1 waiting').click()
  await panel(page)
    .getByRole('button', { name: `Discard ${title}` })
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(panel(page).getByRole('listitem')).toHaveCount(1)
  await panel(page)
    .getByRole('button', { name: `Discard ${title}` })
    .click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(panel(page)).toContainText('Nothing waits.')
  await page.keyboard.press('Escape')
  await context.setOffline(false)
  await page.reload()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(calls).toHaveLength(0)
  expect(await elsewhere(request, token).titles(title)).toEqual([])
})

test('signing out asks while something waits, and it is nobody else’s', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: signed out with it'
  await saveForLater(page, context, title)
  const unanswered = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out before everything is sent?' })
  await expect(question).toContainText('One change has not been sent.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(chip(page, '1 waiting')).toBeVisible()
  const { lift } = await inject(page, 'POST', '/api/auth/logout', { status: 500 })
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Sign Out' }).click()
  await page.waitForURL('**/login**')
  await lift()

  const other = { user: { email: 'other@sahyadrichess.example' } }
  const profile = (url: URL) => url.pathname === '/api/auth/profile'
  await page.route(profile, (route) => route.fulfill({ json: other }))
  await unanswered.lift()
  const calls = creations(context)
  await page.getByLabel('Email').fill(director.email)
  await page.getByLabel('Password', { exact: true }).fill(director.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByText(other.user.email)).toBeVisible()
  await expect(chip(page, 'Saved')).toBeVisible()
  await expect(card(page, title)).toBeHidden()
  expect(calls).toHaveLength(0)

  await page.unroute(profile)
  await page.reload()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
  expect(calls).toHaveLength(1)
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})
