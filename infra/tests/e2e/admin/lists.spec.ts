import { type APIRequestContext } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { inject, NETWORK_FAULTS, test } from './director.ts'
import { items } from './lists.ts'

test.use({
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^Failed to (?:restore|remove) tournament`),
})

const mine = { formLink: 'https://forms.example/seven', description: 'Seven rounds.' }

/** Four tournaments and no others; the last has a picture where that is asked for. */
async function makeCups(
  request: APIRequestContext,
  token: string,
  { withPicture }: { withPicture: boolean }
) {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await request.get('/api/tournaments/admin', { headers })
  const { data } = (await answer.json()) as { data: { _id: string }[] }
  for (const { _id } of data) await request.delete(`/api/tournaments/${_id}`, { headers })
  const banner = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await quarteredPhoto(1200, 900) }
  const prizes = JSON.stringify([{ position: '1st', amount: 5000 }])
  for (const title of ['Pawn Cup', 'Rook Cup', 'King Cup', 'Queen Cup']) {
    const multipart = {
      ...mine,
      title,
      prizes,
      ...(withPicture && title === 'Queen Cup' && { banner }),
    }
    await request.post('/api/tournaments', { headers, multipart })
  }
}

test('arrow keys lead through a list; what was deleted comes back; Back keeps a selection', async ({
  page,
  request,
  token,
}) => {
  await makeCups(request, token, { withPicture: false })
  await page.goto('/admin')
  await test.step('arrow keys lead through the list and Enter opens the item', async () => {
    await expect(page.getByRole('heading', { name: 'Pawn Cup' })).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.press('ArrowDown')
    const edit = (title: string) => page.getByRole('button', { name: `Edit ${title}` })
    await expect(edit('Queen Cup')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(edit('King Cup')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    // Three columns: the fourth is below the first.
    await page.keyboard.press('ArrowDown')
    await expect(edit('Pawn Cup')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(edit('Queen Cup')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    const form = page.getByRole('dialog', { name: 'Edit Tournament' })
    await expect(form.getByLabel('Title')).toHaveValue('Pawn Cup')
    await page.goBack()
    await expect(form).toBeHidden()
  })
  await test.step('what was deleted is listed with its last day and comes back', async () => {
    await page.getByRole('button', { name: 'Delete Rook Cup' }).click()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByText('3 of 3 tournaments')).toBeVisible()

    await page.getByRole('button', { name: 'Recently Deleted' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recently deleted tournaments' })
    const first = dialog.getByRole('listitem').first()
    await expect(first).toContainText('Rook Cup')
    await expect(first).toContainText(/Deleted .+, gone for good on .+/)
    await expectAccessible(page)
    const { lift } = await inject(page, 'POST', '/api/tournaments/*/restore', { status: 500 })
    await first.getByRole('button', { name: 'Restore Rook Cup' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Failed to restore tournament')
    await lift()
    const before = await dialog.getByRole('listitem').count()
    await first.getByRole('button', { name: 'Restore Rook Cup' }).click()
    await expect(dialog.getByRole('listitem')).toHaveCount(before - 1)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('4 of 4 tournaments')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Rook Cup' })).toBeVisible()
  })
  await test.step('Back closes the question about several, and the selection stays', async () => {
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: 'Select Pawn Cup' }).check()
    await page.getByRole('checkbox', { name: 'Select King Cup' }).check()
    await page.getByRole('region', { name: 'Selection' }).getByText('Delete').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Are you sure you want to delete 2 tournaments?')
    await page.goBack()
    await expect(question).toBeHidden()
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('region', { name: 'Selection' }).getByText('Delete').click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('2 of 2 tournaments')).toBeVisible()
    await expect(page).toHaveURL(/\/admin$/)
  })
})

test('a duplicate is new, inactive and has everything; a hidden item’s picture is the director’s alone; what was deleted is removed for good', async ({
  page,
  request,
  token,
}) => {
  await makeCups(request, token, { withPicture: true })
  const headers = { Authorization: `Bearer ${token}` }
  const listed = await request.get('/api/tournaments/admin', { headers })
  const { data } = (await listed.json()) as {
    data: { _id: string; title: string; banner: string }[]
  }
  const queen = data.find(({ title }) => title === 'Queen Cup')!
  await test.step('a duplicate is a new, inactive one with everything of the first', async () => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Duplicate Queen Cup' }).click()
    const form = page.getByRole('dialog', { name: 'Create New Tournament' })
    await expect(form.getByLabel('Title')).toHaveValue('Queen Cup')
    await expect(form.getByRole('switch', { name: 'Active' })).not.toBeChecked()
    await expect(form.getByRole('button', { name: 'Enlarge banner' })).toBeVisible()
    await form.getByLabel('Title').fill('Queen Cup, again')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByText('5 of 5 tournaments')).toBeVisible()

    const answer = await request.get('/api/tournaments/admin', { headers })
    const { data } = (await answer.json()) as { data: { title: string; banner: string | null }[] }
    const [copy] = data.filter(({ title }) => title === 'Queen Cup, again')
    expect(copy).toMatchObject({ ...mine, isActive: false, prizes: [{ amount: 5000 }] })
    expect(copy!.banner).not.toBeNull()
  })
  await test.step('a hidden item’s picture is shown to the director and to nobody else', async () => {
    await request.put(`/api/tournaments/${queen._id}`, {
      headers,
      multipart: { isActive: 'false' },
    })
    await page.goto('/admin')
    const card = items(page).filter({
      has: page.getByRole('heading', { name: 'Queen Cup', exact: true }),
    })
    const picture = card.getByRole('img').first()
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    expect((await request.get(queen.banner)).status()).toBe(404)
    await request.put(`/api/tournaments/${queen._id}`, {
      headers,
      multipart: { isActive: 'true' },
    })
  })
  await test.step('what was deleted is removed for good, once that is confirmed', async () => {
    expect((await request.get(queen.banner)).status()).toBe(200)
    await request.delete(`/api/tournaments/${queen._id}`, { headers })
    expect((await request.get(queen.banner)).status()).toBe(404)

    await page.getByRole('button', { name: 'Recently Deleted' }).click()
    const dialog = page.getByRole('dialog', { name: 'Recently deleted tournaments' })
    const first = dialog.getByRole('listitem').first()
    await expect(first).toContainText('Queen Cup')
    const before = await dialog.getByRole('listitem').count()
    const question = page.getByRole('alertdialog', {
      name: 'Remove this tournament for good? This cannot be undone.',
    })
    const ask = () => first.getByRole('button', { name: 'Remove for Good: Queen Cup' }).click()
    await ask()
    await expect(question).toContainText('Queen Cup')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toBeHidden()
    await expect(dialog.getByRole('listitem')).toHaveCount(before)

    const { lift } = await inject(page, 'DELETE', '/api/tournaments/deleted/*', { status: 500 })
    await ask()
    await question.getByRole('button', { name: 'Remove for Good' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('Failed to remove tournament')
    await lift()
    await ask()
    await question.getByRole('button', { name: 'Remove for Good' }).click()
    await expect(page.getByText('Tournament removed for good')).toBeVisible()
    await expect(dialog.getByRole('listitem')).toHaveCount(before - 1)
    const restored = await request.post(`/api/tournaments/${queen._id}/restore`, { headers })
    expect(restored.status()).toBe(404)
  })
})
