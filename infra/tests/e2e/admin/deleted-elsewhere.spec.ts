import { type APIRequestContext, type Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { items } from './lists.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

const edit = (page: Page) => page.getByRole('dialog', { name: 'Edit Tournament' })
const GONE = 'This was deleted while you were editing it. What you typed is still here.'

/** A tournament, the form open on it, and typed into; then it is deleted elsewhere. */
async function loseIt(
  page: Page,
  request: APIRequestContext,
  token: string,
  title: string,
  more: { banner?: { name: string; mimeType: string; buffer: Buffer } } = {}
) {
  const headers = { Authorization: `Bearer ${token}` }
  const multipart = {
    title,
    description: 'Seven rounds.',
    formLink: 'https://forms.example/seven',
    ...more,
  }
  const answer = await request.post('/api/tournaments', { headers, multipart })
  const { data } = (await answer.json()) as { data: { _id: string } }
  await page.goto(`/admin?edit=${data._id}`)
  await edit(page).getByLabel('Title').fill(`${title}, typed`)
  await request.delete(`/api/tournaments/${data._id}`, { headers })
  await edit(page).getByRole('button', { name: 'Save' }).click()
  await expect(edit(page).getByRole('alert').filter({ hasText: GONE })).toBeVisible()
  await expect(edit(page).getByLabel('Title')).toHaveValue(`${title}, typed`)
  const read = async (id: string) => {
    const found = await request.get(`/api/tournaments/${id}`, { headers })
    return { status: found.status(), body: (await found.json()) as { data?: object } }
  }
  return { id: data._id, read }
}

test('what was deleted elsewhere is restored with what was typed', async ({
  page,
  request,
  token,
}) => {
  const { id, read } = await loseIt(page, request, token, 'Lost Open')
  await expectAccessible(page)
  await expect(page.locator('main [role=alert]')).toBeEmpty()
  const { lift } = await inject(page, 'POST', '/api/tournaments/*/restore', { status: 500 })
  await edit(page).getByRole('button', { name: 'Restore and Save' }).click()
  await expect(edit(page).getByText('It could not be restored. Try again.')).toBeVisible()
  await lift()
  await edit(page).getByRole('button', { name: 'Restore and Save' }).click()
  await expect(edit(page)).toBeHidden()
  expect((await read(id)).body.data).toMatchObject({ title: 'Lost Open, typed' })
  await expect(items(page).filter({ hasText: 'Lost Open, typed' })).toBeVisible()
})

test('or it is saved as new, with its picture', async ({ page, request, token }) => {
  const buffer = await quarteredPhoto(200, 150)
  const banner = { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
  const { id, read } = await loseIt(page, request, token, 'Gone Open', { banner })
  await edit(page).getByRole('button', { name: 'Save as New' }).click()
  await expect(edit(page)).toBeHidden()
  expect((await read(id)).status).toBe(404)
  const card = items(page).first()
  await expect(card).toContainText('Gone Open, typed')
  await expect(card.getByRole('img')).toBeVisible()
})

test('deleting what is deleted already is no failure', async ({ page, request, token }) => {
  const headers = { Authorization: `Bearer ${token}` }
  const multipart = {
    title: 'Twice Open',
    description: 'Seven rounds.',
    formLink: 'https://forms.example/seven',
  }
  const answer = await request.post('/api/tournaments', { headers, multipart })
  const { data } = (await answer.json()) as { data: { _id: string } }
  await page.goto(`/admin?delete=${data._id}`)
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await request.delete(`/api/tournaments/${data._id}`, { headers })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Tournament deleted')).toBeVisible()
  await expect(items(page).filter({ hasText: 'Twice Open' })).toBeHidden()
})
