import { expect } from '../fixtures.ts'
import { test } from './director.ts'
import { fillIn, openNew, filled } from './tournament-form.ts'

test('prizes are added, moved and removed, with what is typed, and the focus goes along; what one lacks is said and clears itself, and one in which nothing is typed is none', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  const add = form.getByRole('button', { name: 'Add prize' })
  const positions = form.getByLabel('Position')
  const amounts = form.getByLabel('Amount in ₹')
  const said = form.getByRole('status').filter({ hasText: /prize|place/i })
  const typed = () =>
    positions.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
  for (const [at, name] of ['1st', '2nd', '3rd'].entries()) {
    await add.click()
    await expect(positions.nth(at)).toBeFocused()
    await page.keyboard.type(name)
    await amounts.nth(at).fill(`${(3 - at) * 1000}`)
  }
  await form.getByRole('button', { name: 'Move prize 3 up' }).click()
  await expect(said).toHaveText('Moved to place 2 of 3')
  await expect(form.getByRole('button', { name: 'Move prize 2 up' })).toBeFocused()
  await expect.poll(typed).toEqual(['1st', '3rd', '2nd'])
  await page.keyboard.press('Enter')
  await expect.poll(typed).toEqual(['3rd', '1st', '2nd'])
  await expect(amounts.first()).toHaveValue('1000')
  await expect(positions.first(), 'it cannot go further up').toBeFocused()
  await form.getByRole('button', { name: 'Remove prize 2' }).click()
  await expect(said).toHaveText('Prize 2 removed')
  await expect.poll(typed).toEqual(['3rd', '2nd'])
  await expect(form.getByRole('button', { name: 'Remove prize 2' })).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await openNew(page)
  await expect(filled(page)).toBeVisible()
  await expect.poll(typed, 'from the draft').toEqual(['3rd', '2nd'])

  for (const left of [1, 0]) {
    await form.getByRole('button', { name: 'Remove prize 1' }).click()
    await expect(positions).toHaveCount(left)
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Title is required')).toBeVisible()
  await fillIn(form)
  for (const count of [1, 2]) {
    await form.getByRole('button', { name: 'Add prize' }).click()
    await expect(positions).toHaveCount(count)
    await expect(positions.last()).not.toHaveAttribute('aria-invalid', 'true')
    await amounts.last().fill('500')
  }
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(positions.first()).toBeFocused()
  await expect(positions.last()).toHaveAttribute('aria-invalid', 'true')
  await positions.last().fill('2nd')
  await expect(positions.last()).not.toHaveAttribute('aria-invalid', 'true')
  await expect(positions.first()).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: 'Move prize 1 down' }).click()
  await expect(positions.first()).toHaveValue('2nd')
  await expect(positions.first()).not.toHaveAttribute('aria-invalid', 'true')
  await expect(positions.last()).toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: 'Remove prize 2' }).click()
  await expect(positions).toHaveCount(1)
  await expect(positions).not.toHaveAttribute('aria-invalid', 'true')
  await form.getByRole('button', { name: 'Add prize' }).click()
  await form.getByRole('button', { name: 'Move prize 2 up' }).click()
  await expect.poll(typed).toEqual(['', '2nd'])
  await expect(form.getByText('₹500 in 1 prize', { exact: true })).toBeVisible()
  const saved = page.waitForResponse('**/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const { data } = (await (await saved).json()) as { data: { prizes: object[] } }
  expect(data.prizes).toMatchObject([{ position: '2nd', amount: 500 }])
})
