import {
  type APIRequestContext,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { NETWORK_FAULTS } from '../director.ts'
import { items } from '../lists.ts'
import { fillIn, openNew } from '../tournament-form.ts'

/** What the faults of these tests leave in the console. */
export const OUTBOX_FAULTS = new RegExp(
  `${NETWORK_FAULTS.source}|^This device keeps nothing|^Signing out on the server failed|^The outbox (waits|cannot be read) Error: No answer`
)

/** The calls that create a tournament. */
const SAVES = '**/api/tournaments'

export const chip = (page: Page, words: string) =>
  page.getByRole('button', { name: words, exact: true })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Waiting to be sent' })
export const card = (page: Page, title: string) => items(page).filter({ hasText: title })

/** Opens the form of an item from its card. */
export const editCard = (page: Page, title: string) => edit(card(page, title), title)

/** Opens the form of what waits from the open panel. */
export const editWaiting = (page: Page, title: string) => edit(panel(page), title)

async function edit(within: Locator, title: string) {
  await within.getByRole('button', { name: `Edit ${title}` }).click()
  // What waits is read from the device, and replaces nothing that is typed before.
  const form = within.page().getByRole('dialog', { name: /^(Create New|Edit) / })
  await expect(form.getByLabel('Title')).not.toHaveValue('')
}

/** The next save is stored, and its answer lost. */
export const loseAnswer = (page: Page) =>
  page.route(
    SAVES,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 }
  )

/** The next save is stored, and never answered. */
export async function storeUnanswered(page: Page, address = SAVES) {
  const { promise: isStored, resolve: stored } = Promise.withResolvers<void>()
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      stored()
    },
    { times: 1 }
  )
  return { isStored }
}

/** The director's other device. */
export function elsewhere(request: APIRequestContext, token: string) {
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
export function creations(context: BrowserContext) {
  const calls: string[] = []
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/tournaments')) {
      calls.push(request.headers()['idempotency-key'] ?? '')
    }
  })
  return calls
}

/**
 * The new form of the list that is shown, filled and saved without a network, to be sent later.
 * @param hasDraft the form holds what was typed before, which is set aside
 */
export async function saveForLater(
  page: Page,
  context: BrowserContext,
  title: string,
  { hasDraft = false } = {}
) {
  await expect(chip(page, 'Saved')).toBeVisible()
  const form = await openNew(page)
  if (hasDraft) await form.getByRole('button', { name: 'Start empty' }).click()
  await fillIn(form, { title })
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Send Later' }).click()
  await expect(form).toBeHidden()
  await expect(chip(page, '1 waiting')).toBeVisible()
}
