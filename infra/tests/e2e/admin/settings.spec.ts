import { type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { hold, test } from './director.ts'
import { dictate } from './lists.ts'

const notifications = (page: Page) => page.getByRole('switch', { name: 'Email Notifications' })

test('recipients are added once and removed, and the switch changes, on the server first', async ({
  page,
}) => {
  await page.goto('/admin/settings')
  const field = page.getByLabel('Email address')
  const add = page.getByRole('button', { name: 'Add', exact: true })
  await expect(page.getByRole('heading', { name: 'Notification Recipients' })).toBeVisible()
  await expect(field).toHaveAttribute('type', 'email')
  await add.click()
  await expect(page.getByText('Email address added')).toBeHidden()
  await field.fill('nobody')
  await add.click()
  await expect(field).toHaveAccessibleDescription('Invalid email address')
  await field.fill('coach@sahyadri.example')
  await add.click()
  const remove = page.getByRole('button', { name: 'Remove coach@sahyadri.example' })
  await expect(remove).toBeVisible()
  await expect(field).toHaveValue('')
  await field.fill('Coach@Sahyadri.example')
  await add.click()
  await expect(field).toHaveAccessibleDescription('This email address is already in the list')
  await remove.click()
  await expect(remove).toBeHidden()
  await expect(field).not.toHaveAccessibleDescription(/already in the list/)
  await add.click()
  await expect(page.getByRole('button', { name: /^Remove coach@/i })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: /^Remove coach@/i }).click()
  await expect(remove).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Notification Recipients' })).toBeFocused()

  await expect(notifications(page)).toHaveAccessibleDescription(
    'Receive an email for each new contact form submission.'
  )
  const was = await notifications(page).isChecked()
  const call = await hold(page, 'PUT', '/api/settings/notifications')
  await notifications(page).click()
  await expect(notifications(page)).toBeDisabled()
  await expect(notifications(page)).toBeChecked({ checked: was })
  call.release()
  await expect(notifications(page)).toBeChecked({ checked: !was })
  await notifications(page).click()
  await expect(notifications(page)).toBeChecked({ checked: was })
})

test('a switch the answer leaves out is on, and an empty list says so', async ({ page }) => {
  await dictate(page, 'settings', { notificationEmails: [] })
  await page.goto('/admin/settings')
  await expect(notifications(page)).toBeChecked()
  await expect(
    page.getByText('No email addresses configured. Add an email address to receive notifications.')
  ).toBeVisible()
})
