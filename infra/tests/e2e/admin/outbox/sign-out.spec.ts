import { director, expect } from '../../fixtures.ts'
import { inject, test } from '../director.ts'
import { toast } from '../lists.ts'
import { fillIn, openNew } from '../tournament-form.ts'
import { OUTBOX_FAULTS, card, chip, creations, elsewhere, panel, saveForLater } from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

test('signing out asks while something waits, and it is nobody else’s', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: signed out with it'
  await page.goto('/admin')
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
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
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

test('what was typed is offered to nobody else, and comes back to who typed it', async ({
  page,
  request,
  token,
}) => {
  const title = 'Outbox: typed by the first'
  const second = { email: 'second@sahyadrichess.example', password: 'bishop-takes-on-f7' }
  const headers = { Authorization: `Bearer ${token}` }
  await request.post('/api/auth/register', { headers, data: second })
  const signIn = async ({ email, password }: typeof second) => {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText(email)).toBeVisible()
  }
  const signOut = () => page.getByRole('button', { name: 'Logout' }).click()
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title })
  const ended = await inject(page, 'POST', '/api/tournaments', {
    status: 401,
    body: { message: 'Unauthenticated' },
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login**')
  await expect(page.getByText('You were signed out. What you typed is safe.')).toBeVisible()
  await ended.lift()

  await signIn(second)
  await expect(page).toHaveURL(/\/admin$/)
  await expect(form).toBeHidden()
  await openNew(page)
  await expect(form.getByLabel('Title')).toHaveValue('')
  await expect(form.getByText(/^This is what you typed/)).toBeHidden()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await signOut()

  await signIn(director)
  await chip(page, '1 needs you').click()
  await expect(panel(page)).toContainText('You were signed out before it was sent.')
  await panel(page).getByRole('button', { name: 'Send Now' }).click()
  await expect(toast(page, 'Tournament saved')).toBeVisible()
})
